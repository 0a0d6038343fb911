import { type LoopSketch, loop, type ScopSketch, statement } from './build-scop.js';

/* Programs that tests of several subjects lower. */

const inner = '0 <= t < T and 1 <= i < n-1 and 1 <= j < n-1';

/** A five-point stencil. */
const planar = (to: string, from: string): LoopSketch =>
  loop(
    'i',
    loop(
      'j',
      statement(
        inner,
        `${to}[i][j] = ${from}[i][j] ${from}[i-1][j] ${from}[i+1][j] ${from}[i][j-1] ${from}[i][j+1]`,
      ),
    ),
  );

/** A seven-point stencil. */
const spatial = (to: string, from: string): LoopSketch =>
  loop(
    'i',
    loop(
      'j',
      loop(
        'k',
        statement(
          `${inner} and 1 <= k < n-1`,
          `${to}[i][j][k] = ${from}[i][j][k] ${from}[i-1][j][k] ${from}[i+1][j][k] ${from}[i][j-1][k] ${from}[i][j+1][k] ${from}[i][j][k-1] ${from}[i][j][k+1]`,
        ),
      ),
    ),
  );

export const floyd: ScopSketch = {
  params: ['n'],
  arrays: { path: ['n', 'n'] },
  tree: loop(
    'k',
    loop(
      'i',
      loop(
        'j',
        statement(
          '0 <= k < n and 0 <= i < n and 0 <= j < n',
          'path[i][j] = path[i][j] path[i][k] path[k][j]',
        ),
      ),
    ),
  ),
};

export const matmul: ScopSketch = {
  params: ['n', 'm', 'l'],
  arrays: { A: ['n', 'm'], B: ['m', 'l'], C: ['n', 'l'] },
  tree: loop(
    'i',
    loop(
      'j',
      statement('0 <= i < n and 0 <= j < l', 'C[i][j] ='),
      loop('k', statement('0 <= i < n and 0 <= j < l and 0 <= k < m', 'C[i][j] = C[i][j] A[i][k] B[k][j]')),
    ),
  ),
};

export const jacobi2d: ScopSketch = {
  params: ['n', 'T'],
  arrays: { A: ['n', 'n'], B: ['n', 'n'] },
  tree: loop('t', planar('B', 'A'), planar('A', 'B')),
};

/** The levels of time take turns in one array. */
export const heat2dInTwoPlanes: ScopSketch = {
  params: ['n', 'T'],
  arrays: { A: ['2', 'n', 'n'] },
  tree: loop(
    't',
    loop(
      'i',
      loop(
        'j',
        statement(
          inner,
          'A[(t+1)%2][i][j] = A[t%2][i][j] A[t%2][i-1][j] A[t%2][i+1][j] A[t%2][i][j-1] A[t%2][i][j+1]',
        ),
      ),
    ),
  ),
};

export const heat3d: ScopSketch = {
  params: ['n', 'T'],
  arrays: { A: ['n', 'n', 'n'], B: ['n', 'n', 'n'] },
  tree: loop('t', spatial('B', 'A'), spatial('A', 'B')),
};

/** A program with triangular loops. */
export const lu: ScopSketch = {
  params: ['n'],
  arrays: { A: ['n', 'n'] },
  tree: loop(
    'k',
    loop('j', statement('0 <= k < n and k < j < n', 'A[k][j] = A[k][j] A[k][k]')),
    loop(
      'i',
      loop('j', statement('0 <= k < n and k < i < n and k < j < n', 'A[i][j] = A[i][j] A[i][k] A[k][j]')),
    ),
  ),
};
