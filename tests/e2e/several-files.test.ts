import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Explanation } from '@boxflow/ir';
import { describe, expect, it } from 'vitest';
import { mustPolyCli, polyCli } from '../support/poly-cli.js';
import { mustRun } from '../support/run-process.js';
import { scratchFolder } from '../support/scratch.js';

/*
 * A program of two files with regions in both: each has a static function `step` and a static array `b`; `a` is defined in
 * the one and declared, without its extent, in the other.
 */
const MAIN = `#include <stdio.h>
#include "both.h"

double a[N];
static double b[N];

static void step(void) {
  for (int i = 1; i < N - 1; i++)
    b[i] = 0.5 * (a[i - 1] + a[i + 1]);
}

int main(int argc, char **argv) {
  for (int i = 0; i < N; i++)
    a[i] = i % 7;
  for (int t = 0; t < 3; t++) {
    step();
    for (int i = 1; i < N - 1; i++)
      a[i] = b[i];
    scale(argc > 1 ? argv[1][0] - '0' : 1);
  }
  double sum = 0;
  for (int i = 0; i < N; i++)
    sum = sum * 0.75 + a[i];
  printf("%.17g %d\\n", sum, checked(N));
  return 0;
}
`;

const SCALE = `#include "both.h"

extern double a[];
static double b[2 * N];

static void step(int factor) {
  for (int i = 0; i < 2 * N; i++)
    b[i] = factor + i / 2;
}

void scale(int factor) {
  step(factor);
  for (int i = 0; i < N; i++)
    a[i] = a[i] * 0.25 + b[2 * i];
}
`;

const CHECKED = `int checked(int n) { return n + 1; }
`;

const HEADER = `#define N 1000
void scale(int factor);
int checked(int n);
`;

function program(): string {
  const folder = scratchFolder('several files');
  const files = { 'main.c': MAIN, 'scale.c': SCALE, 'checked.c': CHECKED, 'both.h': HEADER };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

async function sequential(cwd: string): Promise<string> {
  await mustRun('gcc', ['-O2', 'main.c', 'scale.c', 'checked.c', '-o', 'sequential'], { cwd });
  return (await mustRun(join(cwd, 'sequential'), ['3'])).stdout;
}

describe('a program of several files', () => {
  it('gives the sequential results when it is run, with an archive', async () => {
    const cwd = program();
    const expected = await sequential(cwd);
    await mustRun('gcc', ['-c', 'checked.c'], { cwd });
    await mustRun('ar', ['rc', 'libchecked.a', 'checked.o'], { cwd });
    const words = [
      'run',
      'main.c',
      'scale.c',
      'libchecked.a',
      '--target',
      'host',
      '--devices',
      '3',
      '--verify',
    ];
    const result = await polyCli([...words, '--', '3'], { cwd });
    expect(result).toMatchObject({ code: 0, stdout: expected });
    expect(result.stderr).toMatch(/^verified: 13 regions, /);
  });

  it('is built and emitted like one', async () => {
    const cwd = program();
    const expected = await sequential(cwd);
    await mustRun('gcc', ['-c', 'checked.c'], { cwd });
    await mustPolyCli(['build', 'main.c', 'scale.c', 'checked.o', '-o', 'built'], { cwd });
    const env = { BOXFLOW_TARGET: 'host', BOXFLOW_DEVICES: '2' };
    expect((await mustRun(join(cwd, 'built'), ['3'], { env })).stdout).toBe(expected);
    const { stdout } = await mustPolyCli(['emit', 'main.c', 'scale.c', 'checked.o', '-o', 'out'], { cwd });
    expect(stdout.split('\n')).toEqual(expect.arrayContaining(['out/program-main.i', 'out/program-scale.i']));
    await mustRun('make', [], { cwd: join(cwd, 'out') });
    expect((await mustRun(join(cwd, 'out', 'program'), ['3'], { env })).stdout).toBe(expected);
  });

  it('has regions in both files, each with a name of its own', async () => {
    const cwd = program();
    const { stdout } = await mustPolyCli(['explain', 'main.c', 'scale.c', '--format', 'json'], { cwd });
    const { files, regions } = JSON.parse(stdout) as Explanation;
    expect(files).toEqual(['main.c', 'scale.c']);
    const devices = regions.filter(({ sequential }) => sequential === null);
    expect(new Set(devices.map(({ location }) => location.file))).toEqual(new Set(files));
    expect(regions.map(({ name }) => name)).toEqual(regions.map((_, index) => `scop${index}`));
    const plan = await mustPolyCli(['plan', 'main.c', 'scale.c', '--param', 'factor=3'], { cwd });
    for (const { name } of devices) expect(plan.stdout).toContain(`${name}, `);
  });
});
