import type { RecipeLine } from '@boxflow/ir';
import type { MappingState } from '../mapping-state.js';
import { applyAllowed, recipeLine } from '../verbs/apply-line.js';
import { unrolledChunks } from './code/unrolled-chunks.js';

/** The tiles that recipe lines ask for. */
export interface TilePlan {
  readonly grid: string;
  readonly block: readonly number[];
  readonly tile: readonly number[];
  readonly reason: string;
  /** Numbers of chunks with memory of their own: the first that is allowed. */
  readonly slots: readonly number[];
  /** Whether matrix instructions may execute the sums. */
  readonly isProduct: boolean;
  /** The first that is allowed. */
  readonly chunks: readonly number[];
  /** By loop the arrays of which it has boxes. */
  readonly shared: ReadonlyMap<string, readonly string[]>;
  /** The loops that read boxes. Absent: all of them. */
  readonly reading?: readonly string[];
}

/** Returns the state with the lines of a plan; `undefined` if they are refused for all sizes of chunks. */
export function applyPlan(state: MappingState, plan: TilePlan): MappingState | undefined {
  for (const chunk of plan.chunks) {
    const tiled = applyAllowed(state, linesOf(plan, chunk));
    if (tiled) return withUnrolledChunks(withProducts(withChunksAhead(tiled, plan), plan), plan, chunk);
  }
  return undefined;
}

/** Adds lines for the loops in chunks: chunks are copied ahead, of the last loops even further if memory is left. */
function withChunksAhead(state: MappingState, { shared, slots, reading }: TilePlan): MappingState {
  const loops = reading ?? [...shared.keys()];
  const ahead = (counts: readonly number[]) => applyAllowed(state, linesAhead(loops, counts));
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

function linesAhead(loops: readonly string[], counts: readonly number[]): readonly RecipeLine[] {
  const reason = 'a block copies chunks while it executes one';
  return loops.map((loop, i) => recipeLine('pipeline', [loop, String(counts[i])], reason));
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

function linesOf({ grid, block, tile, reason, shared }: TilePlan, chunk: number): readonly RecipeLine[] {
  return [
    recipeLine('block', [grid, ...block.map(String)]),
    recipeLine('tile', [grid, ...tile.map(String)], reason),
    ...[...shared].flatMap(([loop, arrays]) =>
      arrays.map((array) => recipeLine('copy_to_shared', [loop, String(chunk), array])),
    ),
  ];
}
