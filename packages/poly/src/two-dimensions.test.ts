import { printRecipeLine, type RecipeLine, verifyKernel, verifyPlan } from '@boxflow/ir';
import { describe, expect, test } from 'vitest';
import { lowerScop } from './lower-scop.js';
import type { LoweredScop } from './lowered-scop.js';
import { buildScop, loop, type ScopSketch, sequence, statement } from './test-support/build-scop.js';
import type { Environment } from './test-support/evaluate.js';
import { expectSequentialResult } from './test-support/expect-sequential-result.js';
import { heat2dInTwoPlanes, heat3d, jacobi2d, lu, matmul } from './test-support/program-sketches.js';

interface Program {
  readonly sketch: ScopSketch;
  readonly params: readonly Environment[];
  /** The loops that are distributed together. */
  readonly distributed: readonly string[];
}

const PROGRAMS: Readonly<Record<string, Program>> = {
  matmul: {
    sketch: matmul,
    params: [
      { n: 1, m: 1, l: 1 },
      { n: 7, m: 3, l: 5 },
      { n: 3, m: 4, l: 9 },
    ],
    distributed: ['S0.i, S0.j'],
  },
  'jacobi-2d': {
    sketch: jacobi2d,
    params: [
      { n: 3, T: 1 },
      { n: 9, T: 3 },
      { n: 8, T: 2 },
    ],
    distributed: ['S0.i, S0.j', 'S1.i, S1.j'],
  },
  'heat-2d with two planes': {
    sketch: heat2dInTwoPlanes,
    params: [
      { n: 3, T: 2 },
      { n: 9, T: 3 },
    ],
    distributed: ['S0.i, S0.j'],
  },
  'heat-3d': {
    sketch: heat3d,
    params: [{ n: 6, T: 2 }],
    distributed: ['S0.i, S0.j', 'S1.i, S1.j'],
  },
  lu: {
    sketch: lu,
    params: [{ n: 1 }, { n: 2 }, { n: 9 }],
    distributed: ['S0.j', 'S1.i, S1.j'],
  },
  "cholesky's updates": {
    sketch: {
      params: ['n'],
      arrays: { A: ['n', 'n'] },
      tree: loop(
        'k',
        statement('0 <= k < n', 'A[k][k] = A[k][k]'),
        loop('i', statement('0 <= k < n and k < i < n', 'A[i][k] = A[i][k] A[k][k]')),
        loop(
          'i',
          loop(
            'j',
            statement('0 <= k < n and k < i < n and k < j <= i', 'A[i][j] = A[i][j] A[i][k] A[j][k]'),
          ),
        ),
      ),
    },
    params: [{ n: 1 }, { n: 3 }, { n: 8 }],
    distributed: ['S1.i', 'S2.i, S2.j'],
  },
  'a triangle below the diagonal, then its transpose': {
    sketch: {
      params: ['n'],
      arrays: { A: ['n', 'n'], B: ['n', 'n'] },
      tree: sequence(
        loop('i', loop('j', statement('0 <= i < n and 0 <= j < i', 'A[i][j] = A[i][j]'))),
        loop('i', loop('j', statement('0 <= i < n and 0 <= j < n', 'B[i][j] = A[j][i]'))),
      ),
    },
    params: [{ n: 1 }, { n: 7 }],
    distributed: ['S0.i, S0.j', 'S1.i, S1.j'],
  },
  'rectangles, then intervals that read them': {
    sketch: {
      params: ['n'],
      arrays: { A: ['n', 'n'], x: ['n'] },
      tree: sequence(
        loop('i', loop('j', statement('0 <= i < n and 0 <= j < n', 'A[i][j] = A[i][j] x[j]'))),
        loop('i', loop('j', statement('0 <= i < n and 0 <= j < n', 'x[i] = x[i] A[i][j]'))),
        loop('i', loop('j', statement('0 <= i < n and 0 <= j < n', 'A[i][j] = A[i][j] x[i]'))),
      ),
    },
    params: [{ n: 1 }, { n: 6 }],
    distributed: ['S0.i, S0.j', 'S1.i', 'S2.i, S2.j'],
  },
  'every second column of every third row': {
    sketch: {
      params: ['n'],
      arrays: { A: ['n', 'n'], B: ['n', 'n'] },
      tree: sequence(
        loop(
          'i',
          loop(
            'j',
            statement('0 <= i < n and 0 <= j < n and i mod 3 = 0 and j mod 2 = 0', 'A[i][j] = A[i][j]'),
          ),
        ),
        loop('i', loop('j', statement('0 <= i < n and 0 < j < n', 'B[i][j] = A[i][j-1]'))),
      ),
    },
    params: [{ n: 1 }, { n: 8 }],
    distributed: ['S0.i, S0.j', 'S1.i, S1.j'],
  },
  'a diagonal band': {
    sketch: {
      params: ['n', 'T'],
      arrays: { A: ['n', 'n'], B: ['n', 'n'] },
      tree: loop(
        't',
        loop(
          'i',
          loop(
            'j',
            statement(
              '0 <= t < T and 0 <= i < n and 0 <= j < n and i - 1 <= j <= i + 1',
              'A[i][j] = B[i][j]',
            ),
          ),
        ),
        loop(
          'i',
          loop('j', statement('0 <= t < T and 1 <= i < n and 0 <= j < n-1', 'B[i][j] = A[i-1][j+1]')),
        ),
      ),
    },
    params: [{ n: 7, T: 2 }],
    distributed: ['S0.i, S0.j', 'S1.i, S1.j'],
  },
};

const GRIDS = [
  { rows: 1, columns: 1 },
  { rows: 2, columns: 2 },
  { rows: 3, columns: 3 },
  { rows: 3, columns: 2 },
  // Tiles of one iteration each, and grids of one dimension.
  { rows: 12, columns: 12 },
  { rows: 5, columns: 1 },
];

describe.each(Object.entries(PROGRAMS))('%s', (_, { sketch, params, distributed }) => {
  const scop = buildScop(sketch);
  let lowered: Promise<LoweredScop> | undefined;
  const inTwo = () => (lowered ??= lowerScop(scop, { dimensions: 2 }));

  test('is distributed in two dimensions if that is legal, in a plan that is whole', async () => {
    const { recipe, plan, kernels, diagnostics } = await inTwo();
    const loops = recipe.lines.filter(({ verb }) => verb === 'distribute').map(({ args }) => args.join(', '));
    expect(loops).toEqual(distributed);
    expect([...verifyPlan(plan, kernels), ...kernels.flatMap(verifyKernel)]).toEqual([]);
    expect(diagnostics).toEqual([]);
  });

  test.each(GRIDS)('computes what the program computes, on $rows x $columns devices', async (grid) => {
    const mapped = await inTwo();
    for (const values of params) await expectSequentialResult(scop, mapped, values, grid);
  });

  test('replays to the same plan', async () => {
    const { plan, recipe } = await inTwo();
    expect((await lowerScop(scop, { recipe })).plan).toEqual(plan);
  });
});

test('where rectangles are too complex to analyse, tiles are intervals, and a note says so', async () => {
  const lowered = await lowerScop(buildScop(jacobi2d), { dimensions: 2, maxOperations: 900_000 });
  expect(lowered.diagnostics).toMatchObject([
    {
      code: 'BF2105',
      severity: 'note',
      message:
        'a second distribution dimension for scop0 in f is too complex to analyse, so its phases have one',
    },
  ]);
  expect(lowered.plan.phases.map(({ second }) => second)).toEqual([undefined, undefined]);
});

describe('where rectangles would write within hulls that overlap', () => {
  const scop = buildScop({
    params: ['n'],
    arrays: { A: ['n', 'n'], b: ['n'] },
    tree: loop(
      'i',
      loop('j', statement('0 <= i < n and 0 <= j < n and i + j < n', 'A[i][i+j] = b[j] A[i][i+j]')),
    ),
  });

  test('tiles are intervals, which do not', async () => {
    const lowered = await lowerScop(scop, { dimensions: 2 });
    expect(lowered.plan.phases.map(({ second, single }) => [second?.iterator, single])).toEqual([
      [undefined, null],
    ]);
    expect(printRecipeLine(lowered.recipe.lines[0] as RecipeLine)).toBe(
      'distribute(S0.i)  # rectangles of iterations would write within hulls that overlap',
    );
    for (const grid of GRIDS) await expectSequentialResult(scop, lowered, { n: 6 }, grid);
  });

  test('a recipe that asks for them gets one tile, on one device', async () => {
    const lines = [
      { verb: 'distribute', args: ['S0.i', 'S0.j'] },
      { verb: 'threads', args: ['S0.i', 'S0.j'] },
    ] as const;
    const lowered = await lowerScop(scop, { recipe: { scop: 'scop0', lines } });
    expect(lowered.plan.phases.map(({ second, single }) => [second?.iterator, single])).toEqual([
      ['j', 'the elements of A that an iteration of i and j writes are not boxes, and their hulls overlap'],
    ]);
    await expectSequentialResult(scop, lowered, { n: 6 }, { rows: 2, columns: 2 });
  });
});
