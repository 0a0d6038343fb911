import { BoxflowError, type Recipe, type RecipeLine, type Scop } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lowerScop } from '../lower-scop.js';
import { modelScop } from '../model/scop-model.js';
import { buildScop, loop, statement } from '../test-support/build-scop.js';
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

const inBox = '0 <= r < n and 0 <= q < n and 0 <= p < n';

/** As doitgen has it: rows of products go through one small array, whose last values are read after the region. */
const rows = buildScop({
  params: ['n'],
  context: '[n] -> { : n >= 1 }',
  arrays: { A: ['n', 'n', 'n'], C: ['n', 'n'], sum: [null] },
  tree: loop(
    'r',
    loop(
      'q',
      loop(
        'p',
        statement(inBox, 'sum[p] ='),
        loop('s', statement(`${inBox} and 0 <= s < n`, 'sum[p] = sum[p] A[r][q][s] C[s][p]')),
      ),
      loop('p', statement(inBox, 'A[r][q][p] = sum[p]')),
    ),
  ),
});

describe('elements of iterations', () => {
  test('make products of sums that use the same elements again, by default', async () => {
    const lowered = await lowerScop(rows, { check: true });
    const lines = texts(lowered.recipe.lines);
    expect(lines.slice(0, 4)).toEqual([
      'expand(S0.r, S0.q, sum)',
      'distribute(S0.r)',
      'fission(S0.q)',
      'threads(S0.r, S0.q, S0.p)',
    ]);
    expect(lines).toContain('copy_to_shared(S1.s, 16, C)');
    expect(lowered.plan.arrays.map(({ name }) => name)).toEqual(['A', 'C', 'sum', 'sum_each']);
    expect(lowered.plan.arrays.map(({ liveOut }) => liveOut)).toEqual([true, false, true, false]);
    expect(lowered.kernels.at(-1)?.statements.S0_last?.text).toBe('sum[e0] = sum_each[r][q][e0];');
    for (const devices of [1, 3]) await expectSequentialResult(rows, lowered, { n: 4 }, devices);
    const replayed = await lowerScop(rows, { recipe: lowered.recipe, check: true });
    expect(replayed.plan).toEqual(lowered.plan);
  });

  test('are not copied back if nothing reads them', async () => {
    const arrays = rows.arrays.map((one) => (one.name === 'sum' ? { ...one, deadAfter: true } : one));
    const lowered = await lowerScop({ ...rows, arrays }, { check: true });
    expect(texts(lowered.recipe.lines)[0]).toBe('expand(S0.r, S0.q, sum)');
    expect(lowered.plan.arrays.map(({ name }) => name)).toEqual(['A', 'C', 'sum_each']);
    expect(lowered.plan.phases).toHaveLength(1);
    await expectSequentialResult({ ...rows, arrays }, lowered, { n: 4 }, 2);
  });

  test('are a choice of recipes for scalars, too', async () => {
    const lines = recipe('expand(S0.i, s)', 'distribute(S0.i)', 'threads(S0.i)');
    const lowered = await lowerScop(scalar, { recipe: lines, check: true });
    expect(lowered.plan.arrays.map(({ name }) => name)).toEqual(['A', 's_each']);
    await expectSequentialResult(scalar, lowered, { n: 5 }, 2);
  });

  test.each<[Scop, string[], string, string]>([
    [rows, ['expand(sum)'], 'BF2002', 'the arguments are not of the form expand(LOOP, …, ARRAY)'],
    [rows, ['expand(S0.r, S0.p, sum)'], 'BF2004', 'S0.p is not the only thing in S0.r'],
    [rows, ['expand(S0.r, S0.q, C)'], 'BF2004', 'the loop does not write C'],
    [
      rows,
      ['expand(S0.r, S0.q, A)'],
      'BF2006',
      'values of A go from one iteration to another, or into or out of the loop',
    ],
    [
      rows,
      ['serial(S0.r)', 'expand(S0.r, S0.q, sum)'],
      'BF2004',
      'it rewrites statements, so that it comes before all lines but those that do so, too',
    ],
    [
      through('-n <= i < n', 's[0] = A[i]', 'A[i] = s[0]'),
      ['expand(S0.i, s)'],
      'BF2004',
      'iterators are subscripts then, and they may be negative',
    ],
    [
      through('0 <= i < n', 's[{A[i]}] = A[i]', 'A[i] = A[i]'),
      ['expand(S0.i, s)'],
      'BF2004',
      'it depends on data which iteration writes the last values of s',
    ],
    [
      through('1 <= i < n', 's[i] = A[i]', 'A[i] = s[i-1]'),
      ['expand(S0.i, s)'],
      'BF2006',
      'values of s go from one iteration to another, or into or out of the loop',
    ],
  ])('are refused, case %#', async (scop, lines, code, message) => {
    const error = await lowerScop(scop, { recipe: recipe(...lines) }).catch((e: unknown) => e);
    if (!(error instanceof BoxflowError)) throw new Error('the recipe is not refused');
    expect(error.diagnostics[0]).toMatchObject({ code, message: `${lines.at(-1)}: ${message}` });
  });

  test('keep the results of random programs that they are allowed for', async () => {
    let allowed = 0;
    await fc.assert(
      fc.asyncProperty(program, fc.constantFrom(1, 2, 3), async (scop, devices) => {
        for (const args of [
          ['S0.i', 's'],
          ['S0.i', 'S0.j', 's'],
          ['S0.j', 's'],
        ]) {
          const rewritten = await withLine(scop, recipeLine('expand', args));
          if (!rewritten) continue;
          allowed++;
          expect(rewritten.arrays.map(({ name }) => name)).toContain('s_each');
          const lowered = await lowerScop(rewritten, { check: true }).catch(unlessSequential);
          if (lowered) await expectSequentialResult(scop, lowered, {}, devices);
        }
      }),
      { numRuns: 25, seed: 2026 },
    );
    expect(allowed).toBeGreaterThan(10);
  }, 120_000);
});

/** Each iteration writes a scalar and reads it. */
const scalar = buildScop({
  params: ['n'],
  arrays: { A: ['n'], s: [] },
  deadAfter: ['s'],
  tree: loop('i', statement('0 <= i < n', 's = A[i]'), statement('0 <= i < n', 'A[i] = s')),
});

/** A loop with two statements. */
function through(domain: string, first: string, second: string): Scop {
  const tree = loop('i', statement(domain, first), statement(domain, second));
  return buildScop({ params: ['n'], arrays: { A: ['n'], s: ['n'] }, tree });
}

/** Values that go through elements of `s`, which is as large as the program or a loop needs. */
const program = fc
  .record({
    domain: fc.constantFrom(
      '0 <= i < 5 and 0 <= j < 4 and 0 <= k < 5',
      '0 <= i < 5 and i <= j < 5 and j <= k < 5',
      '1 <= i < 5 and i mod 2 = 0 and 0 <= j < 3 and 0 <= k < 5',
    ),
    write: fc.constantFrom('k', 'k', '4-k', '2', 'j'),
    read: fc.constantFrom('k', 'k', '4-k', '2', 'j'),
    may: fc.constantFrom('', '', '', 'may '),
    dead: fc.boolean(),
    known: fc.boolean(),
  })
  .map(({ domain, write, read, may, dead, known }) =>
    buildScop({
      arrays: { A: ['5', '5', '5'], B: ['5', '5', '5'], s: [known ? '5' : null] },
      deadAfter: dead ? ['s'] : [],
      tree: loop(
        'i',
        loop(
          'j',
          loop('k', statement(domain, `${may}s[${write}] = A[i][j][k]`)),
          loop('k', statement(domain, `B[i][j][k] = s[${read}] A[i][j][k]`)),
        ),
      ),
    }),
  );

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
