import * as isl from '@boxflow/isl-wasm';
import type { ScopModel } from '../model/scop-model.js';

/** What a size is taken for where the program leaves it open: large enough for parallelism to matter. */
export const NOMINAL_SIZE = 1000;

/** One value for each parameter: {@link NOMINAL_SIZE} as far as the context allows it. */
export function nominalSizes(model: ScopModel): isl.Set {
  let sizes: isl.Set = model.context;
  for (const { name } of model.scop.parameters) {
    const fixed = (condition: string): isl.Set =>
      sizes.intersect(isl.Set.readFromStr(model.ctx, `[${name}] -> { : ${condition} }`));
    const wished = fixed(`${name} = ${NOMINAL_SIZE}`);
    if (!wished.isEmpty()) {
      sizes = wished;
      continue;
    }
    const large = fixed(`${name} >= ${NOMINAL_SIZE}`);
    sizes = isl.Set.fromBasicSet((large.isEmpty() ? sizes : large).sample());
  }
  return sizes;
}
