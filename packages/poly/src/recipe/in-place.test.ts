import { BoxflowError, type Recipe, type RecipeLine, type Scop } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lowerScop } from '../lower-scop.js';
import { modelScop } from '../model/scop-model.js';
import { buildScop, type LoopSketch, loop, statement } from '../test-support/build-scop.js';
import { expectSequentialResult } from '../test-support/expect-sequential-result.js';
import { originalState } from './mapping-state.js';
import { applyAllowed, recipeLine } from './verbs/apply-line.js';

const recipe = (...lines: string[]): Recipe => ({
  scop: 'scop0',
  lines: lines.map((line): RecipeLine => {
    const [, verb, args] = /^(\w+)\((.*)\)$/.exec(line) ?? [];
    return { verb: verb as RecipeLine['verb'], args: (args ?? '').split(', ') };
  }),
});

const texts = (lines: readonly RecipeLine[]) => lines.map(({ verb, args }) => `${verb}(${args.join(', ')})`);

const lower = '0 <= i < n and 0 <= j < i';
const upper = '0 <= i < n and i <= j < n';

/** As ludcmp has it: a factorisation whose elements are computed in a scalar. */
const factorisation = assigning(
  buildScop({
    params: ['n'],
    arrays: { A: ['n', 'n'], w: [] },
    deadAfter: ['w'],
    tree: loop(
      'i',
      loop(
        'j',
        statement(lower, 'w = A[i][j]'),
        loop('k', statement(`${lower} and 0 <= k < j`, 'w = w A[i][k] A[k][j]')),
        statement(lower, 'A[i][j] = w A[j][j]'),
      ),
      loop(
        'j',
        statement(upper, 'w = A[i][j]'),
        loop('k', statement(`${upper} and 0 <= k < i`, 'w = w A[i][k] A[k][j]')),
        statement(upper, 'A[i][j] = w'),
      ),
    ),
  }),
  ['S0', 'S3', 'S5'],
);

describe('values that are computed in the elements that take them', () => {
  test('let a factorisation have a new order, by default, and leave out what assigns elements to themselves', async () => {
    const lowered = await lowerScop(factorisation, { check: true });
    const lines = texts(lowered.recipe.lines);
    expect(lines.slice(0, 4)).toEqual([
      ...['in_place(S0.j, w)', 'in_place(S3.j, w)', 'reorder(S1.i, together)', 'serial(S1.k)'],
    ]);
    expect(lowered.plan.arrays.map(({ name }) => name)).toEqual(['A']);
    const executed = lowered.kernels.flatMap(({ statements }) => Object.keys(statements));
    expect([...new Set(executed)].sort()).toEqual(['S1', 'S2', 'S4']);
    for (const devices of [1, 3]) await expectSequentialResult(factorisation, lowered, { n: 7 }, devices);
    const replayed = await lowerScop(factorisation, { recipe: lowered.recipe, check: true });
    expect(replayed.plan).toEqual(lowered.plan);
  });

  test('stay in scalars where the loop is parallel with copies of them', async () => {
    const lines = texts((await lowerScop(sums('w = A[i]', 'y[i] = w'), { check: true })).recipe.lines);
    expect(lines.slice(0, 2)).toEqual(['privatize(S0.i, w)', 'distribute(S0.i)']);
  });

  test('are a choice of recipes there, too', async () => {
    const scop = sums('w = A[i]', 'y[i] = w');
    const lowered = await lowerScop(scop, {
      recipe: recipe('in_place(S0.i, w)', 'distribute(S0.i)', 'threads(S0.i)'),
      check: true,
    });
    expect(lowered.plan.arrays.map(({ name }) => name)).toEqual(['A', 'y']);
    await expectSequentialResult(scop, lowered, { n: 5 }, 2);
  });

  test('are refused if no statement would be left', async () => {
    const tree = loop('i', statement('0 <= i < n', 'w = A[0]'), statement('0 <= i < n', 'A[0] = w'));
    const built = buildScop({ params: ['n'], arrays: { A: ['n'], w: [] }, deadAfter: ['w'], tree });
    const scop = assigning(built, ['S0', 'S1']);
    await expect(lowerScop(scop, { recipe: recipe('in_place(S0.i, w)') })).rejects.toThrow(
      'elements of A are only assigned to themselves, so that no statement would be left',
    );
    await expect(lowerScop(scop)).rejects.toThrow(/no loop of scop0/);
  });

  const CROSSES = 'values of w go from one iteration to another, or into or out of the loop';
  const dead = sums('w = A[i]', 'y[i] = w');
  const live = { ...dead, arrays: dead.arrays.map((one) => ({ ...one, deadAfter: false })) };
  test.each<[Scop, string, string, string]>([
    [
      sums('w = A[i]', 'y[i] = w'),
      'in_place(S0.i)',
      'BF2002',
      'the arguments are not of the form in_place(LOOP, SCALAR)',
    ],
    [
      sums('w = A[i]', 'y[i] = w'),
      'in_place(S0.i, A)',
      'BF2004',
      'the values of A may be needed outside the region',
    ],
    [live, 'in_place(S0.i, w)', 'BF2006', CROSSES],
    [sums('w = w A[i]', 'y[i] = w'), 'in_place(S0.i, w)', 'BF2006', CROSSES],
    [
      sums('w = A[i]', 'y[i] = w y[i]'),
      'in_place(S0.i, w)',
      'BF2004',
      'S2 accesses the element that takes w in the end',
    ],
    [
      sums('w = A[i]', 'A[i] = w'),
      'in_place(S0.i, w)',
      'BF2004',
      'S1 accesses the element that takes w in the end',
    ],
    [
      sums('w = A[i]', 'y[{A[i]}] = w'),
      'in_place(S0.i, w)',
      'BF2004',
      'S2 does not assign w to an element with affine subscripts',
    ],
    [
      sums('w = A[i]', 'y[i] = w', '0 <= i < n and i mod 2 = 0'),
      'in_place(S0.i, w)',
      'BF2004',
      'not every iteration begins with w and assigns it, once each',
    ],
  ])('are refused, case %#', async (scop, line, code, message) => {
    const error = await lowerScop(scop, { recipe: recipe(line) }).catch((e: unknown) => e);
    if (!(error instanceof BoxflowError)) throw new Error('the recipe is not refused');
    expect(error.diagnostics[0]).toMatchObject({ code, message: `${line}: ${message}` });
  });

  test('keep the results of random programs that they are allowed for', async () => {
    let allowed = 0;
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(program, fc.constantFrom(1, 2, 3), async (scop, devices) => {
        const rewritten = await withLine(scop, recipeLine('in_place', ['S0.j', 'w']));
        if (!rewritten) {
          refused++;
          return;
        }
        allowed++;
        const lowered = await lowerScop(rewritten, { check: true }).catch(unlessSequential);
        if (lowered) await expectSequentialResult(scop, lowered, {}, devices);
      }),
      { numRuns: 40, seed: 2026 },
    );
    expect([allowed, refused].every((count) => count > 8)).toBe(true);
  }, 120_000);
});

/** Returns the SCoP in which some statements assign what they read as it is. */
function assigning(scop: Scop, names: readonly string[]): Scop {
  const statements = scop.statements.map((one) => {
    const [only] = one.body;
    const read = one.accesses.findIndex(({ kind }) => kind === 'read');
    if (!names.includes(one.name) || only?.kind !== 'assign') return one;
    return { ...one, body: [{ ...only, value: { kind: 'read', access: read, type: 'double' } as const }] };
  });
  return { ...scop, statements };
}

/** A sum over `A` in each iteration. */
function sums(begin: string, end: string, last = '0 <= i < n'): Scop {
  const tree = loop(
    'i',
    statement('0 <= i < n', begin),
    loop('k', statement('0 <= i < n and 0 <= k < n', 'w = w A[k]')),
    statement(last, end),
  );
  return buildScop({ params: ['n'], arrays: { A: ['n'], y: ['n'], w: [] }, deadAfter: ['w'], tree });
}

/** Elements that are computed in a scalar from elements before them, from those behind them, or from themselves. */
const program = fc
  .record({
    domain: fc.constantFrom(
      '0 <= i < 6 and 0 <= j < 5',
      '0 <= i < 6 and 0 <= j < i',
      '0 <= i < 6 and i <= j < 6',
    ),
    terms: fc.constantFrom('0 <= k < j', '0 <= k < i', 'j < k < 6', '0 <= k <= j', '0 <= k < 6'),
    factors: fc.constantFrom('A[i][k] A[k][j]', 'A[i][k]', 'B[k][j] A[j][k]', 'B[i][j]'),
    begin: fc.constantFrom('A[i][j]', 'B[i][j]', ''),
    target: fc.constantFrom('A[i][j]', 'A[i][j]', 'A[j][i]', 'B[i][0]'),
    more: fc.constantFrom('', 'A[j][j]', 'B[i][i]'),
    between: fc.boolean(),
  })
  .map(({ domain, terms, factors, begin, target, more, between }) => {
    const other: readonly LoopSketch[] = between ? [statement(domain, 'B[j][i] = A[i][j]')] : [];
    const tree = loop(
      'i',
      loop(
        'j',
        statement(domain, `w = ${begin}`),
        ...other,
        loop('k', statement(`${domain} and ${terms}`, `w = w ${factors}`)),
        statement(domain, `${target} = w ${more}`),
      ),
    );
    const arrays = { A: ['6', '6'], B: ['6', '6'], w: [] };
    return assigning(buildScop({ arrays, deadAfter: ['w'], tree }), begin === '' || between ? [] : ['S0']);
  });

/** Passes errors on, except that no loop is parallel. */
function unlessSequential(error: unknown): undefined {
  if (error instanceof BoxflowError && error.diagnostics[0]?.code === 'BF2101') return undefined;
  throw error;
}

/** Returns the SCoP that a line makes; `undefined` if it is refused. */
async function withLine(scop: Scop, line: RecipeLine): Promise<Scop | undefined> {
  const ctx = await isl.Context.create();
  try {
    return applyAllowed(originalState(modelScop(ctx, scop), false), [line])?.model.scop;
  } finally {
    ctx.dispose();
  }
}
