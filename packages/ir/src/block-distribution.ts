import type { IntEnvironment } from './int-expr-evaluate.js';
import type { Plan } from './plan.js';
import { type EvaluationOptions, evaluateInterval, type TileChooser } from './plan-evaluate.js';
import type { Interval, Tile } from './tile-step.js';

/**
 * The default distribution: each class's interval is cut into one contiguous block per device, as even as integers
 * allow (device d of N starts at `lo + floor(d * length / N)`), and a device runs the part of every phase that lies
 * in its block. A phase that must stay whole runs where its first iteration lies.
 */
export function blockDistribution(
  plan: Plan,
  parameters: IntEnvironment,
  devices: number,
): EvaluationOptions {
  const readers = plan.classes.map((each) => blocks(evaluateInterval(each, parameters), devices));
  const tiles: TileChooser = (phase, interval) => {
    const owned = readers[phase.class]!;
    return phase.single === null
      ? cut(interval, owned)
      : [{ ...interval, device: ownerOf(interval.lo, owned) }];
  };
  return { parameters, tiles, readers };
}

/** `count` neighbouring intervals; some are empty where there are fewer iterations than blocks. */
export function blocks({ lo, hi }: Interval, count: number): Interval[] {
  const length = Math.max(hi - lo, 0);
  const border = (position: number) => lo + Number((BigInt(length) * BigInt(position)) / BigInt(count));
  return Array.from({ length: count }, (_, i) => ({ lo: border(i), hi: border(i + 1) }));
}

function cut(interval: Interval, owned: readonly Interval[]): Tile[] {
  return owned
    .map(({ lo, hi }, device) => ({ device, lo: Math.max(lo, interval.lo), hi: Math.min(hi, interval.hi) }))
    .filter(({ lo, hi }) => lo < hi);
}

function ownerOf(position: number, owned: readonly Interval[]): number {
  return Math.max(
    owned.findIndex(({ lo, hi }) => lo <= position && position < hi),
    0,
  );
}
