import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { quoteShellWord, splitShellWords } from './shell-words.js';

/** The words as the system's shell sees them. */
function shell(text: string): string[] {
  const out = execFileSync('sh', ['-c', `for w in ${text}; do printf '%s\\0' "$w"; done`], {
    encoding: 'utf8',
  });
  return out.split('\0').slice(0, -1);
}

describe('words of a shell', () => {
  it.each([
    '-O3 -lm',
    '  -O3\t-lm ',
    `-DNAME='"x y"' -I"a b"/c`,
    String.raw`-DX=\"s\" a\ b`,
    String.raw`"a\"b\\c\d" 'it'\''s' ''`,
    `-D'A=1 2'"3 4"5`,
  ])('splits %j as sh does', (text) => {
    expect(splitShellWords(text)).toEqual(shell(text));
  });

  it.each(['plain-1.0/x=y', 'a b', `it's`, '$HOME', '"', '', 'a\nb', '`x`', '#'])(
    'quotes %j so that sh gives it back',
    (word) => {
      expect(shell(quoteShellWord(word))).toEqual([word]);
      expect(splitShellWords(quoteShellWord(word))).toEqual([word]);
    },
  );
});
