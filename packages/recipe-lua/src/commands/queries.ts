import { printNest } from '../nest/print-nest.js';
import type { Call } from '../script/arguments.js';
import type { ScriptNest } from '../script/script-nest.js';
import { levelOf } from './order.js';

/** `cur_indices(0)`: the names of all loops, outermost first. */
export function curIndices(nest: ScriptNest): readonly string[] {
  return nest.nest.map(({ name }) => name);
}

/** `block_indices()` and `thread_indices()`: the loops that `cudaize` has made blocks or threads. */
export function indicesOf(nest: ScriptNest, role: 'block' | 'thread'): readonly string[] {
  const names = nest.nest.filter((loop) => loop.role === role).map(({ name }) => name);
  return names.sort();
}

/** `find_cur_level(0, "k")`: the level of a loop, from 1. */
export function findCurLevel(nest: ScriptNest, call: Call): number {
  const { name } = nest.loop(call.place, call.withoutStatement().string(0));
  return curIndices(nest).indexOf(name) + 1;
}

/** `chk_cur_level(0, "k")`: as {@link findCurLevel}, or -1 if there is no such loop. */
export function chkCurLevel(nest: ScriptNest, call: Call): number {
  const name = call.withoutStatement().string(0);
  return curIndices(nest).includes(name) ? curIndices(nest).indexOf(name) + 1 : -1;
}

/** `hard_loop_bounds(0, 2)`: the first and the last iteration of a loop, if they are constants. */
export function hardLoopBounds(nest: ScriptNest, call: Call): readonly number[] {
  const { iterations } = nest.loop(call.place, levelOf(nest, call.withoutStatement(), 0));
  return iterations === undefined ? [] : [0, iterations - 1];
}

/** Returns the statements of the nest, in source order. */
export function statementsOf(nest: ScriptNest) {
  const [outermost] = nest.spine();
  return nest.program.scop.statements.filter(({ name }) => outermost?.statements.includes(name));
}

export function codeText(nest: ScriptNest): string {
  return printNest(
    nest.nest,
    statementsOf(nest).map(({ name, text }) => `${name}: ${text}`),
  );
}

/** `print_space()`: the iterations of each statement. */
export function spaceText(nest: ScriptNest): string {
  return statementsOf(nest)
    .map(({ domain }) => domain)
    .join('\n');
}
