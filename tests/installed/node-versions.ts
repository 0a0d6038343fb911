import { join } from 'node:path';
import { mustRun } from '../support/run-process.js';
import { scratchFolder } from '../support/scratch.js';

/** Downloads Node from npm, as `npx node@VERSION` would, and returns the path of the program. */
export async function installNode(version: string): Promise<string> {
  const folder = scratchFolder('node');
  const name = `node-${process.platform}-${process.arch}`;
  const words = ['install', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--no-save'];
  await mustRun('npm', [...words, '--prefix', folder, `${name}@${version}`], { timeoutMs: 300_000 });
  return join(folder, 'node_modules', name, 'bin', 'node');
}
