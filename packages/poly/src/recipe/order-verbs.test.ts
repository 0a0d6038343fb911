import { BoxflowError, printKernel, type Recipe, type RecipeLine, type Scop } from '@boxflow/ir';
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

const mapped = (...loops: readonly string[]) => [`distribute(${loops[0]})`, `threads(${loops.join(', ')})`];

async function treeAfter(scop: Scop, ...lines: readonly string[]): Promise<readonly string[]> {
  const steps = await mappingSteps(scop, recipe(...lines), false);
  return steps
    .at(-1)!
    .tree.map(({ depth, text, notes }) => [`${' '.repeat(depth)}${text}`, ...notes].join(' | '));
}

async function expectRight(scop: Scop, ...lines: readonly string[]): Promise<void> {
  const lowered = await lowerScop(scop, { recipe: recipe(...lines), check: true });
  for (const n of [1, 2, 5, 8]) await expectSequentialResult(scop, lowered, { n }, 2);
}

async function refusal(scop: Scop, ...lines: readonly string[]) {
  const error = await lowerScop(scop, { recipe: recipe(...lines) }).catch((thrown: unknown) => thrown);
  if (!(error instanceof BoxflowError)) throw new Error('the recipe is not refused');
  expect(error.diagnostics).toHaveLength(1);
  return error.diagnostics[0]!;
}

/** Each element needs its neighbours above and to the left. */
const front = buildScop({
  params: ['n'],
  arrays: { A: ['n', 'n'] },
  tree: loop('i', loop('j', statement('1 <= i < n and 1 <= j < n', 'A[i][j] = A[i-1][j] A[i][j-1]'))),
});

/** Three nests: the second one reads what the first one writes, at the same place or before it. */
const nests = (read: string) =>
  buildScop({
    params: ['n'],
    arrays: { A: ['n'], B: ['n'], C: ['n'] },
    tree: sequence(
      loop('i', statement('1 <= i < n-1', 'A[i] = C[i]')),
      loop('i', statement('1 <= i < n-1', `B[i] = ${read}`)),
      loop('i', statement('1 <= i < n-1', 'C[i] = B[i]')),
    ),
  });

const triangle = buildScop({
  params: ['n'],
  arrays: { A: ['n', 'n'] },
  tree: loop('i', loop('j', statement('0 <= i < n and i < j < n', 'A[i][j] = A[i][j]'))),
});

describe('skew', () => {
  const skewed = ['skew(S0.j, S0.i, 1)', 'permute(S0.j, S0.i)', 'serial(S0.j)', ...mapped('S0.i')];

  test('makes the fronts of a recurrence parallel', async () => {
    expect(await treeAfter(front, ...skewed)).toMatchInlineSnapshot(`
      [
        "for S0.j",
        " for S0.i | phase | launch | thread x 256",
        "  S0",
      ]
    `);
    await expectRight(front, ...skewed);
    for (const factor of [2, -3]) await expectRight(front, `skew(S0.j, S0.i, ${factor})`, 'single(S0.i)');
  });

  test('is needed for that', async () => {
    const [, ...others] = skewed;
    expect(await refusal(front, ...others)).toMatchObject({
      message: 'distribute(S0.i): its iterations depend on one another',
    });
  });

  test('lets the values of a variable of each iteration change places', async () => {
    const scop = (deadAfter: boolean) =>
      buildScop({
        params: ['n'],
        arrays: { A: ['n', 'n'], d: [] },
        ...(deadAfter && { deadAfter: ['d'] }),
        tree: loop(
          'i',
          loop(
            'j',
            statement('1 <= i < n and 1 <= j < n', 'd = A[i-1][j]'),
            statement('1 <= i < n and 1 <= j < n', 'A[i][j] = d A[i][j-1]'),
          ),
        ),
      });
    const lines = [...skewed.slice(0, 3), 'privatize(S0.i, d)', ...mapped('S0.i')];
    await expectRight(scop(true), ...lines);
    expect(await refusal(scop(false), ...lines)).toMatchObject({ code: 'BF2003' });
  });

  test('by too little leaves dependences that another order would turn round', async () => {
    const shifted = buildScop({
      params: ['n'],
      arrays: { A: ['n', 'n'] },
      tree: loop('i', loop('j', statement('1 <= i < n and 0 <= j < n-2', 'A[i][j] = A[i-1][j+2]'))),
    });
    const lines = (factor: number) => [`skew(S0.j, S0.i, ${factor})`, 'permute(S0.j, S0.i)'];
    expect(await refusal(shifted, ...lines(1))).toMatchObject({
      code: 'BF2003',
      message: 'permute(S0.j, S0.i): dependences would be turned round',
      notes: [{ message: 'S0 depends on S0 of line 1 (A[i][j] = f(A[i-1][j+2]);)' }],
    });
    await expectRight(shifted, ...lines(2), 'serial(S0.j)', 'single(S0.i)');
  });

  test.each([
    [
      'by nothing',
      'skew(S0.j, S0.i, 0)',
      'the arguments are not of the form skew(LOOP, LOOP, N), N not 0, from -64 to 64',
    ],
    ['along a loop inside', 'skew(S0.i, S0.j, 1)', 'S0.j is not a loop around S0.i'],
    ['along itself', 'skew(S0.i, S0.i, 1)', 'S0.i is not a loop around S0.i'],
  ])('is refused %s', async (_, line, message) => {
    expect((await refusal(front, line)).message).toBe(`${line}: ${message}`);
  });
});

describe('normalize_index', () => {
  test('lets a loop count from 0', async () => {
    const lines = ['normalize_index(S0.j)', ...mapped('S0.i', 'S0.j')];
    await expectRight(triangle, ...lines);
    const lowered = await lowerScop(triangle, { recipe: recipe(...lines), check: true });
    const text = printKernel(lowered.kernels[0]!)
      .split('\n')
      .map((line) => line.trim());
    expect(text.slice(-5)).toMatchInlineSnapshot(`
      [
        "thread j from 0, n - lo - 1 of them",
        "block 8 × 32",
        "if n >= (j + i) + 2",
        "S0(i, (j + i) + 1) through A, A",
        "",
      ]
    `);
  });

  test('is refused if the first iteration has no one expression', async () => {
    const two = buildScop({
      params: ['n', 'm'],
      arrays: { A: ['n', 'n'] },
      tree: loop('i', loop('j', statement('0 <= i < n and i <= j < n and m <= j', 'A[i][j] = A[i][j]'))),
    });
    expect((await refusal(two, 'normalize_index(S0.j)')).message).toBe(
      'normalize_index(S0.j): its first iteration is not the same expression for all iterations of the loops around it',
    );
  });

  test('is refused for other things than a loop', async () => {
    const form = 'the arguments are not of the form normalize_index(LOOP)';
    expect((await refusal(triangle, 'normalize_index(S0.j, S0.i)')).message).toBe(
      `normalize_index(S0.j, S0.i): ${form}`,
    );
    const inside = [...mapped('S0.i', 'S0.j'), 'normalize_index(S0.j)'];
    expect((await refusal(triangle, ...inside)).message).toBe(
      'normalize_index(S0.j): the loop is part of a phase already',
    );
  });
});

describe('a grid with a loop that moves along with the outer one', () => {
  const narrow = (extents: readonly string[], bounds: string) =>
    buildScop({
      params: ['n'],
      arrays: { A: extents },
      tree: loop('i', loop('j', statement(bounds, 'A[i][j] = A[i][j]'))),
    });
  const message =
    'threads(S0.i, S0.j): S0.j begins elsewhere in each iteration of S0.i, so that most threads of a grid would have no iteration';
  const hint = 'add normalize_index(S0.j) before the distribute line, or leave S0.j out of the grid';

  test.each([
    ['of constant sizes', narrow(['50000000', '2'], '0 <= i < 50000000 and 0 <= j < 2')],
    ['of any size', narrow(['n', 'n'], '0 <= i < n and 0 <= j < n')],
  ])('is refused: skewed loops over arrays %s', async (_, scop) => {
    const lines = ['skew(S0.j, S0.i, 64)', ...mapped('S0.i', 'S0.j')];
    expect(await refusal(scop, ...lines)).toMatchObject({ code: 'BF2004', message, hint });
    const obeyed = ['skew(S0.j, S0.i, 64)', 'normalize_index(S0.j)', ...mapped('S0.i', 'S0.j')];
    const { kernels } = await lowerScop(scop, { recipe: recipe(...obeyed), check: true });
    const width = scop.arrays[0]!.extents[1] as { value?: number };
    expect(printKernel(kernels[0]!)).toContain(`thread j from 0, ${width.value ?? 'n'} of them`);
  });

  test('is refused in cudaize lines, which name the line of threads', async () => {
    const scop = narrow(['n', 'n'], '0 <= i < n and 0 <= j < n');
    const lines = ['skew(S0.j, S0.i, 2)', 'distribute(S0.i)', 'cudaize(mm, S0.i, 8, 8, S0.j, 32, 32)'];
    expect((await refusal(scop, ...lines)).message).toBe(`cudaize(mm, S0.i, 8, 8, S0.j, 32, 32): ${message}`);
  });

  test('has loops that begin with their first iteration by default', async () => {
    const diagonals = narrow(['n', 'n'], '0 <= i < n and i <= j < n and j <= i + 2');
    const { recipe: found, kernels } = await lowerScop(diagonals, { check: true });
    expect(found.lines.slice(0, 3).map(({ verb, args }) => `${verb}(${args.join(', ')})`)).toEqual([
      'normalize_index(S0.j)',
      'distribute(S0.i)',
      'threads(S0.i, S0.j)',
    ]);
    expect(printKernel(kernels[0]!)).toContain('thread j from 0, n >= lo + 3 ? 3 : n - lo of them');
    await expectRight(diagonals, ...found.lines.map(({ verb, args }) => `${verb}(${args.join(', ')})`));
  });

  test('is a grid of threads if the loops form a triangle', async () => {
    await expectRight(triangle, ...mapped('S0.i', 'S0.j'));
  });
});

describe('fuse', () => {
  test('makes one loop of two', async () => {
    const scop = nests('A[i] A[i-1]');
    const lines = ['fuse(S0.i, S1.i)', 'serial(S0.i)', 'single(S0)', 'single(S1)', ...mapped('S2.i')];
    expect(await treeAfter(scop, 'fuse(S0.i, S1.i)')).toMatchInlineSnapshot(`
      [
        "for S0.i",
        " S0",
        " S1",
        "for S2.i",
        " S2",
      ]
    `);
    await expectRight(scop, ...lines);
    const all = nests('A[i]');
    await expectRight(all, 'fuse(S1.i, S2.i)', 'fuse(S0.i, S1.i)', ...mapped('S0.i'));
  });

  test('is refused if a dependence goes back', async () => {
    expect(await refusal(nests('A[i+1]'), 'fuse(S0.i, S1.i)')).toMatchObject({
      code: 'BF2003',
      message: 'fuse(S0.i, S1.i): iterations of S1.i depend on later ones of S0.i',
      notes: [{ message: 'S1 depends on S0 of line 1 (A[i] = f(C[i]);)' }],
    });
  });

  test.each([
    ['in the other order', ['fuse(S1.i, S0.i)'], 'S0.i does not come directly after S1.i'],
    ['of loops that are apart', ['fuse(S0.i, S2.i)'], 'S2.i does not come directly after S0.i'],
    ['of a loop and itself', ['fuse(S0.i, S0.i)'], 'S0.i does not come directly after S0.i'],
    ['of phases', ['distribute(S0.i)', 'fuse(S0.i, S1.i)'], 'the loop is part of a phase already'],
    ['of three loops', ['fuse(S0.i, S1.i, S2.i)'], 'the arguments are not of the form fuse(LOOP, LOOP)'],
  ])('is refused %s', async (_, lines, message) => {
    expect((await refusal(nests('A[i]'), ...lines)).message).toBe(`${lines.at(-1)}: ${message}`);
  });
});
