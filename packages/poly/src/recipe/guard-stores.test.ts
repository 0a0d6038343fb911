import { parsePreprocessed } from '@boxflow/frontend-c';
import { BoxflowError, parseRecipes, type Scop } from '@boxflow/ir';
import { beforeAll, describe, expect, test } from 'vitest';
import { lowerScop } from '../index.js';

const TEXT = `void f(int n, double A[n], double B[n], double s[1]) {
  for (int i = 0; i < n; i++) A[i] = B[i] < A[i] ? B[i] : A[i];
  for (int i = 0; i < n; i++) B[i] = A[i] < B[i] ? 2 * A[i] : 1;
  for (int k = 0; k < n; k++) s[0] = s[0] < 0 ? s[0] * B[k] : s[0];
}`;
const MAPPED = [
  ...['distribute(S0.i)', 'threads(S0.i)', 'distribute(S1.i)', 'threads(S1.i)', 'single(S2.k)'],
];

let scop: Scop;
beforeAll(async () => {
  const { scops } = await parsePreprocessed('given.c', TEXT, () => TEXT);
  scop = scops[0]!;
});

async function guardedBy(lines: readonly string[]): Promise<readonly string[]> {
  const [recipe] = parseRecipes(['scop0:', ...lines].join('\n'), 'recipe.txt');
  const { kernels } = await lowerScop(scop, { recipe: recipe! });
  return kernels.flatMap(({ name, views }) =>
    views.filter(({ guarded }) => guarded).map(({ array }) => `${name} ${array}`),
  );
}

async function refusal(lines: readonly string[]): Promise<string> {
  const error = await guardedBy(lines).catch((thrown: unknown) => thrown);
  if (!(error instanceof BoxflowError)) throw new Error('the recipe is not refused');
  return error.diagnostics[0]!.message;
}

describe('guard_stores', () => {
  test('is for the launches, and phases of one instance, that may leave elements as they are', async () => {
    expect(await guardedBy(MAPPED)).toEqual([]);
    expect(await guardedBy([...MAPPED, 'guard_stores(A)'])).toEqual(['scop0_p0_k0 A']);
    expect(await guardedBy([...MAPPED, 'guard_stores(s)', 'guard_stores(A)'])).toEqual([
      ...['scop0_p0_k0 A', 'scop0_p2_k0 s'],
    ]);
  });

  test('is in the default recipe, which leads to the same kernels again', async () => {
    const { kernels, recipe } = await lowerScop(scop, { check: true });
    const lines = recipe.lines.filter(({ verb }) => verb === 'guard_stores');
    expect(lines).toMatchObject([
      { args: ['A'], reason: 'elements often stay as they are, and writing takes as long as reading' },
      { args: ['s'] },
    ]);
    expect((await lowerScop(scop, { recipe })).kernels).toEqual(kernels);
    const others = recipe.lines.filter(({ verb }) => verb !== 'guard_stores');
    expect((await lowerScop(scop, { recipe: { ...recipe, lines: others } })).kernels).not.toEqual(kernels);
  });

  test.each([
    [
      'for elements that all assignments change',
      [...MAPPED, 'guard_stores(B)'],
      'no statement of a launch is an assignment that may leave an element of B as it is',
    ],
    [
      'before there are launches',
      ['guard_stores(A)'],
      'no statement of a launch is an assignment that may leave an element of A as it is',
    ],
    [
      'twice',
      [...MAPPED, 'guard_stores(A)', 'guard_stores(A)'],
      'the launches store elements of A in this way already',
    ],
    ['for a loop', [...MAPPED, 'guard_stores(S0.i)'], 'there is no array or scalar S0.i'],
    [
      'for two arrays',
      [...MAPPED, 'guard_stores(A, B)'],
      'the arguments are not of the form guard_stores(ARRAY)',
    ],
  ])('is refused %s', async (_, lines, message) => {
    expect(await refusal(lines)).toBe(`${lines.at(-1)}: ${message}`);
  });
});
