import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyList } from '../test/arbitrary.ts';
import { expectDisjointInOrder } from '../test/invariants.ts';
import { isSubsetOf, pointsOf } from '../test/point-set.ts';
import { type Box, box, boxPolicies, refineBoxes } from './index.ts';

describe.each(boxPolicies)('policy %s', (policy) => {
  it('holds every point, in disjoint boxes', () => {
    fc.assert(
      fc.property(anyList, (boxes) => {
        const refined = refineBoxes(boxes, policy);
        expectDisjointInOrder(refined);
        expect(isSubsetOf(pointsOf(boxes), pointsOf(refined))).toBe(true);
      }),
    );
  });
});

describe('policy disjoint', () => {
  it('holds no other point', () => {
    fc.assert(
      fc.property(anyList, (boxes) => {
        expect(pointsOf(refineBoxes(boxes, 'disjoint'))).toEqual(pointsOf(boxes));
      }),
    );
  });
});

describe('policy merge', () => {
  it('never holds more elements than the boxes held one by one', () => {
    fc.assert(
      fc.property(anyList, (boxes) => {
        const held = (list: readonly Box[]) => list.reduce((sum, piece) => sum + pointsOf([piece]).size, 0);
        expect(held(refineBoxes(boxes, 'merge'))).toBeLessThanOrEqual(held(boxes));
      }),
    );
  });

  it('does not depend on the order of its input', () => {
    fc.assert(
      fc.property(
        anyList.chain((boxes) =>
          fc.tuple(fc.constant(boxes), fc.shuffledSubarray(boxes, { minLength: boxes.length })),
        ),
        ([boxes, shuffled]) => {
          expect(refineBoxes(shuffled, 'merge')).toEqual(refineBoxes(boxes, 'merge'));
        },
      ),
    );
  });
});

describe('the boxes of one tile of floyd-warshall (BBMM 4.3.3: N = 8, k = 7, rows 2 and 3)', () => {
  const tile = box([2, 0], [4, 8]); // path[i][j]
  const column = box([2, 7], [4, 8]); // path[i][k], inside the tile
  const row = box([7, 0], [8, 8]); // path[k][j], apart from it

  it.each(['merge', 'disjoint'] as const)('%s keeps the tile and the row', (policy) => {
    expect(refineBoxes([tile, column, row], policy)).toEqual([tile, row]);
  });

  it('convex takes everything between them, too', () => {
    expect(refineBoxes([tile, column, row], 'convex')).toEqual([box([2, 0], [8, 8])]);
  });
});

describe('the reads of one tile of a five-point stencil (N = 10, rows 3 to 5)', () => {
  const shifted = (i: number, j: number) => box([3 + i, 1 + j], [6 + i, 9 + j]);
  const reads = [shifted(0, 0), shifted(-1, 0), shifted(1, 0), shifted(0, -1), shifted(0, 1)];

  it('merge makes one box, so that no access is split', () => {
    expect(refineBoxes(reads, 'merge')).toEqual([box([2, 0], [7, 10])]);
  });

  it('disjoint makes five', () => {
    expect(refineBoxes(reads, 'disjoint')).toEqual([
      box([2, 1], [3, 9]),
      box([3, 0], [6, 1]),
      box([3, 1], [6, 9]),
      box([3, 9], [6, 10]),
      box([6, 1], [7, 9]),
    ]);
  });
});

it('merge compares sizes that no number holds', () => {
  const far = 2 ** 40;
  const corners = [box([0, 0], [1, 1]), box([far, far], [far + 1, far + 1])];
  expect(refineBoxes(corners, 'merge')).toEqual(corners);
});
