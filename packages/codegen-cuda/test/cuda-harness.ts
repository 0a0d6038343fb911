import { byteInitializer, type KernelCase, originOf, stridesOf } from '@boxflow/codegen-c/testing';
import { constantBytes, type Kernel, type KernelView, scalarBytes } from '@boxflow/ir';
import { cudaDialect } from '../src/cuda-dialect.ts';

/** How a program launches a kernel. */
export interface LaunchText {
  /** Threads and blocks from the innermost dimension on: `3, 1`. */
  readonly grid: string;
  readonly block: string;
  readonly kernel: string;
  readonly args: string;
}

/**
 * What to append to printed kernels to get a program that launches one after the other and prints every buffer
 * afterwards: one line each, in hexadecimal. Ends with 77 if there is no CUDA device.
 */
export function cudaHarness(cases: readonly KernelCase[]): string {
  return [
    PRELUDE,
    ...caseFunctions(cases, ({ grid, block, kernel, args }) => {
      return `${kernel}<<<dim3(${grid}), dim3(${block})>>>(${args});`;
    }),
    'int main() {',
    '  int devices = 0;',
    '  if (cudaGetDeviceCount(&devices) != cudaSuccess || devices == 0) return 77;',
    ...cases.map((_, i) => `  case_${i}();`),
    '  return 0;',
    '}',
    '',
  ].join('\n');
}

/**
 * Returns a function `case_0`, … for each case, which copies its buffers by `copy_in`, or to constant memory by `fill_constants`, and
 * prints them by `show`.
 */
export function caseFunctions(
  cases: readonly KernelCase[],
  launch: (text: LaunchText) => string,
): readonly string[] {
  return cases.map((each, position) => caseFunction(each, position, launch));
}

function caseFunction(
  { kernel, scalars, counts, buffers }: KernelCase,
  position: number,
  launch: (text: LaunchText) => string,
): string {
  const places = buffers.map((buffer) => buffers.indexOf(buffer));
  const memory = buffers.flatMap((buffer, i) => {
    if (places[i] !== i) return [];
    const { element } = kernel.views[i] as KernelView;
    return [
      `  static unsigned char data_${i}[] = {${byteInitializer(buffer.data, element)}};`,
      `  void *memory_${i} = copy_in(data_${i}, sizeof data_${i});`,
    ];
  });
  const constants = constantsOf(kernel, buffers);
  const fills = [...constants].map(
    ([i, offset]) => `  fill_constants(${offset}, data_${places[i]}, sizeof data_${places[i]});`,
  );
  const views = buffers.flatMap((buffer, i) => {
    const { element } = kernel.views[i]!;
    const offset = constants.get(i);
    const place =
      offset === undefined
        ? `(${cudaDialect.types[element]} *)memory_${places[i]} + (${originOf(buffer)})`
        : String(offset / scalarBytes(element) + originOf(buffer));
    return [place, ...stridesOf(buffer).slice(0, -1)];
  });
  const [grid, block] = launchShape(kernel, counts);
  const args = [...views, ...scalars, ...counts].join(', ');
  return [
    `static void case_${position}() {`,
    ...memory,
    ...fills,
    `  ${launch({ grid, block, kernel: kernel.name, args })}`,
    ...places.map((i) => `  show(memory_${i}, data_${i}, sizeof data_${i});`),
    '}',
  ].join('\n');
}

/** Returns the first bytes in constant memory of the buffers that a kernel reads there, all of each, by view. */
function constantsOf({ views }: Kernel, buffers: KernelCase['buffers']): ReadonlyMap<number, number> {
  const offsets = new Map<number, number>();
  let next = 0;
  for (const [i, { constant, element }] of views.entries()) {
    if (!constant) continue;
    offsets.set(i, next);
    next += constantBytes(buffers[i]!.extents, scalarBytes(element));
  }
  return offsets;
}

/** Blocks enough for x; one in y and z, so that threads there must stride. */
function launchShape({ block, blocks }: Kernel, counts: readonly number[]): readonly [string, string] {
  const local = [...block].reverse();
  const { size = local[0] ?? 1, aligned } = blocks?.tile.at(-1) ?? {};
  const x = Math.ceil((counts.at(-1) ?? 1) / size) + (aligned ? Math.ceil(aligned / size) : 0);
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
