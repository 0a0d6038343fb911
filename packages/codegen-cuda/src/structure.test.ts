import { matmulKernel, stencilKernel } from '@boxflow/codegen-c/testing';
import {
  type BodyExpr,
  type BodyStatement,
  type IntExpr,
  type KernelNode,
  parseIntExpr,
  type Statement,
} from '@boxflow/ir';
import { floydKernel } from '@boxflow/ir/testing';
import { describe, expect, it } from 'vitest';
import { printCudaKernels } from './print-cuda-kernels.js';

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

describe('structure of CUDA kernels', () => {
  it('x is guarded once, y strides, and loops inside the thread stay, in the kernel and its variant', () => {
    const source = printCudaKernels([matmulKernel()]);
    expect(count(source, /if \(j >= j_count\) return;/g)).toBe(2);
    expect(
      count(source, /for \(long long i = .*; i < lo \+ i_count;\s+i \+= gridDim\.y \* blockDim\.y\)/g),
    ).toBe(2);
    expect(count(source, /for \(/g)).toBe(4);
    expect(source).not.toContain('#include');
  });

  it('positions are computed with 64 bits and a sign', () => {
    const source = printCudaKernels([matmulKernel(), { ...stencilKernel(), name: 'scop0_p2_k0' }]);
    expect(count(source, /blockIdx/g)).toBe(6);
    expect(count(source, /\(long long\)blockIdx/g)).toBe(6);
  });

  it('takes every argument of the convention, used or not', () => {
    const source = printCudaKernels([floydKernel()]);
    const parameters = /extern "C" __global__ void scop0_p0_k0\(([^)]*)\)/.exec(source)![1]!;
    expect(parameters.split(',').map((text) => text.trim())).toEqual([
      'double *path_0',
      'long long path_0_s0',
      'const double *path_1',
      'long long path_1_s0',
      ...['n', 'k', 'lo', 'hi', 'i_count', 'j_count'].map((name) => `long long ${name}`),
    ]);
  });

  it('a view that may be split is a table by value', () => {
    const source = printCudaKernels([floydKernel()]);
    const parameters = /extern "C" __global__ void scop0_p0_k0_split\(([^)]*)\)/.exec(source)![1]!;
    expect(parameters.split(',').map((text) => text.trim())).toEqual([
      'struct boxes_2_8 path_0',
      'struct boxes_2_8 path_1',
      ...['n', 'k', 'lo', 'hi', 'i_count', 'j_count'].map((name) => `long long ${name}`),
    ]);
    expect(source).toContain('at_double_2_8(&path_0, i, j)[0] =');
  });

  it('the value of erfc at x and at -x is computed once', () => {
    const kernel = stencilKernel();
    const read: BodyExpr = { kind: 'read', access: 1, type: 'double' };
    const negative: BodyExpr = { kind: 'unary', op: '-', operand: read, type: 'double' };
    const [plain, mirrored] = [read, negative].map(
      (operand): BodyExpr => ({ kind: 'call', name: 'erfc', args: [operand], type: 'double' }),
    ) as [BodyExpr, BodyExpr];
    const value: BodyExpr = { kind: 'binary', op: '*', left: plain, right: mirrored, type: 'double' };
    const S0: Statement = { ...kernel.statements.S0!, body: [{ kind: 'assign', target: 0, value }] };
    const source = printCudaKernels([{ ...kernel, statements: { S0 } }]);
    expect(source).toContain('B_0[i] = erfc_of(A_0[i - 1], 0) * erfc_of(A_0[i - 1], 1);');
    expect(count(source, /double erfc_of\(double x, int negative\) \{/g)).toBe(1);
    expect(count(source, /[^_]erfc\(/g)).toBe(2);
  });

  it('doubles are divided by a helper, except by constants', () => {
    const kernel = stencilKernel();
    const read: BodyExpr = { kind: 'read', access: 1, type: 'double' };
    const two: BodyExpr = { kind: 'literal', text: '2.0', type: 'double' };
    const half: BodyExpr = { kind: 'binary', op: '/', left: read, right: two, type: 'double' };
    const value: BodyExpr = { kind: 'binary', op: '/', left: half, right: read, type: 'double' };
    const S0: Statement = { ...kernel.statements.S0!, body: [{ kind: 'assign', target: 0, value }] };
    const source = printCudaKernels([{ ...kernel, statements: { S0 } }]);
    expect(source).toContain('B_0[i] = quotient(A_0[i - 1] / 2.0, A_0[i - 1]);');
    expect(count(source, /double quotient\(double x, double y\) \{/g)).toBe(1);
  });

  /** Prints a product in blocks; a thread has so many neighbouring columns at a time. */
  function printBlocks(neighbours: number): string {
    const kernel = matmulKernel();
    const [first, loop] = kernel.body;
    const box = (name: string, view: number, origin: readonly string[], position: number) => ({
      name,
      view,
      origin: origin.map(parseIntExpr),
      extents: [8, 8],
      pad: 1,
      element: [`${name}_0`, `${name}_1`],
      accesses: [{ statement: 'S1', position }],
    });
    const printed = printCudaKernels([
      {
        ...kernel,
        block: [4, 4],
        body: [first!, { ...(loop as KernelNode & { kind: 'for' }), stage: 0 }],
        blocks: {
          tile: [
            { first: 'ii', size: 8 },
            { first: 'jj', size: 8, neighbours },
          ],
          stages: [
            {
              first: 'kk',
              chunk: 8,
              buffers: [box('A_box', 1, ['ii', 'kk'], 2), box('B_box', 2, ['kk', 'jj'], 3)],
            },
          ],
        },
      },
    ]);
    return printed.replace(/\n +/g, ' ');
  }

  it('blocks copy boxes between barriers, and threads of the variant stride in x, too', () => {
    const source = printBlocks(1);
    expect(source).toContain('extern "C" __global__ void __launch_bounds__(16) scop0_p0_k0(');
    expect(source).toContain(
      'enum { TILE_I = 8, THREADS_I = 4, TILE_J = 8, THREADS_J = 4, CHUNK_KERNEL = 8,',
    );
    expect(source).toContain('A_BOX_ROWS = 8, A_BOX_COLUMNS = 8, B_BOX_ROWS = 8, B_BOX_COLUMNS = 8, };');
    expect(source).toContain('__shared__ __align__(16) float A_box[A_BOX_ROWS][A_BOX_COLUMNS + 1];');
    expect(count(source, /__syncthreads\(\);/g)).toBe(3);
    expect(source).toContain('#pragma unroll for (long long p = 0; p < TILE_I / THREADS_I; ++p) {');
    expect(source).toContain(
      'C_0[(i + THREADS_I * p) * C_0_s0 + j + THREADS_J * q] += A_box[i + THREADS_I * p - ii][kernel - kk] * B_box[kernel - kk][j + THREADS_J * q - jj];',
    );
    expect(source).toMatch(/for \(long long j = .*; j < n; j \+= gridDim\.x \* blockDim\.x\)/);
  });

  it('boxes of one element have memory for several chunks, too', () => {
    const kernel = matmulKernel();
    const [first, loop] = kernel.body;
    const alpha = { name: 'alpha', array: 'alpha', element: 'float', rank: 0, written: false } as const;
    const box = { name: 'alpha_box', view: 3, origin: [], extents: [], pad: 0, element: [], accesses: [] };
    const tile = ['ii', 'jj'].map((name) => ({ first: name, size: 8 }));
    const source = printCudaKernels([
      {
        ...kernel,
        views: [...kernel.views, alpha],
        block: [4, 4],
        body: [first!, { ...(loop as KernelNode & { kind: 'for' }), stage: 0 }],
        blocks: { tile, stages: [{ first: 'kk', chunk: 8, slots: 3, buffers: [box] }] },
      },
    ]);
    expect(source).toContain('__shared__ __align__(16) float alpha_box[3];');
    expect(source).toContain('&alpha_box[step % 3]');
  });

  it('blocks begin at their own iteration if the first one of the grid depends on a condition', () => {
    const kernel = matmulKernel();
    const tile = ['ii', 'jj'].map((first) => ({ first, size: 8 }));
    const isFirst = parseIntExpr('lo == 0');
    const lower: IntExpr = { op: 'select', args: [isFirst, parseIntExpr('1'), parseIntExpr('lo')] };
    const threads = kernel.threads.map((one, d) => (d === 0 ? { ...one, lower } : one));
    const source = printCudaKernels([{ ...kernel, threads, block: [4, 4], blocks: { tile, stages: [] } }]);
    expect(source.replace(/\n +/g, ' ')).toContain(
      'for (long long ii = (lo == 0 ? 1 : lo) + (long long)blockIdx.y * TILE_I; ii < i_end;',
    );
  });

  it('copies to boxes are unrolled if threads have several neighbours at a time', () => {
    expect(printBlocks(2)).toContain(
      '#pragma unroll for (long long turn = 0; turn < A_BOX_ROWS * A_BOX_COLUMNS; turn += THREADS_I * THREADS_J) { const long long e = turn + thread; const long long A_box_0 = ii + e / A_BOX_COLUMNS;',
    );
    expect(printBlocks(1)).toContain(
      'for (long long e = thread; e < A_BOX_ROWS * A_BOX_COLUMNS; e += THREADS_I * THREADS_J) { const long long A_box_0',
    );
  });

  describe('a thread of a tile reads for all its iterations before it stores', () => {
    const { statements, ...kernel } = floydKernel();
    const tile = ['ii', 'jj'].map((first, d) => ({ first, size: d === 0 ? 16 : 32 }));
    const stored = 'path_0[(i + THREADS_I * p) * path_0_s0 + j]';
    const printed = (statement: Statement, views = kernel.views) => {
      const blocks = { tile, stages: [] };
      const one = { ...kernel, views, statements: { S0: statement }, blocks };
      return printCudaKernels([one]).replace(/\n +/g, ' ');
    };

    it('if a condition holds', () => {
      const source = printed(statements.S0!);
      expect(source).toContain(
        '{ double value[TILE_I / THREADS_I]; int changed[TILE_I / THREADS_I]; #pragma unroll',
      );
      expect(source).toMatch(/changed\[p\] = path_0.* < path_0.*; if \(changed\[p\]\) value\[p\] = path_0/);
      expect(source).toContain(`if (changed[p]) ${stored} = value[p];`);
    });

    it('if the bits change of what it may keep, in a guarded view', () => {
      const [body] = statements.S0!.body as [BodyStatement & { kind: 'if' }];
      const { target, value } = body.then[0] as BodyStatement & { kind: 'assign' };
      const kept: BodyExpr = { kind: 'read', access: 3, type: 'double' };
      const { condition } = body;
      const chosen: BodyExpr = {
        kind: 'conditional',
        condition,
        then: value,
        otherwise: kept,
        type: 'double',
      };
      const statement: Statement = { ...statements.S0!, body: [{ kind: 'assign', target, value: chosen }] };
      expect(printed(statement)).not.toContain('before[p]');
      const guarded = kernel.views.map((view) => ({
        ...view,
        ...(view.written && { guarded: true as const }),
      }));
      const source = printed(statement, guarded);
      const bits = (text: string) => `__double_as_longlong(${text})`;
      expect(source).toContain(`before[p] = ${stored};`);
      expect(source).toContain(`if (${bits('value[p]')} != ${bits('before[p]')}) ${stored} = value[p];`);
      expect(source).toContain(`if (${bits('value')} != ${bits(stored)}) ${stored} = value;`);
    });
  });

  it('an operand of an overloaded function is exactly of the type that C has there', () => {
    const kernel = stencilKernel();
    const views = kernel.views.map((view) => ({ ...view, element: 'float' as const }));
    expect(printCudaKernels([{ ...kernel, views }])).toContain('sqrt((double)(A_0[i - 1] + A_0[i + 1]))');
  });
});
