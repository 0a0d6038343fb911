import { constantBytes, scalarBytes } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { declaredArray } from '../model/declared-array.js';
import type { ScopModel } from '../model/scop-model.js';
import { tupleNames } from '../tree/items.js';
import { loopSchedule, prefixSchedule } from '../tree/local-dependences.js';
import { isThread } from '../tree/marks.js';

/** Returns the elements that a node's instances access of an array, by access. */
function relationsTo(model: ScopModel, node: isl.ScheduleNode, array: string): readonly isl.UnionMap[] {
  const domain = node.getDomain();
  const names = tupleNames(domain);
  return model.statements
    .filter(({ statement }) => names.includes(statement.name))
    .flatMap(({ accesses }) => accesses.filter(({ access }) => access.array === array))
    .map(({ relation }) => isl.UnionMap.fromMap(relation).intersectDomain(domain))
    .filter((relation) => !relation.isEmpty());
}

/**
 * Returns the extents of a box around all that a phase accesses of an array, in one iteration of the loops around it; `undefined` if
 * they are not constant.
 */
export function constantExtents(
  model: ScopModel,
  phase: isl.ScheduleNode,
  array: string,
): readonly number[] | undefined {
  const around = prefixSchedule(phase).reverse();
  const [first, ...others] = relationsTo(model, phase, array);
  if (!first) return undefined;
  const elements = around.applyRange(others.reduce((all, one) => all.union(one), first));
  const pairs = elements.rangeProduct(elements).range().unwrap();
  const distances = isl.Set.fromUnionSet(pairs.deltas());
  const extents = declaredArray(model, array).extents.map((_, d) => distances.dimMaxVal(d));
  return extents.every((extent) => extent.isInt())
    ? extents.map((extent) => Number(extent.toString()) + 1)
    : undefined;
}

/** Returns whether all threads of a launch that have the same iterations of their loops read the same elements of an array. */
export function isUniform(model: ScopModel, launch: isl.ScheduleNode, array: string): boolean {
  return leavesOf(launch).every((leaf) => {
    const iterations = iterationsOf(leaf, launch).reverse();
    return relationsTo(model, leaf, array).every((relation) =>
      iterations.applyRange(relation).isSingleValued(),
    );
  });
}

function leavesOf(node: isl.ScheduleNode): readonly isl.ScheduleNode[] {
  const leaves: isl.ScheduleNode[] = [];
  node.foreachDescendantTopDown((one) => {
    if (one.getType() === isl.ScheduleNodeType.Leaf) leaves.push(one);
    return true;
  });
  return leaves;
}

/** Returns the values of all loops around a leaf but those of the thread grid. */
function iterationsOf(leaf: isl.ScheduleNode, launch: isl.ScheduleNode): isl.UnionMap {
  const domain = leaf.getDomain();
  let values = prefixSchedule(launch).intersectDomain(domain);
  for (let node = leaf; !node.isEqual(launch); node = node.parent()) {
    if (node.getType() !== isl.ScheduleNodeType.Band || isThread(node)) continue;
    values = values.flatRangeProduct(loopSchedule(node).intersectDomain(domain));
  }
  return values;
}

/** Returns the boxes that a launch may have of an array in constant memory, and the bytes that they take. */
export function constantUse(
  model: ScopModel,
  launch: isl.ScheduleNode,
  array: string,
  extents: readonly number[],
): { readonly boxes: number; readonly bytes: number } {
  // Accesses to the same elements have a box together, and others may.
  const different: isl.UnionSet[] = [];
  for (const relation of relationsTo(model, launch, array)) {
    const elements = relation.range();
    if (!different.some((one) => one.isEqual(elements))) different.push(elements);
  }
  const bytes = constantBytes(extents, scalarBytes(declaredArray(model, array).element));
  return { boxes: different.length, bytes: different.length * bytes };
}
