import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lazy } from '../support/lazy.js';
import { mustPolyCli } from '../support/poly-cli.js';
import { mustRun, runProcess } from '../support/run-process.js';
import { scratchFolder } from '../support/scratch.js';

const folder = join(import.meta.dirname, 'aliasing');

/** The messages of the program's overlapping calls, each once, and the count at the end. Disjoint calls have none. */
const NOTES = [
  [11, 'to and from', ''],
  [18, 'A and row', ''],
  [26, 'to and source', ''],
  [11, 'to and from', ' (3 times)'],
] as const;

const executable = lazy(async () => {
  const built = join(scratchFolder('built-aliasing'), 'aliasing');
  await mustPolyCli(['build', 'aliasing.c', '-o', built], { cwd: folder });
  return built;
});

const expected = lazy(async () => {
  const sequential = join(scratchFolder('sequential-aliasing'), 'aliasing');
  await mustRun('gcc', ['-O1', '-Wno-unknown-pragmas', join(folder, 'aliasing.c'), '-o', sequential]);
  return (await mustRun(sequential, [])).stdout;
});

it.each([1, 3, 4])('overlapping arrays run as written, with a note, on %i devices', async (devices) => {
  const result = await runProcess(await executable(), [], {
    env: { BOXFLOW_TARGET: 'host', BOXFLOW_DEVICES: String(devices) },
  });
  const notes = NOTES.map(
    ([line, arrays, times]) =>
      `aliasing.c:${line}:3: note: the arrays ${arrays} overlap in memory, so this region runs sequentially${times}\n`,
  );
  expect(result).toEqual({ code: 0, signal: null, stdout: await expected(), stderr: notes.join('') });
});
