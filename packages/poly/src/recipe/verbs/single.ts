import * as isl from '@boxflow/isl-wasm';
import { tupleNames } from '../../tree/items.js';
import { childCount, findLoop, loopNames } from '../../tree/loop-name.js';
import { insertMark } from '../../tree/marks.js';
import { badArguments, unknownLoop } from '../errors.js';
import type { Verb } from '../verb.js';
import { requireHostLoop } from './loop-argument.js';

/**
 * `single(S0)` or `single(S0.i)`: a statement outside any parallel loop, or a whole loop, as a phase of one
 * instance.
 */
export const single: Verb = (state, line) => {
  const name = line.args[0];
  if (name === undefined) throw badArguments(state.model, line, 'single(STATEMENT or LOOP)');
  const node = findLoop(state.schedule, name) ?? findLeaf(state.schedule.getRoot(), name);
  if (!node) {
    const statements = state.model.scop.statements.map((s) => s.name);
    throw unknownLoop(state.model, line, name, [...loopNames(state.schedule), ...statements]);
  }
  requireHostLoop(state, line, node);
  return insertMark(node, { kind: 'single' }).getSchedule();
};

function findLeaf(node: isl.ScheduleNode, statement: string): isl.ScheduleNode | undefined {
  if (node.getType() === isl.ScheduleNodeType.Leaf) {
    return tupleNames(node.getDomain()).includes(statement) ? node : undefined;
  }
  for (let i = 0; i < childCount(node); i++) {
    const found = findLeaf(node.child(i), statement);
    if (found) return found;
  }
  return undefined;
}
