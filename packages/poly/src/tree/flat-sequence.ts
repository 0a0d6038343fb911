import * as isl from '@boxflow/isl-wasm';

/**
 * Returns a sequence with no sequence directly in it: `[A; [B; C]]` → `[A; B; C]`, which is the same order. Blocks of
 * the source, splits and isl's scheduler leave such nests. Returns the same node if there is none.
 */
export function flatSequence(sequence: isl.ScheduleNode): isl.ScheduleNode {
  let flat = sequence;
  for (let i = 0; i < flat.nChildren(); ) {
    if (flat.child(i).child(0).getType() === isl.ScheduleNodeType.Sequence)
      flat = flat.sequenceSpliceChild(i);
    else i++;
  }
  return flat;
}
