import { type BodyExpr, printRecipeLine, type ScalarType, type Scop } from '@boxflow/ir';
import { describe, expect, test } from 'vitest';
import { lowerScop } from '../../../lower-scop.js';
import { buildScop, loop, statement } from '../../../test-support/build-scop.js';

/** `y[i] = x[i]`, or a function of it, for a million elements of certain types. */
function copy(x: ScalarType, y: ScalarType, extent = '1000000', call?: string): Scop {
  const scop = buildScop({
    params: [],
    arrays: { x: [extent], y: [extent] },
    tree: loop('i', statement(`0 <= i < ${extent}`, 'y[i] = x[i]')),
  });
  const types: Readonly<Record<string, ScalarType>> = { x, y };
  const read: BodyExpr = { kind: 'read', access: 1, type: x };
  const value: BodyExpr = call === undefined ? read : { kind: 'call', name: call, args: [read], type: x };
  return {
    ...scop,
    arrays: scop.arrays.map((array) => ({ ...array, element: types[array.name]! })),
    statements: scop.statements.map((one) => ({ ...one, body: [{ kind: 'assign', target: 0, value }] })),
  };
}

const linesOf = async (scop: Scop) => {
  const { recipe } = await lowerScop(scop);
  return recipe.lines.filter(({ verb }) => ['block', 'tile', 'runs'].includes(verb)).map(printRecipeLine);
};

describe('threads of one dimension read and write vectors', () => {
  test('if elements are narrow', async () => {
    expect(await linesOf(copy('uint8', 'float'))).toEqual([
      'block(S0.i, 128)  # threads along i access all 5 bytes side by side',
      'tile(S0.i, 512)  # elements have few bytes: one access for 4 elements',
      'runs(S0.i, 4)  # a thread reads and writes vectors',
    ]);
  });

  test('if an iteration computes much', async () => {
    expect(await linesOf(copy('float', 'float', '1000000', 'expf'))).toContain(
      'tile(S0.i, 512)  # an iteration takes many instructions for few bytes: one access for 4 elements',
    );
  });

  test.each<[string, Scop]>([
    ['memory takes longer than instructions', copy('float', 'float')],
    ['an element has 8 bytes', copy('uint8', 'double')],
    ['there are few threads', copy('uint8', 'float', '20000')],
  ])('unless %s', async (_, scop) => {
    expect((await linesOf(scop)).filter((line) => line.startsWith('runs'))).toEqual([]);
  });
});
