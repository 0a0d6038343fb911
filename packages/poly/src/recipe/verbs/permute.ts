import * as isl from '@boxflow/isl-wasm';
import { lifetimesDisjoint } from '../../schedule/lifetimes-disjoint.js';
import { localDependences, loopSchedule } from '../../tree/local-dependences.js';
import { loopName } from '../../tree/loop-name.js';
import { enclosingMark, isThread, marksAbove, phaseAround, privateAround } from '../../tree/marks.js';
import { badArguments, breaksDependence, misplaced } from '../errors.js';
import type { MappingState } from '../mapping-state.js';
import type { Verb } from '../verb.js';
import { loopArgument } from './loop-argument.js';

/**
 * `permute(S1.j, S1.k)`: loops of a launch or of the host, one directly inside the other, in this order
 *
 *   for k: for j: C[i][j] += A[i][k] * B[k][j]      →      for j: for k: C[i][j] += A[i][k] * B[k][j]
 *
 * Refused if an instance would be executed before one that it depends on.
 */
export const permute: Verb = (state, line) => {
  if (line.args.length < 2 || new Set(line.args).size < line.args.length) {
    throw badArguments(state.model, line, 'permute(LOOP, LOOP, …)');
  }
  const wanted = line.args.map((_, position) => loopArgument(state, line, position));
  const outermost = wanted.reduce((a, b) => (a.getTreeDepth() < b.getTreeDepth() ? a : b));
  if (phaseAround(outermost) && !enclosingMark(outermost, 'launch'))
    throw misplaced(state.model, line, 'the loops are in no launch of their phase');
  const nest = nestFrom(outermost, wanted.length);
  const names = nest.map(loopName);
  if (line.args.some((name) => !names.includes(name)) || nest.length < wanted.length) {
    throw misplaced(state.model, line, 'the loops are not directly one inside the other');
  }
  if (nest.some(isThread)) throw misplaced(state.model, line, 'the threads of the loops are settled already');
  if (wanted.some((band) => marksAbove(band).some(({ kind }) => kind === 'unroll')))
    throw misplaced(state.model, line, 'a loop among them is unrolled already');
  const schedule = reordered(outermost, wanted).getSchedule();
  const broken = turnedRound(state, outermost, wanted, schedule);
  if (!broken.isEmpty())
    throw breaksDependence(state.model, line, 'dependences would be turned round', broken);
  return schedule;
};

/** Returns the band and those directly inside, at most `count`, with no marks between. */
function nestFrom(band: isl.ScheduleNode, count: number): readonly isl.ScheduleNode[] {
  if (count === 1) return [band];
  const inner = band.child(0);
  return inner.getType() === isl.ScheduleNodeType.Band ? [band, ...nestFrom(inner, count - 1)] : [band];
}

/**
 * Returns the dependences that the new order would turn round, except those on copies that threads have, and the order of
 * values that still do not share an element at the same time.
 */
function turnedRound(
  { dependences }: MappingState,
  outermost: isl.ScheduleNode,
  wanted: readonly isl.ScheduleNode[],
  schedule: isl.Schedule,
): isl.UnionMap {
  const copied = privateAround(outermost);
  const order = wanted.map(loopSchedule).reduce((all, one) => all.flatRangeProduct(one));
  const turned = (kept: isl.UnionMap) =>
    localDependences(outermost, kept).intersect(order.lexGtUnionMap(order));
  return dependences.privatizable.reduce((union, array) => {
    const broken = union.union(turned(array.flow));
    const isFree = copied.includes(array.array) || turned(array.order).isEmpty();
    const isDisjoint = () => array.liveOut.isEmpty() && lifetimesDisjoint(schedule, array);
    return isFree || isDisjoint() ? broken : broken.union(turned(array.order));
  }, turned(dependences.shared));
}

function reordered(outermost: isl.ScheduleNode, wanted: readonly isl.ScheduleNode[]): isl.ScheduleNode {
  const schedules = wanted.map((band) => band.bandGetPartialSchedule());
  const inside = wanted.reduce((node) => node.delete_(), outermost);
  return schedules.reduceRight((node, schedule) => node.insertPartialSchedule(schedule), inside);
}
