import { type ScopArray, scalarBytes } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { accessedElements } from '../model/array-elements.js';
import type { ScopModel } from '../model/scop-model.js';
import { countElements } from './count-elements.js';

/** Returns the bytes of all that the region accesses of some arrays, by an upper bound. */
export function arrayBytes(model: ScopModel, arrays: readonly ScopArray[], sizes: isl.Set): number {
  return arrays
    .map(({ name, element }) => {
      const elements = isl.UnionSet.fromSet(accessedElements(model, name));
      return countElements(elements, sizes) * scalarBytes(element);
    })
    .reduce((sum, bytes) => sum + bytes, 0);
}
