import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyPair } from '../test/arbitrary.ts';
import { intersection, pointsOf } from '../test/point-set.ts';
import { box, intersect, isDisjoint } from './index.ts';

it('holds the common points', () => {
  fc.assert(
    fc.property(anyPair, ([a, b]) => {
      const common = intersection(pointsOf([a]), pointsOf([b]));
      expect(pointsOf([intersect(a, b)])).toEqual(common);
      expect(isDisjoint(a, b)).toBe(common.size === 0);
    }),
  );
});

it('has no negative extent if it is empty', () => {
  expect(intersect(box([0, 0], [2, 9]), box([5, 3], [7, 4]))).toEqual({ lo: [5, 3], hi: [5, 4] });
});
