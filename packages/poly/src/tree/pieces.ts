import * as isl from '@boxflow/isl-wasm';
import { tupleNames } from './items.js';

/** Returns how many leaves below a node have instances of a statement: more than one if a loop around it was split. */
export function piecesBelow(node: isl.ScheduleNode, statement: string): number {
  let pieces = 0;
  node.foreachDescendantTopDown((one) => {
    if (one.getType() === isl.ScheduleNodeType.Leaf && tupleNames(one.getDomain()).includes(statement))
      pieces++;
    return true;
  });
  return pieces;
}
