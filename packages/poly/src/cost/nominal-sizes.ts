import { evaluateIntExpr, type IntExpr, variablesOf } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import type { ScopModel } from '../model/scop-model.js';

/** The estimate of a size that the program leaves open: large enough for parallelism to matter. */
export const NOMINAL_SIZE = 1000;

/** Elements of an array that is worth a device: at its memory's speed, an H200 needs about 30 µs to read so many doubles. */
const LARGE_ARRAY = 2 ** 24;

/**
 * Returns the estimate of open sizes at which the array with most open extents has `LARGE_ARRAY` elements. Mappings with fewer threads
 * than points suit such sizes. At `NOMINAL_SIZE`, a vector would be too short for them, and a volume would exceed the memory of a device.
 */
export function largeSize({ scop }: ScopModel): number {
  const open = new Set(scop.parameters.flatMap(({ name, value }) => (value === undefined ? [name] : [])));
  const isOpen = (extent: IntExpr | null): boolean =>
    extent === null || variablesOf(extent).some((name) => open.has(name));
  const rank = Math.max(0, ...scop.arrays.map(({ extents }) => extents.filter(isOpen).length));
  return rank > 0 ? Math.ceil(LARGE_ARRAY ** (1 / rank)) : NOMINAL_SIZE;
}

/**
 * Returns one value for each parameter, as far as the context allows it: the one that the program gives it,
 * else `nominal`.
 */
export function nominalSizes(model: ScopModel, nominal: number = NOMINAL_SIZE): isl.Set {
  let sizes: isl.Set = model.context;
  const { parameters } = model.scop;
  const values = new Map(parameters.map(({ name, value = nominal }) => [name, value]));
  for (const { name, product, value } of parameters)
    if (product && value === undefined) values.set(name, evaluateIntExpr(product, values));
  for (const [name, value] of values) {
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
