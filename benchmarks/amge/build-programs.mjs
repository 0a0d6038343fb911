// Builds the kernels of AMGE for GPUs, each by boxflow and by nvcc alone, to be carried to a machine with GPUs where
// there may be no Node:
//
//     node benchmarks/amge/build-programs.mjs FOLDER          here
//     benchmarks/amge/verify.sh FOLDER 1 2                    there, with the numbers of GPUs to run on
//     benchmarks/amge/times.sh FOLDER 2 > times.csv           there
import { execFile } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const kernels = join(here, 'kernels');
const cli = join(root, 'packages/cli/dist/bin.js');
const folders = [kernels, join(root, 'packages/ptx/test/corpus'), join(root, 'tests/e2e/cuda')];

const [folder, architecture = 'sm_90'] = process.argv.slice(2);
if (!folder) {
  console.error('usage: node build-programs.mjs FOLDER [ARCHITECTURE]');
  process.exit(1);
}
await mkdir(folder, { recursive: true });
const flags = ['-I', kernels];
for (const from of folders) {
  for (const file of (await readdir(from)).filter((name) => name.endsWith('.cu'))) {
    const out = join(folder, basename(file, '.cu'));
    const source = join(from, file);
    const options = ['--target', 'cuda', `--cflags=-arch=${architecture} -w`];
    await run(process.execPath, [cli, 'build', source, ...flags, ...options, '-o', out]);
    if (from === kernels) {
      await run('nvcc', ['-O3', `-arch=${architecture}`, ...flags, source, '-o', `${out}.plain`]);
    }
    console.log(out);
  }
}
