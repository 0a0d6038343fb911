import { expect, test } from 'vitest';
import { lowerScop } from '../lower-scop.js';
import { buildScop, type LoopSketch, loop, statement } from '../test-support/build-scop.js';
import { expectSequentialResult } from '../test-support/expect-sequential-result.js';

const rows = '0 <= i < n';
const all = `${rows} and 0 <= j < n`;

const arrays = { A: ['n', 'n'], c: ['n'] };

/** The arrays of which a tile of some phase needs values from elsewhere. */
async function needed(tree: LoopSketch): Promise<readonly string[]> {
  const scop = buildScop({ params: ['n'], arrays, tree });
  const lowered = await lowerScop(scop);
  for (const devices of [1, 3]) await expectSequentialResult(scop, lowered, { n: 6 }, devices);
  const { plan } = lowered;
  const views = plan.phases.flatMap((phase) => phase.views.filter(({ reads }) => reads.length > 0));
  return [...new Set(views.map(({ array }) => plan.arrays[array]?.name ?? ''))].sort();
}

const sums = (first: LoopSketch) => loop('i', first, loop('j', statement(all, 'c[i] = c[i] A[i][j]')));

test('values that the tile has written itself come from nowhere else', async () => {
  expect(await needed(sums(statement(rows, 'c[i] =')))).toEqual(['A']);
});

test('values that the tile may not have written do', async () => {
  expect(await needed(sums(statement(rows, 'may c[i] =')))).toEqual(['A', 'c']);
  expect(await needed(sums(statement(`${rows} and i >= 2`, 'c[i] =')))).toEqual(['A', 'c']);
});

test('values that other tiles or earlier phases have written do', async () => {
  const sweep = (text: string) => loop('i', statement('1 <= t < n and 0 <= i < n', text));
  expect(await needed(loop('t', sweep('c[i] = A[t-1][i]'), sweep('A[t][i] = c[i]')))).toEqual(['A', 'c']);
  expect(await needed(loop('t', sweep('c[i] = A[t-1][i]'), sweep('A[t][i] = c[n-1-i]')))).toEqual(['A', 'c']);
});
