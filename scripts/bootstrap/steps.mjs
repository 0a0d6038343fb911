import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nxCommand } from '../lib/nx.mjs';
import { root } from '../lib/repository.mjs';
import { runQuietly } from '../lib/run-quietly.mjs';
import { ensureNpmPackages } from './npm-packages.mjs';
import { systemNeeds } from './system-needs.mjs';
import { ensureSystemPackages } from './system-packages.mjs';

/**
 * From a bare clone to something that runs, in order. Each step does only what is missing and returns what it did.
 *
 * @typedef {{ forTests: boolean, forAllTests?: boolean }} Options
 * @type {{ name: string, run: (options: Options) => Promise<string> }[]}
 */
export const steps = [
  {
    name: 'system packages',
    run: ({ forTests, forAllTests }) =>
      ensureSystemPackages(
        systemNeeds.filter(
          (need) => (forTests || !need.forTestsOnly) && (forAllTests || !need.forAllTestsOnly),
        ),
        {
          isRoot: process.getuid?.() === 0,
          aptGet: ['/usr/bin/apt-get', '/bin/apt-get'].find((path) => existsSync(path)),
        },
      ),
  },
  { name: 'npm packages', run: ensureNpmPackages },
  { name: 'isl as WebAssembly', run: () => runScript('packages/isl-wasm/scripts/build-isl.mjs') },
  { name: 'native runtime', run: () => runScript('packages/runtime-native/scripts/build-native.mjs') },
  { name: 'TypeScript packages', run: buildPackages },
];

/** Runs a package's own build script; the last line it prints says what it did. */
async function runScript(script) {
  const output = await runQuietly(process.execPath, [join(root, script)]);
  return output.trim().split('\n').at(-1) ?? 'done';
}

async function buildPackages() {
  const { command, args, env } = nxCommand('run-many', '-t', 'build');
  await runQuietly(command, args, { env });
  return 'up to date';
}
