import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dumpDifference } from '../support/compare-dumps.js';
import {
  defineOptions,
  type ElementType,
  type KernelProgram,
  kernelProgram,
  programCase,
} from '../support/kernel-programs.js';
import { mustPolyCli, polyCli } from '../support/poly-cli.js';
import { scratchFolder } from '../support/scratch.js';
import { sequentialDump } from '../support/sequential-program.js';

const HOST = ['--target', 'host', '--devices', '4'];
const OPENCL = ['--target', 'opencl', '--devices', '2'];

async function expectSequentialResult(
  program: KernelProgram,
  element: ElementType,
  options: readonly string[],
): Promise<void> {
  const chosen = programCase(program, 'odd', element);
  const result = await polyCli(['run', program.file, ...options, ...defineOptions(chosen), '--', '--dump'], {
    env: { POCL_DEVICES: 'pthread pthread' },
  });
  expect(result).toMatchObject({ code: 0, stderr: '' });
  expect(dumpDifference(await sequentialDump(chosen), result.stdout, element)).toBeNull();
}

describe('poly-cli run', () => {
  it.each([
    ['floyd-warshall-vla', 'double', HOST],
    ['fdtd-2d-vla', 'float', HOST],
    ['mvt-heap', 'int', HOST],
    ['2mm-vla', 'double', OPENCL],
    ['jacobi-2d-heap', 'int', OPENCL],
  ] as const)('prints what the sequential %s prints, on %s', (name, element, options) =>
    expectSequentialResult(kernelProgram(name), element, options),
  );

  it('works for a file whose path has a space in it', async () => {
    const folder = join(scratchFolder('run'), 'my programs');
    mkdirSync(folder);
    const heat = kernelProgram('heat-2d');
    const file = join(folder, 'heat in 2d.c');
    copyFileSync(heat.file, file);
    await expectSequentialResult({ ...heat, file }, 'double', HOST);
  });

  it('gives the program its arguments, its standard input and its exit code, and no word of ours', async () => {
    const folder = scratchFolder('run');
    writeFileSync(join(folder, 'echo.c'), ECHO);
    const result = await polyCli(['run', 'echo.c', ...HOST, '--', 'one two', '--devices', '3'], {
      cwd: folder,
    });
    expect(result).toEqual({
      code: 7,
      signal: null,
      stdout: 'echo|one two|--devices|3|4950\n',
      stderr: 'from the program\n',
    });
  });

  it('writes the summary to standard error', async () => {
    const chosen = programCase(kernelProgram('heat-2d'), 'even', 'double');
    const result = await mustPolyCli([
      'run',
      chosen.program.file,
      ...HOST,
      '--summary',
      ...defineOptions(chosen),
      '--',
      '--dump',
    ]);
    expect(result.stdout).toBe(await sequentialDump(chosen));
    expect(result.stderr.split('\n').length).toBeGreaterThan(4);
  });

  it.each([1, 3, 1000])('gives the same result with tiles of width %i', async (tile) => {
    await expectSequentialResult(kernelProgram('heat-2d'), 'int', [...HOST, '--tile', String(tile)]);
  });
});

const ECHO = `#include <stdio.h>

int values[100];

int main(int argc, char **argv) {
  for (int i = 0; i < 100; i++)
    values[i] = i;
  int sum = 0;
  for (int i = 0; i < 100; i++)
    sum += values[i];
  for (int i = 0; i < argc; i++)
    printf("%s|", argv[i]);
  printf("%d\\n", sum);
  fputs("from the program\\n", stderr);
  return 7;
}
`;
