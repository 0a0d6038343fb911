import type * as isl from '@boxflow/isl-wasm';
import { insertMark, type Mark, markOf } from './marks.js';

/** A loop around the sequence, or a mark. */
type Layer = isl.MultiUnionPwAff | Mark;

/**
 * Distributes the loops of a launch over a sequence inside them, so that each child becomes a launch. Returns
 * the sequence of launches.
 *
 *   launch i { A; B }      →      launches { launch i { A }; launch i { B } }
 */
export function distributeLoops(sequence: isl.ScheduleNode): isl.ScheduleNode {
  const layers = layersAround(sequence);
  let node = sequence;
  for (let i = 0; i < sequence.nChildren(); i++) {
    const child = layers.reduceRight(insertLayer, node.child(i).child(0));
    node = insertMark(child, { kind: 'launch' }).parent().parent();
  }
  node = insertMark(node, { kind: 'launches' });
  for (let left = layers.length; left >= 0; left--) node = node.parent().delete_();
  return node.child(0);
}

/** Returns what is around the sequence inside its launch, outermost first. */
function layersAround(sequence: isl.ScheduleNode): readonly Layer[] {
  const layers: Layer[] = [];
  for (let node = sequence.parent(); ; node = node.parent()) {
    const mark = markOf(node);
    if (mark?.kind === 'launch') return layers;
    layers.unshift(mark ?? node.bandGetPartialSchedule());
  }
}

function insertLayer(node: isl.ScheduleNode, layer: Layer): isl.ScheduleNode {
  return 'kind' in layer
    ? insertMark(node, layer)
    : node.insertPartialSchedule(layer.intersectDomain(node.getDomain().universe()));
}
