import { type ArrayGroup, groupsOf, type StrategyArray, type StrategyNest } from './nest.js';
import type { Partition } from './partition.js';

/** The places that arrays may have by one partition (thesis, 5.4). Each variant takes some of them. */
export interface Placement {
  /** The loop of a thread that blocks execute in chunks; absent if a thread has no loop. */
  readonly chunked?: string;
  readonly shared: readonly ArrayGroup[];
  readonly registers: readonly ArrayGroup[];
}

/**
 * Returns the places that arrays may have: Phase II. An array may be in shared memory if threads of a block read the same elements
 * of it, or elements that are not neighbours. It may be in registers if a thread accesses one element of it in all iterations.
 */
export function placementOf({ arrays }: StrategyNest, partition: Partition): Placement {
  const [chunked] = partition.inside;
  if (chunked === undefined) return { shared: [], registers: [] };
  const others = arrays.filter(({ name }) => !partition.constant.includes(name));
  const registers = others.filter((array) => isOneElement(array, partition));
  const shared = others.filter(
    (array) => !registers.includes(array) && !array.isWritten && isShared(array, partition),
  );
  return { chunked, shared: groupsOf(shared), registers: groupsOf(registers) };
}

function isOneElement({ strides }: StrategyArray, { inside }: Partition): boolean {
  return inside.every((name) => strides[name]?.every((stride) => stride === 0));
}

/** Returns whether threads of a block read the same elements, elements that are not neighbours, or windows that overlap. */
function isShared({ strides }: StrategyArray, { grid, inside }: Partition): boolean {
  const isReused = grid.some((name) => strides[name]?.some((stride) => stride === 0));
  const isApart = strides[grid.at(-1)!]?.some((stride) => stride === null || Math.abs(stride) > 1) ?? false;
  return isReused || isApart || hasWindow(strides, grid, inside);
}

/** Returns whether a loop of the grid and one of the thread walk along the same dimension. */
function hasWindow(
  strides: StrategyArray['strides'],
  grid: readonly string[],
  inside: readonly string[],
): boolean {
  const isUnit = (name: string) => strides[name]?.some((stride) => Math.abs(stride ?? 0) === 1) ?? false;
  return grid.some(isUnit) && inside.some(isUnit);
}
