import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyPair } from '../test/arbitrary.ts';
import { isSubsetOf, pointsOf } from '../test/point-set.ts';
import { type Box, box, boxHull, isEmpty } from './index.ts';

it('is the smallest box around both', () => {
  fc.assert(
    fc.property(anyPair, ([a, b]) => {
      const hull = boxHull(a, b);
      const points = pointsOf([a, b]);
      expect(isSubsetOf(points, pointsOf([hull]))).toBe(true);
      for (const smaller of shrunk(hull)) expect(isSubsetOf(points, pointsOf([smaller]))).toBe(false);
    }),
  );
});

it('does not depend on the order', () => {
  fc.assert(
    fc.property(anyPair, ([a, b]) => {
      expect(pointsOf([boxHull(a, b)])).toEqual(pointsOf([boxHull(b, a)]));
    }),
  );
});

it('ignores an empty box wherever it lies', () => {
  expect(boxHull(box([0], [2]), box([90], [90]))).toEqual(box([0], [2]));
});

/** The box without its first or its last layer, in each dimension. */
function shrunk(a: Box): Box[] {
  if (isEmpty(a)) return [];
  return a.lo.flatMap((_, d) => [
    { lo: a.lo.map((low, e) => (e === d ? low + 1 : low)), hi: a.hi },
    { lo: a.lo, hi: a.hi.map((high, e) => (e === d ? high - 1 : high)) },
  ]);
}
