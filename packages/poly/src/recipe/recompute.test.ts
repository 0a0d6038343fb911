import { BoxflowError, type Recipe, type RecipeLine, type Scop, verifyKernel, verifyPlan } from '@boxflow/ir';
import { describe, expect, test } from 'vitest';
import { lowerScop } from '../lower-scop.js';
import { buildScop, loop, statement } from '../test-support/build-scop.js';
import { expectSequentialResult } from '../test-support/expect-sequential-result.js';
import { floyd } from '../test-support/program-sketches.js';

const recipe = (...lines: string[]): Recipe => ({
  scop: 'scop0',
  lines: lines.map((line, i): RecipeLine => {
    const [, verb, args] = /^(\w+)\((.*)\)$/.exec(line) ?? [];
    const location = { file: 'recipe.txt', line: i + 1, column: 1 };
    return { verb: verb as RecipeLine['verb'], args: (args ?? '').split(', '), location };
  }),
});

const floydScop = buildScop(floyd);

/** Steps inside a further loop, from a number that depends on it; all elements of a line are needed at one place. */
const lines = buildScop({
  params: ['n'],
  arrays: { A: ['n', 'n'], b: ['n'] },
  tree: loop(
    't',
    loop(
      'k',
      loop(
        'i',
        loop('j', statement('0 <= t < n and t <= k < n and 0 <= i, j < n', 'A[i][j] = A[i][j] A[k][j] b[i]')),
      ),
    ),
  ),
});

/** The last step has no next one, and steps do not write row 0. */
const partly = buildScop({
  params: ['n'],
  arrays: { A: ['n'] },
  tree: loop('k', loop('i', statement('0 <= k < n and 1 <= i < n', 'A[i] = A[i] A[k]'))),
});

const chain = buildScop({
  params: ['n', 'm'],
  arrays: { A: ['n'] },
  tree: loop('t', loop('i', statement('0 <= t < m and 1 <= i < n', 'A[i] = A[i] A[i-1]'))),
});

const strided = buildScop({
  params: ['n'],
  arrays: { A: ['n'] },
  tree: loop('k', loop('i', statement('0 <= k, i < n and k mod 2 = 0', 'A[i] = A[i] A[k]'))),
});

describe('values of others that iterations compute', () => {
  test('are those of the iterations that write them, on any devices', async () => {
    const lowered = await lowerScop(floydScop, { check: true });
    expect(lowered.recipe.lines[0]).toMatchObject({ verb: 'recompute', args: ['S0.i', 'path'] });
    expect(verifyPlan(lowered.plan, lowered.kernels)).toEqual([]);
    expect(lowered.kernels.flatMap(verifyKernel)).toEqual([]);
    expect(lowered.plan.arrays.map(({ name }) => name)).toEqual(['path', 'path_before', 'path_before2']);
    for (const devices of [1, 3, { rows: 2, columns: 2 }]) {
      for (const n of [1, 2, 5]) await expectSequentialResult(floydScop, lowered, { n }, devices);
    }
  });

  test('may be in rectangles', async () => {
    const lowered = await lowerScop(floydScop, { dimensions: 2, check: true });
    for (const devices of [1, { rows: 2, columns: 3 }]) {
      await expectSequentialResult(floydScop, lowered, { n: 5 }, devices);
    }
  });

  test('may be of a statement that writes under a condition', async () => {
    const shortest = buildScop({
      ...floyd,
      tree: loop(
        'k',
        loop(
          'i',
          loop('j', statement('0 <= k, i, j < n', 'may path[i][j] = path[i][j] path[i][k] path[k][j]')),
        ),
      ),
    });
    const lowered = await lowerScop(shortest, { check: true });
    expect(lowered.recipe.lines[0]).toMatchObject({ verb: 'recompute', args: ['S0.i', 'path'] });
    for (const n of [1, 2, 5]) await expectSequentialResult(shortest, lowered, { n }, 3);
  });

  test('begin anew in each iteration of the loops around the steps', async () => {
    const lowered = await lowerScop(lines, { check: true });
    expect(lowered.recipe.lines[0]).toMatchObject({ verb: 'recompute', args: ['S0.i', 'A'] });
    for (const n of [1, 2, 5]) await expectSequentialResult(lines, lowered, { n }, 3);
  });

  test.each<[string, Scop, string[], string]>([
    ['a recurrence', chain, ['recompute(S0.i, A)'], 'some instances would need values that none computes'],
    [
      'rows that no step writes',
      partly,
      ['recompute(S0.i, A)'],
      'some instances would need values that none computes',
    ],
    ['steps with gaps', strided, ['recompute(S0.i, A)'], 'steps do not follow each other'],
    ['no steps', floydScop, ['recompute(S0.k, path)'], 'the loop is not the only part of a loop around it'],
    ['another array', lines, ['recompute(S0.i, b)'], 'S0 does not write b'],
    [
      'a late line',
      floydScop,
      ['serial(S0.k)', 'recompute(S0.i, path)'],
      'it rewrites statements, so that it comes before all lines but those that do so, too',
    ],
    [
      'too few arguments',
      floydScop,
      ['recompute(S0.i)'],
      'the arguments are not of the form recompute(LOOP, ARRAY)',
    ],
  ])('are refused: %s', async (_, scop, texts, reason) => {
    const error = await lowerScop(scop, { recipe: recipe(...texts) }).catch((e: unknown) => e);
    if (!(error instanceof BoxflowError)) throw new Error('the recipe is not refused');
    expect(error.diagnostics[0]?.message).toContain(reason);
  });
});
