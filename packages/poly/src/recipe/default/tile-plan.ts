import type { RecipeLine } from '@boxflow/ir';
import type { MappingState } from '../mapping-state.js';
import { applyAllowed, recipeLine } from '../verbs/apply-line.js';
import { withLaunchBounds } from './code/launch-bounds.js';
import { withNeighbouringColumns } from './code/neighbouring-columns.js';
import { unrolledChunks } from './code/unrolled-chunks.js';

/** An array of which a loop in chunks has boxes, and why. */
export interface SharedArray {
  readonly array: string;
  readonly reason: string;
}

/** The tiles that recipe lines ask for. */
export interface TilePlan {
  readonly grid: string;
  readonly block: readonly number[];
  readonly tile: readonly number[];
  /** The reasons for the block and for the tile. */
  readonly why: { readonly block: string; readonly tile: string };
  /** Numbers of chunks with memory of their own: the first that is allowed. */
  readonly slots: readonly number[];
  /** Whether matrix instructions may execute the sums. */
  readonly isProduct: boolean;
  /** The first that is allowed. */
  readonly chunks: readonly number[];
  /** By loop the arrays of which it has boxes. */
  readonly shared: ReadonlyMap<string, readonly SharedArray[]>;
  /** The loops that read boxes. Absent: all of them. */
  readonly reading?: readonly string[];
}

/** Returns the state with the lines of a plan; `undefined` if they are refused for all sizes of chunks. */
export function applyPlan(state: MappingState, plan: TilePlan): MappingState | undefined {
  for (const chunk of plan.chunks) {
    const tiled = applyAllowed(state, linesOf(plan, chunk));
    if (tiled) return withCode(withProducts(withChunksAhead(tiled, plan), plan), plan, chunk);
  }
  return undefined;
}

/** Adds lines for the code of blocks. */
function withCode(state: MappingState, plan: TilePlan, chunk: number): MappingState {
  const inRuns = withNeighbouringColumns(state, plan.grid);
  return withUnrolledChunks(withLaunchBounds(inRuns, plan.grid), plan, chunk);
}

/** Adds lines for the loops in chunks: chunks are copied ahead, of the last loops even further if memory is left. */
function withChunksAhead(state: MappingState, { shared, slots, reading }: TilePlan): MappingState {
  const loops = reading ?? [...shared.keys()];
  const ahead = (counts: readonly number[]) => applyAllowed(state, linesAhead(loops, counts, slots[0]!));
  const count = slots.find((one) => ahead(loops.map(() => one)));
  if (count === undefined) return state;
  const counts = loops.reduceRight<readonly number[]>(
    (current, _, last) => {
      const further = (more: number) => current.map((own, i) => (i === last ? more : own));
      const more = slots.find((one) => one > count && ahead(further(one)));
      return more === undefined ? current : further(more);
    },
    loops.map(() => count),
  );
  return ahead(counts) ?? state;
}

function linesAhead(
  loops: readonly string[],
  counts: readonly number[],
  most: number,
): readonly RecipeLine[] {
  return loops.map((loop, i) => {
    const count = counts[i]!;
    const copied = count > 2 ? `${count - 1} chunks` : 'the next chunk';
    const limit = count < most ? ', and has no memory for more' : '';
    const reason = `a block copies ${copied} while it executes one${limit}`;
    return recipeLine('pipeline', [loop, String(count)], reason);
  });
}

/** Adds lines for the loops that matrix instructions can execute. */
function withProducts(state: MappingState, { shared, isProduct }: TilePlan): MappingState {
  if (!isProduct) return state;
  return [...shared.keys()].reduce((current, loop) => {
    const contracted = recipeLine('contract', [loop, 'mma_f64'], 'its products are added with one rounding');
    return applyAllowed(current, [contracted]) ?? current;
  }, state);
}

/** Adds lines by which compilers copy the bodies of the loops in chunks. */
function withUnrolledChunks(state: MappingState, { shared }: TilePlan, chunk: number): MappingState {
  const loops = [...shared].flatMap(([loop, arrays]) => (arrays.length > 0 ? [loop] : []));
  return loops.reduce((current, loop) => {
    return applyAllowed(current, [unrolledChunks(current, loop, chunk)]) ?? current;
  }, state);
}

function linesOf({ grid, block, tile, why, shared }: TilePlan, chunk: number): readonly RecipeLine[] {
  return [
    recipeLine('block', [grid, ...block.map(String)], why.block),
    recipeLine('tile', [grid, ...tile.map(String)], why.tile),
    ...[...shared].flatMap(([loop, arrays]) =>
      arrays.map(({ array, reason }) => recipeLine('copy_to_shared', [loop, String(chunk), array], reason)),
    ),
  ];
}
