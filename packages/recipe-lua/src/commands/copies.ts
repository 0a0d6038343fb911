import type { RecipeVerb } from '@boxflow/ir';
import { badCall, notPossible } from '../diagnostics.js';
import { gridLoops, type Nest, type NestLoop, originals } from '../nest/nest.js';
import type { Call } from '../script/arguments.js';
import type { ScriptNest } from '../script/script-nest.js';
import { levelOf } from './order.js';

/**
 * `copy_to_shared("tx", "b", -16)`: the threads of a block copy what the loops from `tx` inwards read of `b` to memory that
 * they share. If a control loop of the thread is outside, its tiles are the chunks. Otherwise a chunk is all iterations of the
 * thread's outermost loop. The last number asks for padding, which boxes have anyway if threads would wait for each other.
 */
export function copyToShared(nest: ScriptNest, call: Call): void {
  const own = call.withoutStatement();
  if (own.has(2) && typeof own.args[2] !== 'number')
    throw badCall(call.place, 'the padding is not a number', `the form is ${call.form}`);
  share(nest, call, levelOf(nest, own, 0), own.string(1));
}

/** `copy_to_registers("kk", "c")`: a thread keeps the element of `c` that the loops from `kk` inwards access in a register. */
export function copyToRegisters(nest: ScriptNest, call: Call): void {
  const own = call.withoutStatement();
  keep(nest, call, levelOf(nest, own, 0), own.string(1));
}

/** `datacopy(0, 3, "b", {"t1", "t2"}, false, 0, 1, -16, true)`: as {@link copyToShared} if the last argument is true. */
export function dataCopy(nest: ScriptNest, call: Call): void {
  const own = call.withoutStatement();
  const level = levelOf(nest, own, 0);
  const array = own.string(1);
  if (own.args.at(-1) !== true)
    throw notPossible(
      call.place,
      `a copy of ${array} that threads do not share would be in global memory`,
      'end the call with true for shared memory, or use datacopy_privatized for registers',
    );
  share(nest, call, level, array);
}

/** `datacopy_privatized(0, "kk", "c", {"tx"})`: as {@link copyToRegisters}. */
export function dataCopyPrivatized(nest: ScriptNest, call: Call): void {
  const own = call.withoutStatement();
  keep(nest, call, levelOf(nest, own, 0), own.string(1));
}

/** `copy_to_texture("b")` and `copy_to_constant("b")`, which may stand before `cudaize`. */
export function copyToReadOnly(verb: RecipeVerb, nest: ScriptNest, call: Call): void {
  const own = call.withoutStatement();
  for (const array of nest.arrays(call.place, own.string(0))) {
    if (nest.isMapped) nest.apply(call.place, verb, array);
    else nest.waiting = [...nest.waiting, { verb, args: [array], location: call.place }];
  }
}

function share(nest: ScriptNest, call: Call, level: string, array: string): void {
  requireThreads(nest, call);
  const { loop, chunk } = chunksAt(nest.nest, call, level);
  for (const name of nest.arrays(call.place, array))
    nest.apply(call.place, 'copy_to_shared', loop, String(chunk), name);
}

/** Returns the loop in chunks, and the iterations of a chunk, of what the loops from one inwards access. */
function chunksAt(loops: Nest, call: Call, level: string): { readonly loop: string; readonly chunk: number } {
  const at = loops.findIndex(({ name }) => name === level);
  const inThread = originals(serialLoops(loops));
  const outside = loops
    .slice(0, at)
    .filter(({ of }) => inThread.includes(of))
    .at(-1);
  const of = outside?.of ?? inThread[0];
  if (of === undefined)
    throw notPossible(
      call.place,
      'a thread has no loop, so that blocks have nothing to copy before it',
      'leave this call out',
    );
  const inside = loops.slice(at).filter((loop) => loop.of === of);
  const open = inside.find(({ iterations }) => iterations === undefined);
  if (open)
    throw notPossible(
      call.place,
      `what all iterations of ${open.name} access has no constant size`,
      `tile it first: tile_by_index({"${open.name}"}, {16}, {l1_control="${open.name}${open.name}"}, …)`,
    );
  return { loop: of, chunk: inside.reduce((all, { iterations }) => all * iterations!, 1) };
}

function keep(nest: ScriptNest, call: Call, level: string, array: string): void {
  requireThreads(nest, call);
  const at = nest.nest.findIndex(({ name }) => name === level);
  const [loop] = serialLoops(nest.nest.slice(at), nest.nest);
  if (!loop)
    throw notPossible(
      call.place,
      `from ${level} inwards a thread has no loop, so that there is nothing to keep ${array} for`,
      'leave this call out, or name a loop further outside',
    );
  for (const name of nest.arrays(call.place, array))
    nest.apply(call.place, 'copy_to_registers', loop.of, name);
}

/** Returns the loops that a thread executes one iteration of after the other, of a nest with blocks and threads. */
function serialLoops(loops: Nest, nest: Nest = loops): readonly NestLoop[] {
  const inGrid = gridLoops(nest);
  return loops.filter(({ of, role }) => !inGrid.includes(of) && role !== 'host');
}

function requireThreads(nest: ScriptNest, call: Call): void {
  if (!nest.isMapped) throw badCall(call.place, 'the nest has no threads yet', 'call cudaize first');
}
