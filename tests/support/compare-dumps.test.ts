import { describe, expect, it } from 'vitest';
import { dumpDifference } from './compare-dumps.js';

describe('comparing dumps', () => {
  it('agrees on equal texts, and on nothing printed at all it does not', () => {
    expect(dumpDifference('1\n2.5\n', '1\n2.5\n', 'double')).toBeNull();
    expect(dumpDifference('', '', 'double')).toBe('nothing was printed');
  });

  it('takes a relative error up to the tolerance of the type, and no more', () => {
    expect(dumpDifference('1000\n', '1000.0000000009\n', 'double')).toBeNull();
    expect(dumpDifference('1000\n', '1000.0000000011\n', 'double')).toBe(
      '1 of 1 values differ: [0] is 1000.0000000011 in place of 1000',
    );
    expect(dumpDifference('1e-07\n', '1.0000000001e-07\n', 'double')).not.toBeNull();
    expect(dumpDifference('100\n', '100.0009\n', 'float')).toBeNull();
    expect(dumpDifference('100\n', '100.0011\n', 'float')).not.toBeNull();
    expect(dumpDifference('0\n', '1e-300\n', 'double')).not.toBeNull();
  });

  it('takes no error at all in integers', () => {
    expect(dumpDifference('1000000\n', '1000001\n', 'int')).toBe(
      '1 of 1 values differ: [0] is 1000001 in place of 1000000',
    );
  });

  it('never agrees with what is not a finite number', () => {
    expect(dumpDifference('1\n', 'nan\n', 'double')).toBe('1 of 1 values differ: [0] is nan in place of 1');
    expect(dumpDifference('nan\n2\n', 'nan\n3\n', 'double')).toBe(
      '2 of 2 values differ: [0] is nan in place of nan, [1] is 3 in place of 2',
    );
    expect(dumpDifference('1\n', 'Segmentation fault\n', 'double')).not.toBeNull();
    expect(dumpDifference('1\n', '\n', 'double')).not.toBeNull();
  });

  it('counts, and shows the first few', () => {
    expect(dumpDifference('1\n2\n', '1\n', 'int')).toBe('1 values in place of 2');
    expect(dumpDifference('1\n2\n3\n4\n5\n', '1\n3\n4\n5\n6\n', 'int')).toBe(
      '4 of 5 values differ: [1] is 3 in place of 2, [2] is 4 in place of 3, [3] is 5 in place of 4',
    );
  });
});
