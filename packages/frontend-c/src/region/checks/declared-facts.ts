import { isFloating } from '@boxflow/ir';
import { unparenthesised } from '../../syntax/node.js';
import type { CType } from '../../types/scope.js';
import { changeBefore } from '../memory/arrays.js';
import type { Region } from '../state/region.js';

/** Adds the facts of visible declarations: the inner extent of an array in scope is at least 1. */
export function learnFromDeclarations(region: Region): void {
  for (const array of region.source.scope.visibleVariables()) {
    if (array.storage === 'global') continue;
    for (const extent of innerExtents(array.type, array.storage === 'parameter')) {
      const node = unparenthesised(extent);
      const symbol = node.type === 'identifier' ? region.source.scope.lookup(node.text) : undefined;
      if (symbol?.kind !== 'variable' || symbol.type.kind !== 'scalar' || isFloating(symbol.type.scalar))
        continue;
      if (!changeBefore(symbol.name, array, region))
        region.ranges.set(symbol.name, { lo: 1, hi: Number.POSITIVE_INFINITY });
    }
  }
}

function innerExtents(type: CType, skipFirst: boolean) {
  const extents = [];
  let inner: CType = type;
  let first = skipFirst;
  while (inner.kind === 'array' || inner.kind === 'pointer') {
    if (inner.kind === 'array' && inner.extent && !first) extents.push(inner.extent);
    inner = inner.kind === 'array' ? inner.element : inner.target;
    first = false;
  }
  return extents;
}
