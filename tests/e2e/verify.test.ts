import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { placementEnvironment } from '../support/built-program.js';
import {
  defineOptions,
  KERNEL_PROGRAMS,
  kernelProgram,
  programCase,
  smallCase,
} from '../support/kernel-programs.js';
import { mustPolyCli, polyCli } from '../support/poly-cli.js';
import { mustRun, runProcess } from '../support/run-process.js';
import { scratchFolder } from '../support/scratch.js';
import { sequentialDump } from '../support/sequential-program.js';
import { everyNth } from '../support/thoroughness.js';

/** The last program of each definition: initial values of the later ones are rougher. */
const programs = [...new Map(KERNEL_PROGRAMS.map((program) => [program.definition, program])).values()];

describe('--verify', () => {
  it.each(everyNth(programs, 7).map((program) => [program.program, program] as const))(
    'finds no difference in %s',
    async (_name, program) => {
      const chosen = smallCase(program);
      const options = ['--target', 'host', '--devices', '3', '--verify', ...defineOptions(chosen)];
      const result = await polyCli(['run', chosen.program.file, ...options, '--', '--dump']);
      expect({ ...result, stdout: result.stdout.length }).toMatchObject({ code: 0 });
      expect(result.stdout).toBe(await sequentialDump(chosen));
    },
  );

  it('finds a planted difference, names it and makes the program exit with 3', async () => {
    const executable = await buildWithWrongKernel();
    const env = placementEnvironment({ target: 'host', devices: 3 });
    const unverified = await runProcess(executable, ['--dump'], { env });
    expect(unverified.code).toBe(0);

    const { code, stderr } = await runProcess(executable, ['--dump'], {
      env: { ...env, BOXFLOW_VERIFY: '1' },
    });
    expect(code).toBe(3);
    const difference =
      /heat-2d\.c:\d+(:\d+)?: error BF5040: A\[\d\]\[\d+\]\[\d+\] is \S+ on the devices and \S+ sequentially/;
    expect(stderr).toMatch(difference);
    expect(stderr).toMatch(/\d+ of 7442 elements of A differ/);
  });
});

/** heat-2d as `poly-cli emit` writes it, with one coefficient of the kernel changed before it is compiled. */
async function buildWithWrongKernel(): Promise<string> {
  const chosen = programCase(kernelProgram('heat-2d'), 'odd', 'double');
  const folder = join(scratchFolder('planted'), 'emitted');
  await mustPolyCli(['emit', chosen.program.file, '-o', folder, ...defineOptions(chosen)]);
  const kernels = join(folder, 'kernels.c');
  const text = readFileSync(kernels, 'utf8');
  const wrong = text.replaceAll('0.125', '0.1250001');
  expect(wrong).not.toBe(text);
  writeFileSync(kernels, wrong);
  await mustRun('make', ['-C', folder]);
  return join(folder, 'program');
}
