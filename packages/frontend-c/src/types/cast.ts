import { children, field, type Node } from '../syntax/node.js';
import { BOOL } from './c-type.js';
import { describedType } from './declarator.js';
import type { CType, Scope } from './scope.js';
import { specifiedType } from './specifiers.js';

/**
 * Returns the parts of a cast. `(real)(x)` with a type name looks like a call of a function in parentheses to a
 * parser that does not know names; the scope knows.
 */
export function castParts(
  node: Node,
  scope: Scope,
): { readonly type: CType; readonly operand: Node } | undefined {
  if (node.type === 'cast_expression') {
    const descriptor = field(node, 'type');
    const base = specifiedType(descriptor.childForFieldName('type'), scope);
    return { type: describedType(descriptor, base, scope), operand: field(node, 'value') };
  }
  if (node.type !== 'call_expression') return undefined;
  const callee = field(node, 'function');
  const name = callee.type === 'parenthesized_expression' ? children(callee)[0] : undefined;
  const [operand, ...others] = children(field(node, 'arguments'));
  if (name?.type !== 'identifier' || !operand || others.length > 0) return undefined;
  if (name.text === '_Bool') return { type: BOOL, operand };
  const symbol = scope.lookup(name.text);
  return symbol?.kind === 'typedef' ? { type: symbol.type, operand } : undefined;
}
