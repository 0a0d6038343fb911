import type { RecipeLine } from '@boxflow/ir';
import { expect, test } from 'vitest';
import { lowerScop } from '../lower-scop.js';
import { buildScop, loop, statement } from '../test-support/build-scop.js';
import { mappingSteps } from './mapping-steps.js';

const line = (verb: RecipeLine['verb'], ...args: readonly string[]): RecipeLine => ({ verb, args });

const SUMS = buildScop({
  params: ['n'],
  arrays: { A: ['n', 'n'], s: ['n'] },
  tree: loop(
    'i',
    statement('0 <= i < n', 's[i] ='),
    loop('j', statement('0 <= i < n and 0 <= j < n', 's[i] = s[i] A[i][j]')),
  ),
});

const textOf = (tree: Awaited<ReturnType<typeof mappingSteps>>[number]['tree']): readonly string[] =>
  tree.map(({ depth, text, notes }) => [`${' '.repeat(depth)}${text}`, ...notes].join(' | '));

test('a tree has its loops and statements, with the marks that concern them', async () => {
  const lines = [
    line('distribute', 'S0.i'),
    line('fission', 'S0.i'),
    line('copy_to_registers', 'S1.j', 's'),
    line('tile', 'S0.i', '8'),
  ];
  const steps = await mappingSteps(SUMS, { scop: 'scop0', lines }, false);
  expect(steps.map((step) => step.line)).toEqual([undefined, ...lines]);
  expect(steps.slice(0, 2).map(({ tree }) => textOf(tree))).toEqual([
    ['for S0.i', ' S0', ' for S1.j', '  S1'],
    ['for S0.i | phase | launch', ' S0', ' for S1.j', '  S1'],
  ]);
  expect(textOf(steps.at(-1)!.tree)).toEqual([
    'in sequence | phase | launches',
    ...[' for S0.i | launch | thread x 256 | tile 8', '  S0'],
    ...[' for S0.i | launch | thread x 256', '  for S1.j | registers s', '   S1'],
  ]);
});

test('the last tree is that of the lowered SCoP', async () => {
  const { recipe, scheduleTree } = await lowerScop(SUMS);
  const steps = await mappingSteps(SUMS, recipe, false);
  expect(steps).toHaveLength(recipe.lines.length + 1);
  const marks = [...scheduleTree.matchAll(/mark: "([^"]*)"/g)].map(([, mark]) => mark);
  expect(steps.at(-1)!.tree.flatMap(({ notes }) => notes)).toHaveLength(marks.length);
});
