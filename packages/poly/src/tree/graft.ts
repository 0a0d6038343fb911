import * as isl from '@boxflow/isl-wasm';

/** Puts the tree at `scion`, over the same instances, in the place of the subtree at `node`, and stays there. */
export function graft(node: isl.ScheduleNode, scion: isl.ScheduleNode): isl.ScheduleNode {
  return grow(node.cut(), scion);
}

/** Returns the tree at a node as a schedule of its own, on some of its instances. */
export function subtreeOn(node: isl.ScheduleNode, instances: isl.UnionSet): isl.Schedule {
  return grow(isl.Schedule.fromDomain(instances).getRoot().child(0), node).getSchedule();
}

/** Repeats the tree at `scion` on a leaf, for the instances there. */
function grow(leaf: isl.ScheduleNode, scion: isl.ScheduleNode): isl.ScheduleNode {
  switch (scion.getType()) {
    case isl.ScheduleNodeType.Leaf:
      return leaf;
    case isl.ScheduleNodeType.Band: {
      const band = leaf.insertPartialSchedule(scion.bandGetPartialSchedule());
      return grow(band.child(0), scion.child(0)).parent();
    }
    case isl.ScheduleNodeType.Mark:
      return grow(leaf.insertMark(scion.markGetId()).child(0), scion.child(0)).parent();
    case isl.ScheduleNodeType.Sequence:
    case isl.ScheduleNodeType.Set:
      return growSequence(leaf, scion);
    default:
      throw new Error('no band, mark, sequence or set in a tree');
  }
}

/** Leaves out what has no instances. */
function growSequence(leaf: isl.ScheduleNode, scion: isl.ScheduleNode): isl.ScheduleNode {
  const domain = leaf.getDomain();
  const children = Array.from({ length: scion.nChildren() }, (_, i) => scion.child(i)).filter(
    (child) => !child.filterGetFilter().intersect(domain).isEmpty(),
  );
  const [only] = children;
  if (only && children.length === 1) return grow(leaf, only.child(0));
  const filters = children.reduce(
    (list, child) => list.add(child.filterGetFilter()),
    isl.UnionSetList.alloc(scion.context, children.length),
  );
  let sequence = leaf.insertSequence(filters);
  children.forEach((child, i) => {
    sequence = grow(sequence.child(i).child(0), child.child(0)).parent().parent();
  });
  return sequence;
}
