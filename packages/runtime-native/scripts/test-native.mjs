// Builds the C++ tests and runs them: `node test-native.mjs [--separate] [--sanitize=LIST [--every-check]] [--label=LABEL]`.
// The results go to ctest.xml in the build folder, as JUnit.
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buildNative } from './lib/build.mjs';
import { buildFolder, parseArguments } from './lib/options.mjs';
import { main, run } from './lib/run.mjs';

/** Faults of PoCL's own libraries under a sanitizer are not tested here. */
const SANITIZED = ['--exclude-regex', '^opencl_device'];

main(() => {
  const options = { ...parseArguments(process.argv.slice(2)), test: true };
  const folder = buildFolder(options);
  const report = join(folder, 'ctest.xml');
  rmSync(report, { force: true });
  console.error(buildNative(options));
  run('ctest', [
    ...['--test-dir', folder, '--output-on-failure', '--output-junit', report],
    ...['--parallel', String(availableParallelism())],
    ...(options.label ? ['--label-regex', `^${options.label}$`] : []),
    ...(options.sanitize ? SANITIZED : []),
  ]);
  return `all C++ tests ${options.label ? `with the label ${options.label} ` : ''}passed`;
});
