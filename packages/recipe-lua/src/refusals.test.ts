import { expect, test } from 'vitest';
import { messageOf } from '../test/programs.js';

const TILES = 'tile_by_index({"i","j"},{16,16},{l1_control="ii",l2_control="jj"},{"ii","jj","i","j","k"})\n';
const MAPPED = `${TILES}cudaize("mm",{},{block={"jj","ii"},thread={"j","i"}})\n`;

/** A script, and the first line of the only message about it. */
test.each([
  // Lua itself.
  [
    'permute(0,{permute})',
    'script.lua:1:1: error BF2093: the arguments are not of the form permute(STATEMENT, {LOOP, …})',
  ],
  ['fly("i")', "script.lua:1:1: error BF2092: there is no function 'fly'"],
  ['\npermute(0 {"i"})', "script.lua:2:1: error BF2092: ')' expected near '{'"],
  ['x = 1 + TI', "script.lua:1:1: error BF2092: attempt to perform arithmetic on a nil value (global 'TI')"],
  ['\n\nerror("no such size")', 'script.lua:3:1: error BF2092: no such size'],
  ['io.open("/etc/passwd")', "script.lua:1:1: error BF2092: attempt to index a nil value (global 'io')"],
  ['os.execute("true")', "script.lua:1:1: error BF2092: attempt to index a nil value (global 'os')"],
  ['load("x = 1")()', "script.lua:1:1: error BF2092: there is no function 'load'"],
  ['pcall(error)', "script.lua:1:1: error BF2092: there is no function 'pcall'"],
  ['("x"):rep(1 << 60)', "script.lua:1:1: error BF2092: attempt to call a nil value (method 'rep')"],
  ['while true do end', 'script.lua:1:1: error BF2095: the script does not end in 20 million steps'],
  [
    'local t = {} while true do t[#t + 1] = {} end',
    'script.lua:1:1: error BF2095: the script needs more than 64 MiB of memory',
  ],
  ['dofile("other.lua")', 'script.lua:1:1: error BF2093: a script cannot load other.lua'],
  ['require("os")', 'script.lua:1:1: error BF2093: a script cannot load os'],
  ['dofile()', 'script.lua:1:1: error BF2093: a script cannot load this'],
  // Calls that do not fit.
  ['permute(0,{"i","q","k"})', 'script.lua:1:1: error BF2093: there is no loop q'],
  ['permute(0,{"i","i"})', 'script.lua:1:1: error BF2093: the order names i twice'],
  [
    'permute("i")',
    'script.lua:1:1: error BF2093: the arguments are not of the form permute(STATEMENT, {LOOP, …})',
  ],
  [
    'tile_by_index({"i"},{16,8},{l1_control="ii"},{"ii","i"})',
    'script.lua:1:1: error BF2093: 1 loops have 2 sizes',
  ],
  ['tile_by_index({"i"},{16},{},{"i"})', 'script.lua:1:1: error BF2093: l1_control is missing'],
  [
    'tile_by_index({"i"},{16},{l2_control="ii"},{"i"})',
    'script.lua:1:1: error BF2093: l2_control names no loop: there are l1_control and l1_tile for the first one, and so on',
  ],
  [
    'tile_by_index({"i"},{16},{l1_control="j"},{"i","j"})',
    'script.lua:1:1: error BF2093: there would be two loops j',
  ],
  [
    'tile_by_index({"i"},{0.5},{l1_control="ii"},{"ii","i"})',
    'script.lua:1:1: error BF2093: the arguments are not of the form tile_by_index({LOOP, …}, {SIZE, …}, {l1_control=NAME, l1_tile=NAME, …}, {LOOP, …}, strided or counted)',
  ],
  ['tile(0,7,16)', 'script.lua:1:1: error BF2093: there is no loop at level 7'],
  ['cudaize("mm",{},{block={"i"}})', 'script.lua:1:1: error BF2093: there are 1 to 3 thread loops, not 0'],
  [
    'cudaize("mm",{},{block={"i"},thread={"i"}})',
    'script.lua:1:1: error BF2093: i cannot be blocks and threads',
  ],
  ['cudaize("mm",{},{blocks={"i"}})', 'script.lua:1:1: error BF2093: there is no field blocks'],
  [
    `${MAPPED}cudaize("mm",{},{block={"bx"},thread={"tx"}})`,
    'script.lua:3:1: error BF2093: the nest has blocks and threads already',
  ],
  [`${MAPPED}copy_to_shared("tx","Q",1)`, 'script.lua:3:1: error BF2093: there is no array Q'],
  [`${MAPPED}copy_to_shared("j","A",1)`, 'script.lua:3:1: error BF2093: there is no loop j'],
  ['copy_to_shared("i","A",1)', 'script.lua:1:1: error BF2093: the nest has no threads yet'],
  ['unroll_to_depth(1)', 'script.lua:1:1: error BF2093: the nest has no threads yet'],
  // What kernels cannot be.
  [
    TILES,
    'script.lua:1:1: error BF2094: the script tiles loops of product, but makes no blocks and threads of them',
  ],
  [
    `${TILES}cudaize("mm",{},{block={"ii"},thread={"jj"}})`,
    'script.lua:2:1: error BF2094: a thread would execute neighbouring iterations of S1.j, those of j, but threads of boxflow have iterations that are a block apart',
  ],
  [
    'tile_by_index({"i"},{16},{l1_control="ii"},{"i","ii","j","k"})\ncudaize("mm",{},{block={"i"},thread={"j"}})',
    'script.lua:2:1: error BF2094: i cannot be blocks: a block executes a run of iterations of S1.i',
  ],
  [
    'init("program.c","rows")\ncudaize("rows",{},{block={"i"},thread={"j"}})',
    'script.lua:2:1: error BF2094: j has no constant number of iterations, so a block cannot execute all of them',
  ],
  [
    'tile_by_index({"i"},{16},{l1_control="ii"},{"ii","j","i","k"})\ncudaize("mm",{},{block={"j"},thread={"i"}})',
    'script.lua:2:1: error BF2094: ii controls tiles outside the blocks, and the host has no loops over tiles',
  ],
  // The mapping refuses a line.
  [
    `${TILES}tile_by_index({"k"},{16},{l1_control="kk"},{"ii","kk","jj","i","j","k"})\ncudaize("mm",{},{block={"ii","kk"},thread={"i","k"}})`,
    'script.lua:3:1: error BF2003: distribute(S1.k): its iterations depend on one another',
  ],
  [
    `${MAPPED}copy_to_registers("k","A")`,
    'script.lua:3:1: error BF2004: copy_to_registers(S1.k, A): the loop reads several elements of A',
  ],
  [
    'boxflow [[ serial(S1.q) ]]',
    'script.lua:1:1: error BF2001: serial(S1.q): there is no loop or statement S1.q',
  ],
  ['boxflow [[\nserial(S1.i)\n  fly(S1.j) ]]', "script.lua:3:1: error BF2090: there is no verb 'fly'"],
  // A different program.
  [
    'init("other.c","product",0)',
    'script.lua:1:1: error BF2096: the script is for loops of other.c, and the program has none there that can run on devices',
  ],
  [
    'init("program.c","main",0)',
    'script.lua:1:1: error BF2096: program.c has no function main with loops that can run on devices',
  ],
  [
    'init("program.c","product",2)',
    'script.lua:1:1: error BF2096: product of program.c has 2 loop nests that can run on devices, so there is no nest 2',
  ],
])('%j is refused', async (script, expected) => {
  const message = await messageOf(script);
  expect(message.split('\n')[0]).toBe(expected);
  expect(message.match(/error BF/g)).toHaveLength(1);
});

test('a refused dependence has the line of the script, and the lines of both statements', async () => {
  const script = 'init("program.c","chain",0)\ntile_by_index({"i"},{32},{l1_control="ii"},{"ii","i"})\n';
  const mapped = `${script}cudaize("chain",{v=N},{block={"ii"},thread={"i"}})`;
  expect(
    await messageOf(mapped),
  ).toBe(`script.lua:3:1: error BF2003: distribute(S0.i): its iterations depend on one another
program.c:13:5: note: S0 depends on S0 of line 13 (v[i] = v[i - 1] * 0.5;)
  hint: split the loop, make it serial, or distribute a loop inside it`);
});

test('a script that does not say for which of several nests it is gets a list', async () => {
  const program =
    'double a[8], b[8]; void f(void) { for (int i = 0; i < 8; i++) a[i] = i; }\nvoid g(void) { for (int i = 0; i < 8; i++) b[i] = i; }';
  expect(
    await messageOf('print_code()', program),
  ).toBe(`script.lua:1:1: error BF2096: the script does not say for which of 2 loop nests it is
program.c:1:35: note: nest 0 of f
program.c:2:16: note: nest 0 of g
  hint: begin it with init("FILE.c", "FUNCTION", 0)`);
  expect(await messageOf('print_code()', 'int main(void) { return 0; }')).toBe(
    'script.lua:1:1: error BF2096: the program has no loops that can run on devices\n  hint: `poly-cli explain` says why',
  );
});
