import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyList, anyPair } from '../test/arbitrary.ts';
import { isSubsetOf, pointsOf } from '../test/point-set.ts';
import { type Box, box, boxEquals, boxHull, boxHullAll, isEmpty } from './index.ts';

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
    fc.property(
      anyList.filter((boxes) => boxes.length > 0),
      (boxes) => {
        expect(boxEquals(boxHullAll(boxes), boxHullAll([...boxes].reverse()))).toBe(true);
      },
    ),
  );
});

it('ignores an empty box wherever it lies', () => {
  expect(boxHull(box([0], [2]), box([90], [90]))).toEqual(box([0], [2]));
});

it('of no boxes is an error', () => {
  expect(() => boxHullAll([])).toThrow(
    'The hull of no boxes has no dimensions: handle the empty list first.',
  );
});

/** The box without its first or its last layer, in each dimension. */
function shrunk(a: Box): Box[] {
  if (isEmpty(a)) return [];
  return a.lo.flatMap((_, d) => [
    { lo: a.lo.map((low, e) => (e === d ? low + 1 : low)), hi: a.hi },
    { lo: a.lo, hi: a.hi.map((high, e) => (e === d ? high - 1 : high)) },
  ]);
}
