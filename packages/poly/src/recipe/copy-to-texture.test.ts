import { BoxflowError, printKernel, type Recipe, type RecipeLine } from '@boxflow/ir';
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

/** The first nest writes what the second one reads. */
const nests = buildScop({
  params: ['n'],
  arrays: { A: ['n'], B: ['n'], C: ['n'] },
  tree: sequence(
    loop('i', statement('1 <= i < n-1', 'A[i] = B[i]')),
    loop('i', statement('1 <= i < n-1', 'C[i] = C[i] A[i-1] A[i+1] B[i]')),
  ),
});

const MAPPED = ['distribute(S0.i)', 'threads(S0.i)', 'distribute(S1.i)', 'threads(S1.i)'];

describe('copy_to_texture', () => {
  test('is for the launches that only read the array', async () => {
    const lines = [...MAPPED, 'copy_to_texture(A)', 'copy_to_texture(B)'];
    const steps = await mappingSteps(nests, recipe(...lines), false);
    const tree = steps
      .at(-1)!
      .tree.map(({ depth, text, notes }) => [`${' '.repeat(depth)}${text}`, ...notes].join(' | '));
    expect(tree).toMatchInlineSnapshot(`
      [
        "for S0.i | phase | launch | texture B | thread x 256",
        " S0",
        "for S1.i | phase | launch | texture B | texture A | thread x 256",
        " S1",
      ]
    `);
    const lowered = await lowerScop(nests, { recipe: recipe(...lines), check: true });
    const views = lowered.kernels.flatMap((kernel) => printKernel(kernel).match(/view .*/g) ?? []);
    expect(views).toMatchInlineSnapshot(`
      [
        "view double A[] of A",
        "view const double B[] of B, which nobody writes",
        "view double C[] of C",
        "view const double A[] of A, which nobody writes",
        "view const double B[] of B, which nobody writes",
      ]
    `);
    for (const n of [3, 8]) await expectSequentialResult(nests, lowered, { n }, 2);
  });

  test('stays with the launches that a launch is divided into', async () => {
    const pair = buildScop({
      params: ['n'],
      arrays: { A: ['n'], B: ['n'], C: ['n'] },
      tree: loop('i', statement('0 <= i < n', 'A[i] = C[i]'), statement('0 <= i < n', 'B[i] = C[i]')),
    });
    const lines = ['distribute(S0.i)', 'copy_to_texture(C)', 'fission(S0.i)'];
    const { kernels } = await lowerScop(pair, { recipe: recipe(...lines), check: true });
    expect(
      kernels.map(({ views }) => views.map(({ array, readOnly }) => `${array} ${readOnly ?? ''}`)),
    ).toEqual([
      ['A ', 'C true'],
      ['C true', 'B '],
    ]);
  });

  async function refusal(...lines: readonly string[]) {
    const error = await lowerScop(nests, { recipe: recipe(...lines) }).catch((thrown: unknown) => thrown);
    if (!(error instanceof BoxflowError)) throw new Error('the recipe is not refused');
    expect(error.diagnostics).toHaveLength(1);
    return error.diagnostics[0]!;
  }

  test('is refused if all launches write the array, with the statements that do', async () => {
    expect(await refusal(...MAPPED, 'copy_to_texture(C)')).toMatchObject({
      code: 'BF2004',
      message: 'copy_to_texture(C): every launch that accesses C writes it',
      notes: [{ message: 'S1 writes it (C[i] = f(C[i], A[i-1], A[i+1], B[i]);)' }],
    });
  });

  test.each([
    [
      'twice',
      [...MAPPED, 'copy_to_texture(A)', 'copy_to_texture(A)'],
      'the launches read A in this way already',
    ],
    [
      'before there are launches',
      ['copy_to_texture(A)'],
      'no launch accesses A: a distribute line comes first',
    ],
    ['for an array that is not there', [...MAPPED, 'copy_to_texture(X)'], 'there is no array or scalar X'],
    [
      'for a loop',
      [...MAPPED, 'copy_to_texture(S0.i, A)'],
      'the arguments are not of the form copy_to_texture(ARRAY)',
    ],
  ])('is refused %s', async (_, lines, message) => {
    expect((await refusal(...lines)).message).toBe(`${lines.at(-1)}: ${message}`);
  });
});
