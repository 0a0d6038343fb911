import { type Recipe, type RecipeLine, verifyKernel } from '@boxflow/ir';
import { describe, expect, test } from 'vitest';
import { lowerScop } from '../index.js';
import { buildScop, loop, statement } from '../test-support/build-scop.js';
import { expectSequentialResult } from '../test-support/expect-sequential-result.js';

const recipe = (...lines: readonly string[]): Recipe => ({
  scop: 'scop0',
  lines: lines.map((line): RecipeLine => {
    const [, verb, args] = /^(\w+)\((.*)\)$/.exec(line) ?? [];
    return { verb: verb as RecipeLine['verb'], args: (args ?? '').split(', ') };
  }),
});

/** A triangular system of equations, column by column. */
const columns = buildScop({
  params: ['n'],
  arrays: { x: ['n'], L: ['n', 'n'] },
  tree: loop(
    'j',
    statement('0 <= j < n', 'x[j] = x[j] L[j][j]'),
    loop('i', statement('0 <= j < n and j < i < n', 'x[i] = x[i] L[i][j] x[j]')),
  ),
});

/** Factors of a matrix: rows and columns of a tile are needed at once, the rest later. */
const factors = buildScop({
  params: ['n'],
  arrays: { A: ['n', 'n'] },
  tree: loop(
    'k',
    loop('i', statement('0 <= k < n and k < i < n', 'A[i][k] = A[i][k] A[k][k]')),
    loop(
      'i',
      loop('j', statement('0 <= k < n and k < i < n and k < j < n', 'A[i][j] = A[i][j] A[i][k] A[k][j]')),
    ),
  ),
});

/** Each element needs the one before. */
const chain = buildScop({
  params: ['n'],
  arrays: { x: ['n'] },
  tree: loop('t', loop('i', statement('0 <= t < n and 1 <= i < n', 'x[i] = x[i-1] x[i]'))),
});

/** Each element needs those before it in its column, of which a serial loop above the parallel one takes one at a time. */
const sums = buildScop({
  params: ['n', 'm'],
  arrays: { C: ['n', 'm'], A: ['n', 'n'] },
  tree: loop(
    'i',
    loop(
      'k',
      loop('j', statement('0 <= i < n and i < k < n and 0 <= j < m', 'C[i][j] = C[i][j] A[k][i] C[k][j]')),
    ),
  ),
});

describe('iterations in tiles, and behind each what can wait', () => {
  test('keep the order of the loops around a parallel one', async () => {
    const lines = ['defer(S0.i, 3)', 'distribute(S0.j/far)', 'threads(S0.j/far)'];
    const lowered = await lowerScop(sums, { recipe: recipe(...lines), check: true });
    for (const n of [1, 4, 9]) await expectSequentialResult(sums, lowered, { n, m: 5 }, 2);
  });

  test('leave what the loop leaves: a triangular system', async () => {
    const lines = [
      ...['defer(S0.j, 4)', 'serial(S0.j/tiles)', 'single(S0.j/near)', 'team(S1.i/near, 4)'],
      ...['distribute(S1.i/far)', 'threads(S1.i/far)', 'copy_to_registers(S0.j/far, x)'],
    ];
    const lowered = await lowerScop(columns, { recipe: recipe(...lines), check: true });
    expect(lowered.plan.phases.map(({ single }) => single)).toEqual([
      'one block executes all of the phase',
      null,
    ]);
    for (const kernel of lowered.kernels) expect(verifyKernel(kernel)).toEqual([]);
    for (const n of [1, 3, 4, 5, 13]) await expectSequentialResult(columns, lowered, { n }, 2);
  });

  test('leave what the loop leaves: factors of a matrix', async () => {
    const lines = [
      ...['defer(S0.k, 3)', 'serial(S0.k/tiles)', 'serial(S0.k/near)', 'distribute(S0.i/near)'],
      ...['threads(S0.i/near)', 'distribute(S1.i/near)', 'threads(S1.i/near, S1.j/near)'],
      ...['distribute(S1.i/far)', 'threads(S1.i/far, S1.j/far)', 'copy_to_registers(S0.k/far, A)'],
    ];
    const lowered = await lowerScop(factors, { recipe: recipe(...lines), check: true });
    for (const n of [1, 5, 8]) await expectSequentialResult(factors, lowered, { n }, 2);
  });

  test('have no first part if rows need nothing of each other, and no tiles if that is so for all of them', async () => {
    const sums = (from: string) =>
      buildScop({
        params: ['n'],
        arrays: { B: ['n', 'n'] },
        tree: loop('k', loop('i', statement('4 <= k < n and 1 <= i < n', `B[k][i] = ${from}`))),
      });
    const lines = ['defer(S0.k, 4)', 'distribute(S0.i/far)', 'threads(S0.i/far)'];
    for (const [from, loops] of [
      ['B[k-1][i]', 0],
      ['B[k-4][i-1]', 1],
    ] as const) {
      const scop = sums(from);
      const lowered = await lowerScop(scop, { recipe: recipe(...lines), check: true });
      expect(lowered.plan.phases.map(({ hostIterators }) => hostIterators.length)).toEqual([loops]);
      for (const n of [1, 13]) await expectSequentialResult(scop, lowered, { n }, 2);
    }
  });

  test('are not the default: a triangular system of known size is one block', async () => {
    const { recipe: lowered } = await lowerScop(
      { ...columns, parameters: columns.parameters.map((parameter) => ({ ...parameter, value: 4000 })) },
      { check: true },
    );
    expect(lowered.lines.map(({ verb, args }) => `${verb}(${args.join(', ')})`).slice(0, 6)).toEqual([
      'single(S0.j)',
      'team(S1.i, 1024)',
    ]);
  });

  test.each([
    [chain, 'defer(S0.t, 4)', 'nothing that the loop does can wait until later iterations need it'],
    [columns, 'defer(S0.j, 1)', 'the arguments are not of the form defer(LOOP, N), N at least 2'],
  ])('are refused: %#', async (scop, line, message) => {
    await expect(lowerScop(scop, { recipe: recipe(line) })).rejects.toMatchObject({
      diagnostics: [{ message: `${line}: ${message}` }],
    });
  });
});
