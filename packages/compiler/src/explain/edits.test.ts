import { type Explanation, formatDiagnostic } from '@boxflow/ir';
import { expect, it } from 'vitest';
import { explain } from './explain.js';

/*
 * A loop that runs sequentially, the edit that boxflow names, and the loop after that edit: its outermost loop is then
 * parallel.
 */
const EDITS: readonly (readonly [edit: string, before: string, after: string])[] = [
  [
    "declare 'b' with its size, such as 'double b[10]'",
    'void f(int n, double *a, int *at) { for (int i = 0; i < n; i++) { double b[] = {1, [9] = 3}; a[i] = b[at[i]]; } }',
    'void f(int n, double *a, int *at) { for (int i = 0; i < n; i++) { double b[10] = {1, [9] = 3}; a[i] = b[at[i]]; } }',
  ],
  [
    'call a function of this file by its name',
    'double (*op)(double); void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = op(a[i]); }',
    'static double twice(double x) { return 2 * x; } void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = twice(a[i]); }',
  ],
  [
    'define the function once in this file, without the attribute weak',
    '__attribute__((weak)) double w(double x) { return x + 1; } void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = w(a[i]); }',
    'double w(double x) { return x + 1; } void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = w(a[i]); }',
  ],
  [
    'write its body in place',
    'static double *at(double *a, int i) { if (i < 2) return a; return a + i; } void f(int n, double *a) { for (int i = 0; i < n; i++) *at(a, i) = 1; }',
    'void f(int n, double *a) { for (int i = 0; i < n; i++) *(a + i) = 1; }',
  ],
  [
    'if it does not change in the loop, put the rest of the body in an if',
    'void f(int n, double *a, double most) { for (int i = 0; i < n; i++) { if (most > 3) break; a[i] = 0; } }',
    'void f(int n, double *a, double most) { for (int i = 0; i < n; i++) { if (!(most > 3)) a[i] = 0; } }',
  ],
  [
    'as in if (a[i] == x && i < end) end = i;',
    'int f(int n, const int *a, int x) { int at = n; for (int i = 0; i < n; i++) if (a[i] == x) { at = i; break; } return at; }',
    'int f(int n, const int *a, int x) { int end = n; for (int i = 0; i < n; i++) if (a[i] == x && i < end) end = i; return end; }',
  ],
  [
    'and let a second loop do the rest up to end',
    'void f(int n, double *restrict a, const int *restrict b) { for (int i = 0; i < n; i++) { if (b[i] < 0 || b[i] > 9) break; a[i] = b[i]; } }',
    'void f(int n, double *restrict a, const int *restrict b) { int end = n; for (int i = 0; i < n; i++) if ((b[i] < 0 || b[i] > 9) && i < end) end = i; for (int i = 0; i < end; i++) a[i] = b[i]; }',
  ],
  [
    'let the loop go on, as in if (…) { if (i < first) first = i; }',
    'int f(int n, const int *a, int x) { for (int i = 0; i < n; i++) if (a[i] == x) return i; return -1; }',
    'int f(int n, const int *a, int x) { int first = n; for (int i = 0; i < n; i++) if (a[i] == x) { if (i < first) first = i; } return first < n ? first : -1; }',
  ],
  [
    'with the compared value in a variable of its own, as in if (… && x[i] > value) { value = x[i]; m = i; }',
    'int f(int n, const int *ok, const double *x) { int m = -1; for (int i = 0; i < n; i++) if (ok[i] && (m < 0 || x[i] > x[m])) m = i; return m; }',
    'int f(int n, const int *ok, const double *x) { int m = -1; double best = -1e300; for (int i = 0; i < n; i++) if (ok[i] && x[i] > best) { best = x[i]; m = i; } return m; }',
  ],
  [
    'with the compared value in a variable of its own, as in if (… && x[i] > value) { value = x[i]; m = i; }',
    'int f(int n, const int *a) { int m = 0; for (int i = 0; i < n; i++) if (a[i] % 5 == 0) { if (a[i] > a[m]) m = i; } return m; }',
    'int f(int n, const int *a) { int m = 0, best = a[0]; for (int i = 0; i < n; i++) if (a[i] % 5 == 0) { if (a[i] > best) { best = a[i]; m = i; } } return m; }',
  ],
  [
    'as in if (… && i < first) first = i, and first beyond the last one before the loop',
    'int f(int n, const double *x) { int found = 0, first = -1; for (int i = 0; i < n; i++) if (!found && x[i] == 42) { found = 1; first = i; } return found + first; }',
    'int f(int n, const double *x) { int first = n; for (int i = 0; i < n; i++) if (x[i] == 42 && i < first) first = i; return first; }',
  ],
  [
    'as in if (… && i < first) first = i, and first beyond the last one before the loop',
    'int f(int n, const double *x) { int at = -1; for (int i = 0; i < n; i++) if (at < 0 && x[i] == 42) at = i; return at; }',
    'int f(int n, const double *x) { int first = n; for (int i = 0; i < n; i++) if (x[i] == 42 && i < first) first = i; return first; }',
  ],
  [
    'count from 0, and add the beginning where i is used',
    'int f(int n, const int *x) { int s = 0; for (int i = -n; i < n; i++) s += x[i + n]; return s; }',
    'int f(int n, const int *x) { int s = 0; for (int i = 0; i < 2 * n; i++) s += x[i]; return s; }',
  ],
  [
    'boxflow would compute it in parts, but x also keeps the loop in order',
    'int f(int n, int *x) { int s = 0; for (int i = 1; i < n; i++) { s += i & x[n]; x[i] = x[i - 1] + 1; } return s; }',
    'int f(int n, int *x) { int s = 0; for (int i = 1; i < n; i++) s += i & x[n]; for (int i = 1; i < n; i++) x[i] = x[i - 1] + 1; return s; }',
  ],
  [
    'as in T *row = a[k], and use row',
    'void f(int n, int k, double **a) { for (int j = 0; j < n; j++) a[k][j] *= 2; }',
    'void f(int n, int k, double **a) { double *row = a[k]; for (int j = 0; j < n; j++) row[j] *= 2; }',
  ],
  [
    'such as T *d = m->d, and use that one',
    'struct m { double *d; }; void f(int n, double *a, struct m *m) { for (int i = 0; i < n; i++) if (a[i] > 2) m->d[i] = 2; }',
    'struct m { double *d; }; void f(int n, double *a, struct m *m) { double *d = m->d; for (int i = 0; i < n; i++) if (a[i] > 2) d[i] = 2; }',
  ],
  [
    "keep the assignment of 'd' out of the loops that are to be parallel",
    'struct m { double *d; int k; }; void f(int n, double *a, struct m *m) { for (int i = 0; i < n; i++) { a[i] = m->d[i]; m->d = a; } }',
    'struct m { double *d; int k; }; void f(int n, double *a, struct m *m) { for (int i = 0; i < n; i++) a[i] = m->d[i]; for (int i = 0; i < n; i++) m->d = a; }',
  ],
  [
    'write it as a statement of its own, before the statement that uses its result',
    'void f(int n, int *a, int *b) { *b = ({ for (int i = 0; i < n; i++) a[i] = i; 3; }); }',
    'void f(int n, int *a, int *b) { for (int i = 0; i < n; i++) a[i] = i; *b = 3; }',
  ],
  [
    'declare t inside the loop over i',
    'void f(int n, double a[n], double b[n]) { double t; for (int i = 0; i < n; i++) { if (a[i] > 0) t = a[i]; if (a[i] > 0) b[i] = t; } }',
    'void f(int n, double a[n], double b[n]) { for (int i = 0; i < n; i++) { double t; if (a[i] > 0) t = a[i]; if (a[i] > 0) b[i] = t; } }',
  ],
  [
    'declare row inside the loop over i',
    `void f(int n, double a[n][8], double b[n]) {
       double row[8];
       for (int i = 0; i < n; i++) {
         for (int k = 0; k < 8; k++) if (a[i][k] > 0) row[k] = a[i][k];
         double s = 0;
         for (int k = 0; k < 8; k++) if (a[i][k] > 0) s += row[k];
         b[i] = s;
       } }`,
    `void f(int n, double a[n][8], double b[n]) {
       for (int i = 0; i < n; i++) {
         double row[8];
         for (int k = 0; k < 8; k++) if (a[i][k] > 0) row[k] = a[i][k];
         double s = 0;
         for (int k = 0; k < 8; k++) if (a[i][k] > 0) s += row[k];
         b[i] = s;
       } }`,
  ],
  [
    'read x[i - 1] in its place, and in the first iteration what prev is before the loop',
    'void f(int n, double *restrict x, double *restrict y) { double prev = 7; for (int i = 1; i < n; i++) { y[i] = x[i] - prev; prev = x[i]; } }',
    'void f(int n, double *restrict x, double *restrict y) { for (int i = 1; i < n; i++) y[i] = x[i] - (i > 1 ? x[i - 1] : 7); }',
  ],
  [
    'read x[(i - 1) + 1] in its place, and in the first iteration what prev is before the loop',
    'void f(int n, double *restrict x, double *restrict y) { double prev = 7; for (int i = 1; i < n; i++) { y[i] = x[i] - prev; prev = x[i + 1]; } }',
    'void f(int n, double *restrict x, double *restrict y) { for (int i = 1; i < n; i++) y[i] = x[i] - (i > 1 ? x[(i - 1) + 1] : 7); }',
  ],
  [
    'read (x[i + 1] * 2) in its place, with a copy of x made before the loop',
    'void f(int n, double *restrict x, double *restrict y) { double prev = 7; for (int i = n - 1; i >= 0; i--) { y[i] = prev; prev = x[i] * 2; x[i + 1] = 0; } }',
    'void f(int n, double *restrict x, double *restrict y, double *restrict z) { for (int i = 0; i < n; i++) z[i] = x[i]; for (int i = n - 1; i >= 0; i--) { y[i] = i < n - 1 ? z[i + 1] * 2 : 7; x[i + 1] = 0; } }',
  ],
  [
    'compute them again in the iterations that read them, with a copy of x made before the loop',
    'void f(int n, double *x) { double prev = 7; for (int i = 1; i < n; i++) { double t = x[i]; x[i] -= prev; prev = t; } }',
    'void f(int n, double *restrict x, double *restrict y) { for (int i = 0; i < n; i++) y[i] = x[i]; for (int i = 1; i < n; i++) x[i] -= i > 1 ? y[i - 1] : 7; }',
  ],
  [
    'c_x only hands values of line 1 on, which need nothing of earlier iterations: compute them again in the iterations that read them',
    'struct s { double x, y; }; void f(int n, struct s *restrict v, double *restrict y) { struct s c = {0, 0}; for (int i = 0; i < n; i++) { if (i % 5 == 0) c = v[i]; y[i] = c.x + c.y; } }',
    'struct s { double x, y; }; void f(int n, struct s *restrict v, double *restrict y) { for (int i = 0; i < n; i++) { struct s c = v[i - i % 5]; y[i] = c.x + c.y; } }',
  ],
  [
    'written as if (…) p = 1, parts of the loop are computed in parallel',
    'int f(int n, double *x) { int p = 0; for (int i = 0; i < n; i++) p = p || x[i] > 3; return p; }',
    'int f(int n, double *x) { int p = 0; for (int i = 0; i < n; i++) if (x[i] > 3) p = 1; return p; }',
  ],
  [
    'written as if (!(…)) p = 0, parts of the loop are computed in parallel',
    'int f(int n, double *x) { _Bool p = 1; for (int i = 0; i < n; i++) p = p && x[i] > 3; return p; }',
    'int f(int n, double *x) { _Bool p = 1; for (int i = 0; i < n; i++) if (!(x[i] > 3)) p = 0; return p; }',
  ],
  [
    "let the condition only compare 'i', as in for (int i = n - 1; i >= 0; i--)",
    'void f(int n, double *restrict x, double *restrict y) { int i; for (i = n; i-- > 0;) y[i] = 2 * x[i]; }',
    'void f(int n, double *restrict x, double *restrict y) { for (int i = n - 1; i >= 0; i--) y[i] = 2 * x[i]; }',
  ],
  [
    'use an array declared with its size, such as h[64]',
    'void f(int n, const int *restrict x, int *restrict h) { for (int i = 0; i < n; i++) h[x[i] & 63]++; }',
    'int h[64]; void f(int n, const int *restrict x) { for (int i = 0; i < n; i++) h[x[i] & 63]++; }',
  ],
  [
    'depends on p, which is multiplied by n, so no rows of a are known and all its accesses may meet; declare the rows, as in T (*a)[n], and give a subscript for each dimension, as in a[…][…]',
    'void f(int n, double *a, const int *p) { for (int j = 0; j < n; j++) a[3 * n + j] = a[p[0] * n + j]; }',
    'void f(int n, double (*a)[n], const int *p) { for (int j = 0; j < n; j++) a[3][j] = a[p[0]][j]; }',
  ],
  [
    'which elements of a line 4 accesses depends on p (set in line 2), which is multiplied by n',
    `void f(int n, int k, double *a, const int *x) { for (int i = k + 1; i < n; i++) a[i * n + k] /= a[k * n + k];
       int p = x[k];
       for (int j = 0; j < n; j++)
         a[k * n + j] += a[p * n + j]; }`,
    `void f(int n, int k, double (*a)[n], const int *x) { for (int i = k + 1; i < n; i++) a[i][k] /= a[k][k];
       int p = x[k];
       for (int j = 0; j < n; j++)
         a[k][j] += a[p][j]; }`,
  ],
  [
    "call 'gcd' before the loop, and use a variable with its value: T value = gcd(k, n);",
    'static int gcd(int a, int b) { while (b != 0) { int t = a % b; a = b; b = t; } return a; } void f(int n, int *x) { for (int k = 0; k < n; k++) for (int j = 0; j < gcd(k, n); j++) x[k] += j; }',
    'static int gcd(int a, int b) { while (b != 0) { int t = a % b; a = b; b = t; } return a; } void f(int n, int *x) { for (int k = 0; k < n; k++) { int value = gcd(k, n); for (int j = 0; j < value; j++) x[k] += j; } }',
  ],
  [
    'if it does not change in the loop, read it once before, as in int end = *n, and use end',
    'void f(int *n, double *restrict a) { for (int i = 0; i < *n; i++) a[i] = 1; }',
    'void f(int *n, double *restrict a) { int end = *n; for (int i = 0; i < end; i++) a[i] = 1; }',
  ],
  [
    'count them with a variable of their own, as in for (int k = 0; k < count; k++), and use a + k * step as subscript',
    'void f(int n, double *a, int step) { for (int i = 3; i < n; i += step) a[i] = 1; }',
    'void f(int n, double *a, int step) { int count = (n - 3 + step - 1) / step; for (int k = 0; k < count; k++) a[3 + k * step] = 1; }',
  ],
  [
    "if it can, let each iteration change 'i' by the same constant, once and after its last use",
    'void f(int n, double *restrict a, const double *restrict b) { int i = 0; while (i < n) { if (b[i] > 0) { a[i] = 1; i++; } else i++; } }',
    'void f(int n, double *restrict a, const double *restrict b) { int i = 0; while (i < n) { if (b[i] > 0) a[i] = 1; i++; } }',
  ],
  [
    'copy elements, as in p[i] = q[j]',
    'struct s { double x, y; }; static struct s *el(struct s *p, int i) { return &p[i]; } void f(int n, struct s *restrict p, struct s *restrict q) { for (int i = 0; i < n; i++) *el(p, i) = q[i]; }',
    'struct s { double x, y; }; void f(int n, struct s *restrict p, struct s *restrict q) { for (int i = 0; i < n; i++) p[i] = q[i]; }',
  ],
  [
    'with m as a double, parts of the loop can be computed in parallel',
    'double f(int n, double *x) { float m = 0; for (int i = 0; i < n; i++) if (x[i] > m) m = x[i]; return m; }',
    'double f(int n, double *x) { double m = 0; for (int i = 0; i < n; i++) if (x[i] > m) m = x[i]; return m; }',
  ],
];

it.each(EDITS)('%s', { timeout: 30_000 }, async (edit, before, after) => {
  const serial = await explain({ file: 'before.c', text: before });
  expect(isParallel(serial)).toBe(false);
  expect(textOf(serial)).toContain(edit);
  expect(isParallel(await explain({ file: 'after.c', text: after }))).toBe(true);
});

it('with an element for each iteration in its place, the loops can change places', async () => {
  const solve = (sum: string) => `double U[900][900], x[900], b[900]; float all[900];
    void f(void) { for (int i = 899; i >= 0; i--) {
      ${sum} = b[i]; for (int j = 899; j > i; j--) ${sum.replace('float ', '')} -= U[i][j] * x[j];
      x[i] = ${sum.replace('float ', '')} / U[i][i]; } }`;
  const serial = await explain({ file: 'before.c', text: solve('float s') });
  expect(serial.regions[0]!.sequential).not.toBeNull();
  expect(textOf(serial)).toContain(
    'with an element for each iteration in its place, such as s[i] of an array',
  );
  const [region] = (await explain({ file: 'after.c', text: solve('all[i]') })).regions;
  expect(region!.sequential).toBeNull();
  expect(region!.recipe!.map(({ verb }) => verb)).toContain('reorder');
});

/** Returns whether the first loop of the program is in a region, and runs on devices as it is or in parts. */
function isParallel({ regions }: Explanation): boolean {
  const [first] = regions;
  const isInParts = first?.recipe?.some(({ verb }) => verb === 'reduce');
  return first?.sequential === null && (first.loops[0]?.parallel === true || isInParts === true);
}

function textOf({ regions, refused }: Explanation): string {
  const help = regions.flatMap(({ loops }) =>
    loops.flatMap((loop) => loop.help.map(({ message }) => message)),
  );
  return [...refused.map(({ reason }) => formatDiagnostic(reason)), ...help].join('\n');
}
