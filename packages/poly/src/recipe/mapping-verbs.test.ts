import { BoxflowError, printIntExpr, type Recipe, type RecipeLine, type Scop } from '@boxflow/ir';
import { describe, expect, test } from 'vitest';
import { lowerScop } from '../lower-scop.js';
import { buildScop, loop, statement } from '../test-support/build-scop.js';
import { expectSequentialResult } from '../test-support/expect-sequential-result.js';

const recipe = (...lines: string[]): Recipe => ({
  scop: 'scop0',
  lines: lines.map((line, i): RecipeLine => {
    const [, verb, args] = /^(\w+)\((.*)\)$/.exec(line) ?? [];
    return { verb: verb as RecipeLine['verb'], args: (args ?? '').split(', '), line: i + 1 };
  }),
});

async function failure(scop: Scop, ...lines: string[]) {
  const error = await lowerScop(scop, { recipe: recipe(...lines) }).catch((e: unknown) => e);
  if (!(error instanceof BoxflowError)) throw new Error('the recipe is not refused');
  return error.diagnostics[0];
}

const cube = '0 <= i < n and 0 <= k < n and 0 <= j < n';

/** As gemm has it: the loop over the sum is not the innermost one. */
const product = buildScop({
  params: ['n'],
  arrays: { C: ['n', 'n'], A: ['n', 'n'], B: ['n', 'n'] },
  tree: loop('i', loop('k', loop('j', statement(cube, 'C[i][j] = C[i][j] A[i][k] B[k][j]')))),
});

/** A sum that begins and ends in an iteration of its own, and may have no iteration at all. */
const triangle = buildScop({
  params: ['n'],
  arrays: { C: ['n', 'n'], A: ['n', 'n'] },
  tree: loop(
    'i',
    loop(
      'k',
      loop('j', statement('0 <= i < n and 0 <= k < i-1 and 0 <= j < k', 'C[i][j] = C[i][j] A[k][j]')),
    ),
  ),
});

const MAPPED = [
  'distribute(S0.i)',
  'permute(S0.j, S0.k)',
  'threads(S0.i, S0.j)',
  'copy_to_registers(S0.k, C)',
  'vectorize(S0.j, 8)',
  'points(S0.j, 2, 1)',
];

describe('sums in threads', () => {
  test('are the default where a parallel loop is inside the sum', async () => {
    const lowered = await lowerScop(product, { check: true });
    expect(lowered.recipe.lines.map(({ verb, args }) => `${verb}(${args.join(', ')})`)).toEqual([
      'distribute(S0.i)',
      'permute(S0.j, S0.k)',
      'threads(S0.i, S0.j)',
      'block(S0.j, 8, 32)',
      'copy_to_registers(S0.k, C)',
      'vectorize(S0.j, 32)',
      'points(S0.j, 4, 1)',
    ]);
    const [kernel] = lowered.kernels;
    expect(kernel?.body.map(({ kind }) => kind)).toEqual(['copy', 'for', 'copy']);
    expect(kernel?.threads.map(({ lanes, points }) => [lanes, points])).toEqual([
      [undefined, 4],
      [32, undefined],
    ]);
    expect(lowered.plan.phases[0]?.launches[0]?.grid.map(printIntExpr)).toEqual([
      'floord(hi - lo + 3, 4)',
      'n',
    ]);
    for (const n of [1, 2, 5]) await expectSequentialResult(product, lowered, { n }, 2);
  });

  test('touch nothing where they have no iteration', async () => {
    const lowered = await lowerScop(triangle, { recipe: recipe(...MAPPED), check: true });
    for (const n of [1, 2, 4, 6]) await expectSequentialResult(triangle, lowered, { n }, 2);
  });
});

describe('a recipe that is refused', () => {
  const shifted = buildScop({
    params: ['n'],
    arrays: { A: ['n', 'n', 'n'] },
    tree: loop(
      'i',
      loop(
        'k',
        loop('j', statement('0 <= i < n and 1 <= k < n and 0 <= j < n-1', 'A[i][k][j] = A[i][k-1][j+1]')),
      ),
    ),
  });

  test('turns a dependence round', async () => {
    expect(await failure(shifted, 'distribute(S0.i)', 'permute(S0.j, S0.k)')).toMatchObject({
      code: 'BF2003',
      message: 'recipe line 2, permute(S0.j, S0.k): dependences would be turned round',
      notes: [{ message: 'S0 depends on S0 of line 1 (A[i][k][j] = f(A[i][k-1][j+1]);)' }],
      hint: 'split the loop, make it serial, or distribute a loop inside it',
    });
  });

  test.each([
    ['permutes one loop', ['permute(S0.j)'], 'the arguments are not of the form permute(LOOP, LOOP, …)'],
    [
      'permutes threads',
      ['threads(S0.i)', 'permute(S0.k, S0.i)'],
      'the threads of the loops are settled already',
    ],
    [
      'permutes loops that are apart',
      ['permute(S0.j, S0.i)'],
      'the loops are not directly one inside the other',
    ],
    [
      'keeps many elements',
      ['threads(S0.i)', 'copy_to_registers(S0.k, C)'],
      'the loop accesses several elements of C',
    ],
    [
      'keeps what is only read',
      ['threads(S0.i)', 'copy_to_registers(S0.j, A)'],
      'the loop does not read and write A',
    ],
    [
      'keeps what is not there',
      ['threads(S0.i)', 'copy_to_registers(S0.j, X)'],
      'the loop does not access X',
    ],
    [
      'keeps it for threads',
      ['threads(S0.i)', 'copy_to_registers(S0.i, C)'],
      'the loop is not inside the threads of a launch',
    ],
    [
      'has lanes of a serial loop',
      ['threads(S0.i)', 'vectorize(S0.k, 8)'],
      'the loop is not the innermost of a thread grid',
    ],
    [
      'has no lanes',
      ['threads(S0.i)', 'vectorize(S0.i, 0)'],
      'the arguments are not of the form vectorize(LOOP, N), N at most 256',
    ],
    [
      'has points of a serial loop',
      ['threads(S0.i)', 'points(S0.k, 2)'],
      'the loop is not the innermost of a thread grid',
    ],
    [
      'has points of the last loop',
      ['threads(S0.i)', 'points(S0.i, 2)'],
      'the arguments are not of the form points(LOOP, 1), N at most 16',
    ],
  ] as const)('%s', async (_, lines, message) => {
    expect(await failure(product, 'distribute(S0.i)', ...lines)).toMatchObject({
      message: `recipe line ${lines.length + 1}, ${lines.at(-1)}: ${message}`,
    });
  });

  test('permutes outside phases', async () => {
    expect(await failure(product, 'permute(S0.j, S0.k)')).toMatchObject({
      message: 'recipe line 1, permute(S0.j, S0.k): the loops are not in a phase',
    });
  });

  test('has points twice', async () => {
    const lines = ['distribute(S0.i)', 'permute(S0.j, S0.k)', 'threads(S0.i, S0.j)', 'points(S0.j, 2, 1)'];
    expect(await failure(product, ...lines, 'points(S0.j, 4, 1)')).toMatchObject({
      message: 'recipe line 5, points(S0.j, 4, 1): the loop has such a line already',
    });
  });

  test('keeps an element twice', async () => {
    const lines = [
      'distribute(S0.i)',
      'permute(S0.j, S0.k)',
      'threads(S0.i, S0.j)',
      'copy_to_registers(S0.k, C)',
    ];
    expect(await failure(product, ...lines, 'copy_to_registers(S0.k, C)')).toMatchObject({
      message: 'recipe line 5, copy_to_registers(S0.k, C): threads keep C to themselves already',
    });
  });
});
