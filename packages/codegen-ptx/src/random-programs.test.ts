import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasTool } from '@boxflow/ptx/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildHostProgram, run } from '../test/host-program.ts';
import { checkRandomProgram, firstSeeds } from '../test/random/compiled-programs.ts';

const COUNT = process.env.BOXFLOW_TEST_ALL === '1' ? 100 : 6;
const PER_PROGRAM = 3;
const reports = join(import.meta.dirname, '..', 'reports');

// Without nvcc, the random programs of the corpus are run, whose PTX is there.
describe.runIf(hasTool('nvcc'))('random kernels, compiled by nvcc', { timeout: 300_000 }, () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'boxflow-random-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(firstSeeds(COUNT, PER_PROGRAM))(
    'from seed %i give the sequential results in each order of their blocks',
    (first) =>
      checkRandomProgram(first, PER_PROGRAM, { reports, folder }, (program) => {
        const executable = buildHostProgram(program, folder);
        for (const BLOCK_ORDER of ['all', 'single', 'reverse']) {
          expect(run(executable, [], { BLOCK_ORDER })).toBe(`${program.name}: equal\n`);
        }
      }),
  );
});
