// Builds libboxflow and the Node addon into build/, and with --test the tests too.
//
//     node scripts/build-native.mjs [--test] [--sanitize=address,undefined | --sanitize=thread]
//
// A sanitized build has a folder of its own and no addon. Nothing is done where no input changed.
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { folders } from './lib/folders.mjs';
import { inputHash, isCurrent } from './lib/inputs.mjs';
import { nodeHeaders } from './lib/node-headers.mjs';
import { main, requireTools, run, step } from './lib/run.mjs';

await main(async () => {
  const options = parseArguments(process.argv.slice(2));
  const build = folders.build(options.sanitize);
  // Both builds share a folder, and the one with tests holds the other: neither undoes the other's stamp.
  const stamp = join(build, options.tests ? 'boxflow-tests.stamp' : 'boxflow.stamp');
  const hash = await inputHash(options);
  if (await isCurrent(stamp, hash, outputsOf(build, options))) {
    step('up to date');
    return;
  }
  requireTools();
  await mkdir(build, { recursive: true });
  step('configuring');
  run('cmake', ['-S', folders.native, '-B', build, ...(await cmakeOptions(options))]);
  step(
    `compiling ${options.tests ? 'with tests' : ''}${options.sanitize ? ` (-fsanitize=${options.sanitize})` : ''}`,
  );
  run('cmake', ['--build', build, '--parallel', String(availableParallelism())]);
  await mkdir(join(build, 'include', 'boxflow'), { recursive: true });
  await copyFile(
    join(folders.native, 'include', 'boxflow', 'boxflow.h'),
    join(build, 'include', 'boxflow', 'boxflow.h'),
  );
  await writeFile(stamp, hash);
  step('built');
});

function parseArguments(args) {
  const options = { tests: false, sanitize: '' };
  for (const arg of args) {
    if (arg === '--test') options.tests = true;
    else if (/^--sanitize=(address,undefined|thread)$/.test(arg))
      options.sanitize = arg.slice('--sanitize='.length);
    else
      throw new Error(
        `unknown argument ${arg}; there are --test, --sanitize=address,undefined and --sanitize=thread`,
      );
  }
  return options;
}

async function cmakeOptions({ tests, sanitize }) {
  const options = [
    `-DBOXFLOW_TESTS=${tests ? 'ON' : 'OFF'}`,
    `-DBOXFLOW_SANITIZE=${sanitize}`,
    `-DCMAKE_BUILD_TYPE=${sanitize ? 'RelWithDebInfo' : 'Release'}`,
  ];
  if (sanitize) return [...options, '-DBOXFLOW_ADDON=OFF'];
  const { node, addonApi } = await nodeHeaders();
  return [
    ...options,
    '-DBOXFLOW_ADDON=ON',
    `-DBOXFLOW_NODE_INCLUDE=${node}`,
    `-DBOXFLOW_NODE_ADDON_API=${addonApi}`,
  ];
}

function outputsOf(build, { sanitize }) {
  return sanitize
    ? [join(build, 'libboxflow.a')]
    : [join(build, 'libboxflow.a'), join(build, 'boxflow.node')];
}
