import { isFloating } from '@boxflow/ir';
import { isLoopStatement } from '../../syntax/loop-statement.js';
import { children, field, type Node, unparenthesised } from '../../syntax/node.js';
import type { Scope, Variable } from '../../types/scope.js';
import { changedVariable, firstUse } from '../uses/writes.js';
import { countsInBody, partsOfComma } from './loop-parts.js';

/** Returns the name and value of `i = 0;`, a statement of its own. */
export function plainAssignment(node: Node): { readonly target: Node; readonly value: Node } | undefined {
  const [expression] = node.type === 'expression_statement' ? children(node) : [];
  const inner = expression && unparenthesised(expression);
  if (inner?.type !== 'assignment_expression' || field(inner, 'operator').text !== '=') return undefined;
  const target = unparenthesised(field(inner, 'left'));
  return target.type === 'identifier' ? { target, value: field(inner, 'right') } : undefined;
}

/** Returns whether a variable may count. */
export function isInteger({ type }: Variable): boolean {
  return type.kind === 'scalar' && !isFloating(type.scalar);
}

/** Returns whether the next use of a name is a loop that counts with it, from the value that it has. */
export function startsLoop(name: string, later: readonly Node[], scope: Scope): boolean {
  const position = later.findIndex((node) => uses(node, name));
  const user = later[position];
  if (!user || !isLoopStatement(user)) return false;
  const initialiser = user.childForFieldName('initializer');
  const update = user.childForFieldName('update');
  if (initialiser && firstUse(initialiser, name)) return false;
  if (update && partsOfComma(update).some((part) => changedVariable(part)?.text === name)) return true;
  const condition = user.childForFieldName('condition');
  const isAsked = condition && firstUse(condition, name) !== undefined;
  return countsInBody(user, name, scope) && (isAsked || !isRead(name, later.slice(position + 1)));
}

function uses(node: Node, name: string): boolean {
  return node.type === 'declaration' ? node.text.includes(name) : firstUse(node, name) !== undefined;
}

/** Returns whether the next use of a name is of the value that it has. */
function isRead(name: string, later: readonly Node[]): boolean {
  const user = later.find((node) => uses(node, name));
  const assignment = user && plainAssignment(user);
  return (
    user !== undefined && (assignment?.target.text !== name || firstUse(assignment.value, name) !== undefined)
  );
}
