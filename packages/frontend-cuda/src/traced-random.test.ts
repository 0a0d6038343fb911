import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomProgram } from '@boxflow/codegen-ptx/testing';
import { hasTool, nvccPtx } from '@boxflow/ptx/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runTraced } from '../test/run-traced.ts';

const FIRST = Number(process.env.BOXFLOW_RANDOM_SEED ?? 1);
const COUNT = process.env.BOXFLOW_TEST_ALL === '1' ? 60 : 4;
const PER_PROGRAM = 2;
const starts = Array.from({ length: COUNT / PER_PROGRAM }, (_, i) => FIRST + i * PER_PROGRAM);
const reports = join(import.meta.dirname, '..', 'reports');

describe.runIf(hasTool('nvcc'))('random kernels, compiled by nvcc', { timeout: 300_000 }, () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'boxflow-random-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(starts)('from seed %i access the addresses of their expressions', (first) => {
    const name = `random_${first}`;
    // It stays there if it fails.
    const source = join(reports, `${name}.cu`);
    mkdirSync(reports, { recursive: true });
    writeFileSync(
      source,
      randomProgram(
        name,
        Array.from({ length: PER_PROGRAM }, (_, i) => first + i),
      ),
    );
    for (const level of [1, 3] as const) {
      const ptxFile = join(folder, `${name}.O${level}.ptx`);
      writeFileSync(ptxFile, nvccPtx({ source, level }));
      const { wrong, equal, unknown, assumed } = runTraced({ name, level, source, ptxFile }, folder);
      expect(wrong).toEqual([]);
      // What threads leave at the end is indexed by their numbers.
      expect(equal).toBeGreaterThan((unknown + assumed) / 4);
    }
    rmSync(source);
  });
});
