import { verifyKernel, verifyPlan } from '@boxflow/ir';
import { describe, expect, test } from 'vitest';
import { lowerScop } from './lower-scop.js';
import { buildScop, loop, type ScopSketch, sequence, statement } from './test-support/build-scop.js';
import type { Environment } from './test-support/evaluate.js';
import { expectSequentialResult } from './test-support/expect-sequential-result.js';
import { floyd, heat2dInTwoPlanes, lu } from './test-support/program-sketches.js';

interface Program {
  readonly sketch: ScopSketch;
  readonly params: readonly Environment[];
}

const square = '0 <= i < n and 0 <= j < n';

const PROGRAMS: Readonly<Record<string, Program>> = {
  floyd: {
    sketch: floyd,
    params: [{ n: 1 }, { n: 2 }, { n: 3 }, { n: 7 }],
  },
  'heat-2d with two planes': {
    sketch: heat2dInTwoPlanes,
    params: [
      { n: 3, T: 2 },
      { n: 8, T: 3 },
      { n: 11, T: 4 },
    ],
  },
  'the largest of five bounds': {
    sketch: {
      params: ['a', 'b', 'c', 'd', 'e'],
      arrays: { x: ['100'] },
      tree: loop('i', statement('0 <= i and (i < a or i < b or i < c or i < d or i < e)', 'x[i] = x[i]')),
    },
    params: [
      { a: 1, b: 2, c: 7, d: 5, e: 3 },
      { a: 9, b: 0, c: 0, d: 0, e: 0 },
    ],
  },
  'one of three congruences': {
    sketch: {
      params: ['n'],
      arrays: { path: ['n', 'n'] },
      tree: loop(
        'i',
        loop(
          'j',
          statement(square, 'path[i][j] ='),
          statement(
            `${square} and ((i + j) mod 13 = 0 or (i + j) mod 7 = 0 or (i + j) mod 11 = 0)`,
            'path[i][j] = path[i][j]',
          ),
        ),
      ),
    },
    params: [{ n: 1 }, { n: 8 }, { n: 15 }],
  },
  'fdtd-2d': {
    sketch: {
      params: ['n', 'm', 'T'],
      arrays: { ex: ['n', 'm'], ey: ['n', 'm'], hz: ['n', 'm'], fict: ['T'] },
      tree: loop(
        't',
        loop('j', statement('0 <= t < T and 0 <= j < m', 'ey[0][j] = fict[t]')),
        loop(
          'i',
          loop(
            'j',
            statement('0 <= t < T and 1 <= i < n and 0 <= j < m', 'ey[i][j] = ey[i][j] hz[i][j] hz[i-1][j]'),
          ),
        ),
        loop(
          'i',
          loop(
            'j',
            statement('0 <= t < T and 0 <= i < n and 1 <= j < m', 'ex[i][j] = ex[i][j] hz[i][j] hz[i][j-1]'),
          ),
        ),
        loop(
          'i',
          loop(
            'j',
            statement(
              '0 <= t < T and 0 <= i < n-1 and 0 <= j < m-1',
              'hz[i][j] = hz[i][j] ex[i][j] ex[i][j+1] ey[i][j] ey[i+1][j]',
            ),
          ),
        ),
      ),
    },
    params: [
      { n: 1, m: 2, T: 1 },
      { n: 6, m: 9, T: 3 },
      { n: 9, m: 5, T: 2 },
    ],
  },
  mvt: {
    sketch: {
      params: ['n'],
      arrays: { x1: ['n'], x2: ['n'], y1: ['n'], y2: ['n'], A: ['n', 'n'] },
      tree: sequence(
        loop('i', loop('j', statement(square, 'x1[i] = x1[i] A[i][j] y1[j]'))),
        loop('i', loop('j', statement(square, 'x2[i] = x2[i] A[j][i] y2[j]'))),
      ),
    },
    params: [{ n: 1 }, { n: 9 }],
  },
  '2mm': {
    sketch: {
      params: ['n', 'm'],
      arrays: {
        tmp: ['n', 'm'],
        A: ['n', 'm'],
        B: ['m', 'm'],
        C: ['m', 'n'],
        D: ['n', 'n'],
        alpha: [],
        beta: [],
      },
      tree: sequence(
        loop(
          'i',
          loop(
            'j',
            statement('0 <= i < n and 0 <= j < m', 'tmp[i][j] ='),
            loop(
              'k',
              statement(
                '0 <= i < n and 0 <= j < m and 0 <= k < m',
                'tmp[i][j] = tmp[i][j] alpha A[i][k] B[k][j]',
              ),
            ),
          ),
        ),
        loop(
          'i',
          loop(
            'j',
            statement(square, 'D[i][j] = D[i][j] beta'),
            loop('k', statement(`${square} and 0 <= k < m`, 'D[i][j] = D[i][j] tmp[i][k] C[k][j]')),
          ),
        ),
      ),
    },
    params: [
      { n: 5, m: 4 },
      { n: 2, m: 3 },
    ],
  },
  'jacobi-1d': {
    sketch: {
      params: ['n', 'T'],
      arrays: { A: ['n'], B: [null] },
      tree: loop(
        't',
        loop('i', statement('0 <= t < T and 1 <= i < n-1', 'B[i] = A[i-1] A[i] A[i+1]')),
        loop('i', statement('0 <= t < T and 1 <= i < n-1', 'A[i] = B[i-1] B[i] B[i+1]')),
      ),
    },
    params: [
      { n: 3, T: 2 },
      { n: 17, T: 5 },
    ],
  },
  'lu, with triangular loops': {
    sketch: lu,
    params: [{ n: 1 }, { n: 6 }],
  },
  'a triangle, whose rows are no boxes together': {
    sketch: {
      params: ['n'],
      arrays: { A: ['n', 'n'], B: ['n', 'n'] },
      tree: sequence(
        loop('i', loop('j', statement('0 <= j <= i < n', 'A[i][j] = B[i][j]'))),
        loop('i', loop('j', statement('0 <= j <= i < n', 'B[j][i] = A[i][j]'))),
      ),
    },
    params: [{ n: 7 }],
  },
  'a symmetric matrix, written by rows and by columns': {
    sketch: {
      params: ['n'],
      arrays: { A: ['n', 'n'], C: ['n', 'n'] },
      tree: loop(
        'i',
        loop(
          'j',
          statement('0 <= i <= j < n', 'C[i][j] = A[i][j] A[j][i]'),
          statement('0 <= i <= j < n', 'C[j][i] = C[i][j]'),
        ),
      ),
    },
    params: [{ n: 1 }, { n: 8 }],
  },
  'domains of many pieces': {
    sketch: {
      params: ['n'],
      arrays: { A: ['n'] },
      tree: loop(
        'i',
        statement('0 <= i < n and i mod 2 = 0 and (i < 3 or i > n - 3)', 'A[i] ='),
        statement('0 <= i < n and not (i mod 2 = 0 and (i < 3 or i > n - 3))', 'A[i] = A[i]'),
        statement('0 <= i < n and i != 5', 'A[i] = A[i]'),
      ),
    },
    params: [{ n: 4 }, { n: 11 }],
  },
  'a diagonal, whose hulls overlap': {
    sketch: {
      params: ['n'],
      arrays: { A: ['n', 'n'], b: ['n'] },
      tree: loop(
        'i',
        loop('j', statement('0 <= i < n and 0 <= j < n and i + j < n', 'A[j][i+j] = b[i] A[j][i+j]')),
      ),
    },
    params: [{ n: 6 }],
  },
  'a data-dependent write': {
    sketch: {
      params: ['n'],
      arrays: { A: ['n'], B: ['n'] },
      tree: sequence(
        loop('i', statement('0 <= i < n', 'may A[i] = B[i]')),
        loop('i', statement('0 <= i < n', 'B[i] = A[i]')),
      ),
    },
    params: [{ n: 9 }],
  },
  'a value that the reader itself may have overwritten': {
    sketch: {
      params: ['n'],
      arrays: { A: ['n'], B: ['n'], C: ['n'] },
      tree: sequence(
        loop('i', statement('0 <= i < n', 'A[n-1-i] = C[i]')),
        loop('t', statement('0 <= t < n', 'may A[t] = B[t]'), statement('0 <= t < n', 'B[t] = A[t]')),
      ),
    },
    params: [{ n: 6 }, { n: 7 }],
  },
  'a statement that never executes': {
    sketch: {
      params: ['n'],
      arrays: { A: ['n'], B: ['n'] },
      tree: sequence(
        loop('i', statement('0 <= i < n and i < 0', 'B[i] = A[i]')),
        loop('i', statement('0 <= i < n', 'A[i] = A[i]')),
      ),
    },
    params: [{ n: 5 }],
  },
  'names that other sets use for their own dimensions': {
    sketch: {
      params: ['a0', 'other_lo', 'other_hi'],
      arrays: { A: ['a0', 'a0', 'other_lo'] },
      tree: loop(
        'c1',
        loop(
          'c0',
          loop(
            'x',
            statement(
              '1 <= c1 < a0 and c1 <= c0 < a0 and 1 <= x < other_hi',
              'A[c1][c0][x] = A[c1-1][c0][x+1] A[c1][c0-1][x-1]',
            ),
          ),
        ),
      ),
    },
    params: [{ a0: 4, other_lo: 8, other_hi: 7 }],
  },
  'scalars between phases': {
    sketch: {
      params: ['n', 'T'],
      arrays: { A: ['n'], s: [] },
      tree: loop(
        't',
        statement('0 <= t < T', 's = A[0] s'),
        loop('i', statement('0 <= t < T and 0 <= i < n', 'A[i] = A[i] s')),
      ),
    },
    params: [{ n: 5, T: 3 }],
  },
};

describe.each(Object.entries(PROGRAMS))('%s', (_, { sketch, params }) => {
  const scop = buildScop(sketch);

  test.each([1, 2, 3, 4, 7])(
    'the plan computes what the program computes, on %i devices',
    async (devices) => {
      const lowered = await lowerScop(scop);
      for (const values of params) await expectSequentialResult(scop, lowered, values, devices);
    },
  );

  test('the verifiers have nothing to say', async () => {
    const { plan, kernels } = await lowerScop(scop);
    expect(verifyPlan(plan, kernels)).toEqual([]);
    expect(kernels.flatMap(verifyKernel)).toEqual([]);
  });

  test('the recipe replays to the same plan', async () => {
    const first = await lowerScop(scop);
    const again = await lowerScop(scop, { recipe: first.recipe });
    expect(again.plan).toEqual(first.plan);
    expect(again.kernels).toEqual(first.kernels);
  });
});

test('what isl cannot read is reported as a bug, and the region stays sequential', async () => {
  const scop = { ...buildScop(floyd), context: 'no set' };
  await expect(lowerScop(scop)).rejects.toMatchObject({
    diagnostics: [{ code: 'BF9201', family: 'bug', severity: 'warning' }],
  });
});
