import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { kernelsFolder } from '../support/paths.js';
import { mustPolyCli } from '../support/poly-cli.js';

/** Reasons are comments on one line, which people read. */
const LONGEST_REASON = 120;

/** All programs in `benchmarks/kernels`. */
const files = readdirSync(kernelsFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.c'))
  .sort();

it('there are programs', () => {
  expect(files.length).toBeGreaterThan(50);
});

it.each(files)('each line of the default recipe of %s has a reason', async (file) => {
  const { stdout } = await mustPolyCli(['explain', join(kernelsFolder, file), '--recipe']);
  const lines = stdout.split('\n').filter((line) => line.startsWith('  '));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => !/\) {2}# \w.{9,}\w$/.test(line))).toEqual([]);
  const reasons = lines.map((line) => line.replace(/^.*\) {2}# /, ''));
  expect(reasons.filter((reason) => reason.length > LONGEST_REASON)).toEqual([]);
  expect(reasons.filter((reason) => /undefined|NaN|null/.test(reason))).toEqual([]);
});
