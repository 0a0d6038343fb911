import { describe, expect, it } from 'vitest';
import { median } from './median.js';

describe('median', () => {
  it('is the middle of the sorted values, as numbers', () => {
    expect(median([100, 9, 20])).toBe(20);
    expect(median([7])).toBe(7);
  });

  it('is the mean of two if there is no middle', () => {
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  it('is not there for no values', () => {
    expect(() => median([])).toThrow(RangeError);
  });
});
