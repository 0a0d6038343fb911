import {
  BoxflowError,
  blockDistribution,
  evaluatePlan,
  int,
  type Plan,
  scalarBytes,
  type TileStep,
} from '@boxflow/ir';
import { CurrentCopies } from './current-copies.js';
import { type SampledLoop, sampledInstances } from './sampled-instances.js';

/** The data that two devices send each other in a step of serial loops. */
export interface StepTraffic {
  /** The serial loops, outermost first; empty for what is sent once. */
  readonly loops: readonly SampledLoop[];
  /** The bytes of both directions together, by the names of arrays. */
  readonly bytes: ReadonlyMap<string, number>;
}

const DEVICES = 2;

/**
 * Returns what a typical step moves between two devices that have one contiguous block of each loop. It follows the
 * elements that a few steps write; what the region brings from memory and back is not counted. `undefined` if numbers
 * get too large.
 */
export function stepTraffic(
  plan: Plan,
  sizes: Readonly<Record<string, number>>,
): readonly StepTraffic[] | undefined {
  const options = blockDistribution(plan, new Map(Object.entries(sizes)), DEVICES);
  try {
    const found = new Map<string, { loops: readonly SampledLoop[]; bytes: Map<string, number> }>();
    const copies = plan.arrays.map(() => new CurrentCopies());
    for (const { phase, hostIterators, loops, isLast } of sampledInstances(plan.host, options.parameters)) {
      const key = loops.map(({ iterator }) => iterator).join(' ');
      const group = found.get(key) ?? { loops, bytes: new Map<string, number>() };
      found.set(key, group);
      const host = [{ kind: 'phase' as const, phase, iterators: hostIterators.map(int) }];
      const received = runPhase([...evaluatePlan({ ...plan, host }, options)], copies);
      if (!isLast) continue;
      for (const [array, elements] of received) {
        const { name, element } = plan.arrays[array]!;
        group.bytes.set(name, (group.bytes.get(name) ?? 0) + elements * scalarBytes(element));
      }
    }
    return [...found.values()];
  } catch (error) {
    if (error instanceof BoxflowError) return undefined;
    throw error;
  }
}

/** Returns the elements of each array that devices get from each other, by the array's position. */
function runPhase(tiles: readonly TileStep[], copies: readonly CurrentCopies[]): ReadonlyMap<number, number> {
  const received = new Map<number, number>();
  for (const { tile, views } of tiles) {
    for (const { array, reads, writes } of views) {
      // What a hull holds besides the written elements has to be current, too.
      const needed = [...reads, ...writes.filter(({ exact }) => !exact).map(({ box }) => box)];
      const elements = needed.reduce((sum, box) => sum + copies[array]!.read(box, tile.device), 0);
      if (elements > 0) received.set(array, (received.get(array) ?? 0) + elements);
    }
  }
  // Tiles of a phase do not read what others of it write.
  for (const { tile, views } of tiles) {
    for (const { array, writes } of views) {
      for (const { box } of writes) copies[array]!.write(box, tile.device);
    }
  }
  return received;
}
