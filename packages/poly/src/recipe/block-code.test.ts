import { BoxflowError, type Recipe, type RecipeLine } from '@boxflow/ir';
import { describe, expect, test } from 'vitest';
import { lowerScop } from '../index.js';
import { buildScop, loop, statement } from '../test-support/build-scop.js';
import { expectSequentialResult } from '../test-support/expect-sequential-result.js';

const recipe = (...lines: readonly string[]): Recipe => ({
  scop: 'scop0',
  lines: lines.map((line): RecipeLine => {
    const [, verb, args] = /^(\w+)\((.*)\)$/.exec(line) ?? [];
    return { verb: verb as RecipeLine['verb'], args: (args ?? '').split(', ') };
  }),
});

const rows = buildScop({
  params: ['n', 'm'],
  arrays: { A: ['n', 'm'], s: ['n'] },
  tree: loop(
    'i',
    statement('1 <= i < n', 's[i] = s[i]'),
    loop('k', statement('1 <= i < n and 0 <= k < m', 's[i] = s[i] A[i][k]')),
  ),
});

const GRID = ['distribute(S0.i)', 'threads(S0.i)', 'block(S0.i, 8)'];
const TILED = [...GRID, 'tile(S0.i, 32)'];
const CHUNKS = ['copy_to_registers(S1.k, s)', ...TILED, 'copy_to_shared(S1.k, 4, A)', 'pipeline(S1.k, 2)'];
const inOrder = [...GRID.slice(0, 2), CHUNKS[0]!, GRID[2]!, ...CHUNKS.slice(4)];

const blocksOf = async (...lines: readonly string[]) => {
  const lowered = await lowerScop(rows, { recipe: recipe(...lines), check: true });
  for (const n of [1, 2, 9, 40]) await expectSequentialResult(rows, lowered, { n, m: 5 }, 2);
  return lowered.kernels[0]?.blocks;
};

const refusal = async (...lines: readonly string[]) => {
  const error = await lowerScop(rows, { recipe: recipe(...lines) }).catch((e: unknown) => e);
  if (!(error instanceof BoxflowError)) throw new Error('the recipe was accepted');
  return error.diagnostics.map(({ code, message }) => `${code}: ${message}`);
};

describe('lines for the code of blocks', () => {
  test('say where tiles begin', async () => {
    const blocks = await blocksOf(...TILED, 'align(S0.i, 32)');
    expect(blocks).toEqual({ tile: [{ first: 'ii', size: 32, aligned: 32 }], stages: [] });
    expect(await blocksOf(...TILED)).toEqual({ tile: [{ first: 'ii', size: 32 }], stages: [] });
  });

  test('say which iterations of a tile a thread has', async () => {
    const blocks = await blocksOf(...inOrder, 'runs(S0.i, 2)');
    expect(blocks?.tile).toEqual([{ first: 'ii', size: 32, neighbours: 2 }]);
    expect((await blocksOf(...inOrder))?.tile).toEqual([{ first: 'ii', size: 32 }]);
  });

  test('say how many blocks a processor holds', async () => {
    expect((await blocksOf(...TILED, 'launch_bounds(S0.i, 3)'))?.perProcessor).toBe(3);
    expect(await blocksOf(...TILED)).not.toHaveProperty('perProcessor');
  });

  test.each<[string, readonly string[], string]>([
    [
      'align(S0.i, 1)',
      TILED,
      'BF2002: align(S0.i, 1): the arguments are not of the form align(LOOP, N), N from 2 to 128',
    ],
    ['align(S0.i, 32)', GRID, 'BF2004: align(S0.i, 32): the grid has no tiles: a tile line comes first'],
    ['align(S1.k, 32)', TILED, 'BF2004: align(S1.k, 32): the loop is not the innermost of a thread grid'],
    ['align(S0.i, 32)', inOrder, 'BF2004: align(S0.i, 32): blocks share what a loop reads in chunks'],
    [
      'align(S0.i, 32)',
      [...TILED, 'align(S0.i, 2)'],
      'BF2004: align(S0.i, 32): the loop has such a line already',
    ],
    [
      'copy_to_shared(S1.k, 4, A)',
      [...TILED, 'align(S0.i, 32)'],
      'BF2004: copy_to_shared(S1.k, 4, A): tiles begin before their first iteration: leave out the align line',
    ],
    [
      'runs(S0.i, 9)',
      TILED,
      'BF2002: runs(S0.i, 9): the arguments are not of the form runs(LOOP, N), N from 2 to 8',
    ],
    [
      'runs(S0.i, 3)',
      TILED,
      'BF2004: runs(S0.i, 3): a tile of 32 iterations has no runs of 3 for each of 8 threads',
    ],
    ['runs(S0.i, 2)', GRID, 'BF2004: runs(S0.i, 2): the grid has no tiles: a tile line comes first'],
    [
      'launch_bounds(S0.i, 0)',
      TILED,
      'BF2002: launch_bounds(S0.i, 0): the arguments are not of the form launch_bounds(LOOP, N), N at most 32',
    ],
    [
      'launch_bounds(S0.i, 2)',
      GRID,
      'BF2004: launch_bounds(S0.i, 2): the grid has no tiles: a tile line comes first',
    ],
  ])('%s is refused if it does not fit', async (line, before, message) => {
    expect(await refusal(...before, line)).toEqual([message]);
  });
});
