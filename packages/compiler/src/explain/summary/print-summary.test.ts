import { expect, it } from 'vitest';
import { explain } from '../explain.js';
import { printSummary } from './print-summary.js';

const SCREEN = 60;

async function summaryOf(text: string): Promise<string> {
  return printSummary(await explain({ file: 'f.c', text }));
}

function linesOf(text: string): number {
  return text.trimEnd().split('\n').length;
}

it('of a file with many regions fits a screen', { timeout: 60_000 }, async () => {
  const functions = Array.from({ length: 40 }, (_, k) => [
    `void fill${k}(int n, double *a) { for (int i = 0; i < n; i++) a[i] = i * ${k}; }`,
    `void print${k}(int n, double *a) { for (int i = 0; i < n; i++) printf("%g", a[i]); }`,
    ...(k % 3 === 0
      ? [`void sweep${k}(int n, double *a) { for (int i = 1; i < n; i++) a[i] += a[i - 1] * ${k}; }`]
      : []),
  ]);
  const summary = await summaryOf(`#include <stdio.h>\n${functions.flat().join('\n')}\n`);
  expect(linesOf(summary)).toBeLessThanOrEqual(SCREEN);
  expect(summary.match(/BF1102/g)).toHaveLength(1);
  expect(summary).toMatch(/… \d+ more groups of regions: --full\n/);
});

it('has the region with most work first, and its sizes', async () => {
  const summary = await summaryOf(`
    void vector(int n, double *a) { for (int i = 0; i < n; i++) a[i] = 1; }
    void matrix(int m, int n, double a[m][n]) {
      for (int i = 0; i < m; i++) for (int j = 0; j < n; j++) a[i][j] = 1;
    }
    double a[30][50];
    int main(void) { vector(70, a[0]); matrix(30, 50, a); return 0; }`);
  expect(summary).toContain('estimates for m = 30, n = 50 or 70\n');
  expect(summary.indexOf('scop1 in matrix runs on devices (96 % of the work)')).toBeGreaterThan(0);
  expect(summary.indexOf('scop1')).toBeLessThan(summary.indexOf('scop0'));
});

it('names both lines of the dependence that keeps a loop serial, and not those of its own scalars', async () => {
  const summary = await summaryOf(`double a[9][99], b[99];
int main(void) {
  for (int t = 1; t < 9; t++) {
    for (int i = 0; i < 99; i++) {
      double s = b[i];
      a[t][i] = s * 2;
    }
    for (int i = 0; i < 99; i++)
      b[i] = a[t][98 - i];
  }
  return 0;
}
`);
  expect(summary).toContain(
    'for t stays in order: f.c:5:14 reads b, which f.c:9:7 wrote in the iteration before\n',
  );
  expect(summary).not.toContain(' reads s');
  expect(summary).toMatch(/moves between two devices: \S+ B each step of t \(/);
});

it('has the reason of each serial loop before details of regions with hardly any work', {
  timeout: 60_000,
}, async () => {
  const serial = Array.from(
    { length: 18 },
    (_, k) => `  for (int i = 1; i < 500; i++)\n    a[i] += a[i - 1] * ${k};\n  printf("%g", a[${k}]);\n`,
  );
  const tiny = Array.from(
    { length: 9 },
    (_, k) => `  for (int i = 1; i < 9; i++) { s += i * ${k}; }\n  puts("");\n`,
  );
  const summary = await summaryOf(`#include <stdio.h>
static double a[500], b[3000][3000];
int main(void) {
  int s = 0;
  for (int t = 0; t < 99; t++)
    for (int i = 0; i < 3000; i++)
      for (int j = 0; j < 3000; j++)
        b[i][j] = t + b[j][i];
  puts("");
${serial.join('')}${tiny.join('')}  return s;
}
`);
  expect(linesOf(summary)).toBeLessThanOrEqual(SCREEN);
  expect(
    summary.match(/for i stays in order: \S+ reads a, which the same line wrote in the iteration before/g),
  ).toHaveLength(18);
});

it('does not say that one device runs a loop in parts', async () => {
  const summary = await summaryOf(
    'double f(int n, double *x) { double m = 0; for (int i = 0; i < n; i++) if (x[i] > m) m = x[i]; return m; }',
  );
  expect(summary).toContain('in parts that are put together at the end\n');
  expect(summary).not.toContain('one device runs');
});

it('says of a loop until convergence that the loops inside run on devices', async () => {
  const summary = await summaryOf(`#include <math.h>
double u[500][500], v[500][500];
int f(double eps, int most) {
  int it = 0;
  double err;
  do {
    err = 0;
    for (int i = 1; i < 499; i++)
      for (int j = 1; j < 499; j++) {
        v[i][j] = 0.5 * (u[i - 1][j] + u[i + 1][j]);
        err = fmax(err, fabs(v[i][j] - u[i][j]));
      }
    for (int i = 1; i < 499; i++)
      for (int j = 1; j < 499; j++)
        u[i][j] = v[i][j];
    it++;
  } while (err > eps && it < most);
  return it;
}
`);
  expect(summary).toContain(
    `the loop of line 6 in f stays on the host, and the loops of lines 8 and 13 inside run on devices
  BF1107: a 'do' loop has no known number of iterations
  hint: if an iteration needs values of the one before, as until they have converged, leave it as it is: the loops inside it are regions of their own
`,
  );
});

it('names the conditions under which a region runs on devices', async () => {
  const summary = await summaryOf(`double u[2][900], a[900];
void f(int n, int cur) {
  for (int t = 0; t < n; t++) {
    for (int i = 1; i < 899; i++)
      u[1 - cur][i] = u[cur][i - 1] + u[cur][i + 1];
    cur = 1 - cur;
  }
}
void g(int n) {
  for (int t = 1; t < 9; t++)
    for (int i = 0; i < n; i++)
      a[i] = t + a[i] / t;
}
`);
  expect(summary).toContain(
    'on devices only if cur >= 0 && cur <= 1; this is checked when the region begins',
  );
  expect(summary).toContain('on devices only if no subscript of a leaves its bounds');
});

it('says of fused and permuted loops what becomes of the loop that they are in', async () => {
  const summary = await summaryOf(`
void f(int n, double C[n][n], double A[n][n], double B[n][n]) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      C[i][j] *= 3;
  for (int k = 0; k < n; k++)
    for (int i = 0; i < n; i++)
      for (int j = 0; j < n; j++)
        C[i][j] += A[i][k] * B[k][j];
}
`);
  expect(summary).toMatch(/6 {2}for k {6}in order, \d+ steps, in each thread\n/);
  expect(summary).toMatch(/7 {4}for i {4}dealt out to the devices\n/);
  expect(summary).toMatch(/8 {6}for j {2}dealt out to the devices\n/);
  expect(summary).not.toContain('stays in order');
});
