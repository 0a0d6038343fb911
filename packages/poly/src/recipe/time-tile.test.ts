import { BoxflowError, type Recipe, type RecipeLine, type Scop } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lowerScop } from '../lower-scop.js';
import { modelScop } from '../model/scop-model.js';
import { buildScop, type LoopSketch, loop, type ScopSketch, statement } from '../test-support/build-scop.js';
import { expectSequentialResult } from '../test-support/expect-sequential-result.js';
import type { Grid } from '../test-support/grid.js';
import { heat2dInTwoPlanes, jacobi2d, lu } from '../test-support/program-sketches.js';
import { loopNames } from '../tree/loop-name.js';
import { originalState } from './mapping-state.js';
import { applyAllowed, recipeLine } from './verbs/apply-line.js';

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

/** Returns the lines for nests of two loops. */
const nests = (...first: string[]): string[] =>
  first.flatMap((loops) => {
    const [outer = '', inner = ''] = loops.split(' ');
    return [
      `distribute(${outer})`,
      `threads(${outer}, ${inner})`,
      `block(${inner}, 1, 4)`,
      `tile(${inner}, 2, 4)`,
    ];
  });
const copyOf = (name: string): string[] => [`distribute(${name}.e0)`, `threads(${name}.e0, ${name}.e1)`];
const tiles = ['serial(S0_even.tt)', ...nests('S0_even.i S0_even.j', 'S0_odd.i S0_odd.j')];

/** Two fields that are updated in place, one line of them from elsewhere, as fdtd-2d has it. */
const fields: ScopSketch = {
  params: ['n', 'm', 'T'],
  arrays: { E: ['n', 'm'], H: ['n', 'm'], f: ['T'] },
  tree: loop(
    't',
    loop('j', statement('0 <= t < T and 0 <= j < m', 'E[0][j] = f[t]')),
    loop(
      'i',
      loop('j', statement('0 <= t < T and 1 <= i < n and 0 <= j < m', 'E[i][j] = E[i][j] H[i][j] H[i-1][j]')),
    ),
    loop(
      'i',
      loop(
        'j',
        statement('0 <= t < T and 0 <= i < n-1 and 0 <= j < m', 'H[i][j] = H[i][j] E[i+1][j] E[i][j]'),
      ),
    ),
  ),
};
const fieldsLeft = [
  ...copyOf('S0_copy'),
  ...['serial(S0.t)', 'distribute(S0.j)', 'threads(S0.j)', 'distribute(S1.i)', 'threads(S1.i, S1.j)'],
  ...['distribute(S2.i)', 'threads(S2.i, S2.j)'],
];
const planes = jacobi2d;
const planesLeft = [
  ...copyOf('S0_copy'),
  'serial(S0.t)',
  'distribute(S0.i)',
  'threads(S0.i, S0.j)',
  'distribute(S1.i)',
  'threads(S1.i, S1.j)',
];

const inColumns: Grid = { rows: 1, columns: 3 };

describe('tiles of time steps', () => {
  test.each<[string, ScopSketch, string[], number, Record<string, number>, number | Grid]>([
    ['two sweeps, even', planes, planesLeft, 1, { n: 9, T: 6 }, 3],
    ['two sweeps, odd', planes, planesLeft, 1, { n: 8, T: 5 }, 1],
    ['two sweeps, one iteration', planes, planesLeft, 1, { n: 7, T: 1 }, 2],
    ['two sweeps, no iteration', planes, planesLeft, 1, { n: 7, T: 0 }, 2],
    ['two sweeps without points inside', planes, planesLeft, 1, { n: 4, T: 4 }, 3],
    ['two fields', fields, fieldsLeft, 1, { n: 6, m: 5, T: 4 }, 3],
    ['two fields, odd', fields, fieldsLeft, 1, { n: 6, m: 5, T: 7 }, inColumns],
    ['two fields, two steps', fields, fieldsLeft, 2, { n: 7, m: 5, T: 11 }, 3],
  ])('leave what the program does: %s', async (_, sketch, left, steps, params, devices) => {
    const lines = [`time_tile(S0.t, ${steps})`, ...tiles, ...left];
    const scop = buildScop(sketch);
    const lowered = await lowerScop(scop, { recipe: recipe(...lines), check: true });
    await expectSequentialResult(scop, lowered, params, devices);
  });

  test('are one launch each, between the arrays and second ones', async () => {
    const lowered = await lowerScop(buildScop(fields), {
      recipe: recipe('time_tile(S0.t, 1)', ...tiles, ...fieldsLeft),
    });
    const [, even, odd] = lowered.plan.phases;
    expect(even?.launches).toHaveLength(1);
    expect(even?.single).toBeNull();
    const written = (phase: typeof even) =>
      phase?.views
        .filter(({ writes }) => writes.length > 0)
        .map(({ array }) => lowered.plan.arrays[array]?.name);
    expect(written(even)).toEqual(['E_next', 'H_next']);
    expect(written(odd)?.sort()).toEqual(['E', 'H']);
    expect(lowered.plan.arrays.find(({ name }) => name === 'E_next')).toMatchObject({
      liveIn: false,
      liveOut: false,
    });
    const kernel = lowered.kernels[1];
    expect(kernel?.body).toMatchObject([
      { kind: 'if', then: [{ statement: 'S0_even' }], otherwise: [{ statement: 'S0_even_edge' }] },
    ]);
    expect(kernel?.statements.S0_even?.body.map(({ kind }) => kind)).toEqual(['assign', 'assign']);
  });

  test('are the default for arrays that no cache holds', async () => {
    const scop = buildScop({ ...planes, context: '[n, T] -> { : n >= 4000 and T >= 100 }' });
    const { recipe: large } = await lowerScop(scop);
    expect(large.lines.map(({ verb }) => verb)[0]).toBe('time_tile');
    expect(large.lines.find(({ verb }) => verb === 'vectorize')?.args).toEqual(['S0_even.j', '256']);
    const { recipe: small } = await lowerScop(buildScop({ ...planes, context: '[n, T] -> { : n >= 0 }' }));
    expect(small.lines.some(({ verb }) => verb === 'time_tile')).toBe(false);
  });

  const inOneNest = (body: string, domain = '0 <= t < T and 1 <= i < n-1'): ScopSketch => ({
    params: ['n', 'T'],
    arrays: { A: ['n'], B: ['n'] },
    tree: loop('t', loop('i', statement(domain, body))),
  });
  test.each<[ScopSketch, string, string, string]>([
    [planes, 'S0.t, 9', 'BF2002', 'the arguments are not of the form time_tile(LOOP, N), N at most 8'],
    [planes, 'S0.i, 1', 'BF2004', 'it is not an outermost loop that counts up'],
    [
      inOneNest('A[i] = A[i-1]'),
      'S0.t, 1',
      'BF2003',
      'values go from one iteration to another inside a nest',
    ],
    [
      inOneNest('B[i] = A[i]'),
      'S0.t, 1',
      'BF2004',
      'no arrays of equal numbers of dimensions have values for its next iteration',
    ],
    [
      inOneNest('A[i] = A[i]', '0 <= t < T and t <= i < n'),
      'S0.t, 1',
      'BF2004',
      'its iterations update different elements of A',
    ],
    [
      inOneNest('may A[i] = A[i]'),
      'S0.t, 1',
      'BF2004',
      'S0 is not one assignment to each element of a part of an array',
    ],
    [
      heat2dInTwoPlanes,
      'S0.t, 1',
      'BF2004',
      'S0 is not one assignment to each element of a part of an array',
    ],
    [lu, 'S0.k, 1', 'BF2004', 'S0 is not one assignment to each element of a part of an array'],
    [planes, 'S0.t, 4', 'BF2004', 'each point would compute too much again'],
  ])('are refused, case %#', async (sketch, args, code, message) => {
    const lines = recipe(`time_tile(${args})`);
    const error = await lowerScop(buildScop(sketch), { recipe: lines }).catch((e: unknown) => e);
    if (!(error instanceof BoxflowError)) throw new Error('the recipe is not refused');
    expect(error.diagnostics[0]).toMatchObject({
      code,
      message: `time_tile(${args}): ${message}`,
    });
  });
});

/** A nest that updates an array from any elements nearby of both, in all or in a part of it. */
const nest = (array: string): fc.Arbitrary<LoopSketch> =>
  fc
    .record({
      low: fc.tuple(fc.integer({ min: 2, max: 3 }), fc.integer({ min: 2, max: 4 })),
      reads: fc.array(
        fc.tuple(
          fc.constantFrom('A', 'B', 'C'),
          fc.integer({ min: -1, max: 1 }),
          fc.integer({ min: -1, max: 1 }),
        ),
        { minLength: 1, maxLength: 3 },
      ),
    })
    .map(({ low, reads }) => {
      const at = (name: string, offset: number) =>
        offset === 0 ? name : `${name}${offset < 0 ? '' : '+'}${offset}`;
      const elements = reads.map(([name, i, j]) =>
        name === array ? `${name}[i][j]` : `${name}[${at('i', i)}][${at('j', j)}]`,
      );
      const domain = `0 <= t < T and ${low[0]} <= i < n-2 and ${low[1]} <= j < n-2`;
      return loop('i', loop('j', statement(domain, `${array}[i][j] = ${elements.join(' ')}`)));
    });

const RUNS = Number(process.env.BOXFLOW_RANDOM_PROGRAMS ?? (process.env.BOXFLOW_TEST_ALL === '1' ? 100 : 12));

test('random nests of a time loop leave the same in tiles', async () => {
  const program = fc.array(fc.constantFrom('A', 'B').chain(nest), { minLength: 1, maxLength: 3 });
  const sizes = fc.record({ n: fc.integer({ min: 5, max: 8 }), T: fc.integer({ min: 0, max: 6 }) });
  let tiled = 0;
  await fc.assert(
    fc.asyncProperty(
      program,
      sizes,
      fc.constantFrom(1, 2),
      fc.constantFrom(1, 3),
      async (body, params, steps, devices) => {
        const arrays = { A: ['n', 'n'], B: ['n', 'n'], C: ['n', 'n'] };
        const scop = buildScop({ params: ['n', 'T'], arrays, tree: loop('t', ...body) });
        const lines = await linesFor(scop, steps);
        if (!lines) return;
        tiled++;
        const lowered = await lowerScop(scop, { recipe: recipe(...lines), check: true });
        await expectSequentialResult(scop, lowered, params, devices);
      },
    ),
    { numRuns: RUNS, seed: 2026 },
  );
  expect(tiled).toBeGreaterThan(RUNS / 3);
}, 600_000);

/** Returns the lines for tiles, with as many copies as there are; `undefined` if tiles are refused. */
async function linesFor(scop: Scop, steps: number): Promise<string[] | undefined> {
  const ctx = await isl.Context.create();
  const start = originalState(modelScop(ctx, scop), false);
  const tiled = applyAllowed(start, [recipeLine('time_tile', ['S0.t', String(steps)])]);
  const outer = tiled ? loopNames(tiled.schedule).filter((name) => /_copy\d*\.e0/.test(name)) : [];
  ctx.dispose();
  if (!tiled) return undefined;
  const copies = outer.flatMap((name) => copyOf(name.replace('.e0', '')));
  const left = scop.statements.flatMap(({ name }) => [
    `distribute(${name}.i)`,
    `threads(${name}.i, ${name}.j)`,
  ]);
  return [`time_tile(S0.t, ${steps})`, ...copies, ...tiles, 'serial(S0.t)', ...left];
}
