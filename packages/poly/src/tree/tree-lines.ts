import * as isl from '@boxflow/isl-wasm';
import { tupleNames } from './items.js';
import { childCount, loopName } from './loop-name.js';
import { encode, isOfLoopAbove, type Mark, markOf } from './marks.js';

/** A loop, a sequence with marks, or statements of a schedule tree. */
export interface TreeLine {
  readonly depth: number;
  readonly text: string;
  /** What the recipe says of it: `phase`, `thread x 32`. */
  readonly notes: readonly string[];
}

/** Returns the loops and statements of a schedule tree in the order of execution, with the marks that concern them. */
export function treeLines(schedule: isl.Schedule): readonly TreeLine[] {
  return linesAt(schedule.getRoot(), 0, []);
}

/** `notes`: those of the marks right above. */
function linesAt(node: isl.ScheduleNode, depth: number, notes: readonly string[]): readonly TreeLine[] {
  const mark = markOf(node);
  if (mark) return linesAt(node.child(0), depth, [...notes, noteOf(mark)]);
  switch (node.getType()) {
    case isl.ScheduleNodeType.Leaf:
      return [{ depth, text: tupleNames(node.getDomain()).join(', '), notes }];
    case isl.ScheduleNodeType.Band: {
      const { own, body } = marksOfLoop(node);
      return [
        { depth, text: `for ${loopName(node)}`, notes: [...notes, ...own] },
        ...linesAt(body, depth + 1, []),
      ];
    }
    case isl.ScheduleNodeType.Sequence: {
      const children = Array.from({ length: childCount(node) }, (_, i) => node.child(i));
      if (notes.length === 0) return children.flatMap((child) => linesAt(child, depth, []));
      const inside = children.flatMap((child) => linesAt(child, depth + 1, []));
      return [{ depth, text: 'in sequence', notes }, ...inside];
    }
    default:
      return linesAt(node.child(0), depth, notes);
  }
}

/** Returns the notes below a band that concern its loop, and the node at which its body begins. */
function marksOfLoop(band: isl.ScheduleNode): {
  readonly own: readonly string[];
  readonly body: isl.ScheduleNode;
} {
  const own: string[] = [];
  let body = band.child(0);
  for (let mark = markOf(body); mark && isOfLoopAbove(mark); mark = markOf(body)) {
    own.push(noteOf(mark));
    body = body.child(0);
  }
  return { own, body };
}

function noteOf(mark: Mark): string {
  if (mark.kind === 'team') return `team of ${mark.threads}`;
  if (mark.kind !== 'shared') return encode(mark);
  const { chunk, slots, by, arrays } = mark;
  const ahead = slots > 1 ? `, ${slots} in memory` : '';
  return `chunks of ${chunk}${ahead}, boxes of ${arrays.join(' ')}${by === 'matrix' ? ', by matrix instructions' : ''}`;
}
