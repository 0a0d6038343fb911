import { join } from 'node:path';
import type { Explanation } from '@boxflow/ir';
import { describe, expect, it } from 'vitest';
import { lazy } from '../support/lazy.js';
import { mustPolyCli } from '../support/poly-cli.js';
import { mustRun, runProcess } from '../support/run-process.js';
import { scratchFolder } from '../support/scratch.js';

/** Programs below `complex/`, each with a function whose loops are one region. */
const PROGRAMS = [
  { name: 'shallow-water', of: 'step' },
  { name: 'tiled-3mm', of: 'products' },
];

/** The analysis is bounded by a number of operations, so this is only for tests that would never end. */
const timeout = 300_000;
const patient = { timeoutMs: 250_000 };

describe.each(PROGRAMS)('$name, which is complex', ({ name, of }) => {
  const file = join(import.meta.dirname, 'complex', `${name}.c`);
  const executable = lazy(async () => {
    const built = join(scratchFolder(`built-${name}`), name);
    await mustPolyCli(['build', file, '-o', built], patient);
    return built;
  });

  it('runs on devices and prints what the sequential program prints', { timeout }, async () => {
    const sequential = join(scratchFolder(`sequential-${name}`), name);
    await mustRun('gcc', ['-O1', file, '-o', sequential]);
    const { stdout } = await mustRun(sequential, []);
    const env = { BOXFLOW_TARGET: 'host', BOXFLOW_DEVICES: '3' };
    expect(await runProcess(await executable(), [], { env })).toEqual({
      code: 0,
      signal: null,
      stdout,
      stderr: '',
    });
  });

  it('is explained as a whole', { timeout }, async () => {
    const { stdout } = await mustPolyCli(['explain', file, '--format', 'json'], patient);
    const found = (JSON.parse(stdout) as Explanation).regions.filter((region) => region.function === of);
    expect(found.map(({ sequential }) => sequential)).toEqual([null]);
    expect(found.flatMap(({ diagnostics }) => diagnostics.map(({ code }) => code))).toEqual([]);
  });
});
