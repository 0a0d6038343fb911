import * as isl from '@boxflow/isl-wasm';

/** Ends the enumeration of a set. */
class Enough extends Error {}

/** Returns the points of a set, and whether there are more than `most`. The parameters of the set are fixed. */
export function pointsOf(
  set: isl.Set,
  most: number,
): { readonly points: readonly (readonly number[])[]; readonly isCut: boolean } {
  const count = set.dim(isl.DimType.Set);
  const points: number[][] = [];
  try {
    set.projectOut(isl.DimType.Param, 0, set.dim(isl.DimType.Param)).foreachPoint((point) => {
      if (points.length === most) throw new Enough();
      points.push(
        Array.from({ length: count }, (_, position) =>
          Number(point.getCoordinateVal(isl.DimType.Set, position).toBigInt()),
        ),
      );
    });
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
    return { points: points.sort(compare), isCut: true };
  }
  return { points: points.sort(compare), isCut: false };
}

/** Orders points lexicographically. */
function compare(a: readonly number[], b: readonly number[]): number {
  const position = a.findIndex((value, i) => value !== b[i]);
  return position < 0 ? 0 : a[position]! - b[position]!;
}
