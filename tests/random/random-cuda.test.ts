import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomProgram } from '@boxflow/codegen-ptx/testing';
import { describe, expect, it } from 'vitest';
import { polyCli } from '../support/poly-cli.js';
import { scratchFolder } from '../support/scratch.js';
import { shortOrFull } from '../support/thoroughness.js';

const FIRST = Number(process.env.BOXFLOW_RANDOM_SEED ?? 1001);
const PER_PROGRAM = 10;
const PROGRAMS = shortOrFull(1, 10);
/** Without it, gcc 12 computes `0.0f - (float)i` of an `i` that is 0 as -0 in the sequential references. */
const HOST_FLAGS = '-w -Xcompiler -frounding-math';
/** Seeds with programs that failed once. */
const FAILED = [3086, 3754];
const starts = Array.from({ length: PROGRAMS }, (_, i) => FIRST + i * PER_PROGRAM);
const hasNvcc = spawnSync('nvcc', ['--version']).status === 0;

describe.runIf(hasNvcc)(`${PER_PROGRAM} random CUDA kernels`, { timeout: 600_000 }, () => {
  it.each([...starts, ...FAILED])(
    'from seed %i give the sequential results on one to four devices of the host',
    async (first) => {
      const cwd = scratchFolder('random-cuda');
      const count = FAILED.includes(first) ? 1 : PER_PROGRAM;
      const seeds = Array.from({ length: count }, (_, i) => first + i);
      writeFileSync(join(cwd, 'random.cu'), randomProgram('random', seeds));
      for (const devices of ['1', '2', '3', '4']) {
        const args = ['run', 'random.cu', '--target', 'host', '--devices', devices, '--cflags', HOST_FLAGS];
        const result = await polyCli(args, { cwd });
        expect(result).toMatchObject({ code: 0, stdout: 'random: equal\n', stderr: '' });
      }
    },
  );
});
