import type { KernelNode } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import type { ScopModel } from '../model/scop-model.js';
import { elementsAt, type RegisterAccesses } from '../phases/register-accesses.js';
import { childCount } from '../tree/loop-name.js';
import { markOf } from '../tree/marks.js';

/** A move of an element to or from a register: what a tuple of {@link withCopies} stands for. */
export interface RegisterCopy {
  readonly direction: Extract<KernelNode, { kind: 'copy' }>['direction'];
  readonly array: string;
  /** An access to the element, by its statement and its position there. */
  readonly access: RegisterAccesses['read'];
}

export interface ScheduleWithCopies {
  readonly schedule: isl.Schedule;
  /** By the name of their tuple, whose values are the element's subscripts. */
  readonly copies: ReadonlyMap<string, RegisterCopy>;
}

/** Adds instances that move elements to registers before the loops marked so, and back after them. */
export function withCopies(model: ScopModel, schedule: isl.Schedule): ScheduleWithCopies {
  const copies = new Map<string, RegisterCopy>();
  const visit = (at: isl.ScheduleNode): isl.ScheduleNode => {
    let node = at;
    for (let i = 0; i < childCount(node); i++) node = visit(node.child(i)).parent();
    const mark = markOf(node);
    return mark?.kind === 'registers' ? withCopiesAt(model, node, mark.array, copies) : node;
  };
  return { schedule: visit(schedule.getRoot()).getSchedule(), copies };
}

/** Returns the node that is then in the place of `node`. */
function withCopiesAt(
  model: ScopModel,
  node: isl.ScheduleNode,
  array: string,
  copies: Map<string, RegisterCopy>,
): isl.ScheduleNode {
  const { read, write } = elementsAt(model, node, array);
  const extension = (direction: RegisterCopy['direction'], access: RegisterAccesses['read']) => {
    const tuple = `${direction}_${copies.size}`;
    copies.set(tuple, { direction, array, access });
    const elements = isl.Map.fromUnionMap(access.elements).setTupleName(isl.DimType.Out, tuple);
    return isl.ScheduleNode.fromExtension(isl.UnionMap.fromMap(elements));
  };
  const depth = node.getTreeDepth();
  let grafted = node.graftBefore(extension('in', read)).graftAfter(extension('out', write));
  while (grafted.getTreeDepth() > depth) grafted = grafted.parent();
  return grafted;
}
