import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSanitized } from '@boxflow/codegen-c/testing';
import { runEmulated } from '@boxflow/codegen-cuda/testing';
import { expect, test } from 'vitest';
import {
  type Checked,
  type CheckedKernel,
  checkProgram,
} from './test-support/random-recipes/check-program.js';

// Every run has the same programs, so that a change is to blame when this fails. The environment can ask for others.
const everything = process.env.BOXFLOW_TEST_ALL === '1';
const SEED = Number(process.env.BOXFLOW_RANDOM_SEED ?? 1);
const COUNT = Number(process.env.BOXFLOW_RANDOM_RECIPES ?? (everything ? 300 : 50));
/** Whether compilers with sanitizers get the kernels of every third program. */
const isCompiled = everything || process.env.BOXFLOW_RANDOM_COMPILED === '1';
const TIMEOUT_MS = 24 * 3_600_000;
/** Kernels that a compiler gets at a time. */
const BATCH = 50;

/** Verbs that a sample of programs must have, each obeyed in some of them. */
const VERBS = [
  ...[
    'snapshot',
    'expand',
    'split',
    'defer',
    'privatize',
    'serial',
    'distribute',
    'fission',
    'copy_to_registers',
    'threads',
  ],
  ...['block', 'points', 'vectorize', 'panels', 'tile', 'copy_to_shared', 'pipeline', 'contract', 'team'],
  ...['align', 'runs', 'launch_bounds', 'guard_stores'],
  ...['cudaize', 'unroll', 'unroll_to_depth', 'fuse', 'skew', 'normalize_index', 'copy_to_texture'],
  'copy_to_constant',
];

const title = `${COUNT} random programs from seed ${SEED} do the same by random recipes`;
test(title, { timeout: TIMEOUT_MS }, async () => {
  const checked: Checked[] = [];
  const failures: string[] = [];
  for (let seed = SEED; seed < SEED + COUNT; seed++)
    try {
      checked.push(...(await checkProgram(seed)));
    } catch (error) {
      failures.push(`seed ${seed}:\n${error instanceof Error ? error.message : error}`);
    }
  console.log(summaryOf(checked), `${failures.length} failures`);
  expect(failures.slice(0, 5).join('\n')).toBe('');
  const obeyed = new Set(checked.flatMap((one) => one.obeyed.map(({ verb }) => verb)));
  if (COUNT >= 50) expect(VERBS.filter((verb) => !obeyed.has(verb as never))).toEqual([]);
  const right = checked.filter(({ outcome }) => outcome === 'right');
  expect(right.length).toBeGreaterThan(COUNT / 2);
  const compiled = right.filter((_, i) => isCompiled && i % 3 === 0);
  requireSameInC(compiled.flatMap(({ launches }) => launches));
});

function summaryOf(checked: readonly Checked[]): string {
  const counts = new Map<string, number>();
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  for (const { outcome, obeyed, refused } of checked) {
    count(outcome);
    for (const { verb } of obeyed) count(verb);
    for (const { verb } of refused) count(`${verb} refused`);
  }
  return [...counts]
    .sort()
    .map(([what, times]) => `${what}: ${times}`)
    .join(', ');
}

/** Compiles the kernels with sanitizers, for the host and for an emulated GPU, and compares what they leave. */
function requireSameInC(launches: readonly CheckedKernel[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'boxflow-random-recipes-'));
  for (let first = 0; first < launches.length; first += BATCH) {
    const batch = launches.slice(first, first + BATCH).map(({ kernel, ...rest }, i) => ({
      ...rest,
      kernel: { ...kernel, name: `kernel_${first + i}` },
    }));
    const printed = [
      runSanitized(batch, folder),
      runEmulated(batch, 'all', folder),
      runEmulated(batch, 'threads only', folder),
    ];
    for (const results of printed)
      for (const [i, { kernel, result }] of batch.entries()) expect(results[i], kernel.name).toEqual(result);
  }
  rmSync(folder, { recursive: true });
}
