import { type ScopArray, scalarBytes } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { countElements } from '../../cost/count-elements.js';
import { nominalSizes } from '../../cost/nominal-sizes.js';
import type { ArrayDataflow } from '../../model/array-dataflow.js';
import { accessedElements } from '../../model/array-elements.js';
import { threadExtents } from '../../model/maybe-private.js';
import { isAccessedBy, type ScopModel } from '../../model/scop-model.js';
import { isWrittenIn } from '../../snapshot/old-values.js';
import { type Item, itemsAt, tupleNames } from '../../tree/items.js';
import { carriedDependences } from '../../tree/local-dependences.js';
import { findLoop, loopName } from '../../tree/loop-name.js';
import { perfectNest } from '../../tree/perfect-nest.js';
import { parallelismWithCopies } from '../legality.js';
import type { MappingState } from '../mapping-state.js';
import { whyNotExpanded } from '../privacy.js';
import { recipeLine } from '../verbs/apply-line.js';
import { expansionOf, whyNoSubscripts } from '../verbs/expand.js';
import { type MapAll, withRewriting } from './rewritten.js';

/** Bytes of a copy that threads keep in registers: no memory is as fast. */
const REGISTER_BYTES = 256;

/**
 * Returns the mapping of the SCoP in which iterations have their own elements of arrays that they use again
 * and again, if loops are parallel with them and the mapping is clearly faster by the estimate. Otherwise
 * `without`, which is a mapping of `state`.
 */
export function withExpansions(state: MappingState, without: MappingState, mapAll: MapAll): MappingState {
  const why = 'iterations use the same elements again';
  return withRewriting(state, without, expandedWhere, mapAll, why);
}

function expandedWhere(state: MappingState): MappingState {
  return itemsAt(state.schedule.getRoot()).reduce(expandedFor, state);
}

/**
 * Returns the state in which the loop, or loops inside it if it is serial, have elements of their own and are
 * parallel.
 */
function expandedFor(state: MappingState, { kind, name }: Item): MappingState {
  const band = findLoop(state.schedule, name);
  if (kind !== 'loop' || !band) return state;
  const expanded = state.model.scop.arrays.reduce(
    (current, array) => withElementsOf(current, name, array) ?? current,
    state,
  );
  if (expanded !== state && !obstacleOf(expanded, name)) return expanded;
  return obstacleOf(state, name) ? itemsAt(band.child(0)).reduce(expandedFor, state) : state;
}

function obstacleOf(state: MappingState, name: string) {
  const band = findLoop(state.schedule, name);
  return band && parallelismWithCopies(state, band).obstacle;
}

/**
 * Returns the state in which iterations of the loop, and of those inside it, have elements of the array;
 * `undefined` if they need none.
 */
function withElementsOf(state: MappingState, name: string, array: ScopArray): MappingState | undefined {
  const band = findLoop(state.schedule, name);
  if (!band || array.extents.length === 0 || fitsRegisters(state.model, array)) return undefined;
  const dataflow = state.dependences.dataflow.find((one) => one.array === array.name);
  if (!dataflow || !isReused(state, band, dataflow)) return undefined;
  const nest = perfectNest(band);
  const crossing = nest.findIndex((one) => whyNotExpanded(state, one, array.name) !== undefined);
  const bands = crossing < 0 ? nest : nest.slice(0, crossing);
  if (bands.length === 0 || whyNoSubscripts(state, bands, array.name) !== undefined) return undefined;
  const line = recipeLine('expand', [...bands.map(loopName), array.name]);
  const expanded = { ...expansionOf(state, bands, array.name), lines: [...state.lines, line] };
  return hasRoom(expanded, name) ? expanded : undefined;
}

function fitsRegisters(model: ScopModel, array: ScopArray): boolean {
  const extents = threadExtents(model, array);
  const bytes = extents?.reduce((product, extent) => product * extent, scalarBytes(array.element));
  return bytes !== undefined && bytes <= REGISTER_BYTES;
}

/** Returns whether iterations write elements, read them, and overwrite those of others. */
function isReused(
  { model }: MappingState,
  band: isl.ScheduleNode,
  { array, flow, order, liveIn }: ArrayDataflow,
): boolean {
  const inside = band.getDomain();
  if (!isWrittenIn(model, band, array) || !liveIn.intersectDomain(inside).isEmpty()) return false;
  if (flow.intersectDomain(inside).isEmpty()) return false;
  return !carriedDependences(band, order.rangeFactorDomain()).isEmpty();
}

/** Returns whether the last array is no larger than one that the loop accesses besides. */
function hasRoom({ model, schedule }: MappingState, loop: string): boolean {
  const band = findLoop(schedule, loop);
  const names = new Set(band ? tupleNames(band.getDomain()) : []);
  const sizes = nominalSizes(model);
  const bytes = ({ name, element }: ScopArray): number =>
    scalarBytes(element) * countElements(isl.UnionSet.fromSet(accessedElements(model, name)), sizes);
  const used = model.scop.arrays.filter(({ name }) => isAccessedBy(model, name, names));
  const added = model.scop.arrays.at(-1);
  return used.some((one) => one !== added && added !== undefined && bytes(one) >= bytes(added));
}
