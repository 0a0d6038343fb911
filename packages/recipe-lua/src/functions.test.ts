import { parseUnit } from '@boxflow/frontend-c';
import { expect, test } from 'vitest';
import { PROGRAM, resultOf } from '../test/programs.js';
import { runScript } from './run-script.js';

const TILES = `tile_by_index({"i","j"}, {16,32}, {l1_control="ii", l2_control="jj"}, {"ii","jj","i","j","k"})
cudaize("mm", {C=N*N}, {block={"jj","ii"}, thread={"j","i"}})
`;

const linesOf = async (script: string) => (await resultOf(script)).recipes.scop0;

test('a script without init is for the deepest nest; the others of its region have the default mapping', async () => {
  expect((await resultOf(`dofile("cudaize.lua")\n${TILES}`)).recipes).toEqual({
    scop0: [
      'distribute(S1.i)',
      'cudaize(mm, S1.i, 16, 16, S1.j, 32, 32)',
      'distribute(S0.i)',
      'threads(S0.i, S0.j)',
      'block(S0.j, 8, 32)',
    ],
  });
});

test('init chooses the nest of a function, also of several', async () => {
  const { recipes } = await resultOf(`init("program.c", "rows", 0)
tile_by_index(0, {"j"}, {64}, {l1_control="jj"}, {"i","jj","j"}, counted)
cudaize(0, "rows", {}, {block={"jj","i"}, thread={"j"}})
init("program", "product", 0)
tile_by_index({"j"}, {32}, {l1_control="jj", l1_tile="jt"}, {"jj","jt","i"})
cudaize("zero", {}, {block={"jj"}, thread={"jt"}})`);
  expect(recipes.scop2).toEqual(['distribute(S0.i)', 'cudaize(rows, S0.i, 1, 1, S0.j, 64, 64)']);
  expect(recipes.scop0?.slice(0, 3)).toEqual([
    'permute(S0.j, S0.i)',
    'distribute(S0.j)',
    'cudaize(zero, S0.j, 32, 32)',
  ]);
});

test('boxflow lines stand where they are written', async () => {
  const script = `boxflow [[
permute(S1.j, S1.i)   # columns first
distribute(S1.j, S1.i)
]]
${TILES.replace('thread={"j","i"}', 'thread={"i","j"}')}boxflow("copy_to_shared(S1.k, 16, A)")
boxflow [[ pipeline(S1.k, 2) ]]`;
  expect((await linesOf(script))?.slice(0, 5)).toEqual([
    'permute(S1.j, S1.i)',
    'distribute(S1.j, S1.i)',
    'cudaize(mm, S1.j, 32, 32, S1.i, 16, 16)',
    'copy_to_shared(S1.k, 16, A)',
    'pipeline(S1.k, 2)',
  ]);
});

test("CHiLL's own commands say the same as CUDA-CHiLL's", async () => {
  const chill = `tile(0, 1, 16, 1, "i", "ii", counted)
tile(0, find_cur_level(0, "j"), 32, 2, "j", "jj", counted)
tile(0, "k", 8, 3, "k", "kk")
copy_to_texture("A")
cudaize("mm", {}, {block={"jj","ii"}, thread={"j","i"}})
datacopy(0, 4, "B", {"t1","t2"}, false, 0, 1, -16, true)
datacopy_privatized(0, "kk", "C", {"tx"})
unroll(0, "k", 4)`;
  expect((await linesOf(chill))?.slice(0, 6)).toEqual([
    'distribute(S1.i)',
    'cudaize(mm, S1.i, 16, 16, S1.j, 32, 32)',
    'copy_to_texture(A)',
    'copy_to_shared(S1.k, 8, B)',
    'copy_to_registers(S1.k, C)',
    'unroll(S1.k, 4)',
  ]);
});

test('a chunk is what the loops from the given one inwards execute', async () => {
  const chunks = async (tiles: string, level: string) =>
    (await linesOf(`${tiles}${TILES}copy_to_shared("${level}", "A", 1)`))?.find((line) =>
      line.startsWith('copy_to_shared'),
    );
  const tiled = 'tile_by_index({"k"}, {24}, {l1_control="kk"}, {"kk","k"})\n';
  const both = TILES.replace('{"ii","jj","i","j","k"}', '{"ii","jj","kk","i","j","k"}');
  expect(await chunks('', 'tx')).toBe('copy_to_shared(S1.k, 96, A)');
  const inTiles = (await linesOf(`${tiled}${both}copy_to_shared("tx", "A", 1)`))?.[2];
  expect(inTiles).toBe('copy_to_shared(S1.k, 24, A)');
  const outside = (await linesOf(`${tiled}${both}copy_to_shared("kk", "A", 1)`))?.[2];
  expect(outside).toBe('copy_to_shared(S1.k, 96, A)');
});

test('a control loop outside the blocks is a loop of the thread, and a whole loop one of the host', async () => {
  const outside = TILES.replace('{"ii","jj","i","j","k"}', '{"kk","ii","jj","i","j","k"}');
  const script = `tile_by_index({"k"}, {24}, {l1_control="kk"}, {"kk","k"})\n${outside}copy_to_shared("tx", "A", 1)`;
  expect((await linesOf(script))?.slice(1, 3)).toEqual([
    'cudaize(mm, S1.i, 16, 16, S1.j, 32, 32)',
    'copy_to_shared(S1.k, 24, A)',
  ]);
  const inTime = `float a[9][64];
void steps(void) {
  for (int t = 1; t < 9; t++)
    for (int i = 0; i < 64; i++)
      a[t][i] = a[t - 1][i] + a[t - 1][63 - i];
}`;
  const { recipes } = await resultOf(
    'tile_by_index({"i"}, {32}, {l1_control="ii"}, {"t","ii","i"}) cudaize("step", {}, {block={"ii"}, thread={"i"}})',
    inTime,
  );
  expect(recipes.scop0).toEqual(['serial(S0.t)', 'distribute(S0.i)', 'cudaize(step, S0.i, 32, 32)']);
});

test('unrolling to level 0 leaves loops, and amounts of at least all iterations unroll in full', async () => {
  const lines = await linesOf(`${TILES}unroll_to_level(0)\nunroll(0, "k", 96)`);
  expect(lines?.[2]).toBe('unroll(S1.k, full)');
});

test('scripts see the nest, and macros as variables', async () => {
  const { printed } = await resultOf(`print_code()
print(N, strided, num_statements(), chk_cur_level(0, "q"))
${TILES}print_code()
print_idx()
print(table.concat(block_indices(), " "), table.concat(thread_indices(), " "), #cur_indices(0))
local bounds = hard_loop_bounds(0, "tx")
print(bounds[1], bounds[2])
print_space()`);
  expect(printed).toBe(`for i        S1.i, 96 iterations
  for j      S1.j, 96 iterations
    for k    S1.k, 96 iterations
      S1: C[i][j] += A[i][k] * B[k][j];
96	strided	1	-1
for by           S1.i by 16, 6 iterations, block
  for bx         S1.j by 32, 3 iterations, block
    for ty       S1.i, 16 iterations, thread
      for tx     S1.j, 32 iterations, thread
        for k    S1.k, 96 iterations
          S1: C[i][j] += A[i][k] * B[k][j];
by, bx, ty, tx, k
bx by	tx ty	5
0	31
[] -> { S1[i, j, k] : 0 <= i < 96 and 0 <= j < 96 and 0 <= k < 96 }`);
});

test('a macro that is called like a function does not replace it', async () => {
  const { scops } = await parseUnit({ file: 'program.c', text: PROGRAM });
  const script = { file: 'script.lua', text: 'print(type(permute), type(print), N)' };
  const printed: string[] = [];
  await runScript(script, scops, {
    globals: { N: 7, permute: 1, print: 2 },
    print: (text) => printed.push(text),
  });
  expect(printed).toEqual(['function\tfunction\t7']);
});
