// Builds the benchmark of the planner and runs it: what deciding takes the host per tile, on devices that do nothing.
//
//   node bench-native.mjs            on 1, 2, 4, 8, 64, 256 and 1024 devices
//   node bench-native.mjs 4 4096     on these
//   node bench-native.mjs floyd 4    one plan: heat2d, squares, floyd, slices or tiles
import { join } from 'node:path';
import { buildNative } from './lib/build.mjs';
import { benchProgram, buildFolder } from './lib/options.mjs';
import { BuildError, main, run } from './lib/run.mjs';

main(() => {
  const args = process.argv.slice(2);
  if (!args.every((argument) => /^([1-9]\d*|heat2d|squares|floyd|slices|tiles)$/.test(argument))) {
    throw new BuildError(
      'usage: bench-native.mjs [heat2d|squares|floyd|slices|tiles] [DEVICES …], each a whole number, at least 1',
    );
  }
  const options = { test: false, sanitize: '', bench: true };
  console.error(buildNative(options));
  run(join(buildFolder(options), benchProgram), args, { stdio: 'inherit' });
  return 'lower is better; receivers counts with the number of copies';
});
