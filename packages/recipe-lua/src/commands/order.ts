import { badCall } from '../diagnostics.js';
import { isUntiled, type Nest, ordered, originals, tiled } from '../nest/nest.js';
import type { Call } from '../script/arguments.js';
import type { ScriptNest } from '../script/script-nest.js';

/** `permute(0, {"j", "i"})`: the loops of the nest in this order. */
export function permute(nest: ScriptNest, call: Call): void {
  const order = call.withoutStatement().strings(0);
  reorder(nest, call, order);
}

/**
 * `tile_by_index({"i","j"}, {TI,TJ}, {l1_control="ii",l2_control="jj"}, {"ii","jj","i","j"}, strided)`: tiles of these loops,
 * and all loops in this order. `strided` and `counted` say how a control loop counts, which makes no difference to the tiles.
 */
export function tileByIndex(nest: ScriptNest, call: Call): void {
  const own = call.withoutStatement();
  const loops = own.strings(0);
  const sizes = own.sizes(1);
  const { controls, tiles } = tileNames(own, loops);
  if (sizes.length !== loops.length)
    throw badCall(call.place, `${loops.length} loops have ${sizes.length} sizes`, `the form is ${call.form}`);
  loops.forEach((name, i) => {
    tile(nest, call, name, sizes[i]!, controls[i]!, tiles[i]!);
  });
  if (own.has(3)) reorder(nest, call, own.strings(3));
}

/** `tile(0, 1, 16, 1, "i", "ii", counted)`: a tile of the loop at a level; its control loop is at the other one. */
export function tileLevel(nest: ScriptNest, call: Call): void {
  const own = call.withoutStatement();
  const loop = levelOf(nest, own, 0);
  const size = own.natural(1);
  if (size === 0) throw badCall(call.place, 'a tile of 0 iterations has no loop', `the form is ${call.form}`);
  const outer = own.has(2) ? levelOf(nest, own, 2) : loop;
  const tileName = own.has(3) ? own.string(3) : loop;
  const control = own.has(4) ? own.string(4) : freeName(nest.nest, loop);
  const before = nest.nest.map(({ name }) => name);
  const at = before.indexOf(outer);
  tile(nest, call, loop, size, control, tileName);
  const rest = before.map((name) => (name === loop ? tileName : name));
  reorder(nest, call, [...rest.slice(0, at), control, ...rest.slice(at)]);
}

/** `normalize_index("i")`: the loop counts from 0. Loops over tiles do so anyway. */
export function normalizeIndex(nest: ScriptNest, call: Call): void {
  const { of } = nest.loop(call.place, call.withoutStatement().string(0));
  const isWhole = nest.nest.filter((loop) => loop.of === of).length === 1;
  if (isWhole && !nest.isMapped) nest.apply(call.place, 'normalize_index', of);
}

function tile(
  nest: ScriptNest,
  call: Call,
  name: string,
  size: number,
  control: string,
  tileName: string,
): void {
  const { role } = nest.loop(call.place, name);
  if (role) throw badCall(call.place, `${name} is a ${role} loop already`, 'tile loops before cudaize');
  const others = nest.nest.filter((loop) => loop.name !== name).map((loop) => loop.name);
  const twice = [control, tileName].find((one) => others.includes(one)) ?? (control === tileName && control);
  if (twice)
    throw badCall(call.place, `there would be two loops ${twice}`, 'give the control loop another name');
  nest.nest = tiled(nest.nest, name, size, control, tileName);
}

/** Brings the loops into an order. While they are not tiled, the line of boxflow is applied at once. */
function reorder(nest: ScriptNest, call: Call, order: readonly string[]): void {
  for (const name of order) nest.loop(call.place, name);
  const twice = order.find((name, i) => order.indexOf(name) < i);
  if (twice) throw badCall(call.place, `the order names ${twice} twice`, `the form is ${call.form}`);
  const before = originals(nest.nest);
  const next = ordered(nest.nest, order);
  const after = originals(next);
  if (before.join() !== after.join()) {
    nest.orderedAt = call.place;
    if (isUntiled(nest.nest) && !nest.isMapped) nest.apply(call.place, 'permute', ...after);
  }
  nest.nest = next;
}

const FIELD = /^l([1-9]\d*)_(control|tile)$/;

function tileNames(
  call: Call,
  loops: readonly string[],
): { readonly controls: readonly string[]; readonly tiles: readonly string[] } {
  const fields = call.fields(2);
  const wrong = Object.keys(fields).find((name) => Number(FIELD.exec(name)?.[1] ?? 0) > loops.length);
  const unknown = Object.keys(fields).find((name) => !FIELD.test(name)) ?? wrong;
  if (unknown !== undefined)
    throw badCall(
      call.place,
      `${unknown} names no loop: there are l1_control and l1_tile for the first one, and so on`,
      `the form is ${call.form}`,
    );
  const nameOf = (field: string, or: string | undefined): string => {
    const value = fields[field] ?? or;
    if (typeof value === 'string') return value;
    throw badCall(call.place, `${field} is missing`, `the form is ${call.form}`);
  };
  return {
    controls: loops.map((_, i) => nameOf(`l${i + 1}_control`, undefined)),
    tiles: loops.map((name, i) => nameOf(`l${i + 1}_tile`, name)),
  };
}

/** Returns the name of a loop that a call names, or of which it gives the level, from 1. */
export function levelOf(nest: ScriptNest, call: Call, position: number): string {
  if (typeof call.args[position] === 'string') return nest.loop(call.place, call.string(position)).name;
  const loop = nest.nest[call.natural(position) - 1];
  if (loop) return loop.name;
  const hint = `levels are counted from 1 to ${nest.nest.length}`;
  throw badCall(call.place, `there is no loop at level ${call.natural(position)}`, hint);
}

function freeName(nest: Nest, name: string): string {
  const taken = nest.map((loop) => loop.name);
  let free = `${name}${name}`;
  while (taken.includes(free)) free += name;
  return free;
}
