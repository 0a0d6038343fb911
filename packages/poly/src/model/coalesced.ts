import * as isl from '@boxflow/isl-wasm';

/**
 * Returns the same set, relation or function in fewer pieces, if isl finds any. Its coalescing gives up with an
 * internal error on some with many integer divisions ("total dimensionality changed unexpectedly"); those keep their
 * pieces.
 */
export function coalesced<T extends { coalesce(): T }>(pieces: T): T {
  try {
    return pieces.coalesce();
  } catch (error) {
    if (error instanceof isl.IslError && error.kind === 'internal') return pieces;
    throw error;
  }
}
