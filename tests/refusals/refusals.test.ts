import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Explanation } from '@boxflow/ir';
import { beforeAll, describe, expect, it } from 'vitest';
import { placementEnvironment } from '../support/built-program.js';
import { describeRegions } from '../support/describe-regions.js';
import { mustPolyCli } from '../support/poly-cli.js';
import { mustRun, runProcess } from '../support/run-process.js';
import { scratchFolder } from '../support/scratch.js';

/*
 * Programs with loops that must not run in parallel, one for each reason. Beside each `.c` file is a `.txt` with all that
 * boxflow says about its regions; `UPDATE_EXPECTED=1` writes it. Each program also runs, and must print what the
 * sequential one prints.
 */
const FOLDER = import.meta.dirname;
const PROGRAMS = readdirSync(FOLDER).filter((name) => name.endsWith('.c') && name !== 'check.c');

let check: string;
beforeAll(async () => {
  check = join(scratchFolder('check'), 'check.o');
  await mustRun('gcc', ['-O2', '-c', 'check.c', '-o', check], { cwd: FOLDER });
});

describe.each(PROGRAMS)('%s', (file) => {
  it('is told why', async () => {
    const { stdout } = await mustPolyCli(['explain', file, '--format', 'json'], { cwd: FOLDER });
    const said = describeRegions(JSON.parse(stdout) as Explanation);
    const expected = join(FOLDER, file.replace(/\.c$/, '.txt'));
    if (process.env.UPDATE_EXPECTED === '1') writeFileSync(expected, said);
    expect(existsSync(expected), `${expected} is missing; UPDATE_EXPECTED=1 writes it`).toBe(true);
    expect(said).toBe(readFileSync(expected, 'utf8'));
  });

  it('gives the sequential result', async () => {
    const sequential = join(scratchFolder('refused'), 'sequential');
    await mustRun('gcc', ['-O2', '-w', file, check, '-lm', '-o', sequential], { cwd: FOLDER });
    const { code, stdout } = await runProcess(sequential, []);
    const executable = join(scratchFolder('refused'), 'program');
    await mustPolyCli(['build', file, check, '-o', executable, '--cflags=-w -lm'], { cwd: FOLDER });
    const env = placementEnvironment({ target: 'host', devices: 3 });
    expect(await runProcess(executable, [], { env })).toMatchObject({ code, stdout });
  });
});
