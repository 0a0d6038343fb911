import { BoxflowError } from '@boxflow/ir';
import fc from 'fast-check';
import { test } from 'vitest';
import { lowerScop } from './lower-scop.js';
import { buildScop, type LoopSketch, loop, sequence, statement } from './test-support/build-scop.js';
import { expectSequentialResult } from './test-support/expect-sequential-result.js';

// Subscripts stay within [0, SIZE) for iterators within [MARGIN, SIZE - MARGIN).
const SIZE = 7;
const MARGIN = 1;

const RANGES = {
  rectangle: (iterators: readonly string[]) => iterators.map((i) => `${MARGIN} <= ${i} < ${SIZE - MARGIN}`),
  triangle: (iterators: readonly string[]) =>
    iterators.map((i, d) => `${d === 0 ? MARGIN : iterators[d - 1]} <= ${i} < ${SIZE - MARGIN}`),
  strided: (iterators: readonly string[]) =>
    iterators.map((i) => `${MARGIN} <= ${i} < ${SIZE - MARGIN} and ${i} mod 2 = 0`),
};

const offset = fc.constantFrom('', '-1', '+1');

/** A scalar and a small array, written anywhere and read anywhere. Values of some are of no use after the region. */
const LOCALS = { s: [], t: [String(SIZE)] };

/**
 * A reference to a local, or to one of two 2-d arrays by the iterators around it, shifted, transposed or fixed, or by
 * data.
 */
const reference = (iterators: readonly string[]): fc.Arbitrary<string> => {
  const subscript = fc.oneof(
    { weight: 5, arbitrary: fc.tuple(fc.constantFrom(...iterators), offset).map(([i, o]) => `${i}${o}`) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: SIZE - 1 }).map(String) },
    { weight: 1, arbitrary: fc.constantFrom(...iterators).map((i) => `{idx[${i}]}`) },
  );
  const shared = fc
    .tuple(fc.constantFrom('A', 'B'), subscript, subscript)
    .map(([array, a, b]) => `${array}[${a}][${b}]`);
  return fc.oneof(
    { weight: 8, arbitrary: shared },
    { weight: 2, arbitrary: fc.constant('s') },
    { weight: 1, arbitrary: subscript.map((a) => `t[${a}]`) },
  );
};

/** A value on its way from one statement to the next, through a local. */
const throughLocal = (iterators: readonly string[]): fc.Arbitrary<LoopSketch[]> =>
  fc
    .tuple(
      fc.constantFrom(...(Object.keys(RANGES) as (keyof typeof RANGES)[])),
      fc.constantFrom('s', `t[${iterators.at(-1)}]`, 't[2]'),
      reference(iterators),
      reference(iterators),
      reference(iterators),
    )
    .map(([range, local, source, target, other]) => {
      const domain = RANGES[range](iterators).join(' and ');
      return [statement(domain, `${local} = ${source}`), statement(domain, `${target} = ${local} ${other}`)];
    });

const assignment = (iterators: readonly string[]): fc.Arbitrary<LoopSketch> =>
  fc
    .tuple(
      fc.constantFrom(...(Object.keys(RANGES) as (keyof typeof RANGES)[])),
      reference(iterators),
      fc.array(reference(iterators), { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 0, max: 4 }),
    )
    .map(([range, target, sources, dice]) =>
      statement(
        RANGES[range](iterators).join(' and '),
        `${dice === 0 ? 'may ' : ''}${target} = ${sources.join(' ')}`,
      ),
    );

/** One nest of one to three loops, sometimes imperfect. */
const nest: fc.Arbitrary<LoopSketch> = fc.oneof(
  assignment(['i', 'j']).map((s) => loop('i', loop('j', s))),
  fc
    .tuple(assignment(['t', 'i', 'j']), assignment(['t', 'i', 'j']))
    .map(([a, b]) => loop('t', loop('i', loop('j', a)), loop('i', loop('j', b)))),
  fc.tuple(assignment(['i']), assignment(['i', 'j'])).map(([a, b]) => loop('i', a, loop('j', b))),
  assignment(['t', 'i', 'j']).map((s) => loop('t', loop('i', loop('j', s)))),
  throughLocal(['i']).map((pair) => loop('i', ...pair)),
  throughLocal(['i', 'j']).map((pair) => loop('i', loop('j', ...pair))),
  fc
    .tuple(throughLocal(['i']), assignment(['i', 'j']))
    .map(([[set, use], s]) => loop('i', set as LoopSketch, loop('j', s), use as LoopSketch)),
);

const deadAfter = fc.subarray(Object.keys(LOCALS));

const program = fc.tuple(fc.array(nest, { minLength: 1, maxLength: 2 }), deadAfter).map(([nests, dead]) =>
  buildScop({
    arrays: {
      A: [String(SIZE), String(SIZE)],
      B: [String(SIZE), String(SIZE)],
      idx: [String(SIZE)],
      ...LOCALS,
    },
    deadAfter: dead,
    tree: sequence(...nests),
  }),
);

/** In the second case tiles are rectangles wherever they may be, some of them of one iteration. */
const devices = fc.oneof(
  fc.constantFrom(1, 2, 3, 5).map((grid) => ({ grid, dimensions: 1 as const })),
  fc
    .record({ rows: fc.constantFrom(1, 2, 3, 5), columns: fc.constantFrom(2, 3, 5) })
    .map((grid) => ({ grid, dimensions: 2 as const })),
);

// Every run has the same programs, so that a change is to blame when this fails. The environment can ask for others.
const RUNS = Number(process.env.BOXFLOW_RANDOM_PROGRAMS ?? 60);
const SEED = Number(process.env.BOXFLOW_RANDOM_SEED ?? 2026);

test('random affine programs give the sequential result on devices that share nothing', async () => {
  await fc.assert(
    fc.asyncProperty(program, devices, async (scop, { grid, dimensions }) => {
      const lowered = await lowerScop(scop, { dimensions, check: true }).catch((error: unknown) => {
        if (error instanceof BoxflowError && error.diagnostics[0]?.code === 'BF2101') return undefined;
        throw error;
      });
      if (!lowered) return;
      await expectSequentialResult(scop, lowered, {}, grid);
    }),
    { numRuns: RUNS, seed: SEED },
  );
}, 600_000);
