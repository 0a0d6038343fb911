import { BoxflowError, evaluateIntExpr, type Plan, type PlanArray } from '@boxflow/ir';
import {
  arrayMissing,
  arrayOfOtherLength,
  arrayOfOtherType,
  arraysOverlap,
  arrayUnknown,
} from '../diagnostics.js';
import { arrayClassName, isArrayOf, type RegionArray } from './element-arrays.js';

export type ArrayValues = Readonly<Record<string, RegionArray>>;

/**
 * Returns the arrays in the plan's order, `null` for those that live in the region. Throws BF5062 if one is missing or
 * unknown, or has a different type or length in the region, and BF5063 if a written one shares memory with a different
 * one.
 */
export function checkArrays(
  plan: Plan,
  parameters: BigInt64Array,
  values: ArrayValues,
): readonly (RegionArray | null)[] {
  const outer = plan.arrays.filter(isOuter);
  const known = outer.map(({ name }) => name);
  const unknown = Object.keys(values).find((name) => !known.includes(name));
  if (unknown !== undefined) throw new BoxflowError(arrayUnknown(unknown, known));
  const environment = new Map(plan.parameters.map((name, i) => [name, Number(parameters[i])]));
  const arrays = plan.arrays.map((array) => (isOuter(array) ? checkArray(array, environment, values) : null));
  requireApart(plan, arrays);
  return arrays;
}

function isOuter(array: PlanArray): boolean {
  return array.liveIn || array.liveOut;
}

function checkArray(
  array: PlanArray,
  environment: ReadonlyMap<string, number>,
  values: ArrayValues,
): RegionArray {
  const expected = arrayClassName(array.element);
  const value = Object.hasOwn(values, array.name) ? values[array.name] : undefined;
  if (value === undefined) throw new BoxflowError(arrayMissing(array.name, expected));
  if (!isArrayOf(array.element, value)) {
    throw new BoxflowError(arrayOfOtherType(array.name, describe(value), expected));
  }
  const extents = array.extents.map((extent) => Math.max(0, evaluateIntExpr(extent, environment)));
  if (value.length !== extents.reduce((product, extent) => product * extent, 1)) {
    throw new BoxflowError(arrayOfOtherLength(array.name, value.length, extents));
  }
  return value;
}

function describe(value: unknown): string {
  return value === null ? 'null' : ((value as object).constructor?.name ?? typeof value);
}

function requireApart(plan: Plan, arrays: readonly (RegionArray | null)[]): void {
  for (const [i, first] of arrays.entries()) {
    for (const [j, second] of arrays.entries()) {
      if (j >= i || !first || !second || first.buffer !== second.buffer) continue;
      if (!plan.arrays[i]?.liveOut && !plan.arrays[j]?.liveOut) continue;
      const apart =
        first.byteOffset + first.byteLength <= second.byteOffset ||
        second.byteOffset + second.byteLength <= first.byteOffset;
      if (!apart)
        throw new BoxflowError(arraysOverlap(plan.arrays[j]?.name ?? '', plan.arrays[i]?.name ?? ''));
    }
  }
}
