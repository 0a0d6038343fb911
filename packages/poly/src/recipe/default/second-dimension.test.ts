import { printRecipeLine } from '@boxflow/ir';
import { describe, expect, test } from 'vitest';
import { lowerScop } from '../../lower-scop.js';
import { buildScop, loop, type ScopSketch, statement } from '../../test-support/build-scop.js';
import { heat2dInTwoPlanes, jacobi2d, lu, matmul } from '../../test-support/program-sketches.js';

describe('a phase has a second dimension without being asked for it', () => {
  const second = async (sketch: ScopSketch) => {
    const { recipe } = await lowerScop(buildScop(sketch));
    return recipe.lines.filter(({ verb }) => verb === 'distribute').map(printRecipeLine);
  };
  const square = '0 <= i < n and 0 <= j < n';
  const nest = (domain: string, text: string) => loop('i', loop('j', loop('k', statement(domain, text))));

  test('where one iteration needs all of a matrix', async () => {
    expect(await second(matmul)).toEqual(['distribute(S0.i, S0.j)  # one iteration of S0.i needs all of B']);
    const symmetric = {
      params: ['n'],
      arrays: { A: ['n', 'n'], C: ['n', 'n'] },
      tree: nest('0 <= i < n and 0 <= j <= i and 0 <= k < n', 'C[i][j] = C[i][j] A[i][k] A[j][k]'),
    };
    expect(await second(symmetric)).toEqual([
      'distribute(S0.i, S0.j)  # one iteration of S0.i needs all of A',
    ]);
  });

  test('of a known size too', async () => {
    const sizes = { params: [], arrays: { A: ['9', '8'], B: ['8', '7'], C: ['9', '7'] } };
    const product = nest('0 <= i < 9 and 0 <= j < 7 and 0 <= k < 8', 'C[i][j] = C[i][j] A[i][k] B[k][j]');
    expect(await second({ ...sizes, tree: product })).toEqual([
      'distribute(S0.i, S0.j)  # one iteration of S0.i needs all of B',
    ]);
  });

  test.each<[string, ScopSketch]>([
    ['a stencil', jacobi2d],
    ['a stencil with two planes', heat2dInTwoPlanes],
    ['a row that all share', lu],
    [
      'a vector',
      {
        params: ['n'],
        arrays: { A: ['n', 'n'], x: ['n'] },
        tree: loop('i', loop('j', statement(square, 'A[i][j] = A[i][j] x[j]'))),
      },
    ],
    [
      'a matrix of which an element needs all too',
      {
        params: ['n'],
        arrays: { A: ['n', 'n'], B: ['n', 'n'], C: ['n', 'n'] },
        tree: loop(
          'i',
          loop(
            'j',
            loop(
              'k',
              loop('l', statement(`${square} and 0 <= k < n and 0 <= l < n`, 'C[i][j] = C[i][j] B[k][l]')),
            ),
          ),
        ),
      },
    ],
    [
      'a filter of a few elements',
      {
        params: ['n'],
        arrays: { A: ['n', 'n'], B: ['n', 'n'], f: ['3', '3'] },
        tree: nest(`1 <= i < n-1 and 1 <= j < n-1 and 0 <= k < 3`, 'B[i][j] = B[i][j] A[i][j] f[k][k]'),
      },
    ],
  ])('but not for %s', async (_, sketch) => {
    for (const line of await second(sketch)) expect(line).toMatch(/^distribute\([^,]+\) {2}# /);
  });
});
