import { describe, expect, it } from 'vitest';
import { alignColumn } from './align-columns.js';

/** Returns the word of the original line that the word of the preprocessed line comes from. */
function aligned(original: string, preprocessed: string, word: string): string {
  return original.slice(alignColumn(original, preprocessed, preprocessed.indexOf(word)));
}

describe('alignColumn', () => {
  it.each([
    ['equal lines', '  a[i] = b;', '  a[i] = b;', 'b', 'b;'],
    ['collapsed spaces and comments', '/* é */ int   i = x; // y', '        int i = x;', 'x', 'x; // y'],
    ['before a macro', '  a[i] = SQ(4) + c;', '  a[i] = ((4)*(4)) + c;', 'i]', 'i] = SQ(4) + c;'],
    ['after a macro', '  a[i] = SQ(4) + c;', '  a[i] = ((4)*(4)) + c;', 'c;', 'c;'],
    ['inside a macro', '  a[i] = SQ(4) + c;', '  a[i] = ((4)*(4)) + c;', '*', 'SQ(4) + c;'],
    ['inside a string', 'f("a b  c", d)', 'f("a b  c", d)', 'b  c', 'b  c", d)'],
  ])('finds the place for %s', (_name, original, preprocessed, word, expected) => {
    expect(aligned(original, preprocessed, word)).toBe(expected);
  });

  it('stays within the line where nothing matches', () => {
    expect(alignColumn('', 'abc def', 4)).toBe(0);
    expect(alignColumn('MACRO', '    x = y;', 8)).toBe(0);
  });
});
