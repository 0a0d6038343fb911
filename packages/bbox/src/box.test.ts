import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBox, anyDimensions, anyPair } from '../test/arbitrary.ts';
import { isSubsetOf, pointsOf } from '../test/point-set.ts';
import { type Box, BoxError, box, isEmpty, isSubset } from './index.ts';

describe('box', () => {
  it('keeps its bounds, and not the arrays it was given', () => {
    const lo = [0, -1];
    const made = box(lo, [2, 3]);
    lo[0] = 9;
    expect(made).toEqual({ lo: [0, -1], hi: [2, 3] });
  });

  it.each([
    {
      lo: [0],
      hi: [1, 2],
      code: 'BOX_DIMENSIONS_DIFFER',
      message: 'A box needs as many upper as lower bounds, but got 1 lower and 2 upper bounds.',
    },
    {
      lo: [0.5],
      hi: [1],
      code: 'BOX_NOT_INTEGER',
      message: 'The lower bound of dimension 0 is 0.5; bounds are integers of at most 2^53 - 1 in magnitude.',
    },
    {
      lo: [0],
      hi: [Number.NaN],
      code: 'BOX_NOT_INTEGER',
      message: 'The upper bound of dimension 0 is NaN; bounds are integers of at most 2^53 - 1 in magnitude.',
    },
    {
      lo: [0, 0],
      hi: [1, 2 ** 53],
      code: 'BOX_TOO_LARGE',
      message:
        'The upper bound of dimension 1 is 9007199254740992; bounds are integers of at most 2^53 - 1 in magnitude.',
    },
    {
      lo: [-1],
      hi: [Number.MAX_SAFE_INTEGER],
      code: 'BOX_TOO_LARGE',
      message:
        'Dimension 0 goes from -1 to 9007199254740991: more than 2^53 - 1 elements, the largest extent a box can have.',
    },
  ])('refuses $lo to $hi', ({ lo, hi, code, message }) => {
    const error = caught(() => box(lo, hi));
    expect(error).toBeInstanceOf(BoxError);
    expect(error).toMatchObject({ name: 'BoxError', code, message });
  });
});

describe('predicates agree with the point set', () => {
  it('isEmpty', () => {
    fc.assert(
      fc.property(anyDimensions.chain(anyBox), (a) => {
        expect(isEmpty(a)).toBe(pointsOf([a]).size === 0);
      }),
    );
  });

  it('isSubset', () => {
    fc.assert(
      fc.property(anyPair, ([a, b]) => {
        expect(isSubset(a, b)).toBe(isSubsetOf(pointsOf([a]), pointsOf([b])));
      }),
    );
  });
});

describe('boxes that do not fit together', () => {
  const line: Box = box([0], [4]);
  const square: Box = box([0, 0], [4, 4]);

  it('names both numbers of dimensions', () => {
    expect(caught(() => isSubset(line, square))).toMatchObject({
      code: 'BOX_DIMENSIONS_DIFFER',
      message: 'Boxes of 1 and 2 dimensions cannot be combined: they belong to different arrays.',
    });
  });
});

function caught(action: () => unknown): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  throw new Error('expected an error, but none was thrown');
}
