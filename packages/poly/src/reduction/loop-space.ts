import type * as isl from '@boxflow/isl-wasm';

/** Loops, outermost first, and the iterations that they have. */
export interface LoopSpace {
  readonly iterators: readonly string[];
  readonly domain: isl.Set;
}
