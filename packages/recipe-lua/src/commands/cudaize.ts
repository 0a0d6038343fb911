import type { SourceLocation } from '@boxflow/ir';
import { permutedPart } from '@boxflow/poly';
import { badCall, notPossible } from '../diagnostics.js';
import { gridOf, isObstacle } from '../nest/grid.js';
import { gridLoops, type Nest, originals, partsOf } from '../nest/nest.js';
import type { Call } from '../script/arguments.js';
import type { ScriptNest } from '../script/script-nest.js';

const BLOCK_NAMES = ['bx', 'by'];
const THREAD_NAMES = ['tx', 'ty', 'tz'];

/**
 * `cudaize("mm_GPU", {a=N*N}, {block={"ii","jj"}, thread={"t","tt"}})`: these loops become the blocks of a grid and the threads
 * of a block, x first, in the kernel `mm_GPU`. The sizes of arrays are known, so that those given are only read.
 *
 *   permute(S0.j, S0.i);  privatize(S0.j, s);  distribute(S0.j);  cudaize(mm_GPU, S0.j, 16, 1, S0.i, 64, 64)
 */
export function cudaize(nest: ScriptNest, call: Call): void {
  const own = call.withoutStatement();
  const kernel = own.string(0);
  own.fields(1);
  const { block, thread, ...others } = own.fields(2);
  const blocks = own.names(block);
  const threads = own.names(thread);
  const [unknown] = Object.keys(others);
  if (unknown !== undefined)
    throw badCall(call.place, `there is no field ${unknown}`, `the form is ${call.form}`);
  if (nest.isMapped)
    throw badCall(call.place, 'the nest has blocks and threads already', 'leave this call out');
  requireNames(nest, call, blocks, BLOCK_NAMES.length, 'block');
  requireNames(nest, call, threads, THREAD_NAMES.length, 'thread');
  const both = blocks.find((name) => threads.includes(name));
  if (both)
    throw badCall(
      call.place,
      `${both} cannot be blocks and threads`,
      `tile it: tile_by_index({"${both}"}, …)`,
    );
  const roles = nest.nest.map((loop) => {
    if (blocks.includes(loop.name)) return { ...loop, role: 'block' as const };
    return threads.includes(loop.name) ? { ...loop, role: 'thread' as const } : loop;
  });
  const named = withHost(call.place, roles);
  map(nest, call.place, kernel, named, threads);
  nest.nest = renamed(named, blocks, threads);
  nest.isMapped = true;
  for (const line of nest.waiting) nest.session.apply(line);
  nest.waiting = [];
}

function requireNames(
  nest: ScriptNest,
  call: Call,
  names: readonly string[],
  most: number,
  role: string,
): void {
  if (names.length < 1 || names.length > most)
    throw badCall(
      call.place,
      `there are 1 to ${most} ${role} loops, not ${names.length}`,
      `the form is ${call.form}`,
    );
  for (const name of names) nest.loop(call.place, name);
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice) throw badCall(call.place, `${twice} is named twice`, `the form is ${call.form}`);
}

function map(
  nest: ScriptNest,
  place: SourceLocation,
  kernel: string,
  loops: Nest,
  threads: readonly string[],
): void {
  const grid = gridOf(loops, threads);
  if (isObstacle(grid)) throw notPossible(place, grid.message, grid.hint);
  const inGrid = grid.map(({ of }) => of);
  const host = loops.filter(({ role }) => role === 'host').map(({ of }) => of);
  const wanted = [...host, ...inGrid, ...originals(loops).filter((of) => ![...host, ...inGrid].includes(of))];
  permuteTo(nest, place, wanted);
  for (const of of host) nest.apply(place, 'serial', of);
  // A line of boxflow may have distributed them already.
  const isMapped = nest.spine().some((loop) => loop.name === inGrid[0] && loop.isMapped);
  inGrid.forEach((of, i) => {
    const { copies } = nest.session.parallelism(of);
    if (copies.length > 0) nest.apply(place, 'privatize', of, ...copies);
    if (i === 0 && !isMapped) nest.apply(place, 'distribute', of);
  });
  const sizes = grid.flatMap(({ of, tile, threads: count }) => [of, String(tile), String(count)]);
  nest.apply(place, 'cudaize', kernel, ...sizes);
}

/**
 * Returns the loops with a role for those around the grid that the host executes. The control loop of a thread's own loop is the
 * thread's, wherever it is, because the host has no loops over tiles.
 */
function withHost(place: SourceLocation, loops: Nest): Nest {
  const first = loops.findIndex(({ role }) => role !== undefined);
  const inGrid = gridLoops(loops);
  const part = loops.slice(0, first).find(({ of }) => inGrid.includes(of));
  if (part)
    throw notPossible(
      place,
      `${part.name} controls tiles outside the blocks, and the host has no loops over tiles`,
      'put it inside the block loops',
    );
  return loops.map((loop, i) =>
    i < first && partsOf(loops, loop.of).length === 1 ? { ...loop, role: 'host' } : loop,
  );
}

/** Brings the loops into an order. A refusal names the call that asked for it. */
function permuteTo(nest: ScriptNest, place: SourceLocation, wanted: readonly string[]): void {
  const now = nest.spine().map(({ name }) => name);
  const part = permutedPart(now, wanted);
  if (part.length > 0) nest.apply(nest.orderedAt ?? place, 'permute', ...part);
}

function renamed(loops: Nest, blocks: readonly string[], threads: readonly string[]): Nest {
  return loops.map((loop) => {
    const block = BLOCK_NAMES[blocks.indexOf(loop.name)];
    const thread = THREAD_NAMES[threads.indexOf(loop.name)];
    return { ...loop, name: block ?? thread ?? loop.name };
  });
}
