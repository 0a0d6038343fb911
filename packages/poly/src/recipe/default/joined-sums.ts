import * as isl from '@boxflow/isl-wasm';
import { isAccessedBy } from '../../model/scop-model.js';
import { itemsAt, tupleNames } from '../../tree/items.js';
import { prefixSchedule } from '../../tree/local-dependences.js';
import { findLoop, iteratorOf, loopName } from '../../tree/loop-name.js';
import { perfectNest } from '../../tree/perfect-nest.js';
import { parallelismWithCopies } from '../legality.js';
import type { MappingState } from '../mapping-state.js';
import { applyAllowed, recipeLine } from '../verbs/apply-line.js';
import { accessesIn } from './thread-accesses.js';
import { updatedArrays } from './threads-in-registers.js';

/**
 * Fuses loops directly below the node with sums beside them: one that sets or scales the elements which a sum updates, and one
 * that reads the finished sums. A thread then keeps its element in a register from one to the other.
 *
 *   for j: C[j] *= b;  for k: for j: C[j] += …      →      for j: { C[j] *= b;  for k: C[j] += … }
 *
 * `nodeOf` finds the node again in a schedule that has changed.
 */
export function withJoinedSums(
  state: MappingState,
  nodeOf: (state: MappingState) => isl.ScheduleNode,
): MappingState {
  const nests = itemsAt(nodeOf(state)).map((item) => (item.kind === 'loop' ? nestAt(item.node) : undefined));
  for (const [i, second] of nests.entries()) {
    const first = nests[i - 1];
    const joined = first && second && joinedNests(state, first, second);
    if (joined) return withJoinedSums(joined, nodeOf);
  }
  return state;
}

/** Loops one directly inside the other around a single statement. */
interface Nest {
  readonly loops: readonly isl.ScheduleNode[];
  readonly statement: string;
}

function nestAt(band: isl.ScheduleNode): Nest | undefined {
  const loops = perfectNest(band);
  const [statement, ...more] = tupleNames(band.getDomain());
  return statement !== undefined && more.length === 0 ? { loops, statement } : undefined;
}

/** Returns the state with one nest of both; `undefined` if they are not a sum and a map of the sum's elements. */
function joinedNests(state: MappingState, first: Nest, second: Nest): MappingState | undefined {
  const [map, sum] = first.loops.length < second.loops.length ? [first, second] : [second, first];
  if (map.loops.length >= sum.loops.length) return undefined;
  if ([map, sum].some(({ statement }) => state.added.includes(statement))) return undefined;
  const mapped = new Set([map.statement]);
  const array = updatedArrays(state, sum.loops[0]!).find((name) => isAccessedBy(state.model, name, mapped));
  if (array === undefined) return undefined;
  const outer = loopsOfElements(state, sum, array);
  if (outer.length !== map.loops.length) return undefined;
  const ordered = withOutermost(state, sum, outer);
  return ordered && withFused(ordered, first === map ? [map.loops, outer] : [outer, map.loops], array);
}

/** Returns the loops of a sum that choose the element which it updates. */
function loopsOfElements(state: MappingState, nest: Nest, array: string): readonly isl.ScheduleNode[] {
  const writes = accessesIn(state, nest.loops.slice(0, 1), nest.loops.at(-1)!).filter(
    (access) => access.kind === 'write' && access.array === array,
  );
  return nest.loops.filter((band) => writes.some((write) => write.dependsOn(band)));
}

/** Returns the state with some loops of a nest around its others; `undefined` if a dependence forbids it. */
function withOutermost(
  state: MappingState,
  { loops }: Nest,
  outer: readonly isl.ScheduleNode[],
): MappingState | undefined {
  if (outer.every((band, i) => band === loops[i])) return state;
  const inner = loops.filter((band) => !outer.includes(band));
  const sums = inner.map((band) => iteratorOf(loopName(band))).join(', ');
  const order = [...outer, ...inner].map(loopName);
  return applyAllowed(state, [recipeLine('permute', order, `sums over ${sums} stay in threads`)]);
}

/**
 * Returns the state in which two nests have their outer loops in common, if these are parallel, have iterations of both
 * everywhere, and update one element each.
 */
function withFused(
  state: MappingState,
  [first, second]: readonly (readonly isl.ScheduleNode[])[],
  array: string,
): MappingState | undefined {
  const [names, others] = [first!, second!].map((loops) => loops.map(loopName)) as [string[], string[]];
  const reason = `threads keep the elements of ${array} that both have`;
  const fused = applyAllowed(
    state,
    names.map((name, i) => recipeLine('fuse', [name, others[i]!], reason)),
  );
  if (!fused) return undefined;
  const bands = names.map((name) => findLoop(fused.schedule, name)!);
  const isParallel = bands.every((band) => !parallelismWithCopies(fused, band).obstacle);
  return isParallel && isOneElement(fused, bands.at(-1)!, array) ? fused : undefined;
}

/** Returns whether all statements in the loop have the same iterations of it, and access one element in each. */
function isOneElement(state: MappingState, band: isl.ScheduleNode, array: string): boolean {
  const iterations = prefixSchedule(band.child(0)).reverse();
  const names = tupleNames(band.getDomain());
  const elements = state.model.statements
    .filter(({ statement }) => names.includes(statement.name))
    .map(({ accesses }) =>
      accesses
        .filter(({ access }) => access.array === array)
        .map(({ relation }) => iterations.applyRange(isl.UnionMap.fromMap(relation)))
        .reduce((all, one) => all.union(one)),
    );
  const [one, ...others] = elements;
  return one?.isSingleValued() === true && others.every((other) => one.isEqual(other));
}
