import * as isl from '@boxflow/isl-wasm';

/**
 * The same relation in fewer pieces, where isl finds any. Its coalescing gives up with an internal error on some relations
 * with many integer divisions ("total dimensionality changed unexpectedly"); those keep their pieces.
 */
export function coalesced(relation: isl.UnionMap): isl.UnionMap {
  try {
    return relation.coalesce();
  } catch (error) {
    if (error instanceof isl.IslError && error.kind === 'internal') return relation;
    throw error;
  }
}
