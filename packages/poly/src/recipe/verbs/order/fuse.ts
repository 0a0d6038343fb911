import * as isl from '@boxflow/isl-wasm';
import { graft } from '../../../tree/graft.js';
import { localDependences, loopSchedule } from '../../../tree/local-dependences.js';
import { loopName } from '../../../tree/loop-name.js';
import { privateArrays } from '../../../tree/marks.js';
import { badArguments, breaksDependence, misplaced } from '../../errors.js';
import type { MappingState } from '../../mapping-state.js';
import type { Verb } from '../../verb.js';
import { loopArgument, requireHostLoop } from '../loop-argument.js';

/**
 * `fuse(S0.i, S1.i)`: two loops, one directly after the other, become one with the name of the first
 *
 *   for i: A(i);  for i: B(i)      →      for i: { A(i); B(i) }
 *
 * Refused if B of an iteration depends on A of a later one, and for pieces of one loop whose iterations count in different ways.
 */
export const fuse: Verb = (state, line) => {
  const [first, second] = [loopArgument(state, line, 0), loopArgument(state, line, 1)];
  if (line.args.length !== 2) throw badArguments(state.model, line, 'fuse(LOOP, LOOP)');
  const names = `${loopName(second)} does not come directly after ${loopName(first)}`;
  for (const band of [first, second]) requireHostLoop(state, line, band);
  const at = positionInSequence(first);
  if (
    at === undefined ||
    positionInSequence(second) !== at + 1 ||
    !sequenceOf(first).isEqual(sequenceOf(second))
  )
    throw misplaced(state.model, line, names);
  const copied = [first, second].find((band) => privateArrays(band).length > 0);
  if (copied)
    throw misplaced(
      state.model,
      line,
      `iterations of ${loopName(copied)} have copies of arrays: the privatize line comes later`,
    );
  const broken = turnedRound(state, first, second);
  if (!broken.isEmpty())
    throw breaksDependence(
      state.model,
      line,
      `iterations of ${loopName(second)} depend on later ones of ${loopName(first)}`,
      broken,
    );
  const values = valuesOfBoth(first, second);
  if (!values)
    throw misplaced(state.model, line, 'the two loops count the iterations of a statement in different ways');
  return asOneLoop(inSequence(sequenceOf(first), at), values).getSchedule();
};

function positionInSequence(band: isl.ScheduleNode): number | undefined {
  const filter = band.parent();
  const isChild = filter.hasParent() && filter.parent().getType() === isl.ScheduleNodeType.Sequence;
  return isChild ? filter.getChildPosition() : undefined;
}

function sequenceOf(band: isl.ScheduleNode): isl.ScheduleNode {
  return band.parent().parent();
}

/** Returns the dependences of the second loop's iterations on later ones of the first loop. */
function turnedRound(
  { dependences }: MappingState,
  first: isl.ScheduleNode,
  second: isl.ScheduleNode,
): isl.UnionMap {
  const all = dependences.privatizable.reduce(
    (union, { flow, order }) => union.union(flow).union(order),
    dependences.shared,
  );
  const between = all.intersectDomain(first.getDomain()).intersectRange(second.getDomain());
  const order = loopSchedule(first).union(loopSchedule(second));
  return localDependences(sequenceOf(first), between).intersect(order.lexGtUnionMap(order));
}

/** Returns the sequence of a sequence's children at a position and the one after it. */
function inSequence(sequence: isl.ScheduleNode, at: number): isl.ScheduleNode {
  const children = Array.from({ length: sequence.nChildren() }, (_, i) => sequence.child(i));
  if (children.length === 2) return sequence;
  const pair = children.slice(at, at + 2);
  const filters = children.map((child) => child.filterGetFilter());
  const both = filters[at]!.union(filters[at + 1]!);
  let node = sequence.cut().insertSequence(listOf([...filters.slice(0, at), both, ...filters.slice(at + 2)]));
  children.forEach((child, i) => {
    if (pair.includes(child)) return;
    node = graft(node.child(i < at ? i : i - 1).child(0), child.child(0))
      .parent()
      .parent();
  });
  let inner = node
    .child(at)
    .child(0)
    .insertSequence(listOf(filters.slice(at, at + 2)));
  pair.forEach((child, i) => {
    inner = graft(inner.child(i).child(0), child.child(0)).parent().parent();
  });
  return inner;
}

function listOf(filters: readonly isl.UnionSet[]): isl.UnionSetList {
  const [first] = filters;
  return filters.reduce(
    (list, filter) => list.add(filter),
    isl.UnionSetList.alloc(first!.context, filters.length),
  );
}

/**
 * Returns the values of both loops, under the name of the first. A statement that both have, as pieces of one loop do, needs one
 * expression for them; `undefined` if it has none.
 */
function valuesOfBoth(first: isl.ScheduleNode, second: isl.ScheduleNode): isl.MultiUnionPwAff | undefined {
  const [own, other] = [first, second].map((band) => {
    const values = band.bandGetPartialSchedule().intersectDomain(band.getDomain().universe());
    return values.setTupleName(isl.DimType.Set, loopName(first));
  }) as [isl.MultiUnionPwAff, isl.MultiUnionPwAff];
  const both = own.domain().intersect(other.domain());
  const areSame = (band: isl.ScheduleNode) => {
    const [some, others] = [own, other].map((values) =>
      isl.UnionMap.fromMultiUnionPwAff(values.intersectDomain(band.getDomain().intersect(both))),
    ) as [isl.UnionMap, isl.UnionMap];
    return some.isEqual(others);
  };
  // isl adds functions where both are defined.
  const without = (values: isl.MultiUnionPwAff) => values.intersectDomain(values.domain().subtract(both));
  if (areSame(second)) return own.unionAdd(without(other));
  return areSame(first) ? without(own).unionAdd(other) : undefined;
}

/** Returns the loop around a sequence of two loops, in whose place it comes. */
function asOneLoop(sequence: isl.ScheduleNode, values: isl.MultiUnionPwAff): isl.ScheduleNode {
  let node = sequence.insertPartialSchedule(values);
  for (const i of [0, 1]) node = node.child(0).child(i).child(0).delete_().parent().parent().parent();
  return node;
}
