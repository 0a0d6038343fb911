import { children, field, type Node, unparenthesised } from '../syntax/node.js';
import { bodyStatements, partsOfComma, updatedName } from './loop-parts.js';
import { changedVariable, firstUse } from './writes.js';

/** The name and value of `i = 0;`, a statement of its own. */
export function plainAssignment(node: Node): { readonly target: Node; readonly value: Node } | undefined {
  const [expression] = node.type === 'expression_statement' ? children(node) : [];
  const inner = expression && unparenthesised(expression);
  if (inner?.type !== 'assignment_expression' || field(inner, 'operator').text !== '=') return undefined;
  const target = unparenthesised(field(inner, 'left'));
  return target.type === 'identifier' ? { target, value: field(inner, 'right') } : undefined;
}

/** Whether the next use of a name is a loop that counts with it, from the value that it has. */
export function startsLoop(name: string, later: readonly Node[]): boolean {
  const user = later.find((node) =>
    node.type === 'declaration' ? node.text.includes(name) : firstUse(node, name),
  );
  if (!user) return false;
  switch (user.type) {
    case 'for_statement': {
      const initialiser = user.childForFieldName('initializer');
      const update = user.childForFieldName('update');
      if (initialiser && firstUse(initialiser, name)) return false;
      const updates = update ? partsOfComma(update) : [];
      return updates.some((part) => changedVariable(part)?.text === name) || countsInBody(user, name);
    }
    case 'while_statement':
    case 'do_statement':
      return countsInBody(user, name);
    default:
      return false;
  }
}

function countsInBody(loop: Node, name: string): boolean {
  return bodyStatements(loop).some((statement) => updatedName(statement) === name);
}
