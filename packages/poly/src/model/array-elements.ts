import { subscriptName } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { affineText } from './affine-text.js';
import { coalesced } from './coalesced.js';
import { declaredArray } from './declared-array.js';
import type { ScopModel } from './scop-model.js';

/**
 * Returns the elements that an array's declaration allows; unbounded above if an extent is not given or not
 * affine.
 */
export function declaredElements(model: ScopModel, name: string): isl.Set {
  const array = declaredArray(model, name);
  const params = model.scop.parameters.map((p) => p.name).join(', ');
  const subscripts = array.extents.map((_, d) => subscriptName(d));
  const bounds = array.extents.map((extent, d) => {
    const upper = extent && affineText(extent);
    return `0 <= ${subscriptName(d)}${upper === undefined || upper === null ? '' : ` < ${upper}`}`;
  });
  const condition = bounds.join(' and ') || 'true';
  return isl.Set.readFromStr(
    model.ctx,
    `[${params}] -> { ${array.name}[${subscripts.join(', ')}] : ${condition} }`,
  );
}

/** Returns all elements that the region accesses. */
export function accessedElements(model: ScopModel, name: string): isl.Set {
  const images = model.statements.flatMap(({ accesses }) =>
    accesses.filter(({ access }) => access.array === name).map(({ relation }) => relation.range()),
  );
  const [first, ...rest] = images;
  if (!first) return declaredElements(model, name).subtract(declaredElements(model, name));
  return coalesced(rest.reduce((union, image) => union.union(image), first));
}
