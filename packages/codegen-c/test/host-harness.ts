import { type KernelView, scalarBytes } from '@boxflow/ir';
import { byteInitializer } from './c-data.ts';
import { type Buffer, type KernelCase, originOf, stridesOf } from './kernel-case.ts';
import type { SplitCase } from './split-case.ts';

/**
 * A C program that calls kernel after kernel through `boxflow_host_kernels`, as the runtime does, and then the variants for
 * views in several buffers. It prints every buffer afterwards: one line each, in hexadecimal.
 */
export function hostHarness(cases: readonly KernelCase[], splitCases: readonly SplitCase[]): string {
  const calls = [
    ...cases.map((_, i) => `  case_${i}();`),
    ...splitCases.map((_, i) => `  split_case_${i}();`),
  ];
  return [
    '#include <stdio.h>',
    '#include <string.h>',
    '#include "boxflow/boxflow.h"',
    'extern const boxflow_host_kernel boxflow_host_kernels[];',
    'static void show(const unsigned char *bytes, size_t count) {',
    '  for (size_t i = 0; i < count; ++i) printf("%02x", bytes[i]);',
    '  printf("\\n");',
    '}',
    'static boxflow_host_kernel_function find(const char *name) {',
    '  const boxflow_host_kernel *kernel = boxflow_host_kernels;',
    '  while (strcmp(kernel->name, name) != 0) ++kernel;',
    '  return kernel->function;',
    '}',
    ...cases.map(caseFunction),
    ...splitCases.map(splitCaseFunction),
    'int main(void) {',
    ...calls,
    // The list has the variants as well.
    `  return ${splitCases.length > 0 ? `boxflow_host_kernels[${calls.length}].name != 0` : '0'};`,
    '}',
    '',
  ].join('\n');
}

/** `view_table.hpp` of the runtime, by hand. */
function splitCaseFunction({ whole, split, pieces }: SplitCase, position: number): string {
  const { kernel, scalars, counts } = whole;
  const lines: string[] = [];
  const args: string[] = [];
  const shown: string[] = [];
  pieces.forEach((boxes, view) => {
    const { element, rank } = kernel.views[view] as KernelView;
    boxes.forEach((box, p) => {
      const name = `data_${view}_${p}`;
      lines.push(`  static _Alignas(16) unsigned char ${name}[] = {${byteInitializer(box.data, element)}};`);
      shown.push(`  show(${name}, sizeof ${name});`);
    });
    const base = (box: Buffer, p: number) =>
      `(int64_t)(data_${view}_${p} + (${originOf(box) * scalarBytes(element)}))`;
    if (rank === 0) {
      lines.push(`  int64_t view_${view} = ${base(boxes[0]!, 0)};`);
    } else {
      const padded = (row: (box: Buffer, p: number) => readonly (number | string)[], length: number) =>
        Array.from({ length: split.pieces }, (_, p) =>
          boxes[p] ? row(boxes[p], p) : Array<number>(length).fill(0),
        ).flat();
      const words = [
        boxes.length,
        ...padded((box, p) => [base(box, p)], 1),
        ...padded((box) => stridesOf(box).slice(0, -1), rank - 1),
        ...padded((box) => box.corner, rank),
        ...padded((box) => box.corner.map((corner, d) => corner + box.extents[d]!), rank),
      ];
      lines.push(`  int64_t view_${view}[] = {${words.join(', ')}};`);
    }
    args.push(`&view_${view}`);
  });
  const numbers = [...scalars, ...counts].map((value, i) => `  int64_t number_${i} = ${value};`);
  args.push(...numbers.map((_, i) => `&number_${i}`));
  return [
    `static void split_case_${position}(void) {`,
    ...lines,
    ...numbers,
    `  void *arguments[] = {${args.join(', ')}};`,
    `  find("${split.kernel}")(arguments);`,
    ...shown,
    '}',
  ].join('\n');
}

function caseFunction({ kernel, scalars, counts, buffers }: KernelCase, position: number): string {
  const views = buffers.map((buffer, i) => {
    const view = kernel.views[i] as KernelView;
    const start = originOf(buffer) * scalarBytes(view.element);
    const own = buffers.indexOf(buffer);
    const bytes = byteInitializer(buffer.data, view.element);
    return [
      ...(own === i ? [`  static _Alignas(16) unsigned char data_${i}[] = {${bytes}};`] : []),
      `  void *origin_${i} = data_${own} + (${start});`,
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
    `  find("${kernel.name}")(arguments);`,
    ...buffers
      .map((buffer) => `data_${buffers.indexOf(buffer)}`)
      .map((data) => `  show(${data}, sizeof ${data});`),
    '}',
  ].join('\n');
}
