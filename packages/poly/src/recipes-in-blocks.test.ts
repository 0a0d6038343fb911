import { expect, test } from 'vitest';
import { checkRecipe } from './test-support/random-recipes/check-program.js';

/* Recipes that random ones have been wrong by: threads of a block that come to different barriers, or the wrong values. */

const SUMS = `void f(int n, int l, double A[n][l], double y[n], double x[l]) {
  for (int i = 0; i < n; i++) {
    y[i] = 0;
    for (int k = i + 1; k < l; k++) y[i] += A[i][k] * x[k];
  }
}`;

const TRIANGLE = `void f(int n, double A[n][n]) {
  for (int k = 0; k < n; k++)
    for (int i = k + 1; i < n; i++)
      for (int j = k + 1; j < n; j++)
        A[i][j] -= A[i][k] * A[k][j];
}`;

const PRODUCT = `void f(unsigned t[1], int n, int m, unsigned A[n][m]) {
  for (int i = 1; i < n; i++)
    for (int j = 0; j < m && j < i + 3; j++) t[0] *= A[i][j];
}`;

const TOTAL = `void f(int n, unsigned t[1], unsigned A[n]) {
  for (int i = 0; i < n; i++) t[0] += A[i];
}`;

const WINDOWS = `void f(int n, int m, double A[n + 3][m + 3], double C[n][m]) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      for (int k = 0; k < 3; k++) C[i][j] += A[i + k][j];
}`;

/** The example of figure 1 of Baskaran et al., with rows of a size that is not known. */
const READ_AND_WRITTEN = `void f(int n, double A[2 * n + 5][16], double B[2 * n + 5][16]) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < 5; j++) {
      A[i][j + 1] = A[i + n + j][j + 1] * 3;
      for (int k = 1; k <= 10; k++) B[i][j + k] = A[i][k] + B[i + n + j][k];
    }
}`;

const SWEEPS = `void f(int n, int m, double p[n][m], double u[m], double v[n][m]) {
  for (int i = 0; i < n; i++) {
    for (int j = 1; j < m; j++) p[i][j] = p[i][j] * u[j] + p[i][j - 1];
    for (int k = 1; k < m; k++) v[i][k] = p[i][m - k];
  }
}`;

const FIELDS = `void f(int n, int m, int l, double e[n][m], double h[n][m]) {
  for (int t = 0; t < l; t++) {
    for (int i = 1; i < n; i++)
      for (int j = 0; j < m; j++) e[i][j] -= 0.5 * (h[i][j] - h[i - 1][j]);
    for (int i = 0; i < n - 1; i++)
      for (int j = 0; j < m; j++) h[i][j] -= 0.75 * (e[i + 1][j] - e[i][j]);
  }
}`;

test.each<[string, string, readonly string[]]>([
  [
    'a loop whose bounds name the only iteration of a grid, which idle threads do not have',
    SUMS,
    [
      ...['split(S0.i, n - 2)', 'distribute(S0.i/before)', 'threads(S0.i/before)'],
      ...['distribute(S0.i/at)', 'threads(S0.i/at)', 'copy_to_registers(S1.k/at, y)', 'block(S0.i/at, 12)'],
      ...['tile(S0.i/at, 1)', 'copy_to_shared(S1.k/at, 2, A)', 'copy_to_shared(S1.k/at, 2, x)'],
      ...['distribute(S0.i/after)', 'threads(S0.i/after)'],
    ],
  ],
  [
    'a loop that begins elsewhere in some threads',
    TRIANGLE,
    [
      ...['snapshot(S0.i, A)', 'serial(S0_copy.k)', 'distribute(S0_copy.e0)', 'threads(S0_copy.e0)'],
      ...['block(S0_copy.e0, 2)', 'tile(S0_copy.e0, 6)', 'copy_to_shared(S0_copy.e1, 4, A)'],
      ...['distribute(S0.i)', 'threads(S0.i, S0.j)'],
    ],
  ],
  [
    'a loop of one iteration around one of several',
    PRODUCT,
    [
      ...['reduce(S0.i, 3, S0.i, 8)', 'split(S0_begin.lane, n - 2)', 'privatize(S0_begin.block, t_part)'],
      ...['distribute(S0_begin.block)', 'fission(S0_begin.block)', 'privatize(S0_begin.lane/before, t_part)'],
      ...['threads(S0_begin.block, S0_begin.lane/before)', 'threads(S0_begin.block, S0_begin.lane/at)'],
      ...['privatize(S0_begin.lane/after, t_part)', 'threads(S0_begin.block, S0_begin.lane/after)'],
      ...['block(S0_begin.lane/after, 1, 32)', 'tile(S0_begin.lane/after, 32, 8)'],
      ...['copy_to_shared(S0.i/after, 8, A)', 'distribute(S0_chunks.chunk)', 'threads(S0_chunks.chunk)'],
      'single(S0_total.chunk)',
    ],
  ],
  [
    'boxes that a chunk reads and writes',
    READ_AND_WRITTEN,
    [
      ...['distribute(S0.i)', 'threads(S0.i)', 'block(S0.i, 3)', 'tile(S0.i, 6)'],
      ...['copy_to_shared(S0.j, 2, A)', 'copy_to_shared(S0.j, 2, B)'],
    ],
  ],
  [
    'a loop that reads in memory what blocks have copied there',
    SWEEPS,
    [
      ...['distribute(S0.i)', 'threads(S0.i)', 'block(S0.i, 4)', 'tile(S0.i, 4)'],
      ...['copy_to_shared(S0.j, 3, p)', 'copy_to_shared(S0.j, 3, u)'],
    ],
  ],
  [
    'points of a tile that are not all alike',
    FIELDS,
    [
      ...['time_tile(S0.t, 2)', 'distribute(S0_copy.e0)', 'threads(S0_copy.e0, S0_copy.e1)'],
      ...['distribute(S0_copy2.e0)', 'threads(S0_copy2.e0, S0_copy2.e1)', 'serial(S0_even.tt)'],
      ...['distribute(S0_even.i)', 'threads(S0_even.i, S0_even.j)', 'vectorize(S0_even.j, 3)'],
      ...['block(S0_even.j, 1, 4)', 'tile(S0_even.j, 2, 8)'],
      ...[
        'distribute(S0_odd.i)',
        'threads(S0_odd.i, S0_odd.j)',
        'block(S0_odd.j, 2, 2)',
        'tile(S0_odd.j, 4, 2)',
      ],
      ...[
        'serial(S0.t)',
        'distribute(S0.i)',
        'threads(S0.i, S0.j)',
        'distribute(S1.i)',
        'threads(S1.i, S1.j)',
      ],
    ],
  ],
])('%s', async (_, text, lines) => {
  for (const n of [1, 2, 3, 5, 9])
    await checkRecipe(text, lines, new Map(['n', 'm', 'l'].map((name, d) => [name, d === 0 ? n : 7])));
});

test('a loop whose iterations are apart in a thread is in no chunks', async () => {
  const lines = [
    ...['reduce(S0.i, 16384, S0.i, 32)', 'privatize(S0_begin.block, t_part)', 'distribute(S0_begin.block)'],
    ...['threads(S0_begin.block)', 'block(S0_begin.block, 15)', 'tile(S0_begin.block, 15)'],
    'copy_to_shared(S0.i, 2, A)',
  ];
  await expect(checkRecipe(TOTAL, lines, new Map())).rejects.toThrow(
    'the loop has gaps between its iterations',
  );
});

test('a grid of threads keeps its loops', async () => {
  const lines = [
    ...['split(S0.j, n - 2)', 'distribute(S0.i)', 'fission(S0.i)', 'threads(S0.i, S0.j/before)'],
    ...['block(S0.j/before, 1, 32)', 'tile(S0.j/before, 32, 8)', 'copy_to_shared(S0.k/before, 8, A)'],
    'threads(S0.i)',
  ];
  const refused = checkRecipe(WINDOWS, lines, new Map());
  await expect(refused).rejects.toThrow('a loop inside them is in the thread grid already');
});

test('a thread has no copies of arrays for more iterations than it has room for', async () => {
  const text = `void f(int n, double A[n], double C[n]) {
    for (int i = 0; i < n; i++) {
      double s[20];
      for (int k = 0; k < 20; k++) s[k] = A[i] * k;
      for (int l = 0; l < 20; l++) C[i] += s[19 - l];
    }
  }`;
  const lines = ['privatize(S0.i, s)', 'distribute(S0.i)', 'threads(S0.i)', 'block(S0.i, 2)'];
  await checkRecipe(text, [...lines, 'tile(S0.i, 50)'], new Map([['n', 7]]));
  await expect(checkRecipe(text, [...lines, 'tile(S0.i, 64)'], new Map())).rejects.toThrow(
    'threads would keep 5120 bytes of copies of arrays, at most 4096',
  );
});

const LOWER = `void f(int n, int m, int l, double C[n][m], double A[n][l], double B[l][m]) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m && j <= i; j++)
      for (int k = 0; k < l; k++) C[i][j] += A[i][k] * B[k][j];
}`;

test('blocks do not share what one piece of a loop keeps in a register', async () => {
  const lines = [
    'split(S0.k, floor(m/2))',
    'distribute(S0.i)',
    'threads(S0.i)',
    'copy_to_registers(S0.k/after, C)',
    'tile(S0.i, 4)',
    'copy_to_shared(S0.j, 8, C)',
  ];
  const values = new Map([
    ['n', 11],
    ['m', 5],
    ['l', 4],
  ]);
  const refused = /threads keep C in a register in pieces of a loop/;
  await expect(checkRecipe(LOWER, lines, values)).rejects.toThrow(refused);
  const later = [...lines.filter((line) => !line.startsWith('copy_to_registers')), lines[3]!];
  await expect(checkRecipe(LOWER, later, values)).rejects.toThrow(/blocks share C, also with other pieces/);
});

const ROWS_OF_SUMS = `void f(int m, int l, unsigned A[m][l], unsigned B[l], unsigned C[m]) {
  for (int j = 1; j < m; j++) {
    C[j] *= 3;
    for (int k = 0; k < l; k++) C[j] += A[j][k] * B[k];
    C[j] *= 5;
  }
}`;

test('one piece of a loop does not share what another piece reads in the same launch', async () => {
  const lines = [
    'split(S0.j, 3)',
    'fuse(S0.j/before, S0.j/at)',
    'distribute(S0.j/before)',
    'threads(S0.j/before)',
    'tile(S0.j/before, 15)',
    'copy_to_shared(S1.k/at, 1, A)',
    'distribute(S0.j/after)',
    'threads(S0.j/after)',
  ];
  const values = new Map([
    ['m', 7],
    ['l', 11],
  ]);
  const refused = /a different piece of a loop in the launch executes S1, too/;
  await expect(checkRecipe(ROWS_OF_SUMS, lines, values)).rejects.toThrow(refused);
  await checkRecipe(
    ROWS_OF_SUMS,
    lines.filter((line) => !line.startsWith('copy_to_shared')),
    values,
  );
});

const LOWER_SUMS = `void f(int n, int l, double A[l][n], double y[n], double x[l]) {
  for (int i = 0; i < n; i++) {
    y[i] = 0;
    for (int k = 0; k < l && k <= i; k++) y[i] += A[k][i] * x[k];
  }
}`;

test('a loop is moved whose order has values for statements outside of it', async () => {
  const values = new Map([
    ['n', 7],
    ['l', 5],
  ]);
  for (const line of ['normalize_index(S1.k)', 'skew(S1.k, S0.i, 2)']) {
    const lines = ['reorder(S0.i, together)', line, 'distribute(S0.i)', 'threads(S0.i)'];
    await checkRecipe(LOWER_SUMS, lines, values);
  }
});

const STEPS = `void f(int n, double A[n + 4], double B[n + 4]) {
  for (int t = 0; t < 3; t++) {
    for (int i = 0; i < n; i++) B[i + 2] = A[i + 2];
    for (int i = 0; i < n; i++) A[i + 2] = B[i + 2] + B[i + 1] + B[i + 3];
  }
}`;

test.each(['B', 'A', 'A_next'])('both cases of a statement read and write the box of %s', async (array) => {
  const lines = [
    ...['time_tile(S0.t, 1)', 'split(S0_even.i, n - 2)', 'distribute(S0_even.tt)', 'fission(S0_even.tt)'],
    ...['threads(S0_even.tt)', 'tile(S0_even.tt, 9)', `copy_to_shared(S0_even.i/before, 2, ${array})`],
    ...['threads(S0_even.tt, S0_even.i/at)', 'threads(S0_even.tt, S0_even.i/after)'],
    ...['threads(S0_even.tt, S0_odd.i)', 'single(S0.t)'],
  ];
  for (const n of [5, 7, 12]) await checkRecipe(STEPS, lines, new Map([['n', n]]));
});

test('threads with different iterations of a loop in chunks write all of a box in one loop', async () => {
  const lines = [
    ...['snapshot(S0.j, A)', 'split(S0.j, 1)', 'serial(S0_copy.k)', 'serial(S0_copy.i)'],
    ...['distribute(S0_copy.e0)', 'threads(S0_copy.e0)', 'tile(S0_copy.e0, 18)'],
    ...['copy_to_shared(S0_copy.e1, 2, A_before)', 'distribute(S0.j/at)', 'threads(S0.j/at)'],
    ...['distribute(S0.j/after)', 'threads(S0.j/after)'],
  ];
  for (const n of [2, 5, 7]) await checkRecipe(TRIANGLE, lines, new Map([['n', n]]));
});

const LAYERS = `void f(int n, int m, double A[n][4][m], double B[n][4][m], double C[n][m]) {
  for (int i = 0; i < n; i++)
    for (int z = 0; z < 4; z++)
      for (int j = 0; j < m; j++) {
        B[i][z][j] = 2 * A[i][z][j];
        C[i][j] = A[i][z][j];
      }
}`;

test('a chunk writes all of a box', async () => {
  const values = new Map([
    ['n', 5],
    ['m', 7],
  ]);
  const shared = (array: string) => {
    const lines = ['distribute(S0.i)', 'threads(S0.i)', 'tile(S0.i, 4)', `copy_to_shared(S0.j, 2, ${array})`];
    return checkRecipe(LAYERS, lines, values);
  };
  await expect(shared('B')).rejects.toThrow('the loop writes other elements of B in each iteration of S0.z');
  await shared('C');
  await shared('A');
});

test('a thread reads its register from the box that it copies it to', async () => {
  const text = `void f(int n, int m, int l, double A[n][l], double B[m][l], double C[n]) {
    for (int i = 0; i < n; i++)
      for (int j = 0; j < m; j++)
        for (int k = 0; k < l; k++) C[i] += A[i][k] * B[j][k];
  }`;
  const lines = [
    ...['distribute(S0.i)', 'threads(S0.i)', 'tile(S0.i, 4)'],
    ...['copy_to_registers(S0.k, C)', 'copy_to_shared(S0.j, 2, C)'],
  ];
  const values = [
    ['n', 5],
    ['m', 7],
    ['l', 3],
  ] as const;
  await checkRecipe(text, lines, new Map(values));
});

test('threads have different iterations of a loop in the same iteration of the host', async () => {
  const text = `void f(int n, int m, float C[n][m], float A[n][n]) {
    for (int i = 0; i < n; i++)
      for (int j = 0; j < m; j++)
        for (int k = i + 1; k < n; k++) C[i][j] += A[k][i] - C[k][j];
  }`;
  const lines = [
    ...['reorder(S0.i, apart)', 'skew(S0.i, S0.j, 1)', 'permute(S0.i, S0.j)', 'serial(S0.i)'],
    ...[
      'distribute(S0.j)',
      'threads(S0.j)',
      'block(S0.j, 13)',
      'tile(S0.j, 39)',
      'copy_to_shared(S0.k, 2, A)',
    ],
  ];
  const values = [
    ['n', 9],
    ['m', 7],
  ] as const;
  await checkRecipe(text, lines, new Map(values));
});

test('statements with loops of their own in generated code write no box', async () => {
  const text = `void f(int n, int m, int l, double beta, double A[n][l], double B[l][m], double C[n][m]) {
    for (int i = 0; i < n; i++)
      for (int j = 0; j < m && j < i + 3; j++) {
        double s = beta;
        for (int k = 0; k < l - 1; k++) s -= A[i][k] * B[k][j];
        C[i][j] = s;
      }
  }`;
  const lines = [
    ...['reorder(S0.i, together)', 'privatize(S0.i, s)', 'distribute(S0.i)', 'privatize(S0.j, s)'],
    ...['threads(S0.i, S0.j)', 'tile(S0.j, 4, 8)', 'copy_to_shared(S1.k, 8, B)'],
  ];
  for (const l of [1, 3, 11, 19]) {
    const values = new Map([
      ['n', 5],
      ['m', 7],
      ['l', l],
    ]);
    await checkRecipe(text, lines, values);
    await expect(checkRecipe(text, [...lines, 'copy_to_shared(S1.k, 8, C)'], values)).rejects.toThrow(
      'the loop writes C, and a chunk of it may have only a part of its statements',
    );
  }
});

test('a block copies nothing if none of its threads has the loop, though others have', async () => {
  const text = `void f(int n, int m, int l, double A[m][l], double B[l], double C[m], double Y[n]) {
    for (int j = 1; j < m; j++) {
      C[j] = 0;
      for (int k = 0; k < l; k++) C[j] += A[j][k] * B[l - 1 - k];
    }
    for (int i = 0; i < n; i++) Y[i] = 1;
  }`;
  const lines = [
    ...['fuse(S0.j, S2.i)', 'distribute(S0.j)', 'threads(S0.j)', 'block(S0.j, 5)', 'tile(S0.j, 15)'],
    'copy_to_shared(S1.k, 4, B)',
  ];
  for (const m of [1, 2, 5]) {
    const values = new Map([
      ['n', 3],
      ['m', m],
      ['l', 3],
    ]);
    for (const more of [[], ['pipeline(S1.k, 4)']]) await checkRecipe(text, [...lines, ...more], values);
  }
});
