import { describe, expect, it } from 'vitest';
import { summary } from './requirement.js';

describe('the requirement on compile times', () => {
  it('is met where half of the programs are fast and none is very slow', () => {
    expect(
      summary(
        new Map([
          ['a', 200],
          ['b', 450],
          ['c', 3000],
        ]),
      ),
    ).toEqual({ median: 450, maximum: 3000, tooSlow: [], met: true });
  });

  it('is not met by a slow median, nor by one very slow program', () => {
    expect(summary(new Map([['a', 501]]))).toMatchObject({ tooSlow: [], met: false });
    expect(
      summary(
        new Map([
          ['a', 1],
          ['b', 2],
          ['c', 3001],
        ]),
      ),
    ).toMatchObject({ median: 2, maximum: 3001, tooSlow: ['c'], met: false });
  });
});
