import { BoxflowError, type Recipe, type RecipeVerb } from '@boxflow/ir';
import { expect, test } from 'vitest';
import { lowerScop } from '../lower-scop.js';
import { buildScop, loop, statement } from '../test-support/build-scop.js';
import { expectSequentialResult } from '../test-support/expect-sequential-result.js';

const recipe = (...lines: readonly (readonly [RecipeVerb, ...string[]])[]): Recipe => ({
  scop: 'scop0',
  lines: lines.map(([verb, ...args]) => ({ verb, args })),
});

/** Each row reads `x[i]` in all iterations of its sum, and `w` by other subscripts. */
const rows = buildScop({
  params: ['n'],
  arrays: { s: ['n'], x: ['n'], w: ['n'] },
  tree: loop('i', loop('k', statement('0 <= i < n and 0 <= k < i', 's[i] = s[i] x[i] w[k]'))),
});

const THREADS = [
  ['distribute', 'S0.i'],
  ['threads', 'S0.i'],
] as const;

test('an element that is only read is in a register, loaded before the loop and not stored', async () => {
  const kept = recipe(...THREADS, ['copy_to_registers', 'S0.k', 's'], ['copy_to_registers', 'S0.k', 'x']);
  const lowered = await lowerScop(rows, { recipe: kept });
  const [kernel] = lowered.kernels;
  expect(kernel?.buffers.map(({ name }) => name)).toEqual(['s_own', 'x_own']);
  const text = JSON.stringify(kernel?.body);
  expect(text.match(/"direction":"in"/g)).toHaveLength(2);
  expect(text.match(/"direction":"out"/g)).toHaveLength(1);
  for (const [n, devices] of [
    [1, 1],
    [7, 2],
    [9, 3],
  ] as const)
    await expectSequentialResult(rows, lowered, { n }, devices);
});

test.each([
  ['w', 'the loop reads several elements of w'],
  ['y', 'there is no array or scalar y'],
])('refuses %s: %s', async (array, message) => {
  const error = await lowerScop(rows, {
    recipe: recipe(...THREADS, ['copy_to_registers', 'S0.k', array]),
  }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(BoxflowError);
  expect((error as BoxflowError).message).toContain(`copy_to_registers(S0.k, ${array}): ${message}`);
});

test('refuses what may not be read, and what blocks share', async () => {
  const sometimes = buildScop({
    params: ['n'],
    arrays: { s: ['n'], x: ['n'], y: ['n'] },
    tree: loop('i', loop('k', statement('0 <= i < n and 0 <= k < n', 's[i] = s[i] x[{y[i]}]'))),
  });
  const refused = (scop: typeof rows, ...lines: readonly (readonly [RecipeVerb, ...string[]])[]) =>
    lowerScop(scop, { recipe: recipe(...THREADS, ...lines) }).catch((thrown: unknown) => String(thrown));
  expect(await refused(sometimes, ['copy_to_registers', 'S0.k', 'x'])).toContain('the loop may not read x');
  const inBlocks: readonly (readonly [RecipeVerb, ...string[]])[] = [
    ['block', 'S0.i', '8'],
    ['tile', 'S0.i', '8'],
    ['copy_to_shared', 'S0.k', '4', 'x'],
    ['copy_to_registers', 'S0.k', 'x'],
  ];
  expect(await refused(rows, ...inBlocks)).toContain('copy_to_registers(S0.k, x): blocks share x already');
});
