import { type BoxflowError, parseRecipes, printRecipeLine, type Recipe, type Scop } from '@boxflow/ir';
import { describe, expect, test } from 'vitest';
import { lowerScop } from '../lower-scop.js';
import type { LoweredScop } from '../lowered-scop.js';
import { buildScop, loop, type ScopSketch, statement } from '../test-support/build-scop.js';
import { expectSequentialResult } from '../test-support/expect-sequential-result.js';

/** Nests whose outermost loop is not parallel, and the first lines of the mapping that the default recipe finds. */
const NESTS: Readonly<
  Record<string, { sketch: ScopSketch; sizes: Record<string, number>; begins: string[] }>
> = {
  'trisolv: from rows to columns': {
    sketch: {
      params: ['n'],
      arrays: { x: ['n'], L: ['n', 'n'], b: ['n'] },
      tree: loop(
        'i',
        statement('0 <= i < n', 'x[i] = b[i]'),
        loop('j', statement('0 <= j < i < n', 'x[i] = x[i] L[i][j] x[j]')),
        statement('0 <= i < n', 'x[i] = x[i] L[i][i]'),
      ),
    },
    sizes: { n: 9 },
    begins: ['reorder(S0.i, apart)', 'distribute(S0.i)', 'threads(S0.i)', 'block(S0.i, 256)', 'serial(S1.j)'],
  },
  'cholesky: right-looking': {
    sketch: {
      params: ['n'],
      arrays: { A: ['n', 'n'] },
      tree: loop(
        'i',
        loop(
          'j',
          loop('k', statement('0 <= k < j < i < n', 'A[i][j] = A[i][j] A[i][k] A[j][k]')),
          statement('0 <= j < i < n', 'A[i][j] = A[i][j] A[j][j]'),
        ),
        loop('k', statement('0 <= k < i < n', 'A[i][i] = A[i][i] A[i][k]')),
        statement('0 <= i < n', 'A[i][i] = A[i][i]'),
      ),
    },
    sizes: { n: 7 },
    begins: ['reorder(S0.i, together)', 'serial(S0.k)', 'single(S3)'],
  },
  'lu: right-looking': {
    sketch: {
      params: ['n'],
      arrays: { A: ['n', 'n'] },
      tree: loop(
        'i',
        loop(
          'j',
          loop('k', statement('0 <= k < j < i < n', 'A[i][j] = A[i][j] A[i][k] A[k][j]')),
          statement('0 <= j < i < n', 'A[i][j] = A[i][j] A[j][j]'),
        ),
        loop('j', loop('k', statement('0 <= k < i <= j < n', 'A[i][j] = A[i][j] A[i][k] A[k][j]'))),
      ),
    },
    sizes: { n: 7 },
    begins: ['reorder(S0.i, together)', 'serial(S0.k)', 'distribute(S0.i)'],
  },
  'atax: one statement by rows, one by columns': {
    sketch: {
      params: ['m', 'n'],
      arrays: { A: ['m', 'n'], tmp: ['m'], x: ['n'], y: ['n'] },
      tree: loop(
        'i',
        statement('0 <= i < m', 'tmp[i] ='),
        loop('j', statement('0 <= i < m and 0 <= j < n', 'tmp[i] = tmp[i] A[i][j] x[j]')),
        loop('j', statement('0 <= i < m and 0 <= j < n', 'y[j] = y[j] A[i][j] tmp[i]')),
      ),
    },
    sizes: { m: 5, n: 8 },
    begins: ['reorder(S0.i, together)', 'distribute(S0.i)'],
  },
  'seidel-2d: a wavefront over time and space': {
    sketch: {
      params: ['n', 'T'],
      arrays: { A: ['n', 'n'] },
      tree: loop(
        't',
        loop(
          'i',
          loop(
            'j',
            statement(
              '0 <= t < T and 1 <= i < n-1 and 1 <= j < n-1',
              'A[i][j] = A[i-1][j-1] A[i-1][j] A[i-1][j+1] A[i][j-1] A[i][j] A[i][j+1] A[i+1][j-1] A[i+1][j] A[i+1][j+1]',
            ),
          ),
        ),
      ),
    },
    sizes: { n: 7, T: 3 },
    begins: ['reorder(S0.t, apart)', 'serial(S0.c0)', 'distribute(S0.t)', 'threads(S0.t, S0.i)'],
  },
  'an alignment: a wavefront past a scalar of each iteration': {
    sketch: {
      params: ['n', 'm'],
      arrays: { H: ['n', 'm'], a: ['n'], b: ['m'], d: [] },
      locals: ['d'],
      tree: loop(
        'i',
        loop(
          'j',
          statement('1 <= i < n and 1 <= j < m', 'd = H[i-1][j-1] a[i] b[j]'),
          statement('1 <= i < n and 1 <= j < m', 'H[i][j] = d H[i-1][j] H[i][j-1]'),
        ),
      ),
    },
    sizes: { n: 7, m: 9 },
    begins: ['reorder(S0.i, together)', 'serial(S0.c0)', 'privatize(S0.i, d)', 'distribute(S0.i)'],
  },
  'nussinov: a wavefront over diagonals': {
    sketch: {
      params: ['n'],
      arrays: { P: ['n', 'n'] },
      tree: loop(
        'r',
        loop(
          'j',
          statement('0 <= r < n and n-1-r < j < n', 'P[n-1-r][j] = P[n-1-r][j] P[n-1-r][j-1]'),
          loop(
            'k',
            statement('0 <= r < n and n-1-r < k < j < n', 'P[n-1-r][j] = P[n-1-r][j] P[n-1-r][k] P[k+1][j]'),
          ),
        ),
      ),
    },
    sizes: { n: 8 },
    begins: ['reorder(S0.r, together)', 'serial(S0.c0)', 'distribute(S0.r)'],
  },
  'nussinov with terms from the diagonal on: a row and a column, beside those of a neighbour': {
    sketch: {
      params: ['n'],
      arrays: { P: ['n', 'n'] },
      tree: loop(
        'r',
        loop(
          'j',
          statement('0 <= r < n and n-1-r < j < n', 'P[n-1-r][j] = P[n-1-r][j] P[n-1-r][j-1]'),
          loop(
            'k',
            statement(
              'r < n and j < n and 0 <= k < j+r-n',
              'P[n-1-r][j] = P[n-1-r][j] P[n-1-r][n-r+k] P[n-r+k+1][j]',
            ),
          ),
        ),
      ),
    },
    sizes: { n: 8 },
    begins: [
      ...['reorder(S0.r, together)', 'serial(S0.c0)', 'distribute(S0.r)', 'threads(S0.r)'],
      ...['copy_to_registers(S1.k, P)', 'block(S0.r, 64)', 'vectorize(S0.r, 8)'],
    ],
  },
};

/** Without the reasons. */
function printedLines(recipe: Recipe): string[] {
  return recipe.lines.map((line) => printRecipeLine({ ...line, reason: undefined as never }));
}

describe('a nest whose outermost loop is not parallel gets a better order', () => {
  test.each(Object.entries(NESTS))('%s', async (_, { sketch, sizes, begins }) => {
    const scop = buildScop(sketch);
    const lowered = await lowerScop(scop);
    const { recipe } = lowered;
    expect(printedLines(recipe).slice(0, begins.length)).toEqual(begins);
    expect(recipe.lines[0]?.reason).toMatch(/^about \S+ \S+, not \S+ \S+, for sizes of 1000$/);
    for (const devices of [1, 3]) await expectSequentialResult(scop, lowered, sizes, devices);
    const replayed = await lowerScop(scop, { recipe });
    expect(replayed.scheduleTree).toBe(lowered.scheduleTree);
  });
});

describe('a nest whose iterations use a variable of their own one after another', () => {
  const VARIABLES = {
    'a scalar': { text: 'd', extents: [] },
    'an element of an array that threads have no room for': { text: 'd[3]', extents: ['600'] },
  } as const;
  type Variable = keyof typeof VARIABLES;

  // Extents are numbers: no chain of neighbours leads from one iteration to another on its diagonal.
  const alignment = (variable: Variable, size: number): Scop => {
    const { text, extents } = VARIABLES[variable];
    const domain = `1 <= i < ${size} and 1 <= j < ${size}`;
    return buildScop({
      arrays: { H: [`${size}`, `${size}`], a: [`${size}`], d: extents },
      locals: ['d'],
      tree: loop(
        'i',
        loop(
          'j',
          statement(domain, `${text} = H[i-1][j-1] a[i]`),
          statement(domain, `H[i][j] = ${text} H[i-1][j] H[i][j-1]`),
        ),
      ),
    });
  };

  test('gets a wavefront if an element of its own takes the place of the variable', async () => {
    const { recipe } = await lowerScop(alignment('a scalar', 1000));
    expect(printedLines(recipe)).toEqual([
      'in_place(S0.j, d)',
      'reorder(S0.i, together)',
      'single(S0.c0)',
      'team(S0.i, 1024)',
    ]);
  });

  test('has no parallel loop if there are none', async () => {
    const scop = alignment('an element of an array that threads have no room for', 1000);
    await expect(lowerScop(scop)).rejects.toMatchObject({ diagnostics: [{ code: 'BF2101' }] });
  });

  const withRecipe = (scop: Scop, lines: readonly string[]): Promise<LoweredScop> => {
    const text = lines.map((line) => `  ${line}\n`).join('');
    const [recipe] = parseRecipes(`${scop.name}:\n${text}`, 'recipe.txt');
    if (!recipe) throw new Error('there is no recipe');
    return lowerScop(scop, { recipe });
  };
  const SINGLE = ['single(S0)', 'single(S1)'];
  const ROWS = ['reorder(S0.i, apart)', 'serial(S0.i)', 'serial(S0.j)', ...SINGLE];
  const WAVEFRONT = ['reorder(S0.i, together)', 'serial(S0.c0)'];
  const IN_TURN = [...WAVEFRONT, 'serial(S0.i)', ...SINGLE];
  const SHARED = ['distribute(S0.i)', 'threads(S0.i)'];

  test.each<[Variable, string, readonly string[]]>([
    ['a scalar', 'apart', ROWS],
    ['a scalar', 'together', IN_TURN],
    ['a scalar', 'together and in parallel', [...WAVEFRONT, 'privatize(S0.i, d)', ...SHARED]],
    ['an element of an array that threads have no room for', 'apart', ROWS],
    ['an element of an array that threads have no room for', 'together', IN_TURN],
  ])('keeps each write of %s with its reads, %s', async (variable, _, lines) => {
    const scop = alignment(variable, 12);
    const lowered = await withRecipe(scop, lines);
    for (const devices of [1, 3]) await expectSequentialResult(scop, lowered, {}, devices);
  });

  test.each<[Variable, string, readonly string[], string]>([
    ['a scalar', 'that they share', [...WAVEFRONT, ...SHARED], 'BF2003'],
    [
      'an element of an array that threads have no room for',
      'of which they have copies',
      [...WAVEFRONT, 'privatize(S0.i, d)', ...SHARED],
      'BF2004',
    ],
  ])('has no parallel iterations with %s %s', async (variable, _, lines, code) => {
    const lowering = withRecipe(alignment(variable, 12), lines);
    await expect(lowering).rejects.toMatchObject({ diagnostics: [{ code }] });
  });
});

/** Lowers with the smallest of some budgets that is enough for anything. */
async function lowerWithBarelyEnough(scop: Scop): Promise<LoweredScop> {
  for (let maxOperations = 50_000; maxOperations < 5_000_000; maxOperations *= 1.1) {
    const lowered = await lowerScop(scop, { maxOperations: Math.round(maxOperations) }).catch(
      () => undefined,
    );
    if (lowered) return lowered;
  }
  throw new Error('no budget is enough');
}

test('where looking for a new order takes too long, the loops keep theirs, and a note says so', async () => {
  const scop = buildScop(NESTS['lu: right-looking']?.sketch as ScopSketch);
  const { recipe, diagnostics } = await lowerWithBarelyEnough(scop);
  expect(recipe.lines[0]?.verb).toBe('serial');
  expect(diagnostics).toEqual([
    {
      code: 'BF2104',
      family: 'limitation',
      severity: 'note',
      message:
        'a new order of the loops of scop0 in f, and reductions in parts, are too complex to analyse, so the loops keep the order they have',
      location: { file: 'test.c', line: 1, column: 1 },
      notes: [],
    },
  ]);
});

test('a region that is not parallel in the only order there was time for is told of the others', async () => {
  const scop = buildScop(NESTS['trisolv: from rows to columns']?.sketch as ScopSketch);
  const codes = new Set<string>();
  for (let maxOperations = 20_000; maxOperations < 1_000_000; maxOperations *= 1.2) {
    const lowering = lowerScop(scop, { maxOperations: Math.round(maxOperations) });
    const found = await lowering.catch((error: BoxflowError) => error);
    codes.add(found.diagnostics.map(({ code }) => code).join(' '));
  }
  expect([...codes]).toEqual(['BF2102', 'BF2101 BF2104', '']);
});
