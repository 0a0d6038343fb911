import { field, type Node, unparenthesised } from '../syntax/node.js';
import { castParts } from './cast.js';
import type { CType, Scope } from './scope.js';

/**
 * Returns the type of an expression that names a place or is a pointer, or that says its type itself: variables,
 * elements, members, `*p`, `&x`, `p + 1`, casts. `undefined` for other expressions, arithmetic among them.
 */
export function typeOf(node: Node, scope: Scope): CType | undefined {
  const inner = unparenthesised(node);
  switch (inner.type) {
    case 'identifier': {
      const symbol = scope.lookup(inner.text);
      if (symbol?.kind !== 'variable') return undefined;
      return symbol.storage === 'parameter' ? decayed(symbol.type) : symbol.type;
    }
    case 'subscript_expression':
      // C's i[a] is a[i].
      return (
        targetOf(typeOf(field(inner, 'argument'), scope)) ?? targetOf(typeOf(field(inner, 'index'), scope))
      );
    case 'pointer_expression': {
      const type = typeOf(field(inner, 'argument'), scope);
      if (field(inner, 'operator').text === '*') return targetOf(type);
      return type && { kind: 'pointer', target: type };
    }
    case 'field_expression': {
      const type = typeOf(field(inner, 'argument'), scope);
      return memberType(isArrow(inner) ? targetOf(type) : type, field(inner, 'field').text);
    }
    case 'binary_expression': {
      if (!/^[-+]$/.test(field(inner, 'operator').text)) return undefined;
      const pointers = [field(inner, 'left'), field(inner, 'right')]
        .map((operand) => decayed(typeOf(operand, scope)))
        .filter((type) => type?.kind === 'pointer');
      // The distance of two pointers is none.
      return pointers.length === 1 ? pointers[0] : undefined;
    }
    default:
      return castParts(inner, scope)?.type;
  }
}

/**
 * Returns the type of an array as a pointer to its first element, which it is in most expressions and as a
 * parameter.
 */
function decayed(type: CType | undefined): CType | undefined {
  return type?.kind === 'array' ? { kind: 'pointer', target: type.element } : type;
}

function targetOf(type: CType | undefined): CType | undefined {
  const pointer = decayed(type);
  return pointer?.kind === 'pointer' ? pointer.target : undefined;
}

export function memberType(type: CType | undefined, name: string): CType | undefined {
  return type?.kind === 'struct' ? type.members.find((member) => member.name === name)?.type : undefined;
}

/** Returns whether a field expression is `p->x`, not `s.x`. */
export function isArrow(node: Node): boolean {
  return field(node, 'operator').text === '->';
}
