import { type BoxflowError, verifyKernel, verifyPlan } from '@boxflow/ir';
import { describe, expect, it, test } from 'vitest';
import { explainScop } from './explain/explain-scop.js';
import { lowerScop } from './lower-scop.js';
import { buildScop, loop, type ScopSketch, sequence, statement } from './test-support/build-scop.js';
import type { Environment } from './test-support/evaluate.js';
import { expectSequentialResult } from './test-support/expect-sequential-result.js';

interface Program {
  readonly sketch: ScopSketch;
  readonly params: Environment;
  /** Whether each phase stays in one piece. */
  readonly single: readonly boolean[];
}

const set = (array: string) => loop('i', statement('0 <= i < n', `${array}[i] =`));

const PROGRAMS: Readonly<Record<string, Program>> = {
  'a gather': {
    sketch: {
      params: ['n', 'm'],
      arrays: { y: ['n'], x: ['m'], idx: ['n'] },
      tree: loop('i', statement('0 <= i < n', 'y[i] = x[{idx[i]}]')),
    },
    params: { n: 9, m: 5 },
    single: [false],
  },
  'a gather of what the region computes before': {
    sketch: {
      params: ['n'],
      arrays: { y: ['n'], x: ['n'], idx: ['n'] },
      tree: sequence(
        set('x'),
        set('idx'),
        loop('i', statement('0 <= i < n', 'y[i] = x[{idx[i]}] x[{idx[{idx[i]}]}]')),
      ),
    },
    params: { n: 8 },
    single: [false, false, false],
  },
  'a matrix by its rows of positions and values': {
    sketch: {
      params: ['n'],
      arrays: { y: ['n'], v: ['n', '3'], col: ['n', '3'], x: ['n'] },
      tree: loop(
        'i',
        loop('j', statement('0 <= i < n and 0 <= j < 3', 'y[i] = y[i] v[i][j] x[{col[i][j]}]')),
      ),
    },
    params: { n: 7 },
    single: [false],
  },
  'a histogram for each row': {
    sketch: {
      params: ['n'],
      arrays: { hist: ['n', '5'], b: ['n', '6'] },
      tree: loop(
        'i',
        loop('j', statement('0 <= i < n and 0 <= j < 6', 'hist[i][{b[i][j]}] = hist[i][{b[i][j]}]')),
      ),
    },
    params: { n: 7 },
    single: [false],
  },
  'a scatter, then a gather': {
    sketch: {
      params: ['n'],
      arrays: { a: ['n'], b: ['n'], idx: ['n'] },
      tree: sequence(
        loop('i', statement('0 <= i < n', 'a[{idx[i]}] = b[i]')),
        loop('i', statement('0 <= i < n', 'b[i] = a[{idx[i]}]')),
      ),
    },
    params: { n: 6 },
    single: [true, false],
  },
  'a gather in place, over time': {
    sketch: {
      params: ['n', 'T'],
      arrays: { a: ['2', 'n'], idx: ['n'] },
      tree: loop('t', loop('i', statement('0 <= t < T and 0 <= i < n', 'a[(t+1)%2][i] = a[t%2][{idx[i]}]'))),
    },
    params: { n: 7, T: 3 },
    single: [false],
  },
};

describe.each(Object.entries(PROGRAMS))('%s', (_, { sketch, params, single }) => {
  const scop = buildScop(sketch);

  it.each([1, 2, 3, 5])('does on %i devices what the program does', async (devices) => {
    await expectSequentialResult(scop, await lowerScop(scop), params, devices);
  });

  it('is distributed if it can be', async () => {
    const { plan, kernels } = await lowerScop(scop);
    expect(plan.phases.map((phase) => phase.single !== null)).toEqual(single);
    expect([...verifyPlan(plan, kernels), ...kernels.flatMap(verifyKernel)]).toEqual([]);
  });
});

const scatter = buildScop({
  params: ['n'],
  arrays: { hist: ['9'], b: ['n'] },
  tree: loop('i', statement('0 <= i < n', 'hist[{b[i]}] = hist[{b[i]}]')),
});

test('a scatter is not parallel, and the reason is data', async () => {
  const error = (await lowerScop(scatter).catch((caught: unknown) => caught)) as BoxflowError;
  expect(error.diagnostics.map(({ code, notes }) => [code, notes.map(({ message }) => message)])).toEqual([
    [
      'BF2101',
      [
        'S0 depends on S0 of line 1 (hist[{b[i]}] = f(hist[{b[i]}]);); which elements of hist they access depends on data',
      ],
    ],
  ]);
});

test('explain says of a scatter what would help', async () => {
  const { loops, statements } = await explainScop(scatter);
  expect(loops.map(({ parallel, help }) => [parallel, help.map(({ kind, array }) => [kind, array])])).toEqual(
    [[false, [['scatter', 'hist']]]],
  );
  expect(statements[0]).toMatchObject({
    mustWrites: [],
    mayWrites: ["[n] -> { S0[i] -> hist[a0'] : 0 <= a0' < 9 }"],
  });
});

test('what is read through data is copied whole to each device', async () => {
  const { sketch } = PROGRAMS['a gather'] as Program;
  const { plan } = await lowerScop(buildScop(sketch));
  const x = plan.phases[0]?.views.find(({ name }) => name === 'x');
  expect(x?.reads).toMatchObject([{ lo: [{ op: 'int', value: 0 }], hi: [{ op: 'var', name: 'm' }] }]);
});
