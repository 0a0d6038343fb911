import { expect, it } from 'vitest';
import { parseUnit } from '../parse-unit.js';

const SWEEP = 'for (int i = 0; i < n; i++) a[i] = a[i] + 1;';
const FUNCTION = `static double a[1000]; static void sweep(int n) { ${SWEEP} }`;

/** The value of `n` in the program's only region. */
async function valueIn(text: string): Promise<number | undefined> {
  const { scops } = await parseUnit({ file: 'p.c', text });
  expect(scops).toHaveLength(1);
  return scops[0]?.parameters.find(({ name }) => name === 'n')?.value;
}

it.each([
  ['a literal', `${FUNCTION} int main(void) { sweep(500); }`],
  ['a variable of main that never changes', `${FUNCTION} int main(void) { int n = 500; sweep(n); }`],
  ['a variable of another name', `${FUNCTION} int main(void) { int const size = 500; sweep(size); }`],
  ['an enumerator', `enum { SIZE = 500 }; ${FUNCTION} int main(void) { sweep(SIZE); }`],
  ['an expression', `${FUNCTION} int main(void) { int side = 25; sweep(20 * side); }`],
  ['the same in all calls', `${FUNCTION} int main(void) { int n = 500; sweep(n); if (n > 3) sweep(500); }`],
  [
    'passed on',
    `${FUNCTION} static void twice(int m) { sweep(m); sweep(m); } int main(void) { twice(500); return 0; }`,
  ],
  ['of main itself', `static double a[1000]; int main(void) { int n = 500; ${SWEEP} }`],
  ['a global that never changes', `static double a[1000]; int n = 500; int main(void) { ${SWEEP} }`],
  [
    'a variable that hides a different one',
    `${FUNCTION} int main(void) { int n = 500; { int m = 3; (void)m; } { sweep(n); } }`,
  ],
])('a parameter has a value: %s', async (_, text) => {
  expect(await valueIn(text)).toBe(500);
});

it.each([
  [
    'the command line',
    `${FUNCTION} int atoi(const char *); int main(int c, char **v) { sweep(atoi(v[1])); }`,
  ],
  [
    'a default that may change',
    `${FUNCTION} int main(int c, char **v) { int n = 500; if (c > 1) n = c; sweep(n); }`,
  ],
  [
    'read from a file',
    `${FUNCTION} int scanf(const char *, ...); int main(void) { int n = 500; scanf("%d", &n); sweep(n); }`,
  ],
  ['two sizes', `${FUNCTION} int main(void) { sweep(500); sweep(600); }`],
  ['called through a pointer', `${FUNCTION} int main(void) { void (*f)(int) = sweep; f(600); sweep(500); }`],
  ['never called', `${FUNCTION} int main(void) { return 0; }`],
  ['called by other files', `double a[1000]; void sweep(int n) { ${SWEEP} } void use(void) { sweep(500); }`],
  ['volatile', `${FUNCTION} int main(void) { volatile int n = 500; sweep(n); }`],
  [
    'another argument in a call of itself',
    `static double a[1000]; static void sweep(int n) { ${SWEEP} if (n > 3) sweep(n - 1); } int main(void) { sweep(500); }`,
  ],
  ['more than its type holds', `${FUNCTION} int main(void) { sweep(5000000000); }`],
])('a parameter has none: %s', async (_, text) => {
  expect(await valueIn(text)).toBeUndefined();
});
