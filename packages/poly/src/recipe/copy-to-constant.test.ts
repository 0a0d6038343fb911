import { BoxflowError, printKernel, printPlan, type Recipe, type RecipeLine, type Scop } from '@boxflow/ir';
import { describe, expect, test } from 'vitest';
import { mappingSteps } from '../explain/mapping-steps.js';
import { lowerScop } from '../index.js';
import { buildScop, loop, sequence, statement } from '../test-support/build-scop.js';
import { expectSequentialResult } from '../test-support/expect-sequential-result.js';

const recipe = (...lines: readonly string[]): Recipe => ({
  scop: 'scop0',
  lines: lines.map((line): RecipeLine => {
    const [, verb, args] = /^(\w+)\((.*)\)$/.exec(line) ?? [];
    return { verb: verb as RecipeLine['verb'], args: (args ?? '').split(', ') };
  }),
});

/** A filter whose weights another nest computes. */
const filter = buildScop({
  params: ['n'],
  arrays: { w: ['3', '2'], A: ['n', 'n'], B: ['n', 'n'] },
  tree: sequence(
    loop('p', statement('0 <= p < 3', 'w[p][0] = w[p][1]')),
    loop(
      'i',
      loop(
        'j',
        loop(
          'p',
          statement(
            '0 <= i < n-3 and 0 <= j < n and 0 <= p < 3',
            'B[i][j] = B[i][j] w[p][1] w[p][0] A[i+p][j]',
          ),
        ),
      ),
    ),
  ),
});

const MAPPED = [
  ...['distribute(S0.p)', 'threads(S0.p)', 'distribute(S1.i)', 'threads(S1.i, S1.j)'],
  'copy_to_registers(S1.p, B)',
];

async function refusalOf(scop: Scop, ...lines: readonly string[]) {
  const error = await lowerScop(scop, { recipe: recipe(...lines) }).catch((thrown: unknown) => thrown);
  if (!(error instanceof BoxflowError)) throw new Error('the recipe is not refused');
  expect(error.diagnostics).toHaveLength(1);
  return error.diagnostics[0]!;
}

describe('copy_to_constant', () => {
  test('is for the launches whose threads read the same elements, in phases that write none', async () => {
    const lines = [...MAPPED, 'copy_to_constant(w)'];
    const steps = await mappingSteps(filter, recipe(...lines), false);
    const tree = steps
      .at(-1)!
      .tree.map(({ depth, text, notes }) => [`${' '.repeat(depth)}${text}`, ...notes].join(' | '));
    expect(tree).toMatchInlineSnapshot(`
      [
        "for S0.p | phase | launch | thread x 256",
        " S0",
        "for S1.i | phase | launch | constant w 3 2 | thread y 8",
        " for S1.j | thread x 32",
        "  for S1.p | registers B",
        "   S1",
      ]
    `);
    const lowered = await lowerScop(filter, { recipe: recipe(...lines), check: true });
    expect(printKernel(lowered.kernels[1]!).match(/view .*/g)).toMatchInlineSnapshot(`
      [
        "view double B[][] of B",
        "view const double w[][] of w, in constant memory[3][2]",
        "view const double A[][] of A",
      ]
    `);
    expect(printPlan(lowered.plan).match(/launch .*/g)).toMatchInlineSnapshot(`
      [
        "launch scop0_p0_k0(w; n, lo, hi), threads (hi - lo) in blocks (256)",
        "launch scop0_p1_k0(B, w in constant memory, A; n, lo, hi), threads (hi - lo, n) in blocks (8, 32)",
      ]
    `);
    for (const n of [1, 4, 9]) await expectSequentialResult(filter, lowered, { n }, 2);
  });

  test('takes the box of an iteration of the loops around a phase', async () => {
    const rows = buildScop({
      params: ['n', 'm'],
      arrays: { w: ['n', '4'], A: ['m'] },
      tree: loop('k', loop('i', statement('0 <= k < n and 0 <= i < m', 'A[i] = A[i] w[k][0] w[k][3]'))),
    });
    const lines = ['serial(S0.k)', 'distribute(S0.i)', 'threads(S0.i)', 'copy_to_constant(w)'];
    const { kernels } = await lowerScop(rows, { recipe: recipe(...lines), check: true });
    expect(kernels[0]!.views.flatMap(({ constant }) => (constant ? [constant] : []))).toEqual([[1, 4]]);
  });

  const sums = (weight: string, extents: readonly string[], condition = '') =>
    buildScop({
      params: ['n'],
      arrays: { w: extents, A: ['n'] },
      tree: loop('i', loop('p', statement(`0 <= i < n and 0 <= p < 9${condition}`, `A[i] = A[i] ${weight}`))),
    });
  const SUMS = ['distribute(S0.i)', 'threads(S0.i)'];

  test.each([
    [
      'a subscript that depends on the thread',
      sums('w[i]', ['n']),
      'which elements of w are read at a time depends on the thread',
    ],
    [
      'a loop that begins elsewhere in each thread',
      sums('w[p-i]', ['9'], ' and i <= p'),
      'which elements of w are read at a time depends on the thread',
    ],
    [
      'an array of any size',
      buildScop({
        params: ['n'],
        arrays: { w: ['n'], A: ['n'] },
        tree: loop('i', loop('p', statement('0 <= i < n and 0 <= p < n', 'A[i] = A[i] w[p]'))),
      }),
      'what a phase reads of w has no constant size',
    ],
    [
      'a large array',
      buildScop({
        params: ['n'],
        arrays: { w: ['9000'], A: ['n'] },
        tree: loop('i', loop('p', statement('0 <= i < n and 0 <= p < 9000', 'A[i] = A[i] w[p]'))),
      }),
      'a launch would have 72000 bytes of constant memory, of which there are 65536',
    ],
    [
      'many boxes',
      sums('w[p] w[p+1] w[p+2] w[p+3] w[p+4] w[p+5] w[p+6] w[p+7] w[p+8]', ['17']),
      'a launch would have 9 boxes in constant memory, of which it may have 8',
    ],
    [
      'elements that a box with simple bounds is not tight around',
      buildScop({
        params: ['n', 'a', 'b', 'c'],
        arrays: { w: ['60', '100'], A: ['n'] },
        tree: loop(
          'i',
          loop(
            'p',
            loop(
              'q',
              loop(
                'r',
                statement(
                  '0 <= i < n and 0 <= p < 4 and p < a and 0 <= q < 5 and q < b and 0 <= r < 3 and r < c',
                  'A[i] = A[i] w[p+2q-3r+6][2p-q+7r+4]',
                ),
              ),
            ),
          ),
        ),
      }),
      'a phase would copy more of w than it reads: a tight box around that takes too long to find',
    ],
    [
      'more than three dimensions',
      sums('w[p][0][0][0]', ['9', '1', '1', '1']),
      'w has more than 3 dimensions',
    ],
  ])('is refused for %s', async (_, scop, message) => {
    expect((await refusalOf(scop, ...SUMS, 'copy_to_constant(w)')).message).toBe(
      `copy_to_constant(w): ${message}`,
    );
  });

  test('is refused if each phase writes the array, with the statements that do', async () => {
    expect(await refusalOf(filter, ...MAPPED, 'copy_to_constant(B)')).toMatchObject({
      code: 'BF2004',
      message: 'copy_to_constant(B): every phase that accesses B writes it',
      notes: [{ message: expect.stringMatching(/^S1 writes it/) }],
    });
  });

  test.each([
    [['copy_to_constant(w)'], 'no launch accesses w: a distribute line comes first'],
    [['distribute(S1.i)', 'copy_to_constant(w)'], 'the launches have no threads: a threads line comes first'],
    [[...MAPPED, 'copy_to_constant(w)', 'copy_to_constant(w)'], 'the launches read w in this way already'],
    [[...MAPPED, 'copy_to_constant(x)'], 'there is no array or scalar x'],
    [[...MAPPED, 'copy_to_constant(S1.p, w)'], 'the arguments are not of the form copy_to_constant(ARRAY)'],
    [
      [...MAPPED, 'tile(S1.j, 8, 32)', 'copy_to_constant(w)', 'copy_to_shared(S1.p, 3, w)'],
      'threads read w from constant memory already',
    ],
    [
      [...MAPPED, 'tile(S1.j, 8, 32)', 'copy_to_shared(S1.p, 3, w)', 'copy_to_constant(w)'],
      'blocks share w already',
    ],
    [
      ['distribute(S1.i)', 'threads(S1.i)', 'copy_to_constant(w)', 'threads(S1.i, S1.j)'],
      'its threads read w from constant memory already: the copy_to_constant line comes last',
    ],
  ])('is refused out of place: %j', async (lines, message) => {
    expect((await refusalOf(filter, ...lines)).message).toBe(`${lines.at(-1)}: ${message}`);
  });
});
