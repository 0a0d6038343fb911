import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cliFile } from './paths.js';

/**
 * One folder for everything that the tests of this run write, with a space in its name, and an empty compile cache in
 * it: what an earlier version of boxflow compiled must not pass a test of this one.
 */
export default function setup(): () => void {
  if (!existsSync(cliFile)) throw new Error(`${cliFile} is not there: run \`npm run bootstrap\` first`);
  const folder = mkdtempSync(join(tmpdir(), 'boxflow tests '));
  process.env.BOXFLOW_TESTS_FOLDER = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
