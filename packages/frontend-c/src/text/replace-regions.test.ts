import { describe, expect, it } from 'vitest';
import { replaceRegions } from './replace-regions.js';

describe('replaceRegions', () => {
  it('replaces regions in any order and leaves the rest alone, whatever its letters', () => {
    const text = 'puts("😀 é"); for (;;) a; /* 数 */ for (;;) b;';
    const first = text.indexOf('for (;;) a;');
    const second = text.indexOf('for (;;) b;');
    const replaced = replaceRegions(text, [
      { range: [second, second + 11], replacement: '{ two }' },
      { range: [first, first + 11], replacement: '{ ünö }' },
    ]);
    expect(replaced).toBe('puts("😀 é"); { ünö } /* 数 */ { two }');
  });

  it('gives the text back if there is no region', () => {
    expect(replaceRegions('abc', [])).toBe('abc');
  });

  it.each([
    [
      [
        [0, 2],
        [1, 3],
      ] as const,
    ],
    [[[2, 1]] as const],
    [[[0, 4]] as const],
  ])('rejects %j', (ranges) => {
    const regions = ranges.map((range) => ({ range, replacement: '' }));
    expect(() => replaceRegions('abc', regions)).toThrow(RangeError);
  });
});
