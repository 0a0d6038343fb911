import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { configure } from './configure.mjs';
import { benchProgram, buildFolder } from './options.mjs';
import { packagedFiles, putIntoPackage } from './package-files.mjs';
import { requireTools } from './requirements.mjs';
import { run } from './run.mjs';
import { inputHash, isUpToDate, markUpToDate } from './up-to-date.mjs';

/** Builds what is not up to date, and says what that was. */
export function buildNative(options) {
  const folder = buildFolder(options);
  const targets = targetsOf(options);
  const hash = inputHash(options);
  const outputs = [
    ...targets.flatMap(({ file }) => (file ? [join(folder, file)] : [])),
    ...(isPackaged(options) ? packagedFiles(options) : []),
  ];
  if (isUpToDate(folder, options, hash) && outputs.every((file) => existsSync(file))) return 'up to date';

  requireTools();
  const started = performance.now();
  configure(folder, options);
  const jobs = String(availableParallelism());
  run('cmake', ['--build', folder, '--parallel', jobs, '--target', ...targets.map(({ target }) => target)]);
  if (isPackaged(options)) putIntoPackage(folder, options);
  markUpToDate(folder, options, hash);
  const seconds = Math.round((performance.now() - started) / 1000);
  return `built ${targets.map(({ name }) => name).join(', ')} in ${seconds} s`;
}

/** What is checked or measured stays in its build folder. */
function isPackaged({ sanitize, separate, bench }) {
  return !sanitize && !separate && !bench;
}

function targetsOf(options) {
  const library = isPackaged(options)
    ? { target: 'boxflow_archive', name: 'libboxflow.a', file: join('package', 'libboxflow.a') }
    : { target: 'boxflow', name: 'libboxflow.a' };
  const cudart = ['gpu', 'host'].map((kind) => {
    const name = kind === 'gpu' ? 'libboxflow-cudart.a' : 'libboxflow-cudart-host.a';
    return { target: `boxflow_cudart_${kind}_archive`, name, file: join('package', name) };
  });
  const addon = { target: 'boxflow_node', name: 'the Node addon', file: join('package', 'boxflow.node') };
  const tests = options.label
    ? { target: `boxflow_${options.label}_tests`, name: `the ${options.label} tests` }
    : { target: 'all', name: 'the tests' };
  const bench = { target: 'boxflow_bench', name: 'the benchmark', file: benchProgram };
  if (options.bench) return [library, bench];
  return [
    library,
    ...(isPackaged(options) ? cudart : []),
    ...(options.sanitize ? [] : [addon]),
    ...(options.test ? [tests] : []),
  ];
}
