import { expect, test } from 'vitest';
import { explain } from './explain.js';

const DECLARED = `#include <stdio.h>
static int in[100], out[100], start[101], m[10][10];
`;

/** Functions with loops, of which each line with a loop has one of its own. */
const PROGRAMS: Readonly<Record<string, string>> = {
  'loops of functions that are inlined': `
static int bits(unsigned x) {
  int n = 0;
  for (; x; x >>= 1) n += x & 1;
  return n;
}
static int sum(const int *row) {
  int s = 0;
  for (int j = 0; j < 10; j++) s += row[j];
  return s;
}
int main(void) {
  for (int i = 0; i < 100; i++)
    out[i] = bits(in[i]);
  for (int i = 0; i < 10; i++)
    out[i] += sum(m[i]);
  return out[5];
}`,
  'loops of functions that are not': `
static int counted(int x) {
  static int calls;
  int n = 0;
  for (int k = 0; k < x; k++) { n += k; calls++; }
  return n + calls;
}
static int recursive(int x) {
  for (int k = 0; k < x; k++)
    if (k > 3) return recursive(x - 1);
  return x;
}
static void print_row(const int *r) {
  for (int j = 0; j < 10; j++) printf("%d", r[j]);
}
int main(void) {
  for (int i = 0; i < 100; i++) out[i] += counted(in[i]);
  for (int i = 0; i < 100; i++)
    out[i] += recursive(in[i]);
  for (int i = 0; i < 10; i++) print_row(m[i]);
  return out[5];
}`,
  'loops that data ends, in others that run on devices': `
int main(void) {
  for (int i = 0; i < 100; i++) {
    int x = in[i];
    while (x > 9)
      x /= 3;
    for (int k = start[i]; k < start[i + 1]; k++)
      x += in[k];
    out[i] = x;
  }
  return out[5];
}`,
  'loops inside loops that data ends, and with steps that vary': `
int main(void) {
  for (int i = 0; i < 100; i++)
    for (int k = start[i]; k < start[i + 1]; k++)
      for (int d = 0; d < 3; d++)
        out[i] += in[k] * d;
  for (int p = 2; p < 100; p++)
    if (in[p] == 0)
      for (int k = 2 * p; k < 100; k += p)
        in[k] = 1;
  return out[5];
}`,
  'loops that the host is faster at, in and around others': `
int main(void) {
  for (int t = 0; t < 9; t++) {
    for (int i = 1; i < 10; i++)
      out[i] = out[i - 1] * 3 + t;
    for (int i = 0; i < 10; i++)
      for (int j = 0; j < 10; j++)
        m[i][j] += out[j];
  }
  do
    out[0]--;
  while (out[0] > 0);
  return m[1][2];
}`,
};

test.each(Object.entries(PROGRAMS))('%s are in a region or have a reason', async (_name, program) => {
  const text = `${DECLARED}${program}\n`;
  const { regions, refused } = await explain({ file: 'f.c', text, cache: false });
  const told = [
    ...regions.flatMap(({ loops, statements }) => [...loops, ...statements.flatMap((one) => one.loops)]),
    ...refused.flatMap(({ loops }) => loops),
  ];
  const lines = new Set(told.map(({ location }) => location.line));
  const silent = text
    .split('\n')
    .filter((line, k) => /^\s*(for|while .*\)$|do$)/.test(line) && !lines.has(k + 1));
  expect(silent.filter((line) => !/^ {2}while \(out/.test(line))).toEqual([]);
});

test('a reason inside a function names the loop that calls it', async () => {
  const text = `${DECLARED}${PROGRAMS['loops of functions that are not']}\n`;
  const { refused } = await explain({ file: 'f.c', text, cache: false });
  const ofMain = refused.filter((one) => one.function === 'main');
  expect(
    ofMain.map(({ reason, loops }) => [
      reason.code,
      loops.length,
      ...reason.notes.map((note) => note.message),
    ]),
  ).toEqual([
    ['BF1117', 1, "in the call of 'counted'"],
    ['BF1160', 1],
    ['BF1102', 1, "in the call of 'print_row'"],
  ]);
});
