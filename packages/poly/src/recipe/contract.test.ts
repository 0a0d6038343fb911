import {
  type BodyExpr,
  BoxflowError,
  type Recipe,
  type RecipeLine,
  type Scop,
  verifyKernel,
} from '@boxflow/ir';
import { describe, expect, test } from 'vitest';
import { lowerScop } from '../lower-scop.js';
import { buildScop, loop, statement } from '../test-support/build-scop.js';
import { expectSequentialResult } from '../test-support/expect-sequential-result.js';

function recipe(...lines: readonly string[]): Recipe {
  return {
    scop: 'scop0',
    lines: lines.map((line, i): RecipeLine => {
      const [, verb, args] = /^(\w+)\((.*)\)$/.exec(line) ?? [];
      return {
        verb: verb as RecipeLine['verb'],
        args: (args ?? '').split(', '),
        location: { file: 'recipe.txt', line: i + 1, column: 1 },
      };
    }),
  };
}

async function failure(scop: Scop, lines: readonly string[]) {
  const error = await lowerScop(scop, { recipe: recipe(...lines) }).catch((e: unknown) => e);
  if (!(error instanceof BoxflowError)) throw new Error('the recipe is not refused');
  return error.diagnostics[0];
}

/** The product of two reads, which a statement adds to its first read. */
const SUM: BodyExpr = {
  kind: 'call',
  name: 'fma',
  args: [2, 3, 1].map((access): BodyExpr => ({ kind: 'read', access, type: 'double' })),
  type: 'double',
};

/** Returns `C[i][j] = fma(first, second, C[i][j])` for all k. */
function sums(first: string, second: string, value: BodyExpr = SUM): Scop {
  const scop = buildScop({
    params: ['n'],
    arrays: { C: ['n', 'n'], A: ['n', 'n'], B: ['n', 'n'] },
    tree: loop(
      'i',
      loop(
        'j',
        loop(
          'k',
          statement('0 <= i < n and 0 <= j < n and 0 <= k < n', `C[i][j] = C[i][j] ${first} ${second}`),
        ),
      ),
    ),
  });
  const statements = scop.statements.map((one) => ({
    ...one,
    body: [{ kind: 'assign' as const, target: 0, value }],
  }));
  return { ...scop, statements };
}

const product = sums('A[i][k]', 'B[k][j]');

const threads = ['distribute(S0.i)', 'threads(S0.i, S0.j)', 'copy_to_registers(S0.k, C)'];
const chunks = ['copy_to_shared(S0.k, 8, A)', 'copy_to_shared(S0.k, 8, B)'];
const tiled = [...threads, 'block(S0.j, 4, 8)', 'tile(S0.j, 16, 8)'];
const CONTRACT = 'contract(S0.k, mma_f64)';

describe('sums by matrix instructions', () => {
  test.each([
    ['of rows and columns', product],
    ['of columns and rows', sums('B[k][j]', 'A[i][k]')],
    ['of columns', sums('A[k][i]', 'B[k][j]')],
  ])('are products %s', async (_, scop) => {
    const lines = [...tiled, ...chunks, 'pipeline(S0.k, 2)', CONTRACT];
    const lowered = await lowerScop(scop, { recipe: recipe(...lines), check: true });
    const [kernel] = lowered.kernels;
    expect(kernel && verifyKernel(kernel)).toEqual([]);
    const [stage] = kernel?.blocks?.stages ?? [];
    expect([stage?.matrix, stage?.slots]).toEqual([true, 2]);
    expect(stage?.buffers.map(({ extents, pad }) => ((extents.at(-1) ?? 0) + pad) % 16)).toEqual([4, 4]);
    for (const n of [1, 9, 17]) await expectSequentialResult(scop, lowered, { n }, 2);
  });

  test('may be in scalars of which threads have copies', async () => {
    const inside = '0 <= i < n and 0 <= j < n';
    const scop = buildScop({
      params: ['n'],
      arrays: { C: ['n', 'n'], A: ['n', 'n'], B: ['n', 'n'], sum: [] },
      deadAfter: ['sum'],
      tree: loop(
        'i',
        loop(
          'j',
          statement(inside, 'sum ='),
          loop('k', statement(`${inside} and 0 <= k < n`, 'sum = sum A[i][k] B[k][j]')),
          statement(inside, 'C[i][j] = sum'),
        ),
      ),
    });
    const statements = scop.statements.map((one) =>
      one.name === 'S1' ? { ...one, body: [{ kind: 'assign' as const, target: 0, value: SUM }] } : one,
    );
    const lowered = await lowerScop({ ...scop, statements }, { check: true });
    const [kernel] = lowered.kernels;
    expect(kernel?.buffers.map(({ array, extents }) => [array, extents])).toEqual([['sum', []]]);
    expect(kernel?.blocks?.stages.map(({ matrix }) => matrix)).toEqual([true]);
    await expectSequentialResult({ ...scop, statements }, lowered, { n: 9 }, 2);
  });

  test('are the default for products that are added with one rounding', async () => {
    const of = async (scop: Scop) => (await lowerScop(scop)).recipe.lines.map(({ verb }) => verb);
    expect(await of(product)).toEqual(expect.arrayContaining(['copy_to_shared', 'pipeline', 'contract']));
    const twice = sums('A[i][k]', 'B[k][j]', {
      kind: 'binary',
      op: '+',
      left: SUM,
      right: SUM,
      type: 'double',
    });
    const others = await of(twice);
    expect(others).toContain('pipeline');
    expect(others).not.toContain('contract');
  });

  test.each([
    ['rows', 2, '16, 8'],
    ['columns', 3, '8, 16'],
  ])('have few %s in a thread if those take more operations', async (_, squared, block) => {
    const read = (access: number): BodyExpr => ({ kind: 'read', access, type: 'double' });
    const times = (left: BodyExpr, right: BodyExpr): BodyExpr => {
      return { kind: 'binary', op: '*', left, right, type: 'double' };
    };
    const product = times(times(read(squared), read(squared)), read(5 - squared));
    const value: BodyExpr = { kind: 'binary', op: '+', left: read(1), right: product, type: 'double' };
    const { recipe } = await lowerScop(sums('A[i][k]', 'B[k][j]', value));
    const blocks = recipe.lines.filter(({ verb }) => verb === 'block').map(({ args }) => args.join(', '));
    expect(blocks).toEqual([`S0.j, ${block}`]);
  });

  const none =
    'it does more than add products in double precision to a sum in a register, with one rounding (--fp-contract)';
  test.each([
    [
      'of another shape',
      product,
      [...tiled, ...chunks],
      'contract(S0.k, mma_f16)',
      'the arguments are not of the form contract(LOOP, mma_f64)',
    ],
    [
      'of no chunks',
      product,
      tiled,
      CONTRACT,
      'the loop is not in chunks: a copy_to_shared line comes first',
    ],
    [
      'of short chunks',
      product,
      [...tiled, 'copy_to_shared(S0.k, 4, A)', 'copy_to_shared(S0.k, 4, B)'],
      CONTRACT,
      'its chunks are not multiples of 8 iterations',
    ],
    [
      'of threads that are no warps',
      product,
      [...threads, 'block(S0.j, 2, 8)', 'tile(S0.j, 16, 8)', ...chunks],
      CONTRACT,
      'the tile cannot be divided among warps of 32 threads, each with multiples of 16 x 8 iterations',
    ],
    [
      'of tiles that are too small',
      product,
      [...threads, 'block(S0.j, 8, 8)', 'tile(S0.j, 16, 8)', ...chunks],
      CONTRACT,
      'the tile cannot be divided among warps of 32 threads, each with multiples of 16 x 8 iterations',
    ],
    [
      'of boxes that are missing',
      product,
      [...tiled, chunks[0]!],
      CONTRACT,
      'blocks do not share all that it reads',
    ],
    [
      'of sums that are not products',
      sums('A[i][k]', 'B[k][j]', SUM.kind === 'call' ? SUM.args[0]! : SUM),
      [...tiled, ...chunks],
      CONTRACT,
      none,
    ],
    [
      'of rows alone',
      sums('A[i][k]', 'B[i][k]'),
      [...tiled, ...chunks],
      CONTRACT,
      'its factors are not the same for all of S0.j and for all of S0.i',
    ],
    ['twice', product, [...tiled, ...chunks, CONTRACT], CONTRACT, 'matrix instructions execute it already'],
  ])('are not made %s', async (_, scop, before, line, message) => {
    expect(await failure(scop, [...before, line])).toMatchObject({
      message: `${line}: ${message}`,
    });
  });
});
