import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { corpus } from '@boxflow/ptx/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runTraced } from '../test/run-traced.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'boxflow-traced-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const everything = process.env.BOXFLOW_TEST_ALL === '1';
const programs = corpus().filter(
  ({ name, level }, i) => everything || (level === 1 ? i % 3 === 0 : name === 'sgemm'),
);

/** Programs with subscripts that are data, pointers in memory, or objects that stay in local memory at -O1. */
const PARTLY_UNKNOWN = ['control', 'memory', 'random', 'sparse', 'structs'];

describe('the addresses that kernels of the corpus access', { timeout: 180_000 }, () => {
  it.each(programs)('$name at -O$level are those of their expressions', async (program) => {
    const { wrong, equal, unknown } = await runTraced(program, folder);
    expect(wrong).toEqual([]);
    expect(equal).toBeGreaterThan(0);
    if (!PARTLY_UNKNOWN.includes(program.name)) expect(unknown).toBe(0);
  });
});
