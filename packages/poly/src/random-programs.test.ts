import { BoxflowError } from '@boxflow/ir';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lowerScop } from './lower-scop.js';
import { buildScop, type LoopSketch, loop, sequence, statement } from './test-support/build-scop.js';
import { initialValue } from './test-support/memory.js';
import { runPlan } from './test-support/run-plan.js';
import { runSequentially } from './test-support/run-sequentially.js';

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

/** A reference to one of two 2-d arrays by the iterators around it, shifted, transposed or fixed. */
const reference = (iterators: readonly string[]): fc.Arbitrary<string> => {
  const subscript = fc.oneof(
    { weight: 5, arbitrary: fc.tuple(fc.constantFrom(...iterators), offset).map(([i, o]) => `${i}${o}`) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: SIZE - 1 }).map(String) },
  );
  return fc
    .tuple(fc.constantFrom('A', 'B'), subscript, subscript)
    .map(([array, a, b]) => `${array}[${a}][${b}]`);
};

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

/** One nest of two or three loops, sometimes imperfect. */
const nest: fc.Arbitrary<LoopSketch> = fc.oneof(
  assignment(['i', 'j']).map((s) => loop('i', loop('j', s))),
  fc
    .tuple(assignment(['t', 'i', 'j']), assignment(['t', 'i', 'j']))
    .map(([a, b]) => loop('t', loop('i', loop('j', a)), loop('i', loop('j', b)))),
  fc.tuple(assignment(['i']), assignment(['i', 'j'])).map(([a, b]) => loop('i', a, loop('j', b))),
  assignment(['t', 'i', 'j']).map((s) => loop('t', loop('i', loop('j', s)))),
);

const program = fc.array(nest, { minLength: 1, maxLength: 2 }).map((nests) =>
  buildScop({
    arrays: { A: [String(SIZE), String(SIZE)], B: [String(SIZE), String(SIZE)] },
    tree: sequence(...nests),
  }),
);

// The same programs on every run, so that a change is to blame when this fails; others by the environment.
const RUNS = Number(process.env.BOXFLOW_RANDOM_PROGRAMS ?? 60);
const SEED = Number(process.env.BOXFLOW_RANDOM_SEED ?? 2026);

test('random affine programs give the sequential result on devices that share nothing', async () => {
  await fc.assert(
    fc.asyncProperty(program, fc.constantFrom(1, 2, 3, 5), async (scop, devices) => {
      const lowered = await lowerScop(scop).catch((error: unknown) => {
        if (error instanceof BoxflowError && error.diagnostics[0]?.code === 'BF2101') return undefined;
        throw error;
      });
      if (!lowered) return;
      const memory = runPlan(lowered.plan, lowered.kernels, {}, devices);
      const expected = await runSequentially(scop, {});
      for (const [key, value] of expected) expect([key, memory.get(key)]).toEqual([key, value]);
      for (const [key, value] of memory)
        expect([key, value]).toEqual([key, expected.get(key) ?? initialValue(key)]);
    }),
    { numRuns: RUNS, seed: SEED },
  );
}, 600_000);
