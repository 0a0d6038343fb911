import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkRandomProgram, firstSeeds } from '@boxflow/codegen-ptx/testing';
import { hasTool } from '@boxflow/ptx/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runTraced } from '../test/run-traced.ts';

const COUNT = process.env.BOXFLOW_TEST_ALL === '1' ? 60 : 4;
const PER_PROGRAM = 2;
const reports = join(import.meta.dirname, '..', 'reports');

describe.runIf(hasTool('nvcc'))('random kernels, compiled by nvcc', { timeout: 300_000 }, () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'boxflow-random-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(firstSeeds(COUNT, PER_PROGRAM))('from seed %i access the addresses of their expressions', (first) =>
    checkRandomProgram(first, PER_PROGRAM, { reports, folder }, async (program) => {
      const { wrong, equal, unknown, assumed } = await runTraced(program, folder);
      expect(wrong).toEqual([]);
      // The values that threads leave at the end are indexed by their numbers.
      expect(equal).toBeGreaterThan((unknown + assumed) / 4);
    }),
  );
});
