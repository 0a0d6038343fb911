import { BoxflowError, printIntExpr, type Recipe, type RecipeLine } from '@boxflow/ir';
import { describe, expect, test } from 'vitest';
import { mappingSteps } from '../explain/mapping-steps.js';
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

const product = buildScop({
  params: ['n'],
  arrays: { C: ['n', 'n'], A: ['n', 'n'], B: ['n', 'n'] },
  tree: loop(
    'i',
    loop(
      'j',
      loop('k', statement('0 <= i < n and 0 <= j < n and 0 <= k < n', 'C[i][j] = C[i][j] A[i][k] B[k][j]')),
    ),
  ),
});

const pair = buildScop({
  params: ['n'],
  arrays: { A: ['n'], B: ['n'] },
  tree: loop('i', statement('0 <= i < n', 'A[i] ='), statement('0 <= i < n', 'B[i] = A[i]')),
});

const MAPPED = ['distribute(S0.i)', 'cudaize(mm, S0.i, 4, 2, S0.j, 8, 4)'];

describe('a cudaize line', () => {
  test('names the kernel, and is threads, block and tile', async () => {
    const lines = [...MAPPED, 'copy_to_shared(S0.k, 3, A)'];
    const steps = await mappingSteps(product, recipe(...lines), false);
    expect(steps[2]?.tree.map(({ text, notes }) => [text, ...notes].join(' | '))).toMatchInlineSnapshot(`
      [
        "for S0.i | phase | launch | kernel mm | thread y 2 | tile 4",
        "for S0.j | thread x 4 | tile 8",
        "for S0.k",
        "S0",
      ]
    `);
    const lowered = await lowerScop(product, { recipe: recipe(...lines), check: true });
    expect(lowered.kernels.map(({ name }) => name)).toEqual(['scop0_mm']);
    const [launch] = lowered.plan.phases[0]!.launches;
    expect([launch?.kernel, launch?.split?.kernel, ...(launch?.grid.map(printIntExpr) ?? [])]).toEqual([
      ...['scop0_mm', 'scop0_mm_split'],
      ...['floord(hi - lo + 3, 4) * 2', 'floord(n + 7, 8) * 4'],
    ]);
    for (const n of [1, 4, 9]) await expectSequentialResult(product, lowered, { n }, 2);
  });

  test('does the same as the lines that it stands for', async () => {
    const parts = ['threads(S0.i, S0.j)', 'block(S0.j, 2, 4)', 'tile(S0.j, 4, 8)'];
    const [one, other] = await Promise.all(
      [MAPPED, [MAPPED[0]!, ...parts]].map(async (lines) => {
        const { kernels } = await lowerScop(product, { recipe: recipe(...lines), check: true });
        return kernels.map((kernel) => ({ ...kernel, name: '' }));
      }),
    );
    expect(one).toEqual(other);
  });
});

async function refusal(scop: typeof product, lines: readonly string[]): Promise<string | undefined> {
  const error = await lowerScop(scop, { recipe: recipe(...lines) }).catch((thrown: unknown) => thrown);
  if (!(error instanceof BoxflowError)) throw new Error('the recipe is not refused');
  expect(error.diagnostics).toHaveLength(1);
  return error.diagnostics[0]?.message;
}

describe('a kernel is not made', () => {
  const form =
    'the arguments are not of the form cudaize(NAME, LOOP, N, N, …), 1 to 3 loops, with the iterations and the threads of a block';
  test.each([
    ['without a name', 'cudaize(S0.i, 4, 2)', form],
    ['with the name of another', 'cudaize(p0_k0, S0.i, 4, 2)', form],
    ['with the name of a variant', 'cudaize(mm_split, S0.i, 4, 2)', form],
    ['without threads', 'cudaize(mm, S0.i, 4)', form],
    [
      'of other loops',
      'cudaize(mm, S0.j, 4, 2)',
      'threads(S0.j): the loops from the phase inwards are S0.i, S0.j',
    ],
    [
      'of a loop that is not there',
      'cudaize(mm, S0.x, 4, 2)',
      'threads(S0.x): there is no loop or statement S0.x',
    ],
    [
      'of a sum',
      'cudaize(mm, S0.i, 4, 2, S0.j, 4, 2, S0.k, 4, 2)',
      'threads(S0.i, S0.j, S0.k): S0.k is not parallel',
    ],
    [
      'with too many threads',
      'cudaize(mm, S0.i, 64, 64, S0.j, 64, 64)',
      'block(S0.j, 64, 64): the arguments are not of the form block(LOOP, N, N), at most 1024 in all',
    ],
    [
      'with tiles of nothing',
      'cudaize(mm, S0.i, 0, 2)',
      "tile(S0.i, 0): the arguments are not of the form tile(LOOP, N), multiples of the block's 2 threads or fewer, at most 64 iterations for each of them",
    ],
  ])('%s', async (_, line, message) => {
    expect(await refusal(product, [MAPPED[0]!, line])).toBe(`${line}: ${message}`);
  });

  test('twice, nor are its threads', async () => {
    expect(await refusal(product, [...MAPPED, MAPPED[1]!])).toBe(
      `${MAPPED[1]}: a kernel is called mm already`,
    );
    const settled = 'the tiles of the blocks are settled already';
    expect(await refusal(product, [...MAPPED, 'threads(S0.i, S0.j)'])).toBe(
      `threads(S0.i, S0.j): ${settled}`,
    );
    const again = 'cudaize(nn, S0.i, 4, 2, S0.j, 8, 4)';
    expect(await refusal(product, [...MAPPED, again])).toBe(`${again}: threads(S0.i, S0.j): ${settled}`);
  });

  test('of what becomes several launches', async () => {
    const lines = ['distribute(S0.i)', 'cudaize(both, S0.i, 4, 2)', 'fission(S0.i)'];
    const why = 'its kernel has a name already: the fission line comes first';
    expect(await refusal(pair, lines)).toBe(`fission(S0.i): ${why}`);
  });
});
