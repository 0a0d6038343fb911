import type { IntEnvironment } from '../int-expr/evaluate.js';
import type { Phase, Plan, SecondDimension } from './plan.js';
import { type EvaluationOptions, evaluateInterval, isEmptyExtent } from './plan-evaluate.js';
import type { Interval, TileExtent } from './tile-step.js';

/**
 * The default distribution: each class's interval is cut into one contiguous block per device, as even as integers
 * allow (device d of N starts at `lo + floor(d * length / N)`), and a device runs the part of every phase that lies
 * in its block. A phase that must stay whole runs where its first iteration lies.
 *
 * In two `dimensions` the devices form a grid ({@link deviceGrid}), row after row: of a phase with a second
 * dimension, rows of devices have blocks of the first one, and columns blocks of the second. Phases with one
 * dimension are dealt to all devices as always.
 */
export function blockDistribution(
  plan: Plan,
  parameters: IntEnvironment,
  devices: number,
  dimensions: 1 | 2 = 1,
): EvaluationOptions {
  const grid = deviceGrid(devices);
  const blocksOf = (dimension: Phase | SecondDimension, count: number) =>
    blocks(evaluateInterval(plan.classes[dimension.class]!, parameters), count);
  const readers = (phase: Phase): TileExtent[] => {
    if (!phase.second) return blocksOf(phase, devices);
    const rows = blocksOf(phase, dimensions === 2 ? grid.rows : devices);
    const columns = blocksOf(phase.second, dimensions === 2 ? grid.columns : 1);
    return rows.flatMap((row) => columns.map((second) => ({ ...row, second })));
  };
  const tiles: EvaluationOptions['tiles'] = (phase, extent) => {
    const owned = readers(phase);
    if (phase.single !== null) return [{ ...extent, device: ownerOf(extent, owned) }];
    return owned
      .map((part, device) => ({ ...commonExtent(part, extent), device }))
      .filter((tile) => !isEmptyExtent(tile));
  };
  return { parameters, tiles, readers };
}

/** Devices in rows and columns, as square as can be: 4 are 2 x 2, 6 are 3 x 2, and 7 are 7 x 1. */
export function deviceGrid(devices: number): { readonly rows: number; readonly columns: number } {
  let columns = Math.floor(Math.sqrt(devices));
  while (devices % columns !== 0) columns--;
  return { rows: devices / columns, columns };
}

/** Returns `count` neighbouring intervals; some are empty if there are fewer iterations than blocks. */
export function blocks({ lo, hi }: Interval, count: number): Interval[] {
  const length = Math.max(hi - lo, 0);
  const border = (position: number) => lo + Number((BigInt(length) * BigInt(position)) / BigInt(count));
  return Array.from({ length: count }, (_, i) => ({ lo: border(i), hi: border(i + 1) }));
}

/** Returns the intersection. */
function commonExtent(a: TileExtent, b: TileExtent): TileExtent {
  const first = commonInterval(a, b);
  return a.second && b.second ? { ...first, second: commonInterval(a.second, b.second) } : first;
}

function commonInterval(a: Interval, b: Interval): Interval {
  return { lo: Math.max(a.lo, b.lo), hi: Math.min(a.hi, b.hi) };
}

/** Returns the device with the first iteration of the extent; the first device if none has it. */
function ownerOf(extent: TileExtent, owned: readonly TileExtent[]): number {
  const position = owned.findIndex((part) => {
    const isInSecond = !part.second || !extent.second || holds(part.second, extent.second.lo);
    return holds(part, extent.lo) && isInSecond;
  });
  return Math.max(position, 0);
}

function holds({ lo, hi }: Interval, position: number): boolean {
  return lo <= position && position < hi;
}
