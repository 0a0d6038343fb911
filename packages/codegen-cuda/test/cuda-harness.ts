import { byteInitializer, type KernelCase, originOf, stridesOf } from '@boxflow/codegen-c/testing';
import type { Kernel, KernelView } from '@boxflow/ir';
import { cudaDialect } from '../src/cuda-dialect.ts';

/**
 * What to append to printed kernels to get a program that launches one after the other and prints every buffer
 * afterwards: one line each, in hexadecimal. Ends with 77 if there is no CUDA device.
 */
export function cudaHarness(cases: readonly KernelCase[]): string {
  return [
    PRELUDE,
    ...cases.map(caseFunction),
    'int main() {',
    '  int devices = 0;',
    '  if (cudaGetDeviceCount(&devices) != cudaSuccess || devices == 0) return 77;',
    ...cases.map((_, i) => `  case_${i}();`),
    '  return 0;',
    '}',
    '',
  ].join('\n');
}

function caseFunction({ kernel, scalars, counts, buffers }: KernelCase, position: number): string {
  const memory = buffers.map((buffer, i) => {
    const { element } = kernel.views[i] as KernelView;
    return [
      `  static unsigned char data_${i}[] = {${byteInitializer(buffer.data, element)}};`,
      `  void *memory_${i} = copy_in(data_${i}, sizeof data_${i});`,
    ].join('\n');
  });
  const views = buffers.flatMap((buffer, i) => [
    `(${cudaDialect.types[kernel.views[i]!.element]} *)memory_${i} + (${originOf(buffer)})`,
    ...stridesOf(buffer).slice(0, -1),
  ]);
  const [grid, block] = launchShape(kernel, counts);
  return [
    `static void case_${position}() {`,
    ...memory,
    `  ${kernel.name}<<<dim3(${grid}), dim3(${block})>>>(${[...views, ...scalars, ...counts].join(', ')});`,
    ...buffers.map((_, i) => `  show(memory_${i}, data_${i}, sizeof data_${i});`),
    '}',
  ].join('\n');
}

/** Blocks enough for x; one in y and z, so that threads there must stride. */
function launchShape({ block, blocks }: Kernel, counts: readonly number[]): readonly [string, string] {
  const local = [...block].reverse();
  const x = Math.ceil((counts.at(-1) ?? 1) / (blocks?.tile.at(-1)?.size ?? local[0] ?? 1));
  return [String(x), local.join(', ') || '1'];
}

const PRELUDE = `
#include <cstdio>
#include <cstdlib>

static void check(cudaError_t status) {
  if (status == cudaSuccess) return;
  fprintf(stderr, "%s\\n", cudaGetErrorString(status));
  exit(1);
}

static void *copy_in(const void *data, size_t bytes) {
  void *memory;
  check(cudaMalloc(&memory, bytes));
  check(cudaMemcpy(memory, data, bytes, cudaMemcpyHostToDevice));
  return memory;
}

static void show(const void *memory, unsigned char *data, size_t bytes) {
  check(cudaMemcpy(data, memory, bytes, cudaMemcpyDeviceToHost));
  for (size_t i = 0; i < bytes; ++i) printf("%02x", data[i]);
  printf("\\n");
}
`;
