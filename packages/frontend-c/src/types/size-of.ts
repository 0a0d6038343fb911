import { field, type Node, unparenthesised } from '../syntax/node.js';
import { describedType } from './declarator.js';
import { layoutOf } from './layout.js';
import type { Scope } from './scope.js';
import { specifiedType } from './specifiers.js';
import { typeOf } from './type-of.js';

/**
 * Returns the value of a `sizeof` expression; `undefined` if it is not a constant, or has a type that regions do not
 * know.
 */
export function sizeOf(node: Node, scope: Scope): number | undefined {
  const descriptor = node.childForFieldName('type');
  if (descriptor) {
    const base = specifiedType(descriptor.childForFieldName('type'), scope);
    return layoutOf(describedType(descriptor, base, scope))?.bytes;
  }
  const operand = unparenthesised(field(node, 'value'));
  // sizeof (name) may be a type that the parser takes for a variable.
  const symbol = operand.type === 'identifier' ? scope.lookup(operand.text) : undefined;
  const type = symbol?.kind === 'typedef' ? symbol.type : typeOf(operand, scope);
  return type && layoutOf(type)?.bytes;
}
