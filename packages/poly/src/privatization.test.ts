import { verifyKernel, verifyPlan } from '@boxflow/ir';
import { describe, expect, test } from 'vitest';
import { lowerScop } from './lower-scop.js';
import { buildScop, loop, type ScopSketch, sequence, statement } from './test-support/build-scop.js';
import type { Environment } from './test-support/evaluate.js';
import { expectSequentialResult } from './test-support/expect-sequential-result.js';

interface Program {
  readonly sketch: ScopSketch;
  readonly params: readonly Environment[];
  /** The recipe's lines, except for `block`. */
  readonly recipe: readonly string[];
  /** Arrays of the plan. */
  readonly inMemory: readonly string[];
}

const PROGRAMS: Readonly<Record<string, Program>> = {
  'a matrix-vector product in a scalar': {
    sketch: {
      params: ['n'],
      arrays: { A: ['n', 'n'], x: ['n'], y: ['n'], s: [] },
      locals: ['s'],
      tree: loop(
        'i',
        statement('0 <= i < n', 's ='),
        loop('k', statement('0 <= i < n and 0 <= k < n', 's = s A[i][k] x[k]')),
        statement('0 <= i < n', 'y[i] = s'),
      ),
    },
    params: [{ n: 1 }, { n: 6 }],
    recipe: [
      'privatize(S0.i, s)',
      'distribute(S0.i)',
      'threads(S0.i)',
      'block(S0.i, 128)',
      'tile(S0.i, 8)',
      'copy_to_shared(S1.k, 128, A)',
      'copy_to_shared(S1.k, 128, x)',
      'pipeline(S1.k, 4)',
      'unroll(S1.k, 2, blocks)',
      'vectorize(S0.i, 32)',
    ],
    inMemory: ['A', 'x', 'y'],
  },
  'a matrix product in a scalar: copies for both thread loops': {
    sketch: {
      params: ['n'],
      arrays: { A: ['n', 'n'], B: ['n', 'n'], C: ['n', 'n'], s: [] },
      locals: ['s'],
      tree: loop(
        'i',
        loop(
          'j',
          statement('0 <= i < n and 0 <= j < n', 's ='),
          loop('k', statement('0 <= i < n and 0 <= j < n and 0 <= k < n', 's = s A[i][k] B[k][j]')),
          statement('0 <= i < n and 0 <= j < n', 'C[i][j] = s'),
        ),
      ),
    },
    params: [{ n: 5 }],
    recipe: [
      'privatize(S0.i, s)',
      'privatize(S0.j, s)',
      'distribute(S0.i, S0.j)',
      'threads(S0.i, S0.j)',
      'block(S0.j, 16, 8)',
      'tile(S0.j, 64, 64)',
      'copy_to_shared(S1.k, 16, A)',
      'copy_to_shared(S1.k, 16, B)',
      'pipeline(S1.k, 2)',
      'unroll(S1.k, 2, blocks)',
      'vectorize(S0.j, 32)',
    ],
    inMemory: ['A', 'B', 'C'],
  },
  'a small array that inner loops fill and use': {
    sketch: {
      params: ['n'],
      arrays: { A: ['n', '8'], B: ['n', '8'], t: ['8'] },
      locals: ['t'],
      tree: loop(
        'i',
        loop('j', statement('0 <= i < n and 0 <= j < 8', 't[j] = A[i][j]')),
        loop('j', statement('0 <= i < n and 1 <= j < 7', 'B[i][j] = t[j-1] t[j] t[j+1]')),
      ),
    },
    params: [{ n: 5 }],
    recipe: ['privatize(S0.i, t)', 'distribute(S0.i)', 'threads(S0.i)', 'block(S0.i, 256)'],
    inMemory: ['A', 'B'],
  },
  'recurrences along rows, in scalars': {
    sketch: {
      params: ['n', 'm'],
      arrays: { x: ['n', 'm'], y: ['n', 'm'], ym: [], xm: [] },
      locals: ['ym', 'xm'],
      tree: loop(
        'i',
        statement('0 <= i < n', 'ym ='),
        statement('0 <= i < n', 'xm ='),
        loop(
          'j',
          statement('0 <= i < n and 0 <= j < m', 'y[i][j] = x[i][j] xm ym'),
          statement('0 <= i < n and 0 <= j < m', 'xm = x[i][j]'),
          statement('0 <= i < n and 0 <= j < m', 'ym = y[i][j]'),
        ),
      ),
    },
    params: [{ n: 4, m: 5 }],
    recipe: [
      'privatize(S0.i, ym, xm)',
      'distribute(S0.i)',
      'threads(S0.i)',
      'copy_to_registers(S2.j, y)',
      'block(S0.i, 256)',
      'tile(S0.i, 16)',
      'copy_to_shared(S2.j, 32, x)',
      'copy_to_shared(S2.j, 32, y)',
      'pipeline(S2.j, 4)',
      'unroll(S2.j, 1, blocks)',
      'vectorize(S0.i, 32)',
    ],
    inMemory: ['x', 'y'],
  },
  // The iterations in both pieces `at` need no copy to be parallel, there being one only.
  'a scalar in loops that are split': {
    sketch: {
      params: ['n'],
      arrays: { A: ['n', 'n'], s: [] },
      locals: ['s'],
      tree: loop(
        'k',
        loop(
          'i',
          loop(
            'j',
            statement('0 <= k < n and 0 <= i < n and 0 <= j < n', 's = A[i][k] A[k][j]'),
            statement('0 <= k < n and 0 <= i < n and 0 <= j < n', 'A[i][j] = A[i][j] s'),
          ),
        ),
      ),
    },
    params: [{ n: 1 }, { n: 2 }, { n: 6 }],
    recipe: [
      ...['serial(S0.k)', 'split(S0.i, k)', 'privatize(S0.i/before, s)'],
      ...['distribute(S0.i/before)', 'split(S0.j/before, k)', 'fission(S0.i/before)'],
      ...['privatize(S0.j/before/before, s)', 'threads(S0.i/before, S0.j/before/before)'],
      ...['block(S0.j/before/before, 1, 128)', 'tile(S0.j/before/before, 4, 128)'],
      ...['threads(S0.i/before, S0.j/before/at)', 'block(S0.j/before/at, 8, 32)'],
      ...['privatize(S0.j/before/after, s)', 'threads(S0.i/before, S0.j/before/after)'],
      ...['block(S0.j/before/after, 1, 128)', 'tile(S0.j/before/after, 4, 128)'],
      ...['align(S0.j/before/after, 32)', 'distribute(S0.i/at)', 'split(S0.j/at, k)'],
      ...['fission(S0.i/at)', 'privatize(S0.j/at/before, s)', 'threads(S0.i/at, S0.j/at/before)'],
      ...['block(S0.j/at/before, 1, 128)', 'tile(S0.j/at/before, 4, 128)'],
      ...['privatize(S0.j/at/at, s)', 'threads(S0.i/at, S0.j/at/at)', 'block(S0.j/at/at, 8, 32)'],
      ...['privatize(S0.j/at/after, s)', 'threads(S0.i/at, S0.j/at/after)'],
      ...['block(S0.j/at/after, 1, 128)', 'tile(S0.j/at/after, 4, 128)'],
      ...['align(S0.j/at/after, 32)', 'privatize(S0.i/after, s)', 'distribute(S0.i/after)'],
      ...['split(S0.j/after, k)', 'fission(S0.i/after)', 'privatize(S0.j/after/before, s)'],
      ...['threads(S0.i/after, S0.j/after/before)', 'block(S0.j/after/before, 1, 128)'],
      ...['tile(S0.j/after/before, 4, 128)', 'threads(S0.i/after, S0.j/after/at)'],
      ...['block(S0.j/after/at, 8, 32)', 'privatize(S0.j/after/after, s)'],
      ...['threads(S0.i/after, S0.j/after/after)', 'block(S0.j/after/after, 1, 128)'],
      ...['tile(S0.j/after/after, 4, 128)', 'align(S0.j/after/after, 32)'],
    ],
    inMemory: ['A'],
  },
  'private in one loop, memory in another': {
    sketch: {
      params: ['n'],
      arrays: { A: ['n'], B: ['n'], C: ['n'], s: [] },
      locals: ['s'],
      tree: sequence(
        loop('i', statement('0 <= i < n', 's = A[i]'), statement('0 <= i < n', 'B[i] = s')),
        statement('true', 's = A[0]'),
        loop('i', statement('0 <= i < n', 'C[i] = C[i] s')),
      ),
    },
    params: [{ n: 5 }],
    recipe: [
      'privatize(S0.i, s)',
      'distribute(S0.i)',
      'threads(S0.i)',
      'block(S0.i, 128)',
      'tile(S0.i, 256)',
      'align(S0.i, 32)',
      'single(S2)',
      'distribute(S3.i)',
      'threads(S3.i)',
      'block(S3.i, 256)',
    ],
    inMemory: ['A', 'B', 'C', 's'],
  },
  'set in some iterations only, declared in the loop': {
    sketch: {
      params: ['n'],
      arrays: { A: ['n'], B: ['n'], C: ['n'], s: [] },
      locals: ['s'],
      loopsAround: { s: 1 },
      tree: loop(
        'i',
        statement('0 <= i < n', 's = A[i]'),
        statement('0 <= i < n', 'may s = C[i]'),
        statement('0 <= i < n', 'B[i] = s'),
      ),
    },
    params: [{ n: 7 }],
    recipe: ['privatize(S0.i, s)', 'distribute(S0.i)', 'threads(S0.i)', 'block(S0.i, 256)'],
    inMemory: ['A', 'B', 'C'],
  },
  'an array of open size whose last values are read after the region': {
    sketch: {
      params: ['n', 'm'],
      arrays: { A: ['n', 'm', '6'], C: ['6', '6'], sum: [null] },
      tree: loop(
        'r',
        loop(
          'q',
          loop(
            'p',
            statement('0 <= r < n and 0 <= q < m and 0 <= p < 6', 'sum[p] ='),
            loop(
              's',
              statement(
                '0 <= r < n and 0 <= q < m and 0 <= p < 6 and 0 <= s < 6',
                'sum[p] = sum[p] A[r][q][s] C[s][p]',
              ),
            ),
          ),
          loop('p', statement('0 <= r < n and 0 <= q < m and 0 <= p < 6', 'A[r][q][p] = sum[p]')),
        ),
      ),
    },
    // Loops that never execute leave the old values.
    params: [
      { n: 1, m: 1 },
      { n: 4, m: 3 },
      { n: 3, m: 0 },
      { n: 0, m: 3 },
    ],
    recipe: [
      ...['split(S0.r, -1 + n)', 'privatize(S0.r/before, sum)', 'distribute(S0.r/before)'],
      ...['privatize(S0.q/before, sum)', 'threads(S0.r/before, S0.q/before)'],
      ...['block(S0.q/before, 8, 32)', 'vectorize(S0.p/before, 32)', 'distribute(S0.r/at)'],
      ...['split(S0.q/at, -1 + m)', 'fission(S0.r/at)', 'privatize(S0.q/at/before, sum)'],
      ...['threads(S0.r/at, S0.q/at/before)', 'block(S0.q/at/before, 8, 32)'],
      ...['vectorize(S0.p/at/before, 32)', 'threads(S0.r/at, S0.q/at/at)'],
      ...['copy_to_registers(S1.s/at/at, sum)', 'block(S0.q/at/at, 8, 32)'],
    ],
    inMemory: ['A', 'C', 'sum'],
  },
  'a scalar whose last value is that of the last even iteration': {
    sketch: {
      params: ['n'],
      arrays: { A: ['n', 'n'], B: ['n', 'n'], s: [] },
      tree: loop(
        'i',
        statement('0 <= i < n and i mod 2 = 0', 's = A[i][0]'),
        loop('j', statement('0 <= i < n and i mod 2 = 0 and 0 <= j < n', 'B[i][j] = A[i][j] s')),
      ),
    },
    params: [{ n: 0 }, { n: 1 }, { n: 6 }, { n: 7 }],
    recipe: [
      ...['split(S0.i, -2 + n + (n) mod 2)', 'privatize(S0.i/before, s)'],
      ...['distribute(S0.i/before)', 'threads(S0.i/before)', 'block(S0.i/before, 256)'],
      ...['tile(S0.i/before, 16)', 'copy_to_shared(S1.j/before, 32, A)'],
      ...['copy_to_shared(S1.j/before, 32, B)', 'pipeline(S1.j/before, 4)'],
      ...['unroll(S1.j/before, 2, blocks)', 'distribute(S0.i/at)', 'fission(S0.i/at)'],
      ...['threads(S0.i/at, S1.j/at)', 'block(S1.j/at, 8, 32)'],
    ],
    inMemory: ['A', 'B', 's'],
  },
  'a scalar that a later loop overwrites': {
    sketch: {
      params: ['n'],
      arrays: { A: ['n'], B: ['n'], s: [] },
      tree: sequence(
        loop('i', statement('0 <= i < n', 's = A[i]'), statement('0 <= i < n', 'B[i] = s')),
        statement('true', 's = A[0]'),
      ),
    },
    params: [{ n: 1 }, { n: 5 }],
    recipe: [
      'privatize(S0.i, s)',
      'distribute(S0.i)',
      'threads(S0.i)',
      'block(S0.i, 128)',
      'tile(S0.i, 256)',
      'align(S0.i, 32)',
      'single(S2)',
    ],
    inMemory: ['A', 'B', 's'],
  },
  'written and read under the same condition': {
    sketch: {
      params: ['n'],
      arrays: { A: ['n'], B: ['n'], s: [] },
      locals: ['s'],
      tree: loop(
        'i',
        statement('0 <= i < n and i mod 2 = 0', 's = A[i]'),
        statement('0 <= i < n and i mod 2 = 0', 'B[i] = s'),
      ),
    },
    params: [{ n: 7 }],
    recipe: [
      'privatize(S0.i, s)',
      'distribute(S0.i)',
      'threads(S0.i)',
      'block(S0.i, 128)',
      'tile(S0.i, 256)',
      'align(S0.i, 32)',
    ],
    inMemory: ['A', 'B'],
  },
};

describe.each(Object.entries(PROGRAMS))('%s', (_, { sketch, params, recipe, inMemory }) => {
  const scop = buildScop(sketch);

  test('the recipe says what is private where, and replays to the same plan', async () => {
    const lowered = await lowerScop(scop, { check: true });
    const lines = lowered.recipe.lines.map((l) => `${l.verb}(${l.args.join(', ')})`);
    expect(lines).toEqual(recipe);
    expect(lowered.plan.arrays.map(({ name }) => name)).toEqual(inMemory);
    expect(verifyPlan(lowered.plan, lowered.kernels)).toEqual([]);
    expect(lowered.kernels.flatMap(verifyKernel)).toEqual([]);
    const again = await lowerScop(scop, { recipe: lowered.recipe });
    expect(again.plan).toEqual(lowered.plan);
    expect(again.kernels).toEqual(lowered.kernels);
  });

  test.each([1, 2, 3, 5])('the plan computes what the program computes, on %i devices', async (devices) => {
    const lowered = await lowerScop(scop, { check: true });
    for (const values of params) await expectSequentialResult(scop, lowered, values, devices);
  });
});

describe('what is not private', () => {
  const recipeOf = async (sketch: ScopSketch): Promise<string> => {
    const { recipe } = await lowerScop(buildScop(sketch));
    return recipe.lines.map((l) => `${l.verb}(${l.args.join(', ')})`).join(' ');
  };
  const arrays = { A: ['9', '9'], B: ['9', '9'], s: [] };
  const set = (text: string) =>
    loop(
      'i',
      statement('0 <= i < 9', text),
      loop('j', statement('0 <= i < 9 and 0 <= j < 9', 'B[i][j] = A[i][j] s')),
    );

  test('is a scalar that only some iterations set, declared outside', async () => {
    const tree = set('may s = A[i][0]');
    const serial = 'serial(S0.i) single(S0) distribute(S1.j) threads(S1.j) block(S1.j, 256)';
    expect(await recipeOf({ arrays, deadAfter: ['s'], tree })).toBe(serial);
    // If it is declared in the loop, no iteration reads the value of a different one.
    expect(await recipeOf({ arrays, locals: ['s'], loopsAround: { s: 1 }, tree })).toMatch(
      'privatize(S0.i, s) distribute(S0.i)',
    );
    expect(await recipeOf({ arrays, locals: ['s'], loopsAround: { s: 0 }, tree })).toBe(serial);
  });

  test('is the last value of a scalar that is read after the region', async () => {
    const tree = set('s = A[i][0]');
    const split = 'split(S0.i, 8) privatize(S0.i/before, s) distribute(S0.i/before) threads(S0.i/before)';
    expect((await recipeOf({ arrays, tree })).replace(/ block\([^)]*\)/g, '')).toMatch(split);
    expect(await recipeOf({ arrays, deadAfter: ['s'], tree })).toMatch('privatize(S0.i, s)');
  });

  const rows = { A: ['9', '9'], B: ['9', '9'], t: ['9'] };
  const fill = (condition: string, value: string, use: string, may = '') =>
    loop(
      'i',
      loop('j', statement(`0 <= i < 9 and 0 <= j < 9 and ${condition}`, `${may}t[j] = ${value}`)),
      loop('j', statement(`0 <= i < 9 and 0 <= j < 9 and ${condition}`, `B[i][j] = ${use}`)),
    );

  test.each([
    ['of which each iteration leaves an element', fill('j < 9-i', 'A[i][j]', 't[j]')],
    ['of which iterations read what earlier ones wrote', fill('j <= i', 'A[i][j]', 't[8-j]')],
    ['of which elements are read before they are written', fill('true', 'A[i][j] t[j]', 't[j]')],
    ['of which iterations may write no element', fill('true', 'A[i][j]', 't[j]', 'may ')],
  ])('is an array that is read after the region, %s', async (_, tree) => {
    expect(await recipeOf({ arrays: rows, tree })).not.toMatch('privatize');
  });

  test('is a scalar that hands its value on', async () => {
    expect(await recipeOf({ arrays, deadAfter: ['s'], tree: set('s = A[i][0] s') })).not.toMatch('privatize');
  });
});
