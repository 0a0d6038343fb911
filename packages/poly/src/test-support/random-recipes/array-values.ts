import { type CValue, convert } from '@boxflow/codegen-c/testing';
import { evaluateIntExpr, type IntEnvironment, isFloating, type ScalarType, type Scop } from '@boxflow/ir';
import type { SeededRandom } from '@boxflow/ir/testing';

/** The elements of arrays, by name. */
export type ArrayValues = Map<string, ArrayOfValues>;

export interface ArrayOfValues {
  readonly type: ScalarType;
  readonly extents: readonly number[];
  /** Row-major. */
  readonly data: CValue[];
}

/** Returns arrays full of values that sums round, zeros of both signs among them. */
export function randomArrays({ arrays }: Scop, sizes: IntEnvironment, random: SeededRandom): ArrayValues {
  return new Map(
    arrays.map(({ name, element, extents }) => {
      const known = extents.map((extent) => evaluateIntExpr(extent!, sizes));
      const data = Array.from({ length: volume(known) }, () => randomValue(element, random));
      return [name, { type: element, extents: known, data }];
    }),
  );
}

export function randomValue(type: ScalarType, random: SeededRandom): CValue {
  if (!isFloating(type)) return convert(BigInt(random.integer(0, 1000)), type);
  return convert(random.pick([0, -0, 1, 1, 1, 1, 1, 1]) * (random.integer(-1000, 1000) / 700), type);
}

export function volume(extents: readonly number[]): number {
  return extents.reduce((product, extent) => product * extent, 1);
}

/** Returns the position of an element in row-major order; -1 if it is outside. */
export function positionOf(extents: readonly number[], index: readonly number[]): number {
  let position = 0;
  for (const [d, extent] of extents.entries()) {
    const value = index[d]!;
    if (value < 0 || value >= extent) return -1;
    position = position * extent + value;
  }
  return position;
}

export function copyOf(arrays: ArrayValues): ArrayValues {
  return new Map([...arrays].map(([name, array]) => [name, { ...array, data: [...array.data] }]));
}
