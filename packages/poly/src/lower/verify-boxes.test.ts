import { int, type Kernel, type SharedBuffer, variable } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lowerScop } from '../lower-scop.js';
import { buildScop, loop, statement } from '../test-support/build-scop.js';
import { verifyBoxes } from './verify-boxes.js';

/** Products that each block computes twice, from a box of A to a box of B. */
const sums = buildScop({
  params: ['n', 'm'],
  arrays: { A: ['n', 'm'], B: ['n', 'm'], C: ['n', 'm'] },
  tree: loop(
    'i',
    loop('z', loop('k', statement('0 <= i < n and 0 <= z < 2 and 0 <= k < m', 'B[i][k] = A[i][k] C[i][k]'))),
  ),
});

const verb = (name: string, ...args: readonly string[]) => ({ verb: name as never, args });

let ctx: isl.Context;
let kernel: Kernel;
let context: isl.Set;
beforeAll(async () => {
  ctx = await isl.Context.create();
  const lines = [
    ...[verb('distribute', 'S0.i'), verb('threads', 'S0.i'), verb('tile', 'S0.i', '4')],
    ...['A', 'B'].map((array) => verb('copy_to_shared', 'S0.k', '3', array)),
  ];
  const { kernels } = await lowerScop(sums, { recipe: { scop: 'scop0', lines }, check: true });
  kernel = kernels[0]!;
  context = isl.Set.readFromStr(ctx, '[n, m, lo, hi] -> { : n > 0 and m > 0 and 0 <= lo < hi <= n }');
});
afterAll(() => ctx.dispose());

/** Returns the kernel with a change to the box of an array. */
function withBox(array: string, change: (box: SharedBuffer) => Partial<SharedBuffer>): Kernel {
  const blocks = kernel.blocks!;
  const stages = blocks.stages.map((stage) => ({
    ...stage,
    buffers: stage.buffers.map((box) => (box.name === `${array}_box` ? { ...box, ...change(box) } : box)),
  }));
  return { ...kernel, blocks: { ...blocks, stages } };
}

describe('verifyBoxes', () => {
  test('finds nothing in kernels as they are made', () => {
    expect(kernel.blocks!.stages[0]!.buffers.map(({ name }) => name)).toEqual(['A_box', 'B_box']);
    expect(verifyBoxes(kernel, context)).toEqual([]);
  });

  const none = () => ({ condition: int(0) });
  const all = () => ({ condition: int(1) });
  test.each<[string, string, (box: SharedBuffer) => Partial<SharedBuffer>, readonly RegExp[]]>([
    ['a box that is too small', 'A', () => ({ extents: [4, 2] }), [/of A_box are outside of it/]],
    [
      'a box at the wrong place',
      'A',
      ({ origin }) => ({ origin: [origin[0]!, int(0)] }),
      [/of A_box are outside of it/],
    ],
    ['elements that are not copied', 'A', none, [/of A_box are read and not copied there/]],
    ['elements that do not come back', 'B', none, [/of B_box are written and not copied to memory/]],
    ['elements that nothing has written', 'B', all, [/of B_box are copied to memory and not written/]],
    [
      'a write that goes elsewhere',
      'B',
      () => ({ accesses: [] }),
      [/of B_box are copied to memory and not written/],
    ],
  ])('finds %s', (_, array, change, problems) => {
    expect(verifyBoxes(withBox(array, change), context)).toEqual(
      problems.map((problem) => expect.stringMatching(problem)),
    );
  });

  test('finds loops that write a part of a box each', () => {
    const half = (condition: 'lt' | 'ge') => ({
      kind: 'if' as const,
      condition: { op: condition, args: [variable(kernel.threads[0]!.iterator), int(7)] },
      then: kernel.body,
      otherwise: [],
    });
    const problems = verifyBoxes({ ...kernel, body: [half('lt'), half('ge')] }, context);
    expect(problems).toHaveLength(2);
    for (const problem of problems) expect(problem).toMatch(/of B_box are copied to memory and not written/);
  });
});
