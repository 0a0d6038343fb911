import * as isl from '@boxflow/isl-wasm';
import { flatSequence } from '../tree/flat-sequence.js';
import { graft, subtreeOn } from '../tree/graft.js';
import { loopSchedule, prefixSchedule } from '../tree/local-dependences.js';
import { childCount } from '../tree/loop-name.js';

/**
 * Returns the same order of execution, with what a loop executes once, in its first or last iteration, before
 * or after it. isl's scheduler fuses such statements with the loop
 *
 *   for j: { if (j == 0) s = 0; s += a[j] }      →      s = 0; for j: s += a[j]
 */
export function outsideLoops(schedule: isl.Schedule): isl.Schedule {
  return visit(schedule.getRoot()).getSchedule();
}

/** Returns the node that is then in the place of `at`. */
function visit(at: isl.ScheduleNode): isl.ScheduleNode {
  let node = at;
  for (let i = 0; i < childCount(node); i++) node = visit(node.child(i)).parent();
  return node.getType() === isl.ScheduleNodeType.Band ? withoutOnce(node) : node;
}

/** Moves one child of the sequence or set in the loop after the other, as long as there are others. */
function withoutOnce(band: isl.ScheduleNode): isl.ScheduleNode {
  const ends = endsIn(band.child(0));
  if (!ends) return band;
  const first = movable(ends.loop, ends.first, '>=');
  if (first !== undefined) return movedOut(ends.loop, first, 0);
  const last = movable(ends.loop, ends.last, '<=');
  return last === undefined ? band : movedOut(ends.loop, last, 1);
}

/** The children of a loop that an iteration may execute first, and those that it may execute last. */
interface Ends {
  readonly loop: isl.ScheduleNode;
  readonly first: readonly number[];
  readonly last: readonly number[];
}

function endsIn(inside: isl.ScheduleNode): Ends | undefined {
  if (inside.getType() === isl.ScheduleNodeType.Sequence) {
    const sequence = flatSequence(inside);
    return { loop: sequence.parent(), first: [0], last: [sequence.nChildren() - 1] };
  }
  if (inside.getType() !== isl.ScheduleNodeType.Set) return undefined;
  const all = Array.from({ length: inside.nChildren() }, (_, i) => i);
  return { loop: inside.parent(), first: all, last: all };
}

/**
 * Returns which of the children the loop executes once, when all its other iterations are as far, or further,
 * in one direction.
 */
function movable(
  loop: isl.ScheduleNode,
  children: readonly number[],
  relation: '>=' | '<=',
): number | undefined {
  return children.find((i) => {
    const instances = instancesOf(loop, i);
    return isOnce(loop, instances) && isBeside(loop, instances, relation);
  });
}

function instancesOf(loop: isl.ScheduleNode, child: number): isl.UnionSet {
  return loop.child(0).child(child).child(0).getDomain();
}

/** Returns whether the loop executes the instances in one iteration, for fixed values of the loops around. */
function isOnce(loop: isl.ScheduleNode, instances: isl.UnionSet): boolean {
  return valuesOf(loop, instances).isSingleValued();
}

/** Returns whether all other iterations of the loop are as far, or further, in one direction. */
function isBeside(loop: isl.ScheduleNode, instances: isl.UnionSet, relation: '>=' | '<='): boolean {
  const others = loop.getDomain().subtract(instances);
  const pairs = valuesOf(loop, instances).reverse().applyRange(valuesOf(loop, others));
  return pairs.isSubset(isl.UnionMap.readFromStr(loop.context, `{ [a] -> [b] : b ${relation} a }`));
}

/** Returns the loop's values for instances by those of the loops around. */
function valuesOf(loop: isl.ScheduleNode, instances: isl.UnionSet): isl.UnionMap {
  return prefixSchedule(loop).intersectDomain(instances).reverse().applyRange(loopSchedule(loop));
}

/** Returns the sequence in the place of the loop: the child of the loop is its first or last one. */
function movedOut(loop: isl.ScheduleNode, child: number, position: 0 | 1): isl.ScheduleNode {
  const instances = instancesOf(loop, child);
  const inside = loop.child(0).child(child).child(0);
  const parts = [subtreeOn(inside, instances), subtreeOn(loop, loop.getDomain().subtract(instances))];
  const inOrder = position === 0 ? parts : parts.reverse();
  const filters = inOrder.reduce(
    (list, part) => list.add(part.getDomain().gist(loop.getDomain())),
    isl.UnionSetList.alloc(loop.context, parts.length),
  );
  const sequence = inOrder.reduce(
    (node, part, i) => graft(node.child(i).child(0), part.getRoot().child(0)).parent().parent(),
    loop.insertSequence(filters),
  );
  return withoutOnce(sequence.child(1 - position).child(0))
    .parent()
    .parent();
}
