import { BoxflowError, type RecipeLine, type RecipeVerb } from '@boxflow/ir';
import { type MappingSession, permutedPart } from '@boxflow/poly';
import { groupsOf, type StrategyNest } from './nest.js';
import type { StrategyTarget } from './target.js';

/** A way to make blocks and threads of the loops of a nest (thesis, 5.3). */
export interface Partition {
  /** All loops in their new order: those of the host, those of the grid, slowest first, and those of a thread. */
  readonly order: readonly string[];
  readonly host: readonly string[];
  readonly grid: readonly string[];
  readonly inside: readonly string[];
  /** The arrays of which iterations of a loop of the grid have copies. */
  readonly copies: Readonly<Record<string, readonly string[]>>;
  /** `line`: the threads of a block are along x; `box`: along all loops of the grid. */
  readonly threads: 'line' | 'box';
  /** The arrays in constant memory. */
  readonly constant: readonly string[];
}

/** The partitions of a nest, and what has been left out on the way: the first columns of the thesis's Table 6.2. */
export interface Partitions {
  readonly partitions: readonly Partition[];
  /** All orders of the loops. */
  readonly orders: number;
  /** Those that dependences forbid, or in which a parallel loop would be inside a serial one for no reason. */
  readonly prunedByDependences: number;
  /** Those of the rest whose threads do not access neighbouring elements. */
  readonly prunedByCoalescing: number;
}

const MOST_GRID_LOOPS = 3;

/**
 * Returns the partitions of a nest: Phase I. Parallel loops become the grid, outside all others if dependences allow that. The loop
 * for x accesses neighbouring elements. There is no partition if no loop is parallel.
 */
export function partitionsOf(
  nest: StrategyNest,
  session: MappingSession,
  target: StrategyTarget,
): Partitions {
  const legal = gridOrders(nest, session);
  const coalesced = legal.filter(({ grid }) => isCoalesced(nest, grid.at(-1)!));
  const kept = coalesced.length > 0 ? coalesced : legal;
  const orders = factorial(nest.loops.length);
  const partitions = kept.flatMap((order) => {
    const threads = order.grid.length > 1 ? (['line', 'box'] as const) : (['line'] as const);
    const constants = constantSets(nest, order, target);
    return threads.flatMap((shape) => constants.map((constant) => ({ ...order, threads: shape, constant })));
  });
  return {
    partitions,
    orders,
    prunedByDependences: orders - legal.length,
    prunedByCoalescing: legal.length - kept.length,
  };
}

type LoopOrder = Omit<Partition, 'threads' | 'constant'>;

/** Returns the orders that the mapping accepts, with the parallel loops outside as far as possible. */
function gridOrders(nest: StrategyNest, session: MappingSession): readonly LoopOrder[] {
  const names = nest.loops.map(({ name }) => name);
  const parallel = nest.loops.filter(({ isParallel }) => isParallel).map(({ name }) => name);
  const outside = ordersWith([], parallel, names, session);
  if (outside.length > 0) return outside;
  // A serial loop that cannot be inside is one of the host.
  const first = nest.loops.findIndex(({ isParallel }) => isParallel);
  return first < 0 ? [] : ordersWith(names.slice(0, first), parallel, names, session);
}

function ordersWith(
  host: readonly string[],
  parallel: readonly string[],
  names: readonly string[],
  session: MappingSession,
): readonly LoopOrder[] {
  const grids = permutations(parallel.slice(0, MOST_GRID_LOOPS));
  return grids.flatMap((grid): readonly LoopOrder[] => {
    const inside = names.filter((name) => !host.includes(name) && !grid.includes(name));
    const order = [...host, ...grid, ...inside];
    const branch = session.branch();
    if (grid.length === 0) return [];
    if (!orderLines(names, order).every((one) => accepts(branch, one))) return [];
    const found = grid.map((name) => ({ name, ...branch.parallelism(name) }));
    if (found.some(({ isParallel }) => !isParallel)) return [];
    const copies = Object.fromEntries(found.map((one) => [one.name, one.copies]));
    return [{ order, host, grid, inside, copies }];
  });
}

/** Returns the lines that bring loops into an order. */
export function orderLines(from: readonly string[], to: readonly string[]): readonly RecipeLine[] {
  const part = permutedPart(from, to);
  return part.length === 0 ? [] : [line('permute', part)];
}

export function line(verb: RecipeVerb, args: readonly string[]): RecipeLine {
  return { verb, args };
}

/** Applies a line. Returns whether it was accepted. */
export function accepts(branch: MappingSession, one: RecipeLine): boolean {
  try {
    branch.apply(one);
    return true;
  } catch (error) {
    if (error instanceof BoxflowError) return false;
    throw error;
  }
}

function isCoalesced({ arrays }: StrategyNest, x: string): boolean {
  return arrays.some(({ strides }) => strides[x]?.some((stride) => Math.abs(stride ?? 0) === 1));
}

/** Returns the sets of arrays in constant memory: none, each group alone, and all together if there is room. */
function constantSets(
  { arrays }: StrategyNest,
  { grid, inside }: LoopOrder,
  { constantBytes }: StrategyTarget,
): readonly (readonly string[])[] {
  const candidates = arrays.filter(({ isWritten, bytes, strides }) => {
    const isSame = grid.every((name) => strides[name]?.every((stride) => stride === 0));
    const isReused = inside.some((name) => strides[name]?.some((stride) => stride !== 0));
    return !isWritten && isSame && isReused && bytes !== undefined && bytes <= constantBytes;
  });
  const groups = groupsOf(candidates);
  const isRoom = candidates.reduce((sum, { bytes }) => sum + bytes!, 0) <= constantBytes;
  return [[], ...groups, ...(groups.length > 1 && isRoom ? [groups.flat()] : [])];
}

function permutations<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, i) =>
    permutations([...items.slice(0, i), ...items.slice(i + 1)]).map((rest) => [item, ...rest]),
  );
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}
