import { matmulKernel, stencilKernel } from '@boxflow/codegen-c/testing';
import type { BodyExpr, Kernel } from '@boxflow/ir';
import { floydKernel } from '@boxflow/ir/testing';
import { describe, expect, it } from 'vitest';
import { printOpenclKernels } from './print-opencl-kernels.js';

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

/** The stencil with another right-hand side. */
function withValue(value: BodyExpr): Kernel {
  const kernel = stencilKernel();
  const statement = { ...kernel.statements.S0!, body: [{ kind: 'assign', target: 0, value } as const] };
  return { ...kernel, statements: { S0: statement } };
}

describe('structure of OpenCL kernels', () => {
  it('x is guarded once, y strides, and the reserved iterator has another name, in the kernel and its variant', () => {
    const source = printOpenclKernels([matmulKernel()]);
    expect(count(source, /if \(j >= j_count\) return;/g)).toBe(2);
    expect(count(source, /for \(long i = lo \+ \(long\)get_global_id\(1\);/g)).toBe(2);
    expect(count(source, /for \(long kernel_2 = 0; kernel_2 < n; \+\+kernel_2\)/g)).toBe(2);
    expect(source).toContain('__attribute__((work_group_size_hint(32, 8, 1)))');
  });

  it('takes every argument of the convention, used or not', () => {
    const source = printOpenclKernels([floydKernel()]);
    const parameters = /void scop0_p0_k0\(([^)]*)\)/.exec(source)![1]!;
    expect(parameters.split(',').map((text) => text.trim())).toEqual([
      '__global double *path_0_buffer',
      'long path_0_origin',
      'long path_0_s0',
      '__global const double *path_1_buffer',
      'long path_1_origin',
      'long path_1_s0',
      ...['n', 'k', 'lo', 'hi', 'i_count', 'j_count'].map((name) => `long ${name}`),
    ]);
  });

  it('a view that may be split is its buffers, and a table without pointers', () => {
    const source = printOpenclKernels([floydKernel()]);
    const parameters = /void scop0_p0_k0_split\(([^)]*)\)/.exec(source)![1]!;
    const view = (name: string) => [
      ...Array.from({ length: 8 }, (_, i) => `__global double *${name}_buffer_${i}`),
      `struct boxes_2_8 ${name}`,
    ];
    expect(parameters.split(',').map((text) => text.trim())).toEqual([
      ...view('path_0'),
      ...view('path_1'),
      ...['n', 'k', 'lo', 'hi', 'i_count', 'j_count'].map((name) => `long ${name}`),
    ]);
    expect(source).toContain('at_double_2_8(&path_0, path_0_base, i, j)[0] =');
  });

  it('says of scalars that nothing else writes them, since compilers would read them again after each write', () => {
    const kernel = stencilKernel();
    const scalar = {
      ...kernel.views.find(({ written }) => !written)!,
      name: 'weight',
      array: 'weight',
      rank: 0,
    };
    const source = (written: boolean) =>
      printOpenclKernels([{ ...kernel, views: [...kernel.views, { ...scalar, written }] }]);
    expect(source(false)).toContain('__global const double *restrict weight_buffer, long weight_origin');
    expect(source(true)).not.toContain('restrict');
  });

  it('asks for double precision only if it is used', () => {
    expect(printOpenclKernels([floydKernel()])).toContain('cl_khr_fp64 : enable');
    expect(printOpenclKernels([matmulKernel()])).not.toContain('cl_khr_fp64');
    expect(printOpenclKernels([matmulKernel()])).toContain('#pragma OPENCL FP_CONTRACT OFF');
  });

  it.each<[string, BodyExpr, string]>([
    [
      'sqrtf',
      { kind: 'call', name: 'sqrtf', args: [{ kind: 'read', access: 1, type: 'double' }], type: 'float' },
      'sqrt((float)A_0[i - 1])',
    ],
    [
      'abs',
      { kind: 'call', name: 'abs', args: [{ kind: 'literal', text: '-3', type: 'int32' }], type: 'int32' },
      '(int)abs(-3)',
    ],
    [
      'a floating-point condition',
      { kind: 'unary', op: '!', operand: { kind: 'read', access: 1, type: 'double' }, type: 'int32' },
      '!(A_0[i - 1] != 0)',
    ],
    ['a long long literal', { kind: 'literal', text: '5ULL', type: 'uint64' }, 'B_0[i] = 5UL;'],
  ])('%s is written as OpenCL wants it', (_, value, text) => {
    expect(printOpenclKernels([withValue(value)])).toContain(text);
  });
});
