import { type Box, isSubset } from './box.ts';
import { boxHull } from './hull.ts';

/** Returns the union if it is a box; `undefined` if the hull would hold a point that is in neither. */
export function exactUnion(a: Box, b: Box): Box | undefined {
  if (isSubset(b, a)) return a;
  if (isSubset(a, b)) return b;
  return meetInOneDimension(a, b) ? boxHull(a, b) : undefined;
}

/** Two boxes, neither inside the other, make a box when they differ in one dimension only and leave no gap there. */
function meetInOneDimension(a: Box, b: Box): boolean {
  const different = a.lo.flatMap((low, d) => (low === b.lo[d] && a.hi[d] === b.hi[d] ? [] : [d]));
  const [d, ...others] = different;
  return d !== undefined && others.length === 0 && a.lo[d]! <= b.hi[d]! && b.lo[d]! <= a.hi[d]!;
}
