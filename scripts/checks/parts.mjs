import { join } from 'node:path';
import { nxCommand } from '../lib/nx.mjs';
import { root, workspaces } from '../lib/repository.mjs';

/**
 * What `npm test` runs, in order: one row per part.
 *
 * `count` says how results are counted. `exit code`: the command is one check. `vitest` and `junit`: from the reports
 * named, each of which must exist and hold a test. `static`: it reads sources only, so nothing is built for tests.
 *
 * @typedef {{ name: string, command: string, args: string[], env?: Record<string, string>,
 *   count: 'exit code' | 'vitest' | 'junit', reports?: string[], static?: true }} Part
 * @type {Part[]}
 */
export const parts = [
  {
    name: 'lint',
    command: bin('biome'),
    args: ['ci', '--error-on-warnings', '.'],
    count: 'exit code',
    static: true,
  },
  { name: 'import walls', ...script('scripts/check-import-walls.mjs'), count: 'exit code', static: true },
  {
    name: 'typecheck',
    ...nxCommand('run-many', '-t', 'typecheck', '--nxBail=false'),
    count: 'exit code',
    static: true,
  },
  {
    name: 'scripts',
    command: bin('vitest'),
    args: ['run', '--config', 'scripts/vitest.config.mjs'],
    count: 'vitest',
    reports: ['scripts/reports/vitest.json'],
  },
  {
    name: 'unit',
    ...nxCommand('run-many', '-t', 'test', '--nxBail=false'),
    count: 'vitest',
    reports: workspaces()
      .filter(({ manifest }) => manifest.scripts?.test !== undefined)
      .map(({ folder }) => `${folder}/reports/vitest.json`),
  },
  {
    name: 'native',
    command: 'ctest',
    args: [
      '--test-dir',
      'packages/runtime-native/build',
      '--output-on-failure',
      '--output-junit',
      'ctest.xml',
    ],
    count: 'junit',
    reports: ['packages/runtime-native/build/ctest.xml'],
  },
  sanitized('native, memory and undefined behaviour', 'address,undefined'),
  sanitized('native, threads', 'thread'),
  {
    name: 'end to end',
    command: bin('vitest'),
    args: ['run', '--root', 'tests'],
    count: 'vitest',
    reports: ['tests/reports/vitest.json'],
  },
];

function sanitized(name, sanitizers) {
  const native = 'packages/runtime-native';
  const { command, args } = script(`${native}/scripts/test-native.mjs`);
  return {
    name,
    command,
    args: [...args, `--sanitize=${sanitizers}`],
    count: 'junit',
    reports: [`${native}/build/sanitize-${sanitizers.replaceAll(',', '-')}/ctest.xml`],
  };
}

function bin(name) {
  return join(root, 'node_modules', '.bin', name);
}

function script(path) {
  return { command: process.execPath, args: [join(root, path)] };
}
