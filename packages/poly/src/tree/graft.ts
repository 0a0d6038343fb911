import * as isl from '@boxflow/isl-wasm';

/** Puts the tree at `scion`, over the same instances, in the place of the subtree at `node`, and stays there. */
export function graft(node: isl.ScheduleNode, scion: isl.ScheduleNode): isl.ScheduleNode {
  return grow(node.cut(), scion);
}

/** Repeats the tree at `scion` on a leaf. */
function grow(leaf: isl.ScheduleNode, scion: isl.ScheduleNode): isl.ScheduleNode {
  switch (scion.getType()) {
    case isl.ScheduleNodeType.Leaf:
      return leaf;
    case isl.ScheduleNodeType.Band: {
      const band = leaf.insertPartialSchedule(scion.bandGetPartialSchedule());
      return grow(band.child(0), scion.child(0)).parent();
    }
    case isl.ScheduleNodeType.Sequence:
    case isl.ScheduleNodeType.Set: {
      let sequence = leaf.insertSequence(filters(scion));
      for (let i = 0; i < scion.nChildren(); i++) {
        sequence = grow(sequence.child(i).child(0), scion.child(i).child(0)).parent().parent();
      }
      return sequence;
    }
    default:
      throw new Error("no band, sequence or set in a tree of isl's scheduler");
  }
}

function filters(sequence: isl.ScheduleNode): isl.UnionSetList {
  let list = isl.UnionSetList.alloc(sequence.context, sequence.nChildren());
  for (let i = 0; i < sequence.nChildren(); i++) list = list.add(sequence.child(i).filterGetFilter());
  return list;
}
