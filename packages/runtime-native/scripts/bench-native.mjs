// Builds the benchmark of the planner and runs it: what deciding takes the host per tile, on devices that do nothing.
//
//   node bench-native.mjs            on 1, 8, 64, 256 and 1024 devices
//   node bench-native.mjs 4 4096     on these
import { join } from 'node:path';
import { buildNative } from './lib/build.mjs';
import { benchProgram, buildFolder } from './lib/options.mjs';
import { BuildError, main, run } from './lib/run.mjs';

main(() => {
  const devices = process.argv.slice(2);
  if (!devices.every((count) => /^[1-9]\d*$/.test(count))) {
    throw new BuildError('usage: bench-native.mjs [DEVICES …], each a whole number, at least 1');
  }
  const options = { test: false, sanitize: '', bench: true };
  console.error(buildNative(options));
  run(join(buildFolder(options), benchProgram), devices, { stdio: 'inherit' });
  return 'lower is better; receivers counts with the number of copies';
});
