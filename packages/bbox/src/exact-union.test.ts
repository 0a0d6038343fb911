import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyPair } from '../test/arbitrary.ts';
import { pointsOf } from '../test/point-set.ts';
import { boxHull, exactUnion } from './index.ts';

it('is the union exactly where the union is a box', () => {
  fc.assert(
    fc.property(anyPair, ([a, b]) => {
      const points = pointsOf([a, b]);
      const isBox = pointsOf([boxHull(a, b)]).size === points.size;
      const union = exactUnion(a, b);
      expect(union !== undefined).toBe(isBox);
      if (union !== undefined) expect(pointsOf([union])).toEqual(points);
    }),
    { numRuns: 500 },
  );
});
