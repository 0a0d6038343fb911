import type { Partition } from '../reduction/partition.js';
import type { Reduction } from '../reduction/reducible.js';
import { rfactor } from '../reduction/rfactor.js';
import { type MappingState, withScop } from './mapping-state.js';

/** A loop whose reductions may be computed in parts. */
export interface LoopInParts {
  /** The loop's first statement. */
  readonly first: string;
  readonly partition: Partition;
  readonly reductions: readonly Reduction[];
}

/** Returns the state before any other line, with the reductions of the loops in parts. One analysis serves them all. */
export function withLoopsInParts(state: MappingState, loops: readonly LoopInParts[]): MappingState {
  const { ctx, scop } = state.model;
  const rewritten = loops.reduce(
    (current, { first, partition, reductions }) => rfactor(ctx, current, first, partition, reductions),
    scop,
  );
  return withScop(state, rewritten);
}
