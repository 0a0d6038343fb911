import { describe, expect, it } from 'vitest';
import { summary } from './requirement.js';

describe('the requirement on compile times', () => {
  it('is met where half of the programs are fast and none is very slow', () => {
    expect(
      summary(
        new Map([
          ['a', 200],
          ['b', 900],
          ['c', 5000],
        ]),
      ),
    ).toEqual({ median: 900, maximum: 5000, tooSlow: [], met: true });
  });

  it('is not met by a slow median, nor by one very slow program', () => {
    expect(summary(new Map([['a', 1001]]))).toMatchObject({ tooSlow: [], met: false });
    expect(
      summary(
        new Map([
          ['a', 1],
          ['b', 2],
          ['c', 5001],
        ]),
      ),
    ).toMatchObject({ median: 2, maximum: 5001, tooSlow: ['c'], met: false });
  });
});
