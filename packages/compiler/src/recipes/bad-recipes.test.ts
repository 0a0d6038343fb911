import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BoxflowError } from '@boxflow/ir';
import { afterAll, expect, it } from 'vitest';
import { compile } from '../compile.js';
import { loadRecipes } from './load-recipes.js';

const folder = mkdtempSync(join(tmpdir(), 'boxflow-bad-recipes-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'input.c');
const recipe = join(folder, 'recipe.txt');

writeFileSync(
  file,
  `double A[200][200], B[200][200], C[200][200];
void f(void) {
  for (int i = 0; i < 200; i++)
    for (int j = 0; j < 200; j++)
      for (int k = 0; k < 200; k++)
        C[i][j] += A[i][k] * B[k][j];
}
`,
);

/** Lines before the one that is wrong. */
const THREADS = 'scop0:\n  distribute(S0.i)\n  threads(S0.i, S0.j)\n';
const TILES = `${THREADS}  block(S0.j, 16, 16)\n  tile(S0.j, 64, 64)\n`;
const SMALL_TILES = `${THREADS}  block(S0.j, 16, 16)\n  tile(S0.j, 32, 32)\n`;
const CHUNKS = `${TILES}  copy_to_shared(S0.k, 16, A)\n`;

/** A recipe's text, and the message about it without its hint. */
const MISTAKES: readonly (readonly [text: string, message: string])[] = [
  ['', '1:1: error BF2090: the file has no recipe'],
  ['# nothing\n', '1:1: error BF2090: the file has no recipe'],
  ['\x7fELF\x02\x01\x00', '1:1: error BF2090: this is not a text file'],
  ['Scop 0\n', '1:1: error BF2090: a line comes before the name of its region'],
  ['scop0: serial(S0.i)\n', '1:1: error BF2090: a line comes before the name of its region'],
  ['scop0:\nscop0:\n', '2:1: error BF2090: scop0 has a recipe in line 1 already'],
  ['scop0:\n  fly(S0.i)\n', "2:3: error BF2090: there is no verb 'fly'"],
  ['scop0:\n  serial(S0.i\n', "2:3: error BF2090: 'serial(S0.i' is not of the form verb(argument, …)"],
  ['\nscop7:\n', "2:1: error BF3011: the recipe is for 'scop7', which input.c does not have"],
  ['scop0:\n', '1:1: error BF2005: the recipe leaves S0 outside every phase'],
  ['scop0:\n  distribute(S0.i)\n', '1:1: error BF2005: the recipe gives the phase of S0.i no thread grid'],
  ['scop0:\n  serial(S0.q)\n', '2:3: error BF2001: serial(S0.q): there is no loop or statement S0.q'],
  ['scop0:\n  single(S7)\n', '2:3: error BF2001: single(S7): there is no loop or statement S7'],
  ['scop0:\n  serial()\n', '2:3: error BF2002: serial(): the arguments are not of the form serial(LOOP, …)'],
  [
    'scop0:\n  distribute(S0.k)\n',
    '2:3: error BF2003: distribute(S0.k): its iterations depend on one another',
  ],
  [
    `${THREADS}  distribute(S0.i)\n`,
    '4:3: error BF2004: distribute(S0.i): the loop is part of a phase already',
  ],
  [
    `${THREADS}  threads(S0.i, S0.j)\n`,
    '4:3: error BF2004: threads(S0.i, S0.j): the recipe has such a line already',
  ],
  [
    `${THREADS}  block(S0.j, 8, 8)\n  block(S0.j, 4, 4)\n`,
    '5:3: error BF2004: block(S0.j, 4, 4): the recipe has such a line already',
  ],
  ...['8', '64, 64', '0, 8', '-8, 8', '1.5, 8', 'x, 8', '1e99, 8'].map((sizes) => {
    const form = 'the arguments are not of the form block(LOOP, N, N), at most 1024 in all';
    return [
      `${THREADS}  block(S0.j, ${sizes})\n`,
      `4:3: error BF2002: block(S0.j, ${sizes}): ${form}`,
    ] as const;
  }),
  [
    `${THREADS}  block(S0.j, , 8)\n`,
    "4:3: error BF2090: 'block(S0.j, , 8)' is not of the form verb(argument, …)",
  ],
  ...['0, 0', '16', '12, 32', '1024, 1024'].map((sizes) => {
    const form = `the arguments are not of the form tile(LOOP, N, N), multiples of the block's 8, 32 threads or fewer, at most 64 iterations for each of them`;
    return [
      `${THREADS}  tile(S0.j, ${sizes})\n`,
      `4:3: error BF2002: tile(S0.j, ${sizes}): ${form}`,
    ] as const;
  }),
  [
    `${CHUNKS}  tile(S0.j, 32, 32)\n`,
    '7:3: error BF2004: tile(S0.j, 32, 32): the loop has such a line already',
  ],
  [
    `${THREADS}  copy_to_shared(S0.k, 16, A)\n`,
    '4:3: error BF2004: copy_to_shared(S0.k, 16, A): the grid has no tiles: a tile line comes first',
  ],
  [
    `${TILES}  copy_to_shared(S0.k, 0, A)\n`,
    '6:3: error BF2002: copy_to_shared(S0.k, 0, A): the arguments are not of the form copy_to_shared(LOOP, N, ARRAY), N at most 256',
  ],
  [
    `${TILES}  copy_to_shared(S0.k, 64, A)\n`,
    '6:3: error BF2004: copy_to_shared(S0.k, 64, A): blocks would share 33280 bytes, of which there are 32768',
  ],
  [
    `${TILES}  copy_to_shared(S0.k, 16, Q)\n`,
    '6:3: error BF2001: copy_to_shared(S0.k, 16, Q): there is no array or scalar Q',
  ],
  [
    `${SMALL_TILES}  copy_to_shared(S0.k, 16, C)\n  pipeline(S0.k, 2)\n`,
    '7:3: error BF2004: pipeline(S0.k, 2): its chunks read C, which it writes',
  ],
  [
    `${CHUNKS}  copy_to_shared(S0.k, 16, A)\n`,
    '7:3: error BF2004: copy_to_shared(S0.k, 16, A): blocks share A already',
  ],
  [
    `${CHUNKS}  pipeline(S0.k, 9)\n`,
    '7:3: error BF2002: pipeline(S0.k, 9): the arguments are not of the form pipeline(LOOP, N), N from 2 to 4',
  ],
  [
    `${TILES}  pipeline(S0.k, 2)\n`,
    '6:3: error BF2004: pipeline(S0.k, 2): the loop is not in chunks: a copy_to_shared line comes first',
  ],
  [
    `${CHUNKS}  contract(S0.k, mma_f16)\n`,
    '7:3: error BF2002: contract(S0.k, mma_f16): the arguments are not of the form contract(LOOP, mma_f64)',
  ],
  [
    `${THREADS}  copy_to_registers(S0.k, Q)\n`,
    '4:3: error BF2001: copy_to_registers(S0.k, Q): there is no array or scalar Q',
  ],
  [
    `${THREADS}  vectorize(S0.j, 0)\n`,
    '4:3: error BF2002: vectorize(S0.j, 0): the arguments are not of the form vectorize(LOOP, N), N at most 256',
  ],
  [
    `${THREADS}  points(S0.j, 100, 1)\n`,
    '4:3: error BF2002: points(S0.j, 100, 1): the arguments are not of the form points(LOOP, N, 1), N at most 16',
  ],
  [
    `${THREADS}  panels(S0.j, 0)\n`,
    '4:3: error BF2002: panels(S0.j, 0): the arguments are not of the form panels(LOOP, N), N at most 1024',
  ],
  ...['0', '1', '2.5', '300', 'all'].map((count) => {
    const form = 'the arguments are not of the form unroll(LOOP, N), N from 2 to 256 or full';
    return [
      `${THREADS}  unroll(S0.k, ${count})\n`,
      `4:3: error BF2002: unroll(S0.k, ${count}): ${form}`,
    ] as const;
  }),
  [
    `${THREADS}  unroll(S0.j, 4)\n`,
    '4:3: error BF2004: unroll(S0.j, 4): the loop is not inside the threads of a launch',
  ],
  [
    `${THREADS}  unroll(S0.k, 4)\n  unroll(S0.k, full)\n`,
    '5:3: error BF2004: unroll(S0.k, full): the loop is unrolled already',
  ],
  [
    'scop0:\n  distribute(S0.i)\n  unroll_to_depth(1)\n',
    '3:3: error BF2004: unroll_to_depth(1): no loop in threads up to this depth has a constant number of iterations from 2 to 256',
  ],
  [
    'scop0:\n  distribute(S0.i)\n  cudaize(S0.i, 8, 8)\n',
    '3:3: error BF2002: cudaize(S0.i, 8, 8): the arguments are not of the form cudaize(NAME, LOOP, N, N, …), 1 to 3 loops, with the iterations and the threads of a block',
  ],
  [
    'scop0:\n  distribute(S0.i)\n  cudaize(mm, S0.i, 0, 8)\n',
    "3:3: error BF2002: cudaize(mm, S0.i, 0, 8): tile(S0.i, 0): the arguments are not of the form tile(LOOP, N), multiples of the block's 8 threads or fewer, at most 64 iterations for each of them",
  ],
  [
    'scop0:\n  distribute(S0.i)\n  cudaize(mm, S0.i, 64, 64, S0.j, 64, 64)\n',
    '3:3: error BF2002: cudaize(mm, S0.i, 64, 64, S0.j, 64, 64): block(S0.j, 64, 64): the arguments are not of the form block(LOOP, N, N), at most 1024 in all',
  ],
  [
    `${THREADS}  copy_to_texture(Q)\n`,
    '4:3: error BF2001: copy_to_texture(Q): there is no array or scalar Q',
  ],
  [
    `${THREADS}  copy_to_texture(C)\n`,
    '4:3: error BF2004: copy_to_texture(C): every launch that accesses C writes it',
  ],
  [
    `${THREADS}  copy_to_texture(A)\n  copy_to_texture(A)\n`,
    '5:3: error BF2004: copy_to_texture(A): the launches read A in this way already',
  ],
  [
    `${THREADS}  copy_to_constant(A)\n`,
    '4:3: error BF2004: copy_to_constant(A): which elements of A are read at a time depends on the thread',
  ],
  [
    `${THREADS}  copy_to_constant(C)\n`,
    '4:3: error BF2004: copy_to_constant(C): every phase that accesses C writes it',
  ],
  [
    'scop0:\n  copy_to_constant(A)\n',
    '2:3: error BF2004: copy_to_constant(A): no launch accesses A: a distribute line comes first',
  ],
  [
    'scop0:\n  copy_to_texture(A)\n',
    '2:3: error BF2004: copy_to_texture(A): no launch accesses A: a distribute line comes first',
  ],
  [
    'scop0:\n  skew(S0.j, S0.i, 0)\n',
    '2:3: error BF2002: skew(S0.j, S0.i, 0): the arguments are not of the form skew(LOOP, LOOP, N), N not 0, from -64 to 64',
  ],
  [
    'scop0:\n  skew(S0.i, S0.j, 1)\n',
    '2:3: error BF2004: skew(S0.i, S0.j, 1): S0.j is not a loop around S0.i',
  ],
  [
    'scop0:\n  fuse(S0.i, S0.j)\n',
    '2:3: error BF2004: fuse(S0.i, S0.j): S0.j does not come directly after S0.i',
  ],
  ['scop0:\n  fuse(S0.i, S1.i)\n', '2:3: error BF2001: fuse(S0.i, S1.i): there is no loop or statement S1.i'],
  [
    `${THREADS}  normalize_index(S0.i)\n`,
    '4:3: error BF2004: normalize_index(S0.i): the loop is part of a phase already',
  ],
  ['scop0:\n  snapshot(S0.i, Q)\n', '2:3: error BF2001: snapshot(S0.i, Q): there is no array or scalar Q'],
  ['scop0:\n  expand(S0.i, Q)\n', '2:3: error BF2001: expand(S0.i, Q): there is no array or scalar Q'],
  [
    'scop0:\n  reduce(S0.i, 0)\n',
    '2:3: error BF2002: reduce(S0.i, 0): the arguments are not of the form reduce(LOOP, COUNT) or reduce(LOOP, COUNT, LOOP, COUNT)',
  ],
  [
    'scop0:\n  reorder(S0.i, sideways)\n',
    '2:3: error BF2002: reorder(S0.i, sideways): the arguments are not of the form reorder(LOOP, apart or together)',
  ],
];

it.each(MISTAKES)('%j is refused with its place, and nothing is left', async (text, message) => {
  writeFileSync(recipe, text);
  const before = readdirSync(folder);
  const compiled = async () => compile({ files: [file], recipes: await loadRecipes(recipe) });
  const error = await compiled().then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(BoxflowError);
  const said = (error as BoxflowError).message.replaceAll(`${folder}/`, '');
  expect(said.split('\n')[0]).toBe(`recipe.txt:${message}`);
  expect(said.match(/error BF/g)).toHaveLength(1);
  expect(readdirSync(folder)).toEqual(before);
});
