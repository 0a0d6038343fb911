import type { Scop } from '@boxflow/ir';
import { describe, expect, it, test } from 'vitest';
import { buildScop, loop, sequence, statement } from '../test-support/build-scop.js';
import { floyd } from '../test-support/program-sketches.js';
import { explainScop } from './explain-scop.js';

const floydScop = buildScop(floyd);

/** Returns the help for each loop, by its name. */
async function helpOf(scop: Scop): Promise<Record<string, readonly string[]>> {
  const { loops } = await explainScop(scop);
  return Object.fromEntries(
    loops.map(({ name, parallel, help }) => [
      name,
      parallel ? ['parallel'] : help.map(({ kind, array }) => `${kind} ${array}`),
    ]),
  );
}

const inner = (domain: string, text: string) => loop('i', statement(domain, text));
const one = (domain: string, text: string) =>
  buildScop({ arrays: { a: ['99'], s: [], b: ['99'], large: ['999'] }, tree: inner(domain, text) });

describe('what would help a loop', () => {
  it.each([
    ['a[i] = b[i]', 'parallel'],
    ['a[i] = a[i-1]', 'recurrence a'],
    ['a[i] = a[i-2] a[i-4]', 'interleave a'],
    ['a[i] = a[i-2] a[i-3]', 'recurrence a'],
    ['a[i] = a[i+1]', 'copy a'],
    ['s[] = b[i]', 'last-value s'],
    ['a[i] = a[4]', 'split a'],
    ['may s[] = b[i] s[]', 'recurrence s'],
  ])('%s: %s', async (text, help) => {
    expect(await helpOf(one('4 <= i < 9', text.replace('s[]', 's')))).toEqual({ 'S0.i': [help] });
  });

  it('names a scalar that every iteration sets before it reads it, but none that only some set', async () => {
    const sets = (scalar: string, first: string) =>
      buildScop({
        arrays: { a: ['9'], b: ['9'], s: [], large: ['999'] },
        tree: loop('i', statement('0 <= i < 9', first), statement('0 <= i < 9', `b[i] = ${scalar}`)),
      });
    expect(await helpOf(sets('s', 's = a[i]'))).toEqual({ 'S0.i': ['split s'] });
    expect(await helpOf(sets('large[0]', 'large[0] = a[i]'))).toEqual({ 'S0.i': ['privatise large'] });
    expect(await helpOf(sets('s', 'may s = a[i]'))).toEqual({ 'S0.i': ['recurrence s'] });
  });

  it('is a wavefront where no dependence of two loops goes far backwards', async () => {
    const nest = (text: string) =>
      buildScop({
        arrays: { a: ['9', '9'] },
        tree: loop('i', loop('j', statement('1 <= i < 8 and 1 <= j < 8', text))),
      });
    expect(await helpOf(nest('a[i][j] = a[i-1][j] a[i][j-1]'))).toEqual({
      'S0.i': ['wavefront a'],
      'S0.j': ['wavefront a'],
    });
    expect(await helpOf(nest('a[i][j] = a[i-1][j+1] a[i][j-1]'))).toEqual({
      'S0.i': ['wavefront a'],
      'S0.j': ['wavefront a'],
    });
    expect(await helpOf(nest('a[i][j] = a[i-1][8-j] a[i][j-1]'))).toEqual({
      'S0.i': ['recurrence a'],
      'S0.j': ['recurrence a'],
    });
  });
});

test('the distances of a dependence are those of the loops around both ends', async () => {
  const scop = buildScop({
    arrays: { a: ['99', '99'] },
    tree: loop(
      't',
      loop('i', statement('0 <= t < 9 and 0 <= i < 9', 'a[t+1][i] = a[t][i]')),
      loop('j', statement('0 <= t < 9 and 0 <= j < 9', 'a[t+1][j] = a[t+1][j]')),
    ),
  });
  const { dependences } = await explainScop(scop);
  const flow = dependences.filter(({ kind }) => kind === 'flow');
  expect(flow.map(({ source, sink, distances }) => [source.statement, sink.statement, distances])).toEqual([
    ['S0', 'S1', [{ min: 0, max: 0 }]],
    ['S1', 'S0', [{ min: 1, max: 1 }]],
  ]);
});

test('positions in sequences and values of loops make up the original order', async () => {
  const scop = buildScop({
    arrays: { a: ['99', '99'] },
    tree: sequence(
      statement('', 'a[0][0] ='),
      loop('t', statement('0 <= t < 9', 'a[t][0] ='), loop('i', statement('0 <= i < t < 9', 'a[t][i] ='))),
    ),
  });
  const { statements } = await explainScop(scop);
  expect(statements.map(({ schedule }) => schedule)).toEqual([
    '{ S0[] -> [0, 0, 0, 0, 0] }',
    '{ S1[t] -> [1, t, 0, 0, 0] }',
    '{ S2[t, i] -> [1, t, 1, i, 0] }',
  ]);
});

test('a loop in which the first statement never executes keeps its name and its place', async () => {
  const scop = buildScop({
    arrays: { a: ['9'] },
    tree: sequence(
      loop('i', statement('3 <= i < 2', 'a[i] = a[i-1]')),
      loop('j', statement('5 <= j < 2', 'a[j] ='), statement('0 <= j < 9', 'a[j] =')),
    ),
  });
  const { loops } = await explainScop(scop);
  expect(loops.map(({ name, statements, parallel }) => [name, statements, parallel])).toEqual([
    ['S2.j', ['S1', 'S2'], true],
  ]);
});

test.each([300, 3_000, 30_000])(
  'a quota of %i operations gives an explanation that says what it lacks',
  async (maxOperations) => {
    const explanation = await explainScop(floydScop, { maxOperations });
    expect(explanation.statements).toHaveLength(1);
    expect(explanation.loops.map(({ name }) => name)).toEqual(['S0.k', 'S0.i', 'S0.j']);
    expect(explanation.loops.some(({ parallel }) => parallel === null)).toBe(true);
    expect(explanation.incomplete).toMatch(/: too complex/);
  },
);

describe('loops whose iterations get copies', () => {
  const program = (domain: string) =>
    buildScop({
      arrays: { A: ['9', '9'], B: ['9', '9'], s: [] },
      locals: ['s'],
      tree: loop(
        'i',
        statement('0 <= i < 9', 's = A[i][0]'),
        loop('j', statement(`0 <= i < 9 and ${domain}`, 'B[i][j] = s B[i][j-1]')),
      ),
    });

  test('are parallel, and say of which arrays', async () => {
    const { loops } = await explainScop(program('1 <= j < 9'));
    expect(loops).toMatchObject([
      { name: 'S0.i', parallel: true, privatized: ['s'], obstacles: [], help: [] },
      { name: 'S1.j', parallel: false, privatized: [], help: [{ kind: 'recurrence', array: 'B' }] },
    ]);
  });

  test('are not, where something else stands in the way, and then only that is told', async () => {
    const recurrence = buildScop({
      arrays: { A: ['9'], s: [] },
      locals: ['s'],
      tree: loop('i', statement('1 <= i < 9', 's = A[i-1]'), statement('1 <= i < 9', 'A[i] = s')),
    });
    const [only] = (await explainScop(recurrence)).loops;
    expect(only).toMatchObject({ parallel: false, privatized: [] });
    expect(only?.obstacles.map(({ kind, array }) => `${kind} ${array}`)).toEqual(['flow A']);
  });
});

it('counts executions at the sizes of the program, whichever order isl has the parameters in', async () => {
  const scop = buildScop({
    params: ['steps', 'n'],
    arrays: { a: ['n'] },
    tree: loop('t', loop('i', statement('0 <= t < steps and 1 <= i < n', 'a[i] = a[i-1]'))),
  });
  const valued = {
    ...scop,
    context: '[n, steps] -> { : n >= 1 }',
    parameters: scop.parameters.map((one) => (one.name === 'steps' ? { ...one, value: 7 } : one)),
  };
  const { estimate } = await explainScop(valued);
  expect(estimate).toEqual({ sizes: { steps: 7, n: 1000 }, executions: 6993, iterations: [7, 999] });
});
