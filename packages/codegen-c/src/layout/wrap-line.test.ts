import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrapLine } from './wrap-line.js';

describe('wrapLine', () => {
  it.each<[string, number, string[]]>([
    ['a = b + c;', 20, ['a = b + c;']],
    ['alpha = beta + gamma;', 20, ['alpha =', 'beta + gamma;']],
    ['a = first ? second + third : fourth;', 22, ['a = first', '? second + third', ': fourth;']],
    ['a = (one + two) * (three + four);', 22, ['a =', '(one + two) * (three', '+ four);']],
    ['a[one + two + three] = four;', 12, ['a[one + two', '+ three] =', 'four;']],
    ['for (i = 0; i < 10; ++i) {', 16, ['for (i = 0;', 'i < 10; ++i) {']],
    ['abcdefghijklmnopqrstuvwxyz();', 10, ['abcdefghijklmnopqrstuvwxyz();']],
  ])('%s', (text, width, lines) => {
    expect(wrapLine(text, width)).toEqual(lines);
  });

  it('loses nothing but blanks at the ends of lines', () => {
    const word = fc.constantFrom(
      'a',
      'bc',
      '(d',
      'e)',
      '[f',
      'g]',
      '+',
      '-',
      '*',
      '?',
      ':',
      '=',
      '+=',
      '&&',
      '<',
      'h;',
    );
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 5, max: 60 }),
        (words, width) => {
          const text = words.join(' ');
          expect(wrapLine(text, width).join(' ')).toBe(text);
        },
      ),
    );
  });
});
