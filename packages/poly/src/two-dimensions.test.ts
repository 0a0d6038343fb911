import {
  type BoxflowError,
  blockDistribution,
  type ConcreteBox,
  evaluatePlan,
  printRecipeLine,
  type RecipeLine,
  type RecipeVerb,
  type TileExtent,
  verifyKernel,
  verifyPlan,
} from '@boxflow/ir';
import { describe, expect, test } from 'vitest';
import { type LoweredScop, lowerScop } from './lower-scop.js';
import {
  buildScop,
  type LoopSketch,
  loop,
  type ScopSketch,
  sequence,
  statement,
} from './test-support/build-scop.js';
import type { Environment } from './test-support/evaluate.js';
import { expectSequentialResult } from './test-support/expect-sequential-result.js';

interface Program {
  readonly sketch: ScopSketch;
  readonly params: readonly Environment[];
  /** The loops that are distributed together. */
  readonly distributed: readonly string[];
}

const inner = '0 <= t < T and 1 <= i < n-1 and 1 <= j < n-1';
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

const jacobi2d: ScopSketch = {
  params: ['n', 'T'],
  arrays: { A: ['n', 'n'], B: ['n', 'n'] },
  tree: loop('t', planar('B', 'A'), planar('A', 'B')),
};

const PROGRAMS: Readonly<Record<string, Program>> = {
  matmul: {
    sketch: {
      params: ['n', 'm', 'l'],
      arrays: { A: ['n', 'm'], B: ['m', 'l'], C: ['n', 'l'] },
      tree: loop(
        'i',
        loop(
          'j',
          statement('0 <= i < n and 0 <= j < l', 'C[i][j] ='),
          loop(
            'k',
            statement('0 <= i < n and 0 <= j < l and 0 <= k < m', 'C[i][j] = C[i][j] A[i][k] B[k][j]'),
          ),
        ),
      ),
    },
    params: [
      { n: 1, m: 1, l: 1 },
      { n: 7, m: 3, l: 5 },
      { n: 3, m: 4, l: 9 },
    ],
    distributed: ['S0.i, S0.j'],
  },
  'jacobi-2d': {
    sketch: jacobi2d,
    params: [
      { n: 3, T: 1 },
      { n: 9, T: 3 },
      { n: 8, T: 2 },
    ],
    distributed: ['S0.i, S0.j', 'S1.i, S1.j'],
  },
  'heat-2d with two planes': {
    sketch: {
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
    },
    params: [
      { n: 3, T: 2 },
      { n: 9, T: 3 },
    ],
    distributed: ['S0.i, S0.j'],
  },
  'heat-3d': {
    sketch: {
      params: ['n', 'T'],
      arrays: { A: ['n', 'n', 'n'], B: ['n', 'n', 'n'] },
      tree: loop('t', spatial('B', 'A'), spatial('A', 'B')),
    },
    params: [{ n: 6, T: 2 }],
    distributed: ['S0.i, S0.j', 'S1.i, S1.j'],
  },
  lu: {
    sketch: {
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
    },
    params: [{ n: 1 }, { n: 2 }, { n: 9 }],
    distributed: ['S0.j', 'S1.i, S1.j'],
  },
  "cholesky's updates": {
    sketch: {
      params: ['n'],
      arrays: { A: ['n', 'n'] },
      tree: loop(
        'k',
        statement('0 <= k < n', 'A[k][k] = A[k][k]'),
        loop('i', statement('0 <= k < n and k < i < n', 'A[i][k] = A[i][k] A[k][k]')),
        loop(
          'i',
          loop(
            'j',
            statement('0 <= k < n and k < i < n and k < j <= i', 'A[i][j] = A[i][j] A[i][k] A[j][k]'),
          ),
        ),
      ),
    },
    params: [{ n: 1 }, { n: 3 }, { n: 8 }],
    distributed: ['S1.i', 'S2.i, S2.j'],
  },
  'a triangle below the diagonal, then its transpose': {
    sketch: {
      params: ['n'],
      arrays: { A: ['n', 'n'], B: ['n', 'n'] },
      tree: sequence(
        loop('i', loop('j', statement('0 <= i < n and 0 <= j < i', 'A[i][j] = A[i][j]'))),
        loop('i', loop('j', statement('0 <= i < n and 0 <= j < n', 'B[i][j] = A[j][i]'))),
      ),
    },
    params: [{ n: 1 }, { n: 7 }],
    distributed: ['S0.i, S0.j', 'S1.i, S1.j'],
  },
  'rectangles, then intervals that read them': {
    sketch: {
      params: ['n'],
      arrays: { A: ['n', 'n'], x: ['n'] },
      tree: sequence(
        loop('i', loop('j', statement('0 <= i < n and 0 <= j < n', 'A[i][j] = A[i][j] x[j]'))),
        loop('i', loop('j', statement('0 <= i < n and 0 <= j < n', 'x[i] = x[i] A[i][j]'))),
        loop('i', loop('j', statement('0 <= i < n and 0 <= j < n', 'A[i][j] = A[i][j] x[i]'))),
      ),
    },
    params: [{ n: 1 }, { n: 6 }],
    distributed: ['S0.i, S0.j', 'S1.i', 'S2.i, S2.j'],
  },
  'every second column of every third row': {
    sketch: {
      params: ['n'],
      arrays: { A: ['n', 'n'], B: ['n', 'n'] },
      tree: sequence(
        loop(
          'i',
          loop(
            'j',
            statement('0 <= i < n and 0 <= j < n and i mod 3 = 0 and j mod 2 = 0', 'A[i][j] = A[i][j]'),
          ),
        ),
        loop('i', loop('j', statement('0 <= i < n and 0 < j < n', 'B[i][j] = A[i][j-1]'))),
      ),
    },
    params: [{ n: 1 }, { n: 8 }],
    distributed: ['S0.i, S0.j', 'S1.i, S1.j'],
  },
  'a diagonal band': {
    sketch: {
      params: ['n', 'T'],
      arrays: { A: ['n', 'n'], B: ['n', 'n'] },
      tree: loop(
        't',
        loop(
          'i',
          loop(
            'j',
            statement(
              '0 <= t < T and 0 <= i < n and 0 <= j < n and i - 1 <= j <= i + 1',
              'A[i][j] = B[i][j]',
            ),
          ),
        ),
        loop(
          'i',
          loop('j', statement('0 <= t < T and 1 <= i < n and 0 <= j < n-1', 'B[i][j] = A[i-1][j+1]')),
        ),
      ),
    },
    params: [{ n: 7, T: 2 }],
    distributed: ['S0.i, S0.j', 'S1.i, S1.j'],
  },
};

const GRIDS = [
  { rows: 1, columns: 1 },
  { rows: 2, columns: 2 },
  { rows: 3, columns: 3 },
  { rows: 3, columns: 2 },
  // Of one iteration each, and in one dimension.
  { rows: 12, columns: 12 },
  { rows: 5, columns: 1 },
];

describe.each(Object.entries(PROGRAMS))('%s', (_, { sketch, params, distributed }) => {
  const scop = buildScop(sketch);
  let lowered: Promise<LoweredScop> | undefined;
  const inTwo = () => (lowered ??= lowerScop(scop, { dimensions: 2 }));

  test('is distributed in two dimensions where that is legal, in a plan that is whole', async () => {
    const { recipe, plan, kernels, diagnostics } = await inTwo();
    const loops = recipe.lines.filter(({ verb }) => verb === 'distribute').map(({ args }) => args.join(', '));
    expect(loops).toEqual(distributed);
    expect([...verifyPlan(plan, kernels), ...kernels.flatMap(verifyKernel)]).toEqual([]);
    expect(diagnostics).toEqual([]);
  });

  test.each(GRIDS)('computes what the program computes, on $rows x $columns devices', async (grid) => {
    const mapped = await inTwo();
    for (const values of params) await expectSequentialResult(scop, mapped, values, grid);
  });

  test('replays to the same plan', async () => {
    const { plan, recipe } = await inTwo();
    expect((await lowerScop(scop, { recipe })).plan).toEqual(plan);
  });
});

describe('what flows in jacobi-2d', () => {
  const n = 11;
  const scop = buildScop(jacobi2d);
  const steps = async (devices: number) => {
    const { plan } = await lowerScop(scop, { dimensions: 2 });
    const parameters = new Map([
      ['n', n],
      ['T', 2],
    ]);
    return [...evaluatePlan(plan, blockDistribution(plan, parameters, devices, 2))];
  };

  test.each([4, 6, 9])(
    'between %i devices is rows and columns at borders, each element once',
    async (devices) => {
      const all = await steps(devices);
      const [first] = all.filter(({ phase }) => phase === 0).map(({ hostIterators }) => hostIterators[0]);
      const tiles = all.filter(({ phase, hostIterators }) => phase === 0 && hostIterators[0] === first);
      expect(tiles.length).toBe(devices);
      for (const writer of tiles) {
        const written = pointsOf(writer.views.flatMap(({ writes }) => writes.map(({ box }) => box)));
        for (const reader of tiles.filter((other) => other !== writer)) {
          const flows = writer.flowOut.filter(({ toDevice }) => toDevice === reader.tile.device);
          expect(flows.every(({ exact }) => exact)).toBe(true);
          const sent = pointsOf(flows.flatMap(({ boxes }) => boxes));
          const read = new Set(neighbours(reader.tile));
          expect(sent.sort()).toEqual(written.filter((point) => read.has(point)).sort());
        }
      }
    },
  );

  test('is all that a tile reads and did not write: the corners of its hull are not read', async () => {
    for (const { tile, views } of await steps(9)) {
      const read = pointsOf(views.flatMap(({ reads }) => reads));
      expect(new Set(read).size).toBe(read.length);
      expect(read.sort()).toEqual([...new Set(neighbours(tile))].sort());
    }
  });

  /** Of a five-point stencil. */
  function neighbours({ lo, hi, second }: TileExtent): string[] {
    return pointsOf([{ lo: [lo, second?.lo ?? 0], hi: [hi, second?.hi ?? 0] }]).flatMap((point) => {
      const [i = 0, j = 0] = point.split(' ').map(Number);
      return [`${i} ${j}`, `${i - 1} ${j}`, `${i + 1} ${j}`, `${i} ${j - 1}`, `${i} ${j + 1}`];
    });
  }

  function pointsOf(boxes: readonly ConcreteBox[]): string[] {
    const range = (lo = 0, hi = 0) => Array.from({ length: hi - lo }, (_, i) => lo + i);
    return boxes.flatMap(({ lo, hi }) =>
      range(lo[0], hi[0]).flatMap((i) => range(lo[1], hi[1]).map((j) => `${i} ${j}`)),
    );
  }
});

describe('a phase has a second dimension without being asked for it', () => {
  const second = async (sketch: ScopSketch) => {
    const { recipe } = await lowerScop(buildScop(sketch));
    return recipe.lines.filter(({ verb }) => verb === 'distribute').map(printRecipeLine);
  };
  const square = '0 <= i < n and 0 <= j < n';
  const nest = (domain: string, text: string) => loop('i', loop('j', loop('k', statement(domain, text))));

  test('where one iteration needs all of a matrix', async () => {
    expect(await second(PROGRAMS.matmul?.sketch as ScopSketch)).toEqual([
      'distribute(S0.i, S0.j)  # one iteration of S0.i needs all of B',
    ]);
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
    ['a stencil with two planes', PROGRAMS['heat-2d with two planes']?.sketch as ScopSketch],
    ['a row that all share', PROGRAMS.lu?.sketch as ScopSketch],
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
    for (const line of await second(sketch)) expect(line).not.toContain(',');
  });
});

test('where rectangles are too complex to analyse, tiles are intervals, and a note says so', async () => {
  const lowered = await lowerScop(buildScop(jacobi2d), { dimensions: 2, maxOperations: 400_000 });
  expect(lowered.diagnostics).toMatchObject([
    {
      code: 'BF2105',
      severity: 'note',
      message:
        'a second distribution dimension for scop0 in f is too complex to analyse, so its phases have one',
    },
  ]);
  expect(lowered.plan.phases.map(({ second }) => second)).toEqual([undefined, undefined]);
});

describe('where rectangles would write within hulls that overlap', () => {
  const scop = buildScop({
    params: ['n'],
    arrays: { A: ['n', 'n'], b: ['n'] },
    tree: loop(
      'i',
      loop('j', statement('0 <= i < n and 0 <= j < n and i + j < n', 'A[i][i+j] = b[j] A[i][i+j]')),
    ),
  });

  test('tiles are intervals, which do not', async () => {
    const lowered = await lowerScop(scop, { dimensions: 2 });
    expect(lowered.plan.phases.map(({ second, single }) => [second?.iterator, single])).toEqual([
      [undefined, null],
    ]);
    expect(printRecipeLine(lowered.recipe.lines[0] as RecipeLine)).toBe(
      'distribute(S0.i)  # rectangles of iterations would write within hulls that overlap',
    );
    for (const grid of GRIDS) await expectSequentialResult(scop, lowered, { n: 6 }, grid);
  });

  test('a recipe that asks for them gets one tile, on one device', async () => {
    const lines = [
      { verb: 'distribute', args: ['S0.i', 'S0.j'], line: 1 },
      { verb: 'threads', args: ['S0.i', 'S0.j'], line: 2 },
    ] as const;
    const lowered = await lowerScop(scop, { recipe: { scop: 'scop0', lines } });
    expect(lowered.plan.phases.map(({ second, single }) => [second?.iterator, single])).toEqual([
      ['j', 'the elements of A that an iteration of i and j writes are no boxes, and their hulls overlap'],
    ]);
    await expectSequentialResult(scop, lowered, { n: 6 }, { rows: 2, columns: 2 });
  });
});

describe('distribute(LOOP, LOOP)', () => {
  const refusal = async (sketch: ScopSketch, ...lines: readonly [RecipeVerb, ...string[]][]) => {
    const recipe = { scop: 'scop0', lines: lines.map(([verb, ...args]) => ({ verb, args, line: 1 })) };
    return lowerScop(buildScop(sketch), { recipe }).then(
      () => 'nothing was wrong',
      (error: BoxflowError) => error.message,
    );
  };
  const rows = (text: string): ScopSketch => ({
    params: ['n'],
    arrays: { A: ['n', 'n'], B: ['n', 'n'] },
    tree: loop('i', loop('j', statement('1 <= i < n and 1 <= j < n', text))),
  });

  test('names the dependence between iterations of the second loop', async () => {
    expect(await refusal(rows('A[i][j] = A[i][j-1]'), ['distribute', 'S0.i', 'S0.j'])).toMatchInlineSnapshot(`
      "test.c:1:1: error BF2003: recipe line 1, distribute(S0.i, S0.j): iterations of S0.j depend on one another
      test.c:1:1: note: S0 depends on S0 of line 1 (A[i][j] = f(A[i][j-1]);)
        hint: split the loop, make it serial, or distribute a loop inside it"
    `);
  });

  test('of the first loop', async () => {
    expect(await refusal(rows('A[i][j] = A[i-1][j]'), ['distribute', 'S0.i', 'S0.j'])).toContain(
      'its iterations depend on one another',
    );
  });

  test('and across both', async () => {
    expect(await refusal(rows('A[i][j] = A[i-1][j-1]'), ['distribute', 'S0.i', 'S0.j'])).toContain('BF2003');
  });

  test.each<[string, ...string[]]>([
    ['a loop that is not inside', 'S0.j', 'S0.i'],
    ['the same loop twice', 'S0.i', 'S0.i'],
  ])('refuses %s', async (_, ...loops) => {
    const message = await refusal(rows('A[i][j] = B[i][j]'), ['distribute', ...loops]);
    expect(message).toContain(
      `recipe line 1, distribute(${loops.join(', ')}): ${loops[1]} is not directly inside`,
    );
  });

  test('refuses a loop with another one between them', async () => {
    const [first] = [PROGRAMS['heat-3d']?.sketch as ScopSketch];
    expect(await refusal(first, ['distribute', 'S0.i', 'S0.k'])).toContain(
      'S0.k is not directly inside S0.i',
    );
  });

  test('refuses three', async () => {
    const message = await refusal(rows('A[i][j] = B[i][j]'), ['distribute', 'S0.i', 'S0.j', 'S0.j']);
    expect(message).toContain('BF2002: recipe line 1, distribute(S0.i, S0.j, S0.j)');
  });

  test('and a second loop that is split afterwards', async () => {
    const message = await refusal(
      rows('A[i][j] = B[i][j]'),
      ['distribute', 'S0.i', 'S0.j'],
      ['split', 'S0.j', '3'],
      ['threads', 'S0.i'],
    );
    expect(message).toContain('BF2005: the second loop that is distributed with S0.i is in pieces');
  });
});
