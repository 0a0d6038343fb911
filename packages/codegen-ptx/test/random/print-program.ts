import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deviceLines } from './print-device.ts';
import { forThreads, referenceLines } from './print-reference.ts';
import { product, type RandomKernel, randomKernel } from './random-kernel.ts';
import type { GlobalArray } from './scope.ts';

const prelude = readFileSync(join(import.meta.dirname, 'prelude.h'), 'utf8');

/** Prints a CUDA program that runs the kernels of some seeds, and compares what they store with sequential references. */
export function randomProgram(name: string, seeds: readonly number[]): string {
  return [
    prelude,
    ...seeds.map((seed) => kernelText(randomKernel(seed))),
    'int main() {',
    '  int different = 0;',
    ...seeds.map((seed) => `  different += seed_${seed}::check();`),
    `  printf("${name}: %s\\n", different == 0 ? "equal" : "different");`,
    '  return different != 0;',
    '}',
    '',
  ].join('\n');
}

/** The arrays in which threads leave their variables at the end. */
function results({ locals, grid, block }: RandomKernel): GlobalArray[] {
  const count = product(grid) * product(block);
  return locals.map(({ type, length = 1 }, i) => ({ name: `end${i}`, type, length: count * length }));
}

function kernelText(kernel: RandomKernel): string {
  return [
    `namespace seed_${kernel.seed} {`,
    ...kernel.functions.map(({ text }) => text),
    ...parameterStruct(kernel),
    ...deviceKernel(kernel),
    ...reference(kernel),
    ...check(kernel),
    '}',
    '',
  ].join('\n');
}

function memory(kernel: RandomKernel): GlobalArray[] {
  return [...kernel.inputs, ...kernel.outputs, ...kernel.atomics, ...results(kernel)];
}

function parameterStruct(kernel: RandomKernel): string[] {
  const { inputs, outputs, atomics, constants } = kernel;
  const members = constants.filter(({ name }) => name.startsWith('p.'));
  return [
    'struct Parameters {',
    ...members.map(({ name, type }) => `${type.name} ${name.slice(2)};`),
    ...inputs.map(({ name, type }) => `const ${type.name} *${name}; int length_${name};`),
    ...[...outputs, ...atomics, ...results(kernel)].map(({ name, type }) => `${type.name} *${name};`),
    '};',
  ];
}

function scalarParameters({ constants }: RandomKernel) {
  return constants
    .map(({ name, type }, i) => ({ name, type, value: `value_${i}` }))
    .filter(({ name }) => !name.startsWith('p.'));
}

function signature(kernel: RandomKernel): string {
  return [
    ...scalarParameters(kernel).map(({ name, type }) => `${type.name} ${name}`),
    'const Parameters p',
  ].join(', ');
}

/** The names of expressions, by those of the thread, the block and the sizes. */
const THREAD_NAMES = [
  'const int lane = lt & 31, wn = nt - (lt & ~31) < 32 ? nt - (lt & ~31) : 32;',
  'const int gx = bx * nx + tx, gy = by * ny + ty, gz = bz * nz + tz;',
  'const int width = mx * nx, height = my * ny, depth = mz * nz, all = width * height * depth;',
  'const int gid = ((bz * my + by) * mx + bx) * nt + lt;',
];

function deviceKernel(kernel: RandomKernel): string[] {
  const { locals, localValues, shared } = kernel;
  return [
    `__global__ void kernel(${signature(kernel)}) {`,
    ...(shared.some(({ dynamic }) => dynamic) ? ['extern __shared__ uint64_t dynamic_memory[];'] : []),
    ...shared.map(({ name, type, dynamic }) =>
      dynamic
        ? `${type.name} *const ${name} = (${type.name} *)dynamic_memory;`
        : `__shared__ ${type.name} ${name}[${product(kernel.block)}];`,
    ),
    'const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z, bx = blockIdx.x, by = blockIdx.y, bz = blockIdx.z;',
    'const int nx = blockDim.x, ny = blockDim.y, nz = blockDim.z, mx = gridDim.x, my = gridDim.y, mz = gridDim.z;',
    'const int nt = nx * ny * nz, lt = (tz * ny + ty) * nx + tx;',
    ...THREAD_NAMES,
    'const unsigned wmask = wn == 32 ? ~0u : (1u << wn) - 1;',
    ...locals.map(
      ({ name, type, length }) => `${type.name} ${name}${length === undefined ? '' : `[${length}]`};`,
    ),
    ...locals.flatMap(({ name, length }, i) => startLines(name, length, localValues[i]!)),
    ...deviceLines(kernel.steps, shared.length > 0),
    ...resultLines(kernel),
    '}',
  ];
}

function startLines(name: string, length: number | undefined, value: string): string[] {
  return length === undefined
    ? [`${name} = ${value};`]
    : [`for (int j = 0; j < ${length}; ++j) ${name}[j] = ${value};`];
}

function resultLines({ locals }: RandomKernel): string[] {
  return locals.map(({ name, length }, i) =>
    length === undefined
      ? `p.end${i}[gid] = ${name};`
      : `for (int j = 0; j < ${length}; ++j) p.end${i}[gid * ${length} + j] = ${name}[j];`,
  );
}

function reference(kernel: RandomKernel): string[] {
  const { grid, block, locals, localValues, shared } = kernel;
  const names = new Set(locals.map(({ name }) => name));
  const start = locals.flatMap(({ name, length }, i) => startLines(name, length, localValues[i]!));
  return [
    ...['#undef THREAD_OF_REFERENCE', '#define THREAD_OF_REFERENCE \\'],
    'const int tx = lt % nx, ty = lt / nx % ny, tz = lt / nx / ny; \\',
    ...THREAD_NAMES.map((line, i) => (i < THREAD_NAMES.length - 1 ? `${line} \\` : line)),
    `static void reference(${signature(kernel)}) {`,
    `const int nx = ${block[0]}, ny = ${block[1]}, nz = ${block[2]}, mx = ${grid[0]}, my = ${grid[1]}, mz = ${grid[2]};`,
    'const int nt = nx * ny * nz;',
    'for (int bz = 0; bz < mz; ++bz) for (int by = 0; by < my; ++by) for (int bx = 0; bx < mx; ++bx) {',
    'std::vector<char> ended(nt);',
    ...shared.map(({ name, type }) => `std::vector<${type.name}> ${name}(nt);`),
    ...locals.map(({ name, type, length }) =>
      length === undefined
        ? `std::vector<${type.name}> ${name}(nt);`
        : `std::vector<std::array<${type.name}, ${length}>> ${name}(nt);`,
    ),
    ...forThreads(start, names),
    ...referenceLines(kernel.steps, names),
    ...forThreads(resultLines(kernel), names),
    '}',
    '}',
  ];
}

function check(kernel: RandomKernel): string[] {
  const { seed, inputs, outputs, atomics, constants, constantValues, grid, block, shared } = kernel;
  const written = [...outputs, ...atomics, ...results(kernel)];
  const dynamic = shared.some((one) => one.dynamic) ? `, ${8 * product(block)}` : '';
  const scalars = scalarParameters(kernel).map(({ value }) => `${value}, `);
  return [
    'static int check() {',
    ...memory(kernel).flatMap(({ name, type, length }, i) => [
      `std::vector<${type.name}> ${name}(${length});`,
      `fill(${name}, ${seed * 100 + i});`,
    ]),
    'Parameters device, host;',
    ...constants.flatMap(({ name, type }, i) => [
      `const ${type.name} value_${i} = ${constantValues[i]};`,
      ...(name.startsWith('p.') ? [`device.${name.slice(2)} = host.${name.slice(2)} = value_${i};`] : []),
    ]),
    ...memory(kernel).map(
      ({ name }) => `device.${name} = on_device(${name}); host.${name} = ${name}.data();`,
    ),
    ...inputs.map(({ name, length }) => `device.length_${name} = host.length_${name} = ${length};`),
    `kernel<<<dim3(${grid.join(', ')}), dim3(${block.join(', ')})${dynamic}>>>(${scalars.join('')}device);`,
    `if (cudaDeviceSynchronize() != cudaSuccess) return printf("seed ${seed}: failed\\n"), 1;`,
    `reference(${scalars.join('')}host);`,
    'int different = 0;',
    ...written.map(({ name }) => `different += differences(${seed}, "${name}", device.${name}, ${name});`),
    ...memory(kernel).map(({ name }) => `cudaFree((void *)device.${name});`),
    'return different;',
    '}',
  ];
}
