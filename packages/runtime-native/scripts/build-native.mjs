// Builds libboxflow.a and the Node addon into build/, with CMake. Does nothing when they are up to date.
//
//   node build-native.mjs                       the library and the addon
//   node build-native.mjs --test                the tests, too
//   node build-native.mjs --sanitize=LIST       instrumented, in a folder of its own: build/sanitize-LIST (no addon)
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { configure } from './lib/configure.mjs';
import { buildFolder, parseArguments } from './lib/options.mjs';
import { requireTools } from './lib/requirements.mjs';
import { main, run } from './lib/run.mjs';
import { inputHash, isUpToDate, markUpToDate } from './lib/up-to-date.mjs';

main(() => {
  const options = parseArguments(process.argv.slice(2));
  const folder = buildFolder(options);
  const targets = targetsOf(options);
  const hash = inputHash(options);
  const outputs = targets.flatMap(({ file }) => (file ? [join(folder, file)] : []));
  if (isUpToDate(folder, options, hash) && outputs.every(existsSync)) return 'up to date';

  requireTools();
  const started = performance.now();
  configure(folder, options);
  const jobs = String(availableParallelism());
  run('cmake', ['--build', folder, '--parallel', jobs, '--target', ...targets.map(({ target }) => target)]);
  markUpToDate(folder, options, hash);
  return `built ${targets.map(({ name }) => name).join(', ')} in ${Math.round((performance.now() - started) / 1000)} s`;
});

function targetsOf(options) {
  const library = { target: 'boxflow', name: 'libboxflow.a', file: 'libboxflow.a' };
  const addon = { target: 'boxflow_node', name: 'the Node addon', file: 'boxflow.node' };
  const tests = { target: 'all', name: 'the tests' };
  return [library, ...(options.sanitize ? [] : [addon]), ...(options.test ? [tests] : [])];
}
