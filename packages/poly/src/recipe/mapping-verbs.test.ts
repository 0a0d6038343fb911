import {
  BoxflowError,
  printIntExpr,
  type Recipe,
  type RecipeLine,
  type Scop,
  verifyKernel,
} from '@boxflow/ir';
import { describe, expect, test } from 'vitest';
import { lowerScop } from '../lower-scop.js';
import { buildScop, loop, statement } from '../test-support/build-scop.js';
import { expectSequentialResult } from '../test-support/expect-sequential-result.js';

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
  'panels(S0.j, 4)',
];

describe('sums in threads', () => {
  test('are the default where a parallel loop is inside the sum', async () => {
    const lowered = await lowerScop(product, { check: true });
    expect(lowered.recipe.lines.map(({ verb, args }) => `${verb}(${args.join(', ')})`)).toEqual([
      'distribute(S0.i)',
      'permute(S0.j, S0.k)',
      'threads(S0.i, S0.j)',
      'copy_to_registers(S0.k, C)',
      'block(S0.j, 16, 8)',
      'tile(S0.j, 64, 64)',
      'copy_to_shared(S0.k, 16, A)',
      'copy_to_shared(S0.k, 16, B)',
      'pipeline(S0.k, 2)',
      'unroll(S0.k, 2, blocks)',
      'vectorize(S0.j, 32)',
      'points(S0.j, 6, 1)',
      'panels(S0.j, 512)',
    ]);
    const [kernel] = lowered.kernels;
    expect(kernel?.body.map(({ kind }) => kind)).toEqual(['copy', 'for', 'copy']);
    expect(kernel?.threads.map(({ lanes, points, panels }) => [lanes, points, panels])).toEqual([
      [undefined, 6, undefined],
      [32, undefined, 512],
    ]);
    expect(lowered.plan.phases[0]?.launches[0]?.grid.map(printIntExpr)).toEqual([
      'floord(hi - lo + 63, 64) * 16',
      'floord(n + 63, 64) * 8',
    ]);
    for (const n of [1, 2, 5]) await expectSequentialResult(product, lowered, { n }, 2);
  });

  test('touch nothing if they have no iteration', async () => {
    const lowered = await lowerScop(triangle, { recipe: recipe(...MAPPED), check: true });
    for (const n of [1, 2, 4, 6]) await expectSequentialResult(triangle, lowered, { n }, 2);
  });
});

describe('threads that wait for their own results', () => {
  const rows = (text: string) =>
    buildScop({
      params: ['n'],
      arrays: { A: ['n', 'n'], B: ['n', 'n'], y: ['n'] },
      tree: loop('i', loop('j', statement('0 <= i < n and 1 <= j < n', text))),
    });
  const withElement = (scop: Scop, element: 'double' | 'int32'): Scop => ({
    ...scop,
    arrays: scop.arrays.map((array) => ({ ...array, element })),
  });

  test.each([
    ['sums along rows', 'y[i] = y[i] A[i][j]', 'double', true],
    ['filters along rows', 'A[i][j] = A[i][j-1] B[i][j]', 'double', true],
    // A compiler may change the order of these itself.
    ['sums of integers', 'y[i] = y[i] A[i][j]', 'int32', false],
  ] as const)('are together by default: %s', async (_, text, element, expected) => {
    const scop = withElement(rows(text), element);
    const lowered = await lowerScop(scop, { check: true });
    const lines = lowered.recipe.lines.filter(({ verb }) => verb === 'vectorize');
    expect(lines.map(({ args }) => args)).toEqual(expected ? [['S0.i', '32']] : []);
    for (const n of [1, 2, 5]) await expectSequentialResult(scop, lowered, { n }, 2);
  });
});

describe('sums that read their own array', () => {
  /** A column of a factorisation: rows below the diagonal, by the columns before. */
  const column = (domain: string) =>
    buildScop({
      params: ['n'],
      arrays: { A: ['n', 'n'] },
      tree: loop(
        'j',
        loop('i', loop('k', statement(`0 <= j < i < n and ${domain}`, 'A[i][j] = A[i][j] A[i][k] A[j][k]'))),
      ),
    });
  const lines = ['serial(S0.j)', 'distribute(S0.i)', 'threads(S0.i)', 'copy_to_registers(S0.k, A)'];

  test('keep the element that they update, and read the others from memory', async () => {
    const scop = column('0 <= k < j');
    const lowered = await lowerScop(scop, { recipe: recipe(...lines), check: true });
    const [kernel] = lowered.kernels;
    const loops = kernel?.body.flatMap((node) => (node.kind === 'for' ? node.body : []));
    expect(kernel?.body.map(({ kind }) => kind)).toEqual(['copy', 'for', 'copy']);
    expect(loops?.map((node) => node.kind === 'instance' && node.views.map((one) => typeof one))).toEqual([
      ['object', 'object', 'number', 'number'],
    ]);
    for (const n of [1, 2, 5]) await expectSequentialResult(scop, lowered, { n }, 2);
  });

  test('are refused if one of the others may be the same element', async () => {
    expect((await failure(column('0 <= k <= j'), ...lines))?.message).toBe(
      'copy_to_registers(S0.k, A): the loop may read the element of A that it updates by other subscripts, too',
    );
  });
});

describe('boxes in memory that blocks share', () => {
  const tiled = [...MAPPED.slice(0, 4), 'block(S0.j, 2, 4)', 'tile(S0.j, 4, 4)'];
  const lines = [...tiled, 'copy_to_shared(S0.k, 3, A)', 'copy_to_shared(S0.k, 3, B)'];

  test('hold what a tile reads in a chunk', async () => {
    const lowered = await lowerScop(product, { recipe: recipe(...lines), check: true });
    const [kernel] = lowered.kernels;
    expect(kernel && verifyKernel(kernel)).toEqual([]);
    expect(kernel?.blocks?.tile).toEqual([
      { first: 'ii', size: 4 },
      { first: 'jj', size: 4 },
    ]);
    const [stage] = kernel?.blocks?.stages ?? [];
    expect(
      stage?.buffers.map(({ origin, extents, pad }) => [origin.map(printIntExpr), extents, pad]),
    ).toEqual([
      [['ii', 'kk'], [4, 3], 0],
      [['kk', 'jj'], [3, 4], 1],
    ]);
    expect(lowered.plan.phases[0]?.launches[0]?.grid.map(printIntExpr)).toEqual([
      'floord(hi - lo + 3, 4) * 2',
      'floord(n + 3, 4) * 4',
    ]);
    for (const n of [1, 2, 5, 9]) await expectSequentialResult(product, lowered, { n }, 2);
  });

  test('are two if rows i and rows j of one array are read', async () => {
    const rows = buildScop({
      params: ['n'],
      arrays: { C: ['n', 'n'], A: ['n', 'n'] },
      tree: loop(
        'i',
        loop(
          'j',
          loop('k', statement('0 <= j <= i < n and 0 <= k < n', 'C[i][j] = C[i][j] A[i][k] A[j][k]')),
        ),
      ),
    });
    const verbs = [lines[0]!, 'threads(S0.i, S0.j)', ...tiled.slice(3), 'copy_to_shared(S0.k, 3, A)'];
    const lowered = await lowerScop(rows, { recipe: recipe(...verbs), check: true });
    const [stage] = lowered.kernels[0]?.blocks?.stages ?? [];
    expect(stage?.buffers.map(({ accesses }) => accesses)).toEqual([
      [{ statement: 'S0', position: 2 }],
      [{ statement: 'S0', position: 3 }],
    ]);
    for (const n of [1, 2, 5, 9]) await expectSequentialResult(rows, lowered, { n }, 2);
  });

  test('have a margin if neighbours read neighbours', async () => {
    const stencil = buildScop({
      params: ['n'],
      arrays: { B: ['n'], A: ['n', 'n'] },
      tree: loop('i', loop('k', statement('1 <= i < n-1 and 0 <= k < n', 'B[i] = B[i] A[i-1][k] A[i+1][k]'))),
    });
    const lowered = await lowerScop(stencil, {
      recipe: recipe(
        ...['distribute(S0.i)', 'threads(S0.i)', 'block(S0.i, 8)', 'copy_to_registers(S0.k, B)'],
        ...['tile(S0.i, 4)', 'copy_to_shared(S0.k, 2, A)'],
      ),
      check: true,
    });
    const [stage] = lowered.kernels[0]?.blocks?.stages ?? [];
    expect(stage?.buffers.map(({ extents, accesses }) => [extents, accesses.length])).toEqual([[[6, 2], 2]]);
    for (const n of [3, 4, 9, 12]) await expectSequentialResult(stencil, lowered, { n }, 2);
  });

  test.each([
    [
      'of no size',
      'copy_to_shared(S0.k, 0, A)',
      'the arguments are not of the form copy_to_shared(LOOP, N, ARRAY), N at most 256',
    ],
    ['of a written array', 'copy_to_shared(S0.k, 3, C)', 'threads keep C to themselves already'],
    ['of an unknown array', 'copy_to_shared(S0.k, 3, X)', 'there is no array or scalar X'],
    ['of threads', 'copy_to_shared(S0.j, 3, A)', 'the loop is not inside the threads of a launch'],
    ['twice', 'copy_to_shared(S0.k, 3, B)', 'blocks share B already'],
    ['of another size', 'copy_to_shared(S0.k, 4, A)', 'the loop is in chunks of 3 already'],
    ['in other blocks', 'block(S0.j, 4, 4)', 'the tiles of the blocks are settled already'],
    ['in two tiles', 'tile(S0.j, 4, 4)', 'the loop has such a line already'],
  ])('are refused %s', async (_, line, message) => {
    const before = [...tiled, 'copy_to_shared(S0.k, 3, B)'];
    expect(await failure(product, ...before, line)).toMatchObject({
      message: `${line}: ${message}`,
    });
  });

  test.each([
    [
      'without tiles',
      MAPPED.slice(0, 4),
      'copy_to_shared(S0.k, 3, A)',
      'the grid has no tiles: a tile line comes first',
    ],
    [
      'that are too large',
      [...tiled.slice(0, 4), 'block(S0.j, 16, 16)', 'tile(S0.j, 128, 128)'],
      'copy_to_shared(S0.k, 64, B)',
      'blocks would share 66048 bytes, of which there are 32768',
    ],
    [
      'of tiles that no block has',
      tiled.slice(0, 5),
      'tile(S0.j, 3, 4)',
      "the arguments are not of the form tile(LOOP, N, N), multiples of the block's 2, 4 threads or fewer, at most 64 iterations for each of them",
    ],
  ])('are refused %s', async (_, before, line, message) => {
    expect(await failure(product, ...before, line)).toMatchObject({
      message: `${line}: ${message}`,
    });
  });

  test.each([
    ['once', 'pipeline(S0.k, 1)', 'the arguments are not of the form pipeline(LOOP, N), N from 2 to 4'],
    ['for threads', 'pipeline(S0.j, 2)', 'the loop is not in chunks: a copy_to_shared line comes first'],
    [
      'without room',
      'pipeline(S0.k, 4)',
      'blocks would share 73728 bytes, of which there are 49152',
      [...tiled.slice(0, 4), 'block(S0.j, 8, 16)', 'tile(S0.j, 128, 32)', 'copy_to_shared(S0.k, 16, A)'],
    ],
    [
      'if the loop writes what they read',
      'pipeline(S0.k, 2)',
      'its chunks read C, which it writes',
      [...tiled.slice(0, 3), 'block(S0.j, 2, 4)', 'tile(S0.j, 4, 4)', 'copy_to_shared(S0.k, 3, C)'],
    ],
  ])('are not copied ahead %s', async (_, line, message, before = lines) => {
    expect(await failure(product, ...before, line)).toMatchObject({
      message: `${line}: ${message}`,
    });
  });

  test('are copied ahead, after all arrays are named', async () => {
    const ahead = [...lines.slice(0, -1), 'pipeline(S0.k, 3)'];
    const lowered = await lowerScop(product, { recipe: recipe(...ahead), check: true });
    const [stage] = lowered.kernels[0]?.blocks?.stages ?? [];
    expect([stage?.slots, stage?.matrix]).toEqual([3, undefined]);
    for (const n of [1, 3, 6]) await expectSequentialResult(product, lowered, { n }, 2);
    const last = lines.at(-1)!;
    expect(await failure(product, ...ahead, last)).toMatchObject({
      message: `${last}: its chunks are copied ahead already: the pipeline line comes last`,
    });
  });

  test('are for the iterations of all threads of a block if those are different', async () => {
    const chunks = recipe(...tiled, 'copy_to_shared(S0.k, 3, A)');
    const lowered = await lowerScop(triangle, { recipe: chunks, check: true });
    const [kernel] = lowered.kernels;
    expect(kernel && verifyKernel(kernel)).toEqual([]);
    const { least, greatest } = kernel?.blocks?.stages[0]?.range ?? {};
    expect([least && printIntExpr(least), greatest && printIntExpr(greatest)]).toEqual([
      'jj + 1',
      'ii + 4 >= hi ? hi - 3 : ii + 1',
    ]);
    for (const n of [3, 9]) await expectSequentialResult(triangle, lowered, { n }, 2);
  });

  test('are refused in loops of which threads of a block have different iterations', async () => {
    const before = [...tiled.slice(0, 1), 'threads(S0.i)', 'block(S0.i, 4)', 'tile(S0.i, 4)'];
    expect(await failure(triangle, ...before, 'copy_to_shared(S0.j, 3, A)')).toMatchObject({
      message: 'copy_to_shared(S0.j, 3, A): threads of a block have different iterations of S0.k',
    });
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
      message: 'permute(S0.j, S0.k): dependences would be turned round',
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
      'the loop updates several elements of C',
    ],
    [
      'keeps many elements that are only read',
      ['threads(S0.i)', 'copy_to_registers(S0.k, A)'],
      'the loop reads several elements of A',
    ],
    [
      'keeps what is not there',
      ['threads(S0.i)', 'copy_to_registers(S0.j, X)'],
      'there is no array or scalar X',
    ],
    [
      'keeps it for threads',
      ['threads(S0.i)', 'copy_to_registers(S0.i, C)'],
      'the loop is not inside the threads of a launch',
    ],
    ['has lanes of a serial loop', ['threads(S0.i)', 'vectorize(S0.k, 8)'], 'S0.k is not parallel'],
    [
      'has no lanes',
      ['threads(S0.i)', 'vectorize(S0.i, 0)'],
      'the arguments are not of the form vectorize(LOOP, N), N at most 256',
    ],
    ['has panels without lanes', ['threads(S0.i)', 'panels(S0.i, 512)'], 'the loop is not vectorized'],
    [
      'has panels of no iteration',
      ['threads(S0.i)', 'vectorize(S0.i, 8)', 'panels(S0.i, 0)'],
      'the arguments are not of the form panels(LOOP, N), N at most 1024',
    ],
    [
      'has points of a serial loop',
      ['threads(S0.i)', 'points(S0.k, 2)'],
      'the loop is not the innermost of a thread grid',
    ],
    [
      'has points of the last loop',
      ['threads(S0.i)', 'points(S0.i, 2)'],
      'the grid has one loop, of which a thread has one iteration',
    ],
  ] as const)('%s', async (_, lines, message) => {
    expect(await failure(product, 'distribute(S0.i)', ...lines)).toMatchObject({
      message: `${lines.at(-1)}: ${message}`,
    });
  });

  test('permutes in a phase of one instance', async () => {
    expect(await failure(product, 'single(S0.i)', 'permute(S0.j, S0.k)')).toMatchObject({
      message: 'permute(S0.j, S0.k): the loops are in no launch of their phase',
    });
  });

  test('has points twice', async () => {
    const lines = ['distribute(S0.i)', 'permute(S0.j, S0.k)', 'threads(S0.i, S0.j)', 'points(S0.j, 2, 1)'];
    expect(await failure(product, ...lines, 'points(S0.j, 4, 1)')).toMatchObject({
      message: 'points(S0.j, 4, 1): the loop has such a line already',
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
      message: 'copy_to_registers(S0.k, C): threads keep C to themselves already',
    });
  });
});
