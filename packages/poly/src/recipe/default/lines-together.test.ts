import { evaluateIntExpr, printRecipeLine } from '@boxflow/ir';
import { describe, expect, test } from 'vitest';
import { lowerScop } from '../../lower-scop.js';
import { buildScop, loop, type ScopSketch, statement } from '../../test-support/build-scop.js';
import { jacobi2d, matmul } from '../../test-support/program-sketches.js';

describe('threads without loops read several lines before they write one', () => {
  const tiles = async (sketch: ScopSketch) => {
    const { recipe } = await lowerScop(buildScop(sketch));
    return recipe.lines.filter(({ verb }) => verb === 'block' || verb === 'tile').map(printRecipeLine);
  };
  const nest = (arrays: readonly string[], text: string, size: string): ScopSketch => ({
    params: [],
    arrays: Object.fromEntries(arrays.map((name) => [name, [size, size]])),
    tree: loop('i', loop('j', statement(`0 <= i < ${size} and 0 <= j < ${size}`, text))),
  });

  test('as many as there are bytes to wait for', async () => {
    expect(await tiles(jacobi2d)).toContain(
      'tile(S0.j, 4, 128)  # threads read several lines before they write one: 32 bytes, not 8',
    );
    expect(await tiles(nest(['A', 'B', 'C'], 'A[i][j] = B[i][j] C[i][j]', '2000'))).toEqual([
      'block(S0.j, 1, 128)  # threads along j access all 24 bytes side by side',
      'tile(S0.j, 2, 128)  # threads read several lines before they write one: 32 bytes, not 16',
    ]);
  });

  test('in three dimensions fewer', async () => {
    const cube: ScopSketch = {
      params: [],
      arrays: { A: ['200', '200', '200'], B: ['200', '200', '200'] },
      tree: loop('i', loop('j', loop('k', statement('0 <= i, j, k < 200', 'A[i][j][k] = B[i][j][k]')))),
    };
    expect(await tiles(cube)).toEqual([
      'block(S0.k, 1, 4, 32)  # threads along k access all 16 bytes side by side',
      'tile(S0.k, 2, 4, 32)  # threads read several lines before they write one: 16 bytes, not 8',
    ]);
  });

  describe('in one dimension', () => {
    const line = (t: readonly string[], ...texts: readonly string[]): ScopSketch => ({
      params: [],
      arrays: { x: ['1000000'], y: ['1000000'], t },
      locals: ['t'],
      loopsAround: { t: 1 },
      tree: loop('i', ...texts.map((text) => statement('0 <= i < 1000000', text))),
    });
    const several = [
      'block(S0.i, 128)  # threads along i access all 16 bytes side by side',
      'tile(S0.i, 256)  # threads read several lines before they write one: 16 bytes, not 8',
    ];

    const one = (bytes: number) => [
      `block(S0.i, 256)  # threads along i access all ${bytes} bytes side by side`,
    ];

    test.each<[string, ScopSketch, readonly string[]]>([
      ['too', line([], 'y[i] = x[i]'), several],
      ['also with variables of their own', line([], 't = x[i]', 'y[i] = t'), several],
      ['unless they read enough', line([], 'y[i] = x[i] y[i]'), one(16)],
      ['unless they have arrays', line(['4'], 't[0] = x[i]', 'y[i] = t[0]'), one(16)],
    ])('%s', async (_, sketch, lines) => {
      expect(await tiles(sketch)).toEqual(lines);
    });
  });

  test('if the program leaves sizes open, which then count as large', async () => {
    const vector: ScopSketch = {
      params: ['n'],
      arrays: { x: ['n'], y: ['n'] },
      tree: loop('i', statement('0 <= i < n', 'y[i] = x[i]')),
    };
    expect(await tiles(vector)).toContain(
      'tile(S0.i, 256)  # threads read several lines before they write one: 16 bytes, not 8',
    );
    expect(await tiles({ ...vector, arrays: { x: ['2000'], y: ['2000'] } })).toEqual([
      'block(S0.i, 256)  # threads along i access all 16 bytes side by side',
    ]);
  });

  test('in tiles that begin with whole lines of memory', async () => {
    const { kernels, plan } = await lowerScop(buildScop(jacobi2d), { check: true });
    expect(kernels.map(({ blocks }) => blocks?.tile)).toEqual(
      kernels.map(() => [
        { first: 'ii', size: 4 },
        { first: 'jj', size: 128, aligned: 32 },
      ]),
    );
    const [, columns] = plan.phases[0]!.launches[0]!.grid;
    const threads = (n: number) => evaluateIntExpr(columns!, new Map([['n', n]]));
    expect([2, 3, 128, 129, 130].map(threads)).toEqual([0, 128, 128, 128, 256]);
  });

  test('in tiles that begin with the first iteration if that is the first of a line', async () => {
    const { kernels } = await lowerScop(buildScop(nest(['A', 'B'], 'A[i][j] = B[i][j]', '2000')));
    expect(kernels[0]?.blocks?.tile.map(({ aligned }) => aligned)).toEqual([undefined, undefined]);
  });

  test.each<[string, ScopSketch, string]>([
    ['they only write', nest(['A'], 'A[i][j] =', '2000'), 'all 8'],
    ['neighbours read elements that are far apart', nest(['A', 'B'], 'A[i][j] = B[j][i]', '2000'), '8 of 16'],
    ['there are few threads', nest(['A', 'B'], 'A[i][j] = B[i][j]', '200'), 'all 16'],
  ])('unless %s', async (_, sketch, bytes) => {
    const reason = `threads along j access ${bytes} bytes side by side`;
    expect(await tiles(sketch)).toEqual([`block(S0.j, 8, 32)  # ${reason}`]);
  });

  test('unless they have sums', async () => {
    expect((await tiles(matmul)).join()).not.toContain('several lines');
  });
});
