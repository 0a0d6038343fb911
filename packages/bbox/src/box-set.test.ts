import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBoxes, anyDimensions } from '../test/arbitrary.ts';
import { expectDisjointInOrder } from '../test/invariants.ts';
import { difference, isSubsetOf, pointsOf, union } from '../test/point-set.ts';
import { type BoxSet, box, boxSet, setIsSubset, setSubtract, setUnion } from './index.ts';

const anySets = anyDimensions.chain((n) =>
  fc.tuple(anyBoxes(n), anyBoxes(n)).map(([a, b]): [BoxSet, BoxSet] => [boxSet(n, a), boxSet(n, b)]),
);

const points = (set: BoxSet) => pointsOf(set.boxes);

describe.each([
  { name: 'setUnion', operation: setUnion, twin: union },
  { name: 'setSubtract', operation: setSubtract, twin: difference },
])('$name', ({ operation, twin }) => {
  it('agrees with the point set', () => {
    fc.assert(
      fc.property(anySets, ([a, b]) => {
        const result = operation(a, b);
        expect(points(result)).toEqual(twin(points(a), points(b)));
        expect(result.dimensions).toBe(a.dimensions);
        expectDisjointInOrder(result.boxes);
      }),
    );
  });

  it('refuses sets of different arrays', () => {
    expect(() => operation(boxSet(1, []), boxSet(2, []))).toThrow(
      'Sets of 1 and 2 dimensions cannot be combined: they belong to different arrays.',
    );
  });
});

it('setIsSubset agrees with the point set', () => {
  fc.assert(
    fc.property(anySets, ([a, b]) => {
      expect(setIsSubset(a, b)).toBe(isSubsetOf(points(a), points(b)));
      expect(setIsSubset(setSubtract(a, b), a)).toBe(true);
    }),
  );
});

it('a union leaves the boxes of its first set as they are', () => {
  const held = boxSet(1, [box([2], [5])]);
  expect(setUnion(held, boxSet(1, [box([0], [9])])).boxes).toEqual([
    box([0], [2]),
    box([2], [5]),
    box([5], [9]),
  ]);
});

it('refuses a box of another number of dimensions', () => {
  expect(() => boxSet(2, [box([0], [1])])).toThrow('A set of 2 dimensions cannot take a box of 1.');
});
