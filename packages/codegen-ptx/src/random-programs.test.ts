import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasTool, nvccPtx } from '@boxflow/ptx/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildHostProgram, run } from '../test/host-program.ts';
import { randomProgram } from '../test/random/print-program.ts';

const FIRST = Number(process.env.BOXFLOW_RANDOM_SEED ?? 1);
const COUNT = process.env.BOXFLOW_TEST_ALL === '1' ? 100 : 6;
const PER_PROGRAM = 3;
const seeds = Array.from({ length: Math.ceil(COUNT / PER_PROGRAM) }, (_, i) => FIRST + i * PER_PROGRAM);
const reports = join(import.meta.dirname, '..', 'reports');

// Without nvcc, the random programs of the corpus are run, whose PTX is there.
describe.runIf(hasTool('nvcc'))('random kernels, compiled by nvcc', { timeout: 300_000 }, () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'boxflow-random-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(seeds)('from seed %i give the sequential results in each order of their blocks', (first) => {
    const name = `random_${first}`;
    // It stays there if it fails.
    const source = join(reports, `${name}.cu`);
    const program = Array.from({ length: PER_PROGRAM }, (_, i) => first + i);
    mkdirSync(reports, { recursive: true });
    writeFileSync(source, randomProgram(name, program));
    for (const level of [1, 3] as const) {
      const ptxFile = join(folder, `${name}.O${level}.ptx`);
      writeFileSync(ptxFile, nvccPtx({ source, level }));
      const executable = buildHostProgram({ name, level, source, ptxFile }, folder);
      for (const BLOCK_ORDER of ['all', 'single', 'reverse']) {
        expect(run(executable, [], { BLOCK_ORDER })).toBe(`${name}: equal\n`);
      }
    }
    rmSync(source);
  });
});
