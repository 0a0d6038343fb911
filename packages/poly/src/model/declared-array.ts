import type { ScopArray } from '@boxflow/ir';
import type { ScopModel } from './scop-model.js';

/** Returns the array of that name. */
export function declaredArray(model: ScopModel, name: string): ScopArray {
  const array = model.scop.arrays.find((candidate) => candidate.name === name);
  if (!array) throw new Error(`there is no array ${name}`);
  return array;
}
