import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyList } from '../test/arbitrary.ts';
import { expectDisjointInOrder } from '../test/invariants.ts';
import { pointsOf } from '../test/point-set.ts';
import { box, coalesceBoxes, disjointBoxes, exactUnion } from './index.ts';

it('keeps the points, in boxes of which no two could be joined', () => {
  fc.assert(
    fc.property(anyList, (boxes) => {
      const disjoint = disjointBoxes(boxes);
      const joined = coalesceBoxes(disjoint);
      expect(pointsOf(joined)).toEqual(pointsOf(boxes));
      expectDisjointInOrder(joined);
      expect(joined.length).toBeLessThanOrEqual(disjoint.length);
      for (const [i, a] of joined.entries()) {
        for (const b of joined.slice(i + 1)) expect(exactUnion(a, b)).toBeUndefined();
      }
    }),
  );
});

it('does not depend on the order of its input', () => {
  fc.assert(
    fc.property(anyList, (boxes) => {
      const disjoint = disjointBoxes(boxes);
      expect(coalesceBoxes([...disjoint].reverse())).toEqual(coalesceBoxes(disjoint));
    }),
  );
});

it('puts a cut matrix together again', () => {
  const quarters = [box([0, 0], [4, 4]), box([0, 4], [4, 8]), box([4, 0], [8, 4]), box([4, 4], [8, 8])];
  expect(coalesceBoxes(quarters)).toEqual([box([0, 0], [8, 8])]);
});
