import { BoxflowError, type Recipe, type RecipeLine, type Scop } from '@boxflow/ir';
import { describe, expect, test } from 'vitest';
import { lowerScop } from '../lower-scop.js';
import { buildScop, loop, statement } from '../test-support/build-scop.js';
import { expectSequentialResult } from '../test-support/expect-sequential-result.js';
import { floyd } from '../test-support/program-sketches.js';

const stencil = buildScop({
  params: ['n', 'T'],
  arrays: { A: ['n'], B: ['n'] },
  tree: loop(
    't',
    loop('i', statement('0 <= t < T and 1 <= i < n-1', 'B[i] = A[i-1] A[i] A[i+1]')),
    loop('i', statement('0 <= t < T and 1 <= i < n-1', 'A[i] = B[i-1] B[i] B[i+1]')),
  ),
});

const recurrence = buildScop({
  params: ['n'],
  arrays: { A: ['n'] },
  tree: loop('i', statement('1 <= i < n', 'A[i] = A[i-1]')),
});

const floydScop = buildScop(floyd);

const product = buildScop({
  params: ['n'],
  arrays: { C: ['n', 'n'], A: ['n', 'n'], B: ['n', 'n'] },
  tree: loop(
    'i',
    loop(
      'j',
      statement('0 <= i < n and 0 <= j < n', 'C[i][j] ='),
      loop('k', statement('0 <= i < n and 0 <= j < n and 0 <= k < n', 'C[i][j] = C[i][j] A[i][k] B[k][j]')),
    ),
  ),
});

const text = (recipe: Recipe): string[] => recipe.lines.map((l) => `${l.verb}(${l.args.join(', ')})`);

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

describe('the default recipe', () => {
  test('a stencil: the time loop is serial, each sweep a phase', async () => {
    expect(text((await lowerScop(stencil)).recipe)).toEqual([
      'serial(S0.t)',
      'distribute(S0.i)',
      'threads(S0.i)',
      'block(S0.i, 128)',
      'tile(S0.i, 256)',
      'align(S0.i, 32)',
      'distribute(S1.i)',
      'threads(S1.i)',
      'block(S1.i, 128)',
      'tile(S1.i, 256)',
      'align(S1.i, 32)',
    ]);
  });

  test('a matrix product: two parallel loops, the reduction in the thread', async () => {
    expect(text((await lowerScop(product)).recipe)).toEqual([
      'distribute(S0.i, S0.j)',
      'threads(S0.i, S0.j)',
      'copy_to_registers(S1.k, C)',
      'block(S0.j, 16, 8)',
      'tile(S0.j, 64, 64)',
      'copy_to_shared(S1.k, 16, A)',
      'copy_to_shared(S1.k, 16, B)',
      'pipeline(S1.k, 2)',
      'unroll(S1.k, 2, blocks)',
      'vectorize(S0.j, 32)',
      'points(S0.j, 6, 1)',
      'panels(S0.j, 512)',
    ]);
  });

  test('floyd: row and column k change under way, and each iteration computes what it needs of them', async () => {
    const { recipe: mapped, plan } = await lowerScop(floydScop);
    expect(text(mapped).filter((line) => !/^(privatize|block|tile)/.test(line))).toEqual([
      'recompute(S0.i, path)',
      'distribute(S0_first.e1)',
      'threads(S0_first.e1)',
      'distribute(S0_first2.e0)',
      'threads(S0_first2.e0)',
      'serial(S0.k)',
      'distribute(S0.i)',
      'threads(S0.i, S0.j)',
    ]);
    expect(plan.phases.map(({ launches }) => launches.length)).toEqual([1, 1, 1]);
  });

  test('a loop is split at a pivot if steps write its elements several times', async () => {
    const twice = buildScop({
      params: ['n'],
      arrays: { path: ['n', 'n'] },
      tree: loop(
        'k',
        loop(
          'i',
          loop('j', statement('0 <= k, i, j < n', 'path[i][j] = path[i][j] path[i][k] path[k][j]')),
          loop('l', statement('0 <= k, i, l < n', 'path[i][l] = path[i][l] path[k][l]')),
        ),
      ),
    });
    const lines = text((await lowerScop(twice)).recipe);
    expect(lines.slice(0, 3)).toEqual(['serial(S0.k)', 'split(S0.i, k)', 'distribute(S0.i/before)']);
  });
});

async function failure(scop: Scop, ...lines: string[]) {
  const error = await lowerScop(scop, { recipe: recipe(...lines) }).catch((e: unknown) => e);
  if (!(error instanceof BoxflowError)) throw new Error('the recipe was accepted');
  return error.diagnostics[0];
}

describe('a recipe that does not apply says why', () => {
  test('a loop that is not parallel', async () => {
    expect(await failure(stencil, 'distribute(S0.t)')).toEqual({
      code: 'BF2003',
      family: 'user',
      severity: 'error',
      message: 'distribute(S0.t): its iterations depend on one another',
      location: { file: 'recipe.txt', line: 1, column: 1 },
      notes: expect.arrayContaining([
        {
          message: 'S0 depends on S1 of line 2 (A[i] = f(B[i-1], B[i], B[i+1]);)',
          location: { file: 'test.c', line: 1, column: 1 },
        },
      ]),
      hint: 'split the loop, make it serial, or distribute a loop inside it',
    });
  });

  test.each([
    [
      'an unknown loop',
      ['distribute(S7.i)'],
      'BF2001',
      'distribute(S7.i): there is no loop or statement S7.i',
    ],
    [
      'a point that is not an expression',
      ['split(S0.i, n n)'],
      'BF2002',
      'split(S0.i, n n): the arguments are not of the form split(LOOP, AFFINE EXPRESSION OF THE LOOPS AROUND IT)',
    ],
    [
      'a point that names nothing',
      ['split(S0.i, q)'],
      'BF2002',
      'split(S0.i, q): the arguments are not of the form split(LOOP, AFFINE EXPRESSION OF THE LOOPS AROUND IT)',
    ],
    [
      'a loop inside a phase',
      ['serial(S0.t)', 'distribute(S0.i)', 'serial(S0.i)'],
      'BF2004',
      'serial(S0.i): the loop is part of a phase already',
    ],
    [
      'threads that skip a loop',
      ['distribute(S1.i)', 'threads(S0.i)'],
      'BF2004',
      'threads(S0.i): the loops are not in a phase',
    ],
    [
      'too large a block',
      ['distribute(S0.i)', 'threads(S0.i)', 'block(S0.i, 2048)'],
      'BF2002',
      'block(S0.i, 2048): the arguments are not of the form block(LOOP, N), at most 1024 in all',
    ],
    [
      'fission without a sequence',
      ['distribute(S0.i)', 'fission(S0.i)'],
      'BF2004',
      'fission(S0.i): the loop has no sequence directly inside it',
    ],
  ])('%s', async (_, lines, code, message) => {
    expect(await failure(stencil, ...lines)).toMatchObject({ code, message, family: 'user' });
  });

  test('an unfinished recipe', async () => {
    expect(await failure(stencil, 'serial(S0.t)', 'distribute(S0.i)', 'threads(S0.i)')).toMatchObject({
      code: 'BF2005',
      message: 'the recipe leaves S1 outside every phase',
    });
    expect(await failure(stencil, 'distribute(S0.i)', 'distribute(S1.i)')).toMatchObject({
      code: 'BF2005',
      message: 'the recipe gives the phase of S0.i no thread grid',
    });
  });
});

test('a recurrence stays sequential, and the diagnostic names the dependence', async () => {
  const error = await lowerScop(recurrence).catch((e: unknown) => e);
  expect((error as BoxflowError).diagnostics).toEqual([
    {
      code: 'BF2101',
      family: 'limitation',
      severity: 'warning',
      message: 'no loop of scop0 in f is parallel, so the region runs sequentially',
      location: { file: 'test.c', line: 1, column: 1 },
      notes: [
        {
          message: 'S0 depends on S0 of line 1 (A[i] = f(A[i-1]);)',
          location: { file: 'test.c', line: 1, column: 1 },
        },
      ],
      hint: 'a loop is parallel when no iteration reads or overwrites what another one writes; of a scalar that every iteration sets before it reads it, iterations get copies',
    },
  ]);
});

test('an analysis that takes too long leaves the region sequential', async () => {
  const error = await lowerScop(floydScop, { maxOperations: 3_000 }).catch((e: unknown) => e);
  expect((error as BoxflowError).diagnostics[0]).toMatchObject({ code: 'BF2102', family: 'limitation' });
});

describe('privatize', () => {
  const product = buildScop({
    params: ['n'],
    arrays: { A: ['n', 'n'], y: ['n'], last: ['n'], s: [], t: [], u: [], v: ['n'] },
    locals: ['s', 'u', 'v'],
    deadAfter: ['t'],
    tree: loop(
      'i',
      statement('0 <= i < n', 's = u'),
      loop('k', statement('0 <= i < n and 0 <= k < n', 's = s A[i][k]')),
      statement('0 <= i < n', 'y[i] = s t'),
      statement('0 <= i < n', 't = y[i]'),
      statement('0 <= i < n', 'v[i] = last[i]'),
    ),
  });

  test('a value that goes from one iteration to the next', async () => {
    expect(await failure(product, 'privatize(S0.i, s, t)')).toEqual({
      code: 'BF2006',
      family: 'user',
      severity: 'error',
      message:
        'privatize(S0.i, s, t): values of t go from one iteration to another, or into or out of the loop',
      location: { file: 'recipe.txt', line: 1, column: 1 },
      notes: [
        {
          message: 'S2 depends on S3 of line 4 (t = f(y[i]);)',
          location: { file: 'test.c', line: 3, column: 1 },
        },
        {
          message: 'S2 may read a value of t from before the region (y[i] = f(s, t);)',
          location: { file: 'test.c', line: 3, column: 1 },
        },
      ],
      hint: 'an array is private to a loop when every iteration writes each element of it before it reads it',
    });
  });

  test.each([
    [
      'a value that comes into an inner loop',
      ['privatize(S1.k, s)'],
      'BF2006',
      'privatize(S1.k, s): values of s go from one iteration to another, or into or out of the loop',
    ],
    [
      'an array that lives on',
      ['privatize(S0.i, y)'],
      'BF2004',
      'privatize(S0.i, y): the values of y may be needed outside the region',
    ],
    [
      'an array that is not there',
      ['privatize(S0.i, z)'],
      'BF2001',
      'privatize(S0.i, z): there is no array or scalar z',
    ],
    [
      'an array of unknown size',
      ['privatize(S0.i, v)'],
      'BF2004',
      'privatize(S0.i, v): v is not of a known size that a thread has room for',
    ],
    [
      'no array at all',
      ['privatize(S0.i)'],
      'BF2002',
      'privatize(S0.i): the arguments are not of the form privatize(LOOP, ARRAY, …)',
    ],
  ])('%s', async (_, lines, code, message) => {
    expect(await failure(product, ...lines)).toMatchObject({ code, message, family: 'user' });
  });

  const sum = buildScop({
    params: ['n'],
    arrays: { A: ['n', 'n'], B: ['n', 'n'], s: [] },
    locals: ['s'],
    tree: loop(
      'i',
      statement('0 <= i < n', 's = A[i][0]'),
      loop('j', statement('0 <= i < n and 0 <= j < n', 'B[i][j] = s A[i][j]')),
    ),
  });

  test('launches do not part a thread from its copies', async () => {
    const lines = ['privatize(S0.i, s)', 'distribute(S0.i)', 'fission(S0.i)'];
    expect(await failure(sum, ...lines)).toMatchObject({
      code: 'BF2003',
      message: 'fission(S0.i): a thread loses its copies between launches',
      notes: [{ message: 'S1 depends on S0 of line 1 (s = f(A[i][0]);)' }],
    });
  });

  test('copies are decided on before launches', async () => {
    const lines = ['privatize(S0.i, s)', 'distribute(S0.i)', 'threads(S0.i)', 'privatize(S0.i, s)'];
    expect(await failure(sum, ...lines)).toMatchObject({
      code: 'BF2004',
      message: 'privatize(S0.i, s): the launches of the loop are settled already',
    });
  });

  test('the last values of an array reach the memory', async () => {
    const last = buildScop({
      arrays: { A: ['9'], B: ['9'], t: [] },
      tree: loop('i', statement('0 <= i < 9', 't = A[i]'), statement('0 <= i < 9', 'B[i] = t')),
    });
    expect(await failure(last, 'privatize(S0.i, t)')).toMatchObject({
      code: 'BF2006',
      notes: [{ message: 'S0 writes values of t that the region leaves behind (t = f(A[i]);)' }],
    });
    expect(await failure(last, 'split(S0.i, 8)', 'privatize(S0.i/at, t)')).toMatchObject({ code: 'BF2006' });
    const pieces = ['before', 'at'].flatMap((piece) => [
      `distribute(S0.i/${piece})`,
      `threads(S0.i/${piece})`,
    ]);
    const lines = ['split(S0.i, 8)', 'privatize(S0.i/before, t)', ...pieces];
    const lowered = await lowerScop(last, { recipe: recipe(...lines) });
    for (const devices of [1, 3]) await expectSequentialResult(last, lowered, {}, devices);
  });

  test('threads do not share copies', async () => {
    const crossing = buildScop({
      params: ['n'],
      arrays: { A: ['n', '4'], B: ['n', '4'], t: ['4'] },
      locals: ['t'],
      tree: loop(
        'i',
        loop(
          'j',
          statement('0 <= i < n and 0 <= j < 3', 't[j] = A[i][j]'),
          statement('0 <= i < n and 1 <= j < 3', 'B[i][j] = t[j] t[j-1]'),
        ),
      ),
    });
    const lines = ['privatize(S0.i, t)', 'distribute(S0.i)', 'threads(S0.i, S0.j)'];
    expect(await failure(crossing, ...lines)).toMatchObject({
      code: 'BF2003',
      message: 'threads(S0.i, S0.j): S0.j is not parallel',
    });
  });
});

test('a sequence in a sequence is one: a split loop has its launches beside those of its neighbours', async () => {
  const square = '0 <= i < n and 0 <= j < n';
  const scop = buildScop({
    params: ['n'],
    arrays: { A: ['n', 'n'], B: ['n', 'n'] },
    tree: loop(
      'i',
      loop('j', statement(square, 'A[i][j] = B[i][j]')),
      loop('j', statement(square, 'B[i][j] = A[i][n-1-j]')),
    ),
  });
  const pieces = ['before', 'at', 'after'].map((piece) => `threads(S0.i, S0.j/${piece})`);
  const lines = ['distribute(S0.i)', 'split(S0.j, 2)', 'fission(S0.i)', ...pieces, 'threads(S0.i, S1.j)'];
  const lowered = await lowerScop(scop, { recipe: recipe(...lines) });
  expect(lowered.kernels.map(({ threads }) => threads.length)).toEqual([2, 2, 2, 2]);
  for (const n of [1, 3, 6]) await expectSequentialResult(scop, lowered, { n }, 2);
});
