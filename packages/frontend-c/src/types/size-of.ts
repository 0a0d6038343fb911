import { field, type Node, unparenthesised } from '../syntax/node.js';
import type { CType } from './c-type.js';
import { describedType } from './declarator.js';
import { layoutOf } from './layout.js';
import type { Scope } from './scope.js';
import { specifiedType } from './specifiers.js';

/** The value of a `sizeof` expression; `undefined` where it is no constant, or of a type that regions do not know. */
export function sizeOf(node: Node, scope: Scope): number | undefined {
  const descriptor = node.childForFieldName('type');
  if (descriptor) {
    const base = specifiedType(descriptor.childForFieldName('type'), scope);
    return layoutOf(describedType(descriptor, base, scope))?.bytes;
  }
  const type = typeOfPlace(field(node, 'value'), scope);
  return type && layoutOf(type)?.bytes;
}

/** The type of a variable, an element of it, or what it points to. Arithmetic is left to those who need it. */
function typeOfPlace(node: Node, scope: Scope): CType | undefined {
  const inner = unparenthesised(node);
  if (inner.type === 'identifier') {
    const symbol = scope.lookup(inner.text);
    // sizeof (name) may be a type that the parser takes for a variable.
    if (symbol?.kind === 'typedef') return symbol.type;
    if (symbol?.kind !== 'variable') return undefined;
    const isPointer = symbol.storage === 'parameter' && symbol.type.kind === 'array';
    return isPointer ? { kind: 'pointer', target: (symbol.type as { element: CType }).element } : symbol.type;
  }
  const follows = inner.type === 'pointer_expression' && field(inner, 'operator').text === '*';
  if (inner.type !== 'subscript_expression' && !follows) return undefined;
  const outer = typeOfPlace(field(inner, 'argument'), scope);
  if (outer?.kind === 'array') return outer.element;
  return outer?.kind === 'pointer' ? outer.target : undefined;
}
