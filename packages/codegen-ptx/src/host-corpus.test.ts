import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inlineFunctions } from '@boxflow/ptx';
import { corpus } from '@boxflow/ptx/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildHostProgram, run } from '../test/host-program.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'boxflow-host-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(corpus())('$name at -O$level', (program) => {
  it('gives the sequential result for all blocks at once, one by one, and backwards', () => {
    const executable = buildHostProgram(program, folder);
    for (const BLOCK_ORDER of ['all', 'single', 'reverse']) {
      expect(run(executable, [], { BLOCK_ORDER })).toContain(`${program.name}: equal`);
    }
  });

  it.runIf(program.level === 1)('gives it as well if functions are inlined', () => {
    const executable = buildHostProgram(program, folder, inlineFunctions);
    expect(run(executable, [])).toContain(`${program.name}: equal`);
  });
});
