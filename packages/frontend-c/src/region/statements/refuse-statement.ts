import { jump, notUnderstood, returnInside, unsupportedStatement } from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import { type Node, oneLine } from '../../syntax/node.js';
import type { Region } from '../state/region.js';

const JUMPS: Readonly<Record<string, string>> = {
  goto_statement: "a 'goto'",
  break_statement: "a 'break'",
  continue_statement: "a 'continue'",
  labeled_statement: 'a label',
  switch_statement: "a 'switch'",
  case_statement: "a 'case'",
};

/** Refuses the region for a statement that it cannot contain. @throws Refused always */
export function refuseStatement(node: Node, region: Region): never {
  const at = region.locate(node);
  if (node.type === 'return_statement') throw new Refused(returnInside(at));
  const jumps = JUMPS[node.type];
  if (jumps !== undefined) throw new Refused(jump(at, jumps));
  if (node.type === 'ERROR' || node.isMissing) throw new Refused(notUnderstood(at, oneLine(node, 60)));
  throw new Refused(unsupportedStatement(at, `'${oneLine(node, 60)}'`));
}
