import {
  BoxflowError,
  printIntExpr,
  type Recipe,
  type RecipeLine,
  type Scop,
  verifyKernel,
} from '@boxflow/ir';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LoweredScop, lowerScop } from '../index.js';
import { buildScop, loop, statement } from '../test-support/build-scop.js';
import { expectSequentialResult } from '../test-support/expect-sequential-result.js';

const recipe = (lines: readonly string[]): Recipe => ({
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

/** Recurrences along rows, forth and back, as PolyBench's adi has them. */
const forthAndBack = buildScop({
  params: ['n'],
  arrays: { p: ['n', 'n'], q: ['n', 'n'], u: ['n', 'n'], v: ['n', 'n'] },
  tree: loop(
    'i',
    statement('0 <= i < n', 'p[i][0] = u[i][0]'),
    loop(
      'j',
      statement('0 <= i < n and 1 <= j < n', 'p[i][j] = p[i][j-1] u[j][i]'),
      statement('0 <= i < n and 1 <= j < n', 'q[i][j] = q[i][j-1] p[i][j-1] p[i][j] u[i][j]'),
    ),
    loop('k', statement('0 <= i < n and 1 <= k < n', 'v[i][n-k-1] = p[i][n-k] v[i][n-k]')),
  ),
});

const TILED = ['distribute(S0.i)', 'threads(S0.i)', 'block(S0.i, 8)', 'tile(S0.i, 4)'];
const CARRIED = ['copy_to_registers(S1.j, p)', 'copy_to_registers(S1.j, q)', 'copy_to_registers(S3.k, v)'];
const BOXES = [
  ...['copy_to_shared(S1.j, 3, u)', 'copy_to_shared(S1.j, 3, p)', 'copy_to_shared(S1.j, 3, q)'],
  ...['copy_to_shared(S3.k, 3, p)', 'copy_to_shared(S3.k, 3, v)', 'pipeline(S1.j, 2)'],
];

describe('recurrences in threads', () => {
  test('are the default for few of them along rows', async () => {
    const lowered = await lowerScop(forthAndBack, { check: true });
    expect(lowered.recipe.lines.map(({ verb, args }) => `${verb}(${args.join(', ')})`)).toEqual([
      'distribute(S0.i)',
      'threads(S0.i)',
      ...CARRIED,
      'block(S0.i, 256)',
      'tile(S0.i, 16)',
      ...['u', 'p', 'q'].map((array) => `copy_to_shared(S1.j, 32, ${array})`),
      ...['p', 'v'].map((array) => `copy_to_shared(S3.k, 32, ${array})`),
      'pipeline(S1.j, 2)',
      'pipeline(S3.k, 4)',
      ...['unroll(S1.j, 1, blocks)', 'unroll(S3.k, 2, blocks)'],
      'vectorize(S0.i, 32)',
    ]);
    for (const n of [1, 2, 9]) await expectSequentialResult(forthAndBack, lowered, { n }, 2);
  });

  test('hand elements on in registers', async () => {
    const lowered = await lowerScop(forthAndBack, { recipe: recipe([...TILED, ...CARRIED]), check: true });
    const [kernel] = lowered.kernels;
    expect(kernel && verifyKernel(kernel)).toEqual([]);
    expect(kernel?.buffers.map(({ name }) => name)).toEqual([
      ...['p_own', 'p_before', 'q_own', 'q_before', 'v_own', 'v_before'],
    ]);
    for (const n of [1, 2, 3, 6]) await expectSequentialResult(forthAndBack, lowered, { n }, 2);
  });

  test('write boxes, which hold what a chunk writes and nothing else', async () => {
    const lowered = await lowerScop(forthAndBack, {
      recipe: recipe([...TILED, ...CARRIED, ...BOXES]),
      check: true,
    });
    const [kernel] = lowered.kernels;
    expect(kernel && verifyKernel(kernel)).toEqual([]);
    const boxes = kernel?.blocks?.stages.map(({ buffers }) =>
      buffers.map(({ name, origin, extents, out }) => [
        name,
        origin.map(printIntExpr),
        extents,
        out ?? false,
      ]),
    );
    expect(boxes).toEqual([
      [
        ['u_box', ['jj', 'ii'], [3, 4], false],
        ['u_box2', ['ii', 'jj'], [4, 3], false],
        ['p_box', ['ii', 'jj'], [4, 3], true],
        ['q_box', ['ii', 'jj'], [4, 3], true],
      ],
      [
        ['p_box2', ['ii', '-kk + n - 2'], [4, 3], false],
        ['v_box', ['ii', '-kk + n - 3'], [4, 3], true],
      ],
    ]);
    for (const n of [1, 2, 3, 7, 9]) await expectSequentialResult(forthAndBack, lowered, { n }, 2);
  });

  test.each<[string, readonly string[], string, string, Scop?]>([
    [
      'copies ahead what it reads of an array that it writes',
      ['copy_to_shared(S1.j, 3, p)'],
      'pipeline(S1.j, 2)',
      'its chunks read p, which it writes',
    ],
    [
      'shares an array already',
      CARRIED,
      'copy_to_registers(S1.j, p)',
      'threads keep p to themselves already',
    ],
    ['accesses several elements', [], 'copy_to_registers(S1.j, u)', 'several statements access u'],
    [
      'writes an array twice',
      [],
      'copy_to_shared(S1.j, 3, p)',
      'the loop does not write p by one access',
      buildScop({
        params: ['n'],
        arrays: { p: ['n', 'n'] },
        tree: loop(
          'i',
          statement('0 <= i < n', 'p[i][0] = p[i][0]'),
          loop(
            'j',
            statement('0 <= i < n and 1 <= j < n-1', 'p[i][j] = p[i][j-1]'),
            statement('0 <= i < n and 1 <= j < n-1', 'p[i][j+1] = p[i][j]'),
          ),
        ),
      }),
    ],
  ])('are refused if a loop %s', async (_, before, line, message, scop = forthAndBack) => {
    const lines = [...TILED, ...before, line];
    await expect(lowerScop(scop, { recipe: recipe(lines) })).rejects.toMatchObject({
      diagnostics: [{ message: `${line}: ${message}` }],
    });
  });
});

const domain = (range: string) => `0 <= i < n and ${range}`;
const RANGES = ['1 <= j < n', '1 <= j < n-1', '1 <= j <= i', '1 <= j < n and j mod 2 = 0', 'i < j < n'];
const subscripts = fc.constantFrom(
  '[i][j]',
  '[i][j-1]',
  '[j][i]',
  '[j-1][i]',
  '[i][0]',
  '[i][n-j]',
  '[i][n-j-1]',
);

/** A loop of two statements in a parallel one. */
const program = fc
  .record({
    range: fc.constantFrom(...RANGES),
    writes: fc.tuple(
      fc.constantFrom('[i][j]', '[j][i]', '[i][n-j-1]'),
      fc.constantFrom('[i][j]', '[i][n-j]'),
    ),
    reads: fc.array(fc.tuple(fc.constantFrom('p', 'p', 'q', 'u'), subscripts), {
      minLength: 2,
      maxLength: 5,
    }),
  })
  .map(({ range, writes, reads }) => {
    const texts = reads.map(([array, index]) => `${array}${index}`);
    return buildScop({
      params: ['n'],
      arrays: { p: ['n', 'n'], q: ['n', 'n'], u: ['n', 'n'] },
      tree: loop(
        'i',
        statement('0 <= i < n', 'p[i][0] = u[i][0]'),
        loop(
          'j',
          statement(domain(range), `p${writes[0]} = ${texts.slice(0, 2).join(' ')}`),
          statement(domain(range), `q${writes[1]} = ${texts.slice(2).join(' ')}`),
        ),
      ),
    });
  });

/** Maps the program with all of the lines that are not refused; `undefined` if its outer loop is not parallel. */
async function withAllowed(scop: Scop, lines: readonly string[]): Promise<LoweredScop | undefined> {
  try {
    return await lowerScop(scop, { recipe: recipe(lines), check: true });
  } catch (error) {
    if (!(error instanceof BoxflowError)) throw error;
    const position = error.diagnostics[0]?.location?.line ?? 0;
    if (!(position > TILED.length)) return undefined;
    return withAllowed(
      scop,
      lines.filter((_, i) => i !== position - 1),
    );
  }
}

test('random recurrences leave what the sequential program leaves', { timeout: 120_000 }, async () => {
  const arrays = ['p', 'q', 'u'];
  let staged = 0;
  await fc.assert(
    fc.asyncProperty(program, fc.boolean(), async (scop, isCarried) => {
      const lowered = await withAllowed(scop, [
        ...TILED,
        ...(isCarried ? arrays : []).map((array) => `copy_to_registers(S1.j, ${array})`),
        ...arrays.map((array) => `copy_to_shared(S1.j, 3, ${array})`),
        'pipeline(S1.j, 2)',
      ]);
      if (!lowered) return;
      staged += lowered.kernels.some(({ blocks }) =>
        blocks?.stages.some(({ buffers }) => buffers.some(({ out }) => out)),
      )
        ? 1
        : 0;
      for (const kernel of lowered.kernels) expect(verifyKernel(kernel)).toEqual([]);
      for (const n of [2, 6, 9]) await expectSequentialResult(scop, lowered, { n }, 2);
    }),
    { numRuns: 40, seed: 7 },
  );
  expect(staged).toBeGreaterThan(4);
});
