import type { BoxflowError, RecipeVerb } from '@boxflow/ir';
import { describe, expect, test } from 'vitest';
import { lowerScop } from '../lower-scop.js';
import { buildScop, loop, type ScopSketch, statement } from '../test-support/build-scop.js';
import { heat3d } from '../test-support/program-sketches.js';

describe('distribute(LOOP, LOOP)', () => {
  const refusal = async (sketch: ScopSketch, ...lines: readonly [RecipeVerb, ...string[]][]) => {
    const recipe = { scop: 'scop0', lines: lines.map(([verb, ...args]) => ({ verb, args })) };
    return lowerScop(buildScop(sketch), { recipe }).then(
      () => 'nothing was wrong',
      (error: BoxflowError) => error.message,
    );
  };
  const rows = (text: string): ScopSketch => ({
    params: ['n'],
    arrays: { A: ['n', 'n'], B: ['n', 'n'] },
    tree: loop('i', loop('j', statement('1 <= i < n and 1 <= j < n', text))),
  });

  test('names the dependence between iterations of the second loop', async () => {
    expect(await refusal(rows('A[i][j] = A[i][j-1]'), ['distribute', 'S0.i', 'S0.j'])).toMatchInlineSnapshot(`
      "test.c:1:1: error BF2003: distribute(S0.i, S0.j): iterations of S0.j depend on one another
      test.c:1:1: note: S0 depends on S0 of line 1 (A[i][j] = f(A[i][j-1]);)
        hint: split the loop, make it serial, or distribute a loop inside it"
    `);
  });

  test('of the first loop', async () => {
    expect(await refusal(rows('A[i][j] = A[i-1][j]'), ['distribute', 'S0.i', 'S0.j'])).toContain(
      'its iterations depend on one another',
    );
  });

  test('and across both', async () => {
    expect(await refusal(rows('A[i][j] = A[i-1][j-1]'), ['distribute', 'S0.i', 'S0.j'])).toContain('BF2003');
  });

  test.each<[string, ...string[]]>([
    ['a loop that is not inside', 'S0.j', 'S0.i'],
    ['the same loop twice', 'S0.i', 'S0.i'],
  ])('refuses %s', async (_, ...loops) => {
    const message = await refusal(rows('A[i][j] = B[i][j]'), ['distribute', ...loops]);
    expect(message).toContain(`distribute(${loops.join(', ')}): ${loops[1]} is not directly inside`);
  });

  test('refuses a loop with another one between them', async () => {
    expect(await refusal(heat3d, ['distribute', 'S0.i', 'S0.k'])).toContain(
      'S0.k is not directly inside S0.i',
    );
  });

  test('refuses three', async () => {
    const message = await refusal(rows('A[i][j] = B[i][j]'), ['distribute', 'S0.i', 'S0.j', 'S0.j']);
    expect(message).toContain('BF2002: distribute(S0.i, S0.j, S0.j)');
  });

  test('and a second loop that is split afterwards', async () => {
    const message = await refusal(
      rows('A[i][j] = B[i][j]'),
      ['distribute', 'S0.i', 'S0.j'],
      ['split', 'S0.j', '3'],
      ['threads', 'S0.i'],
    );
    expect(message).toContain('BF2005: the second loop that is distributed with S0.i is in pieces');
  });
});
