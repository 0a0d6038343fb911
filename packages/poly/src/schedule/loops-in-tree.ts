import * as isl from '@boxflow/isl-wasm';
import { freeName } from '../model/free-name.js';
import { tupleNames } from '../tree/items.js';
import { iteratorOfStatement } from '../tree/statement-iterator.js';

/**
 * Returns the schedule with one loop per band, each with a name as in the original tree: after its first statement
 * and, if the loop's value is ±iterator + constant there, the iterator (`S0.k`), else its depth
 * (`S0.c1` for `t + i`).
 */
export function loopsInTree(schedule: isl.Schedule): isl.Schedule {
  const taken = new Set<string>();
  const visit = (at: isl.ScheduleNode, depth: number): isl.ScheduleNode => {
    let node = at;
    const isBand = node.getType() === isl.ScheduleNodeType.Band;
    if (isBand) {
      if (node.bandNMember() > 1) node = node.bandSplit(1);
      const partial = node.bandGetPartialSchedule();
      const name = freeName(bandName(node, partial, depth), taken);
      taken.add(name);
      node = node.delete_().insertPartialSchedule(partial.setTupleName(isl.DimType.Set, name));
    }
    if (node.getType() === isl.ScheduleNodeType.Leaf) return node;
    for (let i = 0; i < node.nChildren(); i++) node = visit(node.child(i), depth + (isBand ? 1 : 0)).parent();
    return node;
  };
  return visit(schedule.getRoot(), 0).getSchedule();
}

function bandName(band: isl.ScheduleNode, partial: isl.MultiUnionPwAff, depth: number): string {
  const first = firstStatement(tupleNames(band.getDomain()));
  return `${first}.${iteratorOfStatement(partial, first) ?? `c${depth}`}`;
}

/** `S0` before `S2` before `S10`. */
function firstStatement(names: readonly string[]): string {
  return [...names].sort((a, b) => a.length - b.length || (a < b ? -1 : 1))[0] ?? '';
}
