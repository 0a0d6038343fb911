import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { placementEnvironment } from '../support/built-program.js';
import { lazy } from '../support/lazy.js';
import { mustPolyCli, polyCli } from '../support/poly-cli.js';
import { mustRun } from '../support/run-process.js';
import { scratchFolder } from '../support/scratch.js';
import { buildSequentialText } from '../support/sequential-text.js';

const file = join(import.meta.dirname, 'contraction', 'sums.c');

/** Returns what the program prints that gcc makes, with the sums as they are or with calls of `fma`. */
function withGcc(...flags: readonly string[]) {
  return lazy(async () => {
    const executable = join(scratchFolder('sums-gcc'), 'sums');
    await mustRun('gcc', ['-O1', '-ffp-contract=off', ...flags, file, '-o', executable, '-lm']);
    return (await mustRun(executable, [])).stdout;
  });
}

const plain = withGcc();
const byHand = withGcc('-DBY_HAND');

const built = lazy(async () => {
  const executable = join(scratchFolder('sums-on'), 'sums');
  await mustPolyCli(['build', file, '--fp-contract', 'on', '-o', executable]);
  return executable;
});

const PLACEMENTS = [
  { target: 'host', devices: 1 },
  { target: 'host', devices: 3 },
  { target: 'host', devices: 7 },
  { target: 'opencl', devices: 1 },
  { target: 'opencl', devices: 4 },
] as const;

describe('--fp-contract on', () => {
  it.each(PLACEMENTS)('computes what fma does, on %j', async (placement) => {
    const { stdout } = await mustRun(await built(), [], { env: placementEnvironment(placement) });
    expect(stdout).toBe(await byHand());
    expect(stdout).not.toBe(await plain());
  });

  it('computes the same with the instructions of this machine, and --verify finds no difference', async () => {
    const options = ['--target', 'host', '--devices', '2', '--fp-contract', 'on', '--verify', '--summary'];
    const { code, stdout, stderr } = await polyCli(['run', file, ...options]);
    expect({ code, stdout }).toEqual({ code: 0, stdout: await byHand() });
    expect(stderr).toContain('\n  x * y + z with one rounding (--fp-contract)\n');
    // `filter` is called with arrays that overlap, too.
    expect(stderr).toContain('overlap in memory, so this region runs sequentially');
  });

  it('computes the same if all regions run sequentially', async () => {
    const folder = join(scratchFolder('sums-emitted'), 'emitted');
    await mustPolyCli(['emit', file, '--fp-contract', 'on', '-o', folder]);
    const executable = join(scratchFolder('sums-sequential'), 'sums');
    await buildSequentialText(readFileSync(join(folder, 'program.i'), 'utf8'), executable);
    expect((await mustRun(executable, [])).stdout).toBe(await byHand());
    expect(readFileSync(join(folder, 'Makefile'), 'utf8')).toMatch(/^PROGRAM_FLAGS = .* -ffp-contract=off$/m);
  });
});

describe('--fp-contract auto', () => {
  const cases = [
    { contracts: false, words: [] },
    { contracts: true, words: ['--cflags=-mfma'] },
    { contracts: false, words: ['--cflags=-mfma', '-std=c11'] },
    { contracts: false, words: ['--cflags=-mfma', '--fp-contract=off'] },
  ];
  // Elsewhere, processors have the instructions in any case.
  it.runIf(process.arch === 'x64').each(cases)(
    'does as the C compiler: $contracts, with $words',
    async ({ contracts, words }) => {
      const { stdout, stderr } = await mustPolyCli([
        ...['run', file, '--target', 'host', '--devices', '2', '--summary'],
        ...words,
      ]);
      expect(stdout).toBe(await (contracts ? byHand() : plain()));
      expect(stderr.includes('with one rounding')).toBe(contracts);
    },
  );
});
