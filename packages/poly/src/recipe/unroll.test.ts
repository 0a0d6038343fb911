import { BoxflowError, printKernel, type Recipe, type RecipeLine } from '@boxflow/ir';
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

/** A window of constant size in a sum of any size. */
const windows = buildScop({
  params: ['n'],
  arrays: { y: ['n'], A: ['n', 'n'], w: ['n', 'n'] },
  tree: loop(
    'i',
    loop(
      'k',
      loop('l', statement('0 <= i < n and 0 <= k < n and 0 <= l < 3', 'y[i] = y[i] A[i][k] w[k][l]')),
    ),
  ),
});

const threads = ['distribute(S0.i)', 'threads(S0.i)'];

async function bodyOf(...lines: readonly string[]): Promise<readonly string[]> {
  const lowered = await lowerScop(windows, { recipe: recipe(...threads, ...lines), check: true });
  for (const n of [1, 3, 5]) await expectSequentialResult(windows, lowered, { n }, 2);
  const text = printKernel(lowered.kernels[0]!);
  return text
    .split('\n')
    .flatMap((line) => (/unrolled|for /.test(line) && !/^kernel/.test(line) ? [line.trim()] : []));
}

async function refusal(...lines: readonly string[]): Promise<string | undefined> {
  const error = await lowerScop(windows, { recipe: recipe(...lines) }).catch((thrown: unknown) => thrown);
  if (!(error instanceof BoxflowError)) throw new Error('the recipe is not refused');
  expect(error.diagnostics).toHaveLength(1);
  return error.diagnostics[0]?.message;
}

describe('unrolled loops', () => {
  test('have code for some iterations, or for all', async () => {
    expect(await bodyOf('unroll(S0.k, 4)', 'unroll(S0.l, full)')).toMatchInlineSnapshot(`
      [
        "4 iterations unrolled:",
        "for k = 0 while k < n step 1",
        "3 iterations unrolled:",
        "for l = 0 while l <= 2 step 1",
      ]
    `);
  });

  test('are the innermost ones up to a depth, if their number of iterations is constant', async () => {
    expect(await bodyOf('unroll_to_depth(2)')).toMatchInlineSnapshot(`
      [
        "for k = 0 while k < n step 1",
        "3 iterations unrolled:",
        "for l = 0 while l <= 2 step 1",
      ]
    `);
  });

  test('are those of a chunk', async () => {
    const lines = ['block(S0.i, 8)', 'tile(S0.i, 8)', 'copy_to_shared(S0.k, 16, A)'];
    expect(await bodyOf(...lines, 'unroll(S0.k, 2)')).toMatchInlineSnapshot(`
      [
        "shared A_box[8][16] of A, for 16 iterations",
        "2 iterations unrolled:",
        "for k = 0 while k < n step 1",
        "for l = 0 while l <= 2 step 1",
      ]
    `);
    expect(await bodyOf(...lines, 'unroll(S0.k, 2, blocks)')).toMatchInlineSnapshot(`
      [
        "shared A_box[8][16] of A, for 16 iterations",
        "2 iterations of a chunk unrolled",
        "for k = 0 while k < n step 1",
        "for l = 0 while l <= 2 step 1",
      ]
    `);
    expect(await bodyOf(...lines, 'unroll(S0.k, full, blocks)')).toMatchInlineSnapshot(`
      [
        "shared A_box[8][16] of A, for 16 iterations",
        "16 iterations of a chunk unrolled",
        "for k = 0 while k < n step 1",
        "for l = 0 while l <= 2 step 1",
      ]
    `);
    expect(await bodyOf(...lines, 'unroll_to_depth(2)')).toMatchInlineSnapshot(`
      [
        "shared A_box[8][16] of A, for 16 iterations",
        "16 iterations unrolled:",
        "for k = 0 while k < n step 1",
        "3 iterations unrolled:",
        "for l = 0 while l <= 2 step 1",
      ]
    `);
  });
});

describe('a loop is not unrolled', () => {
  test.each([
    [
      'for no iterations',
      [...threads, 'unroll(S0.k, 0)'],
      'the arguments are not of the form unroll(LOOP, N), N from 2 to 256 or full',
    ],
    [
      'in blocks for no iterations',
      [...threads, 'unroll(S0.k, 0, blocks)'],
      'the arguments are not of the form unroll(LOOP, N, blocks), N from 1 to 256 or full',
    ],
    [
      'elsewhere than in blocks',
      [...threads, 'unroll(S0.k, 2, hosts)'],
      'the arguments are not of the form unroll(LOOP, N), N from 2 to 256 or full',
    ],
    [
      'in blocks if they do not execute it in chunks',
      [...threads, 'unroll(S0.k, 4, blocks)'],
      'the loop is not in chunks: a copy_to_shared line comes first',
    ],
    ['outside threads', [threads[0]!, 'unroll(S0.k, 4)'], 'the loop is not inside the threads of a launch'],
    ['if it is a thread', [...threads, 'unroll(S0.i, 4)'], 'the loop is not inside the threads of a launch'],
    ['twice', [...threads, 'unroll(S0.k, 4)', 'unroll(S0.k, 2)'], 'the loop is unrolled already'],
    [
      'in full if it may have any number of iterations',
      [...threads, 'unroll(S0.k, full)'],
      'the number of iterations is no constant: unroll some of them',
    ],
    [
      'in another order',
      [...threads, 'unroll(S0.k, 4)', 'permute(S0.l, S0.k)'],
      'a loop among them is unrolled already',
    ],
    ['by a team', ['single(S0.i)', 'unroll(S0.k, 4)', 'team(S0.k, 8)'], 'the loop is unrolled already'],
    [
      'to no depth',
      [...threads, 'unroll_to_depth(0)'],
      'the arguments are not of the form unroll_to_depth(N), N at least 1',
    ],
    [
      'without threads',
      [threads[0]!, 'unroll_to_depth(2)'],
      'no loop in threads up to this depth has a constant number of iterations from 2 to 256',
    ],
  ])('%s', async (_, lines, message) => {
    expect(await refusal(...lines)).toBe(`${lines.at(-1)}: ${message}`);
  });
});
