import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './paths.js';

/** Builds the packages: the tests run what users have, and would pass with what was built from older sources. */
function buildPackages(): void {
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], { cwd: root, encoding: 'utf8' });
  if (status === 0) return;
  throw new Error(
    `The packages cannot be built. \`npm run bootstrap\` makes a clone ready.\n${stdout}${stderr}`,
  );
}

/**
 * One folder for everything that the tests of this run write, with a space in its name, and an empty compile cache in
 * it: what an earlier version of boxflow compiled must not pass a test of this one.
 */
export default function setup(): () => void {
  buildPackages();
  const folder = mkdtempSync(join(tmpdir(), 'boxflow tests '));
  process.env.BOXFLOW_TESTS_FOLDER = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
