import { describe, expect, it } from 'vitest';
import { lineMarker, markedLines } from './line-markers.js';

const TEXT = [
  '# 0 "my prog.c"',
  '# 1 "/usr/include/stdio.h" 1 3 4',
  'int puts(const char *);',
  '# 2 "my prog.c" 2',
  'int main(void)',
  '{',
  '#pragma scop',
  '  x();',
  '#line 70 "gen\\"erated.y"',
  '  y();',
].join('\n');

describe('the line of a position', () => {
  it.each([
    ['int puts', { file: '/usr/include/stdio.h', line: 1, column: 0 }],
    ['int main', { file: 'my prog.c', line: 2, column: 0 }],
    ['x();', { file: 'my prog.c', line: 5, column: 2 }],
    ['y();', { file: 'gen"erated.y', line: 70, column: 2 }],
  ])('finds %s', (word, place) => {
    expect(markedLines(TEXT, 'my prog.c')(TEXT.indexOf(word))).toEqual(place);
  });

  it('counts from the beginning if there is no marker', () => {
    expect(markedLines('a\nb\n c', 'p.c')(5)).toEqual({ file: 'p.c', line: 3, column: 1 });
  });

  it('reads back what it prints', () => {
    const place = { file: 'a "b" \\c.c', line: 12 };
    expect(markedLines(`${lineMarker(place)}\nx`, '')(lineMarker(place).length + 1)).toEqual({
      ...place,
      column: 0,
    });
  });
});
