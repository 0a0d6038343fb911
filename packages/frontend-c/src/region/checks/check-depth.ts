import { tooDeep } from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import { isLoopStatement } from '../../syntax/loop-statement.js';
import { children, type Node } from '../../syntax/node.js';
import { MOST_LOOPS } from '../state/loop.js';
import type { Region } from '../state/region.js';

/** Checks how deeply loops are nested, before analyses look at the inside of every loop again. @throws Refused */
export function checkDepth(region: Region): void {
  const pending = region.source.statements.map((node): [Node, number] => [node, 0]);
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [node, loopsAround] = next;
    const depth = loopsAround + (isLoopStatement(node) ? 1 : 0);
    if (depth > MOST_LOOPS) throw new Refused(tooDeep(region.locate(node)));
    for (const child of children(node)) pending.push([child, depth]);
  }
}
