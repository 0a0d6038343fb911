// Builds every kernel program at several sizes and element types for CUDA, to be carried to a machine with GPUs where
// there may be neither Node nor a compiler:
//
//     node benchmarks/cuda/build-programs.mjs FOLDER [PROGRAM...]     here; all programs by default
//     benchmarks/cuda/verify.sh FOLDER 1 2 4                          there, with the numbers of GPUs to run on
import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const here = dirname(fileURLToPath(import.meta.url));
const kernels = join(here, '../kernels');
const cli = join(here, '../../packages/cli/dist/bin.js');

/** Each program in its first element type at each test size, one size more in the others. */
function casesOf({ sizes, elementTypes = ['double', 'float', 'int'] }) {
  const [first, ...others] = elementTypes;
  const names = sizes ? Object.keys(sizes) : ['MINI', 'SMALL', 'MEDIUM'];
  return [...names.map((size) => [size, first]), ...others.map((type) => ['odd', type])];
}

/** PolyBench's kernels know their sizes, and their type. */
function definesOf({ sizes }, size, type) {
  if (!sizes) return [`-D${size}_DATASET`];
  return [...Object.entries(sizes[size]).map(([name, value]) => `-D${name}=${value}`), `-DDATA_TYPE=${type}`];
}

const [folder, ...chosen] = process.argv.slice(2);
if (!folder) {
  console.error('usage: node build-programs.mjs FOLDER [PROGRAM...]');
  process.exit(1);
}
await mkdir(folder, { recursive: true });
const { programs } = JSON.parse(await readFile(join(kernels, 'kernels.json'), 'utf8'));
for (const program of programs) {
  if (chosen.length > 0 && !chosen.includes(program.program)) continue;
  for (const [size, type] of casesOf(program)) {
    const name = `${program.program}-${size}-${type}`;
    const defines = definesOf(program, size, type);
    const source = join(kernels, program.file);
    await run(process.execPath, [
      cli,
      'build',
      source,
      '--target',
      'cuda',
      '-o',
      join(folder, name),
      ...defines,
    ]);
    const sequential = join(folder, `${name}.sequential`);
    await run('gcc', ['-O2', '-Wno-unknown-pragmas', source, '-o', sequential, ...defines, '-lm']);
    const { stdout } = await run(sequential, ['--dump'], { maxBuffer: 1 << 28 });
    await run('rm', [sequential]);
    await writeFile(join(folder, `${name}.expected`), stdout);
    console.log(name);
  }
}
