import * as isl from '@boxflow/isl-wasm';
import { emptySet } from '../model/scop-model.js';
import { childCount } from '../tree/loop-name.js';

/**
 * Returns the subtree at `node` as a schedule of its own, on those of its instances that are in `instances`; no
 * marks.
 */
export function restrictSchedule(node: isl.ScheduleNode, instances: isl.UnionSet): isl.Schedule {
  return restrict(node, instances) ?? isl.Schedule.fromDomain(emptySet(node.context));
}

function restrict(node: isl.ScheduleNode, instances: isl.UnionSet): isl.Schedule | undefined {
  if (node.getType() === isl.ScheduleNodeType.Leaf) {
    const domain = node.getDomain().intersect(instances);
    return domain.isEmpty() ? undefined : isl.Schedule.fromDomain(domain);
  }
  const parts: isl.Schedule[] = [];
  for (let i = 0; i < childCount(node); i++) {
    const part = restrict(node.child(i), instances);
    if (part) parts.push(part);
  }
  const [head, ...tail] = parts;
  if (!head) return undefined;
  const order = tail.reduce((all, part) => all.sequence(part), head);
  if (node.getType() !== isl.ScheduleNodeType.Band) return order;
  return order.insertPartialSchedule(node.bandGetPartialSchedule().resetTupleId(isl.DimType.Set));
}
