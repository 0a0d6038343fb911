import { join, relative } from 'node:path';
import { buildFolder, parseArguments } from '../../packages/runtime-native/scripts/lib/options.mjs';
import { nxCommand } from '../lib/nx.mjs';
import { root, workspaces } from '../lib/repository.mjs';

/**
 * The parts of `npm test`, in order. `full` says what is different in `npm run test:all`, which runs everything;
 * without it the part runs whole in both.
 *
 * `count` says how results are counted. `exit code`: the command is one check. `vitest` and `junit`: from the reports
 * named, each of which must exist and hold a test. `static`: it reads sources only, so nothing is built for tests.
 *
 * @typedef {{ name: string, command: string, args: string[], env?: Record<string, string>,
 *   count: 'exit code' | 'vitest' | 'junit', reports?: string[], static?: true }} Part
 * @type {(Part & { full?: Partial<Part> })[]}
 */
const table = [
  {
    name: 'lint',
    command: bin('biome'),
    args: ['ci', '--error-on-warnings', '.'],
    count: 'exit code',
    static: true,
  },
  { name: 'walls', ...script('scripts/check-import-walls.mjs'), count: 'exit code', static: true },
  {
    name: 'typecheck',
    command: bin('tsc'),
    args: ['--noEmit'],
    count: 'exit code',
    static: true,
  },
  {
    // A program for the browser, which has other globals than Node.
    name: 'typecheck-view',
    command: bin('tsc'),
    args: ['--noEmit', '-p', 'packages/report/src/view'],
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
  // Everything else runs below with sanitizers, which PoCL's own libraries do not go together with.
  native('native', ['--label=opencl'], { full: ['--separate'] }),
  native('native-memory', ['--sanitize=address,undefined'], {
    full: ['--sanitize=address,undefined', '--every-check'],
  }),
  native('native-threads', ['--sanitize=thread', '--label=threads'], { full: ['--sanitize=thread'] }),
  {
    name: 'end-to-end',
    command: bin('vitest'),
    args: ['run', '--root', 'tests'],
    count: 'vitest',
    reports: ['tests/reports/vitest.json'],
  },
];

/**
 * Returns the parts of `npm test`, or those of `npm run test:all`.
 *
 * @returns {Part[]}
 */
export function parts({ all }) {
  return table.map(({ full, ...part }) =>
    all ? { ...part, ...full, env: { BOXFLOW_TEST_ALL: '1' } } : part,
  );
}

function native(name, options, { full } = {}) {
  return { name, count: 'junit', ...testNative(options), ...(full ? { full: testNative(full) } : {}) };
}

function testNative(options) {
  const { command, args } = script('packages/runtime-native/scripts/test-native.mjs');
  const report = join(buildFolder(parseArguments(options)), 'ctest.xml');
  return { command, args: [...args, ...options], reports: [relative(root, report)] };
}

function bin(name) {
  return join(root, 'node_modules', '.bin', name);
}

function script(path) {
  return { command: process.execPath, args: [join(root, path)] };
}
