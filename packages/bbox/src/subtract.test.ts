import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyPair } from '../test/arbitrary.ts';
import { expectDisjointInOrder } from '../test/invariants.ts';
import { difference, pointsOf } from '../test/point-set.ts';
import { box, subtract } from './index.ts';

it('holds the points of the first that are not in the second', () => {
  fc.assert(
    fc.property(anyPair, ([a, b]) => {
      const rest = subtract(a, b);
      expect(pointsOf(rest)).toEqual(difference(pointsOf([a]), pointsOf([b])));
      expectDisjointInOrder(rest);
      expect(rest.length).toBeLessThanOrEqual(Math.max(1, 2 * a.lo.length));
    }),
  );
});

it('keeps whole rows: a hole in a matrix leaves a band above, a band below and two short sides', () => {
  expect(subtract(box([0, 0], [9, 9]), box([3, 4], [5, 6]))).toEqual([
    box([0, 0], [3, 9]),
    box([3, 0], [5, 4]),
    box([3, 6], [5, 9]),
    box([5, 0], [9, 9]),
  ]);
});

it('of a scalar from itself is nothing', () => {
  expect(subtract(box([], []), box([], []))).toEqual([]);
});
