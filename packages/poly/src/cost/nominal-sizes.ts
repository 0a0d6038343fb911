import * as isl from '@boxflow/isl-wasm';
import type { ScopModel } from '../model/scop-model.js';

/** The estimate of a size that the program leaves open: large enough for parallelism to matter. */
export const NOMINAL_SIZE = 1000;

/**
 * Returns one value for each parameter, as far as the context allows it: the one that the program gives it,
 * else `nominal`.
 */
export function nominalSizes(model: ScopModel, nominal: number = NOMINAL_SIZE): isl.Set {
  let sizes: isl.Set = model.context;
  for (const { name, value = nominal } of model.scop.parameters) {
    const fixed = (condition: string): isl.Set =>
      sizes.intersect(isl.Set.readFromStr(model.ctx, `[${name}] -> { : ${condition} }`));
    const wished = fixed(`${name} = ${value}`);
    if (!wished.isEmpty()) {
      sizes = wished;
      continue;
    }
    const large = fixed(`${name} >= ${value}`);
    sizes = isl.Set.fromBasicSet((large.isEmpty() ? sizes : large).sample());
  }
  return sizes;
}
