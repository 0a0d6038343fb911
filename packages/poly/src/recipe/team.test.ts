import { printIntExpr, type Recipe, type RecipeLine, type Scop, verifyKernel } from '@boxflow/ir';
import { describe, expect, test } from 'vitest';
import { lowerScop } from '../index.js';
import { buildScop, loop, statement } from '../test-support/build-scop.js';
import { expectSequentialResult } from '../test-support/expect-sequential-result.js';
import { checkRecipe } from '../test-support/random-recipes/check-program.js';

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

/** Each iteration needs all that the one before has done. */
const sweeps = buildScop({
  params: ['n'],
  arrays: { x: ['n'], y: ['n'] },
  tree: loop(
    't',
    loop('i', statement('0 <= t < n and 1 <= i < n-1', 'y[i] = x[i-1] x[i+1]')),
    loop('i', statement('0 <= t < n and 1 <= i < n-1', 'x[i] = y[i]')),
  ),
});

const withValue = (value: number): Scop => ({
  ...sweeps,
  parameters: sweeps.parameters.map((parameter) => ({ ...parameter, value })),
});

async function defaultLines(scop: Scop): Promise<readonly string[]> {
  const { recipe: lowered } = await lowerScop(scop, { check: true });
  return lowered.lines.map(({ verb, args }) => `${verb}(${args.join(', ')})`);
}

describe('a team of threads', () => {
  const lines = ['single(S0.j)', 'team(S1.i, 8)'];

  test('shares a loop inside a serial one, in one launch', async () => {
    const lowered = await lowerScop(columns, { recipe: recipe(...lines), check: true });
    const [phase, ...others] = lowered.plan.phases;
    expect(others).toEqual([]);
    expect(phase?.single).toBe('one block executes all of the phase');
    expect(phase?.launches.map(({ grid, block }) => [...grid.map(printIntExpr), ...block])).toEqual([
      ['1 * 8', 8],
    ]);
    const [kernel] = lowered.kernels;
    expect(kernel && verifyKernel(kernel)).toEqual([]);
    expect(kernel?.body).toMatchObject([
      {
        kind: 'for',
        iterator: 'j',
        body: [{ statement: 'S0' }, { kind: 'for', iterator: 'i', run: 'team' }],
      },
    ]);
    for (const n of [1, 2, 9]) await expectSequentialResult(columns, lowered, { n }, 2);
  });

  test('is the default if launches take longer than what they execute, and sizes are known', async () => {
    const launches = ['serial(S0.t)', 'distribute(S0.i)', 'threads(S0.i)'];
    const one = [...launches, 'block(S0.i, 256)', 'distribute(S1.i)'];
    const several = [...launches, 'block(S0.i, 128)', 'tile(S0.i, 256)'];
    expect(await defaultLines(withValue(2000))).toEqual([
      ...['single(S0.t)', 'team(S0.i, 1024)', 'team(S1.i, 1024)'],
    ]);
    for (const scop of [withValue(100), withValue(100_000)])
      expect((await defaultLines(scop)).slice(0, one.length)).toEqual(one);
    expect((await defaultLines(sweeps)).slice(0, several.length)).toEqual(several);
  });

  test.each([
    [[], 'team(S1.i, 8)', 'the loop is in no phase of one instance: a single line comes first'],
    [['single(S0.j)'], 'team(S0.j, 8)', 'S0.j is not parallel'],
    [['single(S0.j)'], 'team(S1.i, 0)', 'the arguments are not of the form team(LOOP, N), N from 1 to 1024'],
    [
      ['single(S0.j)'],
      'team(S1.i, 2000)',
      'the arguments are not of the form team(LOOP, N), N from 1 to 1024',
    ],
    [lines, 'team(S1.i, 8)', 'a team shares the loop, or one around or inside it, already'],
  ])('is refused: %s, then %s', async (before, line, message) => {
    await expect(lowerScop(columns, { recipe: recipe(...before, line) })).rejects.toMatchObject({
      diagnostics: [{ message: `${line}: ${message}` }],
    });
  });
});

/* Blocks are emulated: two threads that access an element with no barrier between fail. */

const SWEEPS = `void f(int n, int m, double x[n], double y[n], double A[n][n]) {
  for (int t = 0; t < m; t++) {
    for (int i = 1; i < n - 1; i++) y[i] = 0.3 * (x[i - 1] + x[i] + x[i + 1]);
    for (int i = 1; i < n - 1; i++) x[i] = y[i];
    for (int i = 0; i < n; i++) for (int j = 0; j < i; j++) A[i][j] += x[i] * y[j];
  }
}`;

test.each<[string, string, readonly string[]]>([
  ['sweeps', SWEEPS, ['single(S0.t)', 'team(S0.i, 4)', 'team(S1.i, 4)', 'team(S2.i, 4)']],
  ['sweeps, one of them by one thread', SWEEPS, ['single(S0.t)', 'team(S0.i, 4)', 'team(S2.j, 4)']],
])('%s', async (_, text, lines) => {
  for (const n of [1, 3, 9])
    await checkRecipe(
      text,
      lines,
      new Map([
        ['n', n],
        ['m', 3],
      ]),
    );
});
