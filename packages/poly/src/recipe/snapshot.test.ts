import { BoxflowError, type Recipe, type RecipeLine, type Scop } from '@boxflow/ir';
import { describe, expect, test } from 'vitest';
import { lowerScop } from '../lower-scop.js';
import { buildScop, loop, statement } from '../test-support/build-scop.js';

const recipe = (...lines: string[]): Recipe => ({
  scop: 'scop0',
  lines: lines.map((line, i): RecipeLine => {
    const [, verb, args] = /^(\w+)\((.*)\)$/.exec(line) ?? [];
    return {
      verb: verb as RecipeLine['verb'],
      args: (args ?? '').split(', '),
      location: { file: 'recipe.txt', line: i + 1, column: 1 },
    };
  }),
});

/** As trmm has it: rows are updated from later rows, which are then overwritten. */
const triangular = buildScop({
  params: ['n'],
  arrays: { A: ['n', 'n'], B: ['n', 'n'] },
  tree: loop(
    'i',
    loop(
      'j',
      loop('k', statement('0 <= i < k < n and 0 <= j < n', 'B[i][j] = B[i][j] A[k][i] B[k][j]')),
      statement('0 <= i < n and 0 <= j < n', 'B[i][j] = B[i][j]'),
    ),
  ),
});

/** Each iteration of `t` overwrites what others of `i` read. */
const shifts = buildScop({
  params: ['n', 'm'],
  arrays: { A: ['n'] },
  tree: loop('t', loop('i', statement('0 <= t < m and 0 <= i < n - 1', 'A[i] = A[i] A[i+1]'))),
});

/** Each iteration of `i` needs the value of the one before. */
const chain = buildScop({
  params: ['n'],
  arrays: { A: ['n'], B: ['n'] },
  tree: loop('i', statement('1 <= i < n', 'A[i] = A[i-1] B[i]')),
});

const texts = (lines: readonly RecipeLine[]) => lines.map(({ verb, args }) => `${verb}(${args.join(', ')})`);

describe('copies of what a loop overwrites', () => {
  test('make its iterations parallel, by default', async () => {
    const lowered = await lowerScop(triangular, { check: true });
    expect(texts(lowered.recipe.lines)).toEqual([
      'snapshot(S0.i, B)',
      'distribute(S0_copy.e0)',
      'threads(S0_copy.e0, S0_copy.e1)',
      'block(S0_copy.e1, 1, 128)',
      'tile(S0_copy.e1, 4, 128)',
      'launch_bounds(S0_copy.e1, 12)',
      'distribute(S0.i, S0.j)',
      'threads(S0.i, S0.j)',
      'copy_to_registers(S0.k, B)',
      'block(S0.j, 16, 8)',
      'tile(S0.j, 64, 64)',
      'copy_to_shared(S0.k, 16, A)',
      'copy_to_shared(S0.k, 16, B_before)',
      'pipeline(S0.k, 2)',
      'unroll(S0.k, 2, blocks)',
      'vectorize(S0.j, 32)',
    ]);
    expect(lowered.plan.arrays.map(({ name }) => name)).toEqual(['A', 'B', 'B_before']);
    expect(lowered.kernels[0]?.statements.S0_copy?.text).toBe('B_before[e0][e1] = B[e0][e1];');
    const read = lowered.kernels[1]?.statements.S0?.accesses.map(({ array }) => array);
    expect(read?.filter((name) => name.startsWith('B')).sort()).toEqual(['B', 'B', 'B_before']);
  });

  test('are made anew in each iteration of the loops around', async () => {
    const lines = recipe(
      ...['snapshot(S0.i, A)', 'serial(S0_copy.t)', 'distribute(S0_copy.e0)', 'threads(S0_copy.e0)'],
      ...['distribute(S0.i)', 'threads(S0.i)'],
    );
    const lowered = await lowerScop(shifts, { recipe: lines, check: true });
    expect(lowered.plan.host).toMatchObject([
      { kind: 'if', then: [{ kind: 'for', body: [{ kind: 'phase' }, { kind: 'phase' }] }] },
    ]);
  });

  test.each<[Scop, string[], string, string]>([
    [
      chain,
      ['snapshot(S0.i, A)'],
      'BF2004',
      'snapshot(S0.i, A): each read of A in the loop may need a value that the loop writes',
    ],
    [chain, ['snapshot(S0.i, B)'], 'BF2004', 'snapshot(S0.i, B): the loop does not write B'],
    [
      chain,
      ['snapshot(S0.i)'],
      'BF2002',
      'snapshot(S0.i): the arguments are not of the form snapshot(LOOP, ARRAY)',
    ],
    [
      triangular,
      ['serial(S0.i)', 'snapshot(S0.i, B)'],
      'BF2004',
      'snapshot(S0.i, B): it rewrites statements, so that it comes before all lines but those that do so, too',
    ],
  ])('are refused, case %#', async (scop, lines, code, message) => {
    const error = await lowerScop(scop, { recipe: recipe(...lines) }).catch((e: unknown) => e);
    if (!(error instanceof BoxflowError)) throw new Error('the recipe is not refused');
    expect(error.diagnostics[0]).toMatchObject({ code, message });
  });
});
