import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyBox, anyDimensions } from '../test/arbitrary.ts';
import { pointsOf } from '../test/point-set.ts';
import { box, volume } from './index.ts';
import { exactVolume } from './volume.ts';

it('counts the points', () => {
  fc.assert(
    fc.property(anyDimensions.chain(anyBox), (a) => {
      expect(volume(a)).toBe(pointsOf([a]).size);
    }),
  );
});

it('refuses a count that a number cannot hold, and says which', () => {
  const large = box([0, 0], [2 ** 30, 2 ** 30]);
  expect(exactVolume(large)).toBe(2n ** 60n);
  expect(() => volume(large)).toThrow(
    'A box holds 1152921504606846976 elements, more than 2^53 - 1: no memory holds that many, so a bound must be wrong.',
  );
});
