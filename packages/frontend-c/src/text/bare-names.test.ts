import { describe, expect, it } from 'vitest';
import { withBareNames } from './bare-names.js';

describe('withBareNames', () => {
  it.each([
    ['x = (n) - i;', 'x =  n  - i;'],
    ['x = a[(i)+1] * (j);', 'x = a[ i +1] *  j ;'],
    ['return (n)-1;', 'return  n -1;'],
    ['x = ((n)) - i * 2;', 'x =   n   - i * 2;'],
    ['f(((n)), __attribute__((n)));', 'f(  n  , __attribute__((n)));'],
    ['x = f(n) + sizeof(n);', 'x = f(n) + sizeof(n);'],
    ['if (n) (f)(n);', 'if (n) (f)(n);'],
    [
      'x = (real)-y + (int)-y + (size_t)-1 + (uint8_t)-1;',
      'x = (real)-y + (int)-y + (size_t)-1 + (uint8_t)-1;',
    ],
    ['x = (pair)-1 + (vector)-1 + (left)-1;', 'x = (pair)-1 + (vector)-1 +  left -1;'],
    ['x = (a[i]) - (b[i][(j)]) * 2;', 'x =  a[i]  -  b[i][ j ]  * 2;'],
    ['x = (real[2]){1, 2}[0] + sizeof(a[i]) + (a[i;', 'x = (real[2]){1, 2}[0] + sizeof(a[i]) + (a[i;'],
    ['puts("= (n) -");', 'puts("= (n) -");'],
    ['int y __attribute__((unused)) = 1;', 'int y __attribute__((unused)) = 1;'],
  ])('%s', (text, expected) => {
    const types =
      'typedef float real; typedef struct { int left; } pair, *to_pair; typedef double vector[4];';
    expect(withBareNames(text, types).text).toBe(expected);
  });

  it.each([
    ['x = (h)[3];', 'h)[3', '(h)[3'],
    ['x = 1 + ((h));', '1 + ((h', '1 + ((h))'],
    ['x = f((h) - (k));', 'h) - (k', '(h) - (k)'],
    ['x = f(h)[3];', 'f(h)[3]', 'f(h)[3]'],
    ['x = 1 + ((h[i]));', '1 + ((h[i]', '1 + ((h[i]))'],
    ['x = (h[i]) - 1;', 'h[i]) - 1', '(h[i]) - 1'],
    ['x = (h[i]) - 1;', 'h', 'h'],
    ['x = (h[i]) - 1;', 'i', 'i'],
  ])('%s: %j stands for %j', (text, parsed, expected) => {
    const begin = text.indexOf(parsed);
    const range = [begin, begin + parsed.length] as const;
    expect(text.slice(...withBareNames(text, '').withParentheses(range))).toBe(expected);
  });
});
