import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildFolder } from './build-folder.js';
import type { Case, Manifest } from './manifest.js';
import { parseResults } from './results.js';
import { completeOutputs } from './sequential.js';

const ATAX: Case = {
  name: 'atax',
  file: join(import.meta.dirname, '..', 'kernels', 'atax', 'atax.c'),
  function: 'kernel_atax',
  element: 'double',
  measured: ['SMALL_DATASET'],
  check: ['MINI_DATASET'],
  steps: 2,
};

const folder = mkdtempSync(join(tmpdir(), 'boxflow-pipeline-'));
let manifest: Manifest;

beforeAll(async () => {
  manifest = await buildFolder([ATAX], { folder, fpContract: 'on', known: completeOutputs({}, [ATAX], 60) });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the folder's `measure.py` with this entry. */
function measure(entry: Partial<Manifest['entries'][number]>) {
  const entries = manifest.entries.map((one) => ({ ...one, ...entry }));
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, entries }));
  const words = [join(folder, 'measure.py'), '--target', 'host', '--runs', '2'];
  const { status } = spawnSync('python3', words, { stdio: ['ignore', 'ignore', 'ignore'] });
  return { status, results: parseResults(readFileSync(join(folder, 'results.csv'), 'utf8')) };
}

it('builds programs that a script without Node verifies and times', () => {
  const { status, results } = measure({});
  expect(status).toBe(0);
  expect(results).toMatchObject([
    {
      row: 'atax',
      target: 'host',
      fpContract: 'on',
      commit: manifest.commit,
      runs: 2,
      verified: 'this size',
    },
  ]);
  expect(results[0]?.medianMs).toBeGreaterThan(0);
});

it('has no time for a program that prints something else than the sequential one, at either size', () => {
  const atSmallSize = measure({ digest: '0'.repeat(64) });
  expect(atSmallSize).toMatchObject({ status: 1, results: [{ medianMs: null, verified: 'wrong' }] });
  const atItsSize = measure({ sequential: 'checksum 1\n' });
  expect(atItsSize).toMatchObject({ status: 1, results: [{ medianMs: null, verified: 'wrong' }] });
});

it('goes on after a program that fails', () => {
  const { status, results } = measure({ measured: 'missing' });
  expect(status).toBe(1);
  expect(results).toMatchObject([{ runs: 0, verified: 'failed' }]);
});

it('compares with what the sequential program printed in a file if devices may round differently', async () => {
  writeFileSync(join(folder, 'wrong.expected'), '1\n2\n');
  const { results } = measure({ digest: null, expected: 'wrong.expected' });
  expect(results).toMatchObject([{ verified: 'wrong' }]);
});
