import { describe, expect, it } from 'vitest';
import { commonType, holds, promoted, unsignedTwin } from './arithmetic-type.js';

describe("C's conversions", () => {
  it('promote what is narrower than int', () => {
    expect((['int8', 'uint16', 'int32', 'uint32', 'float'] as const).map(promoted)).toEqual([
      'int32',
      'int32',
      'int32',
      'uint32',
      'float',
    ]);
  });

  it.each([
    ['uint8', 'int16', 'int32'],
    ['int32', 'uint32', 'uint32'],
    ['uint32', 'int64', 'int64'],
    ['uint64', 'float', 'float'],
    ['float', 'double', 'double'],
  ] as const)('compute %s and %s in %s', (left, right, common) => {
    expect(commonType(left, right)).toBe(common);
    expect(commonType(right, left)).toBe(common);
  });

  it('have an unsigned type for every integer one', () => {
    expect((['int8', 'uint64', 'int64', 'double'] as const).map(unsignedTwin)).toEqual([
      'uint8',
      'uint64',
      'uint64',
      'double',
    ]);
  });

  it.each([
    ['int32', 'int32', true],
    ['int32', 'uint16', true],
    ['int32', 'uint32', false],
    ['uint64', 'int8', false],
    ['uint64', 'uint32', true],
    ['int64', 'uint32', true],
    ['int16', 'int32', false],
    ['double', 'int32', false],
  ] as const)('%s holds %s: %s', (outer, inner, whether) => {
    expect(holds(outer, inner)).toBe(whether);
  });
});
