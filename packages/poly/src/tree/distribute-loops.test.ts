import { expect, test } from 'vitest';
import { lowerScop } from '../lower-scop.js';
import { buildScop, loop, statement } from '../test-support/build-scop.js';

test('launches of a phase have loops of their own, with their threads', async () => {
  const scop = buildScop({
    params: ['n'],
    arrays: { A: ['n', 'n'], s: ['n'] },
    tree: loop(
      'i',
      statement('0 <= i < n', 's[i] ='),
      loop('j', statement('0 <= i < n and 0 <= j < n', 'A[i][j] = A[i][j]')),
    ),
  });
  const { scheduleTree } = await lowerScop(scop);
  const marksAndLoops = [...scheduleTree.matchAll(/mark: "([^"]*)"|(S\d\.\w)\[/g)];
  expect(marksAndLoops.map(([, mark, name]) => mark ?? name)).toEqual([
    'phase',
    'launches',
    ...['launch', 'thread x 256', 'S0.i'],
    ...['launch', 'thread y 1', 'S0.i', 'tile 4', 'thread x 128', 'S1.j', 'tile 128'],
  ]);
});
