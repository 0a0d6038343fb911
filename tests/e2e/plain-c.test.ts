import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Explanation } from '@boxflow/ir';
import { describe, expect, it } from 'vitest';
import { describeRegions } from '../support/describe-regions.js';
import { lazy } from '../support/lazy.js';
import { runInLeastMemory } from '../support/least-memory.js';
import { mustPolyCli } from '../support/poly-cli.js';
import { mustRun, runProcess } from '../support/run-process.js';
import { scratchFolder } from '../support/scratch.js';

/*
 * Loops as people write them, beside ones that look the same and are not parallel. Beside each `.c` file is a `.txt` with
 * all that boxflow says about its regions; `UPDATE_EXPECTED=1` writes it.
 */
const FOLDER = join(import.meta.dirname, 'plain-c');
const PROGRAMS = readdirSync(FOLDER).filter((name) => name.endsWith('.c'));

const OPTIONS = [
  { BOXFLOW_SHADOW: '1' },
  { BOXFLOW_BOXES: 'disjoint' },
  { BOXFLOW_DISTRIBUTION: 'cyclic', BOXFLOW_TILE: '3' },
];

const CASES = [1, 3].flatMap((devices) => OPTIONS.map((options) => ({ devices, options })));

describe.each(PROGRAMS)('%s', (name) => {
  const expected = lazy(async () => {
    const executable = join(scratchFolder('sequential-plain-c'), 'program');
    await mustRun('gcc', ['-O1', '-w', name, '-o', executable, '-lm'], { cwd: FOLDER });
    return (await mustRun(executable, [])).stdout;
  });
  const executable = lazy(async () => {
    const built = join(scratchFolder('built-plain-c'), 'program');
    await mustPolyCli(['build', name, '-o', built, '--cflags=-w -lm'], { cwd: FOLDER });
    return built;
  });

  it('has the regions that it should have', async () => {
    const { stdout } = await mustPolyCli(['explain', name, '--format', 'json'], { cwd: FOLDER });
    const said = describeRegions(JSON.parse(stdout) as Explanation);
    const golden = join(FOLDER, name.replace(/\.c$/, '.txt'));
    if (process.env.UPDATE_EXPECTED === '1') writeFileSync(golden, said);
    expect(existsSync(golden), `${golden} is missing; UPDATE_EXPECTED=1 writes it`).toBe(true);
    expect(said).toBe(readFileSync(golden, 'utf8'));
  });

  it.each(CASES)('prints what the sequential program prints, $devices devices, $options', async (one) => {
    const env = { BOXFLOW_TARGET: 'host', BOXFLOW_DEVICES: String(one.devices), ...one.options };
    const result = await runProcess(await executable(), [], { env });
    expect(result).toMatchObject({ code: 0, signal: null, stdout: await expected() });
  });

  it('prints the same with as little memory as it needs', async () => {
    const env = { BOXFLOW_TARGET: 'host', BOXFLOW_DEVICES: '3' };
    const result = await runInLeastMemory(await executable(), [], env);
    expect(result).toMatchObject({ code: 0, signal: null, stdout: await expected() });
  });
});
