import { descendants, field, type Node } from '../../syntax/node.js';
import type { CType, Variable } from '../../types/scope.js';
import { isReadLater } from './read-later.js';

/**
 * Returns whether nothing can read what a variable declared before the region holds after it. Errs towards false:
 * only variables of the function itself count, and only if every use of them is in sight.
 */
export function isDeadAfter(
  variable: Variable,
  { statements, definition }: { readonly statements: readonly Node[]; readonly definition: Node },
): boolean {
  return areAllUsesKnown(variable, definition) && !isReadLater(variable, statements, definition);
}

/** Returns whether a variable is the function's own, and each use of it stands in the function by its name. */
export function areAllUsesKnown(variable: Variable, definition: Node): boolean {
  return isOwn(variable) && everyUseIsAnElement(variable, definition);
}

/** Returns whether the memory is the function's own. */
function isOwn({ type, storage, volatile }: Variable): boolean {
  if (volatile || elementOf(type).kind !== 'scalar') return false;
  return storage === 'local' || storage === 'register' || (storage === 'parameter' && type.kind === 'scalar');
}

function elementOf(type: CType): CType {
  return type.kind === 'array' ? elementOf(type.element) : type;
}

/** Returns whether no use gives the address away: each has all subscripts, and none has a `&`. */
function everyUseIsAnElement(variable: Variable, definition: Node): boolean {
  const rank = rankOf(variable.type);
  for (const node of descendants(field(definition, 'body'))) {
    // A function inside this one may use our variables whenever it is called.
    if (node.type === 'function_definition') return false;
    // A cleanup function is called with the address of its variable.
    if (node.type === 'attribute_specifier' && /cleanup/.test(node.text)) return false;
    if (node.type !== 'identifier' || node.text !== variable.name) continue;
    if (node.startIndex !== variable.position && !isElement(node, rank)) return false;
  }
  return true;
}

function rankOf(type: CType): number {
  return type.kind === 'array' ? 1 + rankOf(type.element) : 0;
}

function isElement(use: Node, rank: number): boolean {
  let element = outOfParentheses(use);
  for (let subscripts = 0; subscripts < rank; subscripts++) {
    const { parent } = element;
    if (parent?.type !== 'subscript_expression' || field(parent, 'argument').id !== element.id) return false;
    element = outOfParentheses(parent);
  }
  const { parent } = element;
  return !(parent?.type === 'pointer_expression' && field(parent, 'operator').text === '&');
}

function outOfParentheses(node: Node): Node {
  let outer = node;
  while (outer.parent?.type === 'parenthesized_expression') outer = outer.parent;
  return outer;
}
