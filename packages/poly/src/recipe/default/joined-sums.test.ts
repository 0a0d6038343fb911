import { printRecipeLine } from '@boxflow/ir';
import { describe, expect, test } from 'vitest';
import { lowerScop } from '../../lower-scop.js';
import { buildScop, type LoopSketch, loop, sequence, statement } from '../../test-support/build-scop.js';
import { expectSequentialResult } from '../../test-support/expect-sequential-result.js';

const arrays = { A: ['n', 'n'], B: ['n', 'n'], C: ['n', 'n'], x: ['n'], y: ['n'] };
const square = '0 <= i < n and 0 <= j < n';
const product = statement(`${square} and 0 <= k < n`, 'C[i][j] = C[i][j] A[i][k] B[k][j]');
const scaled = statement(square, 'C[i][j] = C[i][j]');
const rowSum = statement(square, 'y[i] = y[i] A[i][j] x[j]');

async function mapped(tree: LoopSketch): Promise<readonly string[]> {
  const scop = buildScop({ params: ['n'], arrays, tree });
  const lowered = await lowerScop(scop, { check: true });
  for (const n of [1, 2, 5, 9]) await expectSequentialResult(scop, lowered, { n }, 3);
  const chosen = lowered.recipe.lines.filter(({ verb }) => ['permute', 'fuse', 'threads'].includes(verb));
  return chosen.map((line) => printRecipeLine({ verb: line.verb, args: line.args }));
}

describe('threads keep the elements that two nests have', () => {
  test('if the first one scales what the second one adds to', async () => {
    const tree = loop('i', loop('j', scaled), loop('k', loop('j', product)));
    expect(await mapped(tree)).toEqual(['permute(S1.j, S1.k)', 'fuse(S0.j, S1.j)', 'threads(S0.i, S0.j)']);
  });

  test('if the second one reads the sums', async () => {
    const doubled = statement('0 <= i < n', 'x[i] = y[i]');
    const sums = loop('i', loop('j', statement(square, 'y[i] = y[i] A[i][j]')));
    expect(await mapped(sequence(sums, loop('i', doubled)))).toEqual(['fuse(S0.i, S1.i)', 'threads(S0.i)']);
  });

  test('in nests that are apart, with sums over the outermost loop', async () => {
    const tree = sequence(loop('i', loop('j', scaled)), loop('k', loop('i', loop('j', product))));
    expect(await mapped(tree)).toEqual([
      'permute(S1.i, S1.j, S1.k)',
      'fuse(S0.i, S1.i)',
      'fuse(S0.j, S1.j)',
      'threads(S0.i, S0.j)',
    ]);
  });

  test('in a serial loop', async () => {
    const zero = statement('0 <= t < n and 0 <= i < n', 'y[i] = x[i]');
    const sum = statement(`0 <= t < n and ${square}`, 'y[i] = y[i] A[i][j]');
    const back = statement('0 <= t < n and 0 <= i < n', 'x[i] = y[i]');
    expect(await mapped(loop('t', loop('i', zero), loop('i', loop('j', sum)), loop('i', back)))).toEqual([
      'fuse(S0.i, S1.i)',
      'threads(S0.i)',
      'threads(S2.i)',
    ]);
  });
});

describe('nests stay apart', () => {
  test.each<[string, LoopSketch, LoopSketch]>([
    [
      'with other iterations',
      loop('i', statement('0 <= i < n-1', 'y[i] = x[i]')),
      loop('i', loop('j', rowSum)),
    ],
    [
      'with other elements',
      loop('i', statement('0 <= i < n', 'y[n-1-i] = x[i]')),
      loop('i', loop('j', rowSum)),
    ],
    [
      'if the sum reads all that the first one writes',
      loop('i', statement('0 <= i < n', 'x[i] = y[i]')),
      loop('i', loop('j', rowSum)),
    ],
    [
      'without a sum',
      loop('i', loop('j', scaled)),
      loop('i', loop('j', statement(square, 'B[i][j] = C[i][j]'))),
    ],
  ])('%s', async (_, first, second) => {
    expect((await mapped(sequence(first, second))).filter((line) => line.startsWith('fuse'))).toEqual([]);
  });
});
