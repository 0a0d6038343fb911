import { boxflowLines } from './commands/boxflow-lines.js';
import {
  copyToReadOnly,
  copyToRegisters,
  copyToShared,
  dataCopy,
  dataCopyPrivatized,
} from './commands/copies.js';
import { cudaize } from './commands/cudaize.js';
import { normalizeIndex, permute, tileByIndex, tileLevel } from './commands/order.js';
import {
  chkCurLevel,
  codeText,
  curIndices,
  findCurLevel,
  hardLoopBounds,
  indicesOf,
  spaceText,
  statementsOf,
} from './commands/queries.js';
import { unroll, unrollToDepth } from './commands/unroll.js';
import { badCall } from './diagnostics.js';
import type { HostFunction, LuaValue } from './lua/run-lua.js';
import { Call } from './script/arguments.js';
import type { ScriptNest } from './script/script-nest.js';
import type { ScriptRun } from './script/script-run.js';

/** A function of scripts: how it is called, and what it does to the nest. */
interface ScriptFunction {
  readonly form: string;
  readonly call: (nest: ScriptNest, call: Call, run: ScriptRun) => unknown;
}

/** The ways to count control loops, which CHiLL's scripts find as variables. */
export const MODES = { strided: 'strided', counted: 'counted' } as const;

/** The file with CUDA-CHiLL's functions, which scripts load; here they are always there. */
const KNOWN_FILE = /^(?:.*\/)?cudaize(?:\.lua)?$/;

export const FUNCTIONS: Readonly<Record<string, ScriptFunction>> = {
  permute: { form: 'permute(STATEMENT, {LOOP, …})', call: permute },
  tile_by_index: {
    form: 'tile_by_index({LOOP, …}, {SIZE, …}, {l1_control=NAME, l1_tile=NAME, …}, {LOOP, …}, strided or counted)',
    call: tileByIndex,
  },
  tile: { form: 'tile(STATEMENT, LOOP, SIZE, LOOP, NAME, NAME)', call: tileLevel },
  normalize_index: { form: 'normalize_index(LOOP)', call: normalizeIndex },
  cudaize: { form: 'cudaize(NAME, {ARRAY=SIZE, …}, {block={LOOP, …}, thread={LOOP, …}})', call: cudaize },
  copy_to_shared: { form: 'copy_to_shared(LOOP, ARRAY, PADDING)', call: copyToShared },
  copy_to_registers: { form: 'copy_to_registers(LOOP, ARRAY)', call: copyToRegisters },
  copy_to_texture: {
    form: 'copy_to_texture(ARRAY)',
    call: (nest, call) => copyToReadOnly('copy_to_texture', nest, call),
  },
  copy_to_constant: {
    form: 'copy_to_constant(ARRAY)',
    call: (nest, call) => copyToReadOnly('copy_to_constant', nest, call),
  },
  datacopy: { form: 'datacopy(STATEMENT, LOOP, ARRAY, …, true)', call: dataCopy },
  datacopy_privatized: { form: 'datacopy_privatized(STATEMENT, LOOP, ARRAY, …)', call: dataCopyPrivatized },
  unroll: { form: 'unroll(STATEMENT, LOOP, N)', call: unroll },
  unroll_to_depth: { form: 'unroll_to_depth(N)', call: unrollToDepth },
  unroll_to_level: { form: 'unroll_to_level(N)', call: unrollToDepth },
  boxflow: {
    form: 'boxflow [[ LINE ]]',
    call: (nest, call, { script }) => boxflowLines(nest, call, script.text),
  },
  cur_indices: { form: 'cur_indices(STATEMENT)', call: curIndices },
  block_indices: { form: 'block_indices()', call: (nest) => indicesOf(nest, 'block') },
  thread_indices: { form: 'thread_indices()', call: (nest) => indicesOf(nest, 'thread') },
  find_cur_level: { form: 'find_cur_level(STATEMENT, LOOP)', call: findCurLevel },
  chk_cur_level: { form: 'chk_cur_level(STATEMENT, LOOP)', call: chkCurLevel },
  hard_loop_bounds: { form: 'hard_loop_bounds(STATEMENT, LOOP)', call: hardLoopBounds },
  num_statements: { form: 'num_statements()', call: (nest) => statementsOf(nest).length },
  print_code: { form: 'print_code()', call: (nest, _, run) => run.print(codeText(nest)) },
  print_idx: { form: 'print_idx()', call: (nest, _, run) => run.print(curIndices(nest).join(', ')) },
  print_space: { form: 'print_space()', call: (nest, _, run) => run.print(spaceText(nest)) },
};

/** Returns all functions of a script that is to run. */
export function hostFunctions(run: ScriptRun): Readonly<Record<string, HostFunction>> {
  const ofNest = Object.entries(FUNCTIONS).map(([name, { form, call }]): [string, HostFunction] => [
    name,
    (line, args) => {
      const place = run.placeOf(line);
      return call(run.current(place), new Call(place, form, args), run) as LuaValue;
    },
  ]);
  const load: HostFunction = (line, [file]) => {
    if (typeof file === 'string' && KNOWN_FILE.test(file)) return undefined;
    throw badCall(
      run.placeOf(line),
      `a script cannot load ${typeof file === 'string' ? file : 'this'}`,
      'scripts have no access to files; the functions of cudaize.lua are there without it',
    );
  };
  return {
    ...Object.fromEntries(ofNest),
    init: (line, args) => {
      const call = new Call(run.placeOf(line), 'init(FILE, FUNCTION, NEST)', args);
      run.init(call.place, call.string(0), call.string(1), call.has(2) ? call.natural(2) : 0);
      return undefined;
    },
    dofile: load,
    require: load,
    print: (_, [text]) => {
      run.print(String(text));
      return undefined;
    },
  };
}
