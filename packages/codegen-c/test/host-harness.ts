import { type KernelView, scalarBytes } from '@boxflow/ir';
import { byteInitializer } from './c-data.ts';
import { type KernelCase, originOf, stridesOf } from './kernel-case.ts';

/**
 * A C program that calls kernel after kernel through `boxflow_host_kernels`, as the runtime does, and prints every
 * buffer afterwards: one line each, in hexadecimal.
 */
export function hostHarness(cases: readonly KernelCase[]): string {
  return [
    '#include <stdio.h>',
    '#include "boxflow/boxflow.h"',
    'extern const boxflow_host_kernel boxflow_host_kernels[];',
    'static void show(const unsigned char *bytes, size_t count) {',
    '  for (size_t i = 0; i < count; ++i) printf("%02x", bytes[i]);',
    '  printf("\\n");',
    '}',
    ...cases.map(caseFunction),
    'int main(void) {',
    ...cases.map((_, i) => `  case_${i}();`),
    '  return boxflow_host_kernels[CASES].name != 0;',
    '}',
    '',
  ]
    .join('\n')
    .replace('CASES', String(cases.length));
}

function caseFunction({ kernel, scalars, counts, buffers }: KernelCase, position: number): string {
  const views = buffers.map((buffer, i) => {
    const view = kernel.views[i] as KernelView;
    const start = originOf(buffer) * scalarBytes(view.element);
    return [
      `  static _Alignas(16) unsigned char data_${i}[] = {${byteInitializer(buffer.data, view.element)}};`,
      `  void *origin_${i} = data_${i} + (${start});`,
      ...stridesOf(buffer)
        .slice(0, -1)
        .map((stride, d) => `  int64_t stride_${i}_${d} = ${stride};`),
    ].join('\n');
  });
  const numbers = [...scalars, ...counts].map((value, i) => `  int64_t number_${i} = ${value};`);
  const args = [
    ...buffers.flatMap((buffer, i) => [
      `&origin_${i}`,
      ...buffer.extents.slice(1).map((_, d) => `&stride_${i}_${d}`),
    ]),
    ...[...scalars, ...counts].map((_, i) => `&number_${i}`),
  ];
  return [
    `static void case_${position}(void) {`,
    ...views,
    ...numbers,
    `  void *arguments[] = {${args.join(', ')}};`,
    `  boxflow_host_kernels[${position}].function(arguments);`,
    ...buffers.map((_, i) => `  show(data_${i}, sizeof data_${i});`),
    '}',
  ].join('\n');
}
