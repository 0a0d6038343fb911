import type { ScalarType } from '@boxflow/ir';
import { descendants, type Node, oneLine } from '../syntax/node.js';
import type { CType, Scope } from './scope.js';

export const scalar = (type: ScalarType): CType => ({ kind: 'scalar', scalar: type });
/** `_Bool`, which is `bool` in `<stdbool.h>` and C23. */
export const BOOL: CType = { kind: 'scalar', scalar: 'uint8', isBool: true };
export const other = (what: string): CType => ({ kind: 'other', what });

/** Returns whether two types are the same; extents are compared as they are written. */
export function sameType(a: CType, b: CType): boolean {
  return typeText(a) === typeText(b);
}

/** Like a declaration without a name, the same for equal types only. */
export function typeText(type: CType): string {
  switch (type.kind) {
    case 'scalar':
      return type.isBool ? 'bool' : type.scalar;
    case 'array':
      return `[${type.extent ? extentText(type.extent, type.scope) : ''}] ${typeText(type.element)}`;
    case 'pointer':
      return `* ${typeText(type.target)}`;
    case 'struct':
      return `${type.name} at ${type.position}`;
    case 'other':
      return `other ${type.what}`;
  }
}

/** Returns an extent with the positions of its names' declarations, since a name may have different meanings. */
function extentText(extent: Node, scope: Scope): string {
  const places = [...descendants(extent)].flatMap((node) => {
    const symbol = node.type === 'identifier' ? scope.lookup(node.text) : undefined;
    return symbol?.kind === 'variable' ? [symbol.position] : [];
  });
  return [oneLine(extent), ...places].join(' ');
}

/** Describes a type in words, for messages. */
export function describeType(type: CType): string {
  switch (type.kind) {
    case 'scalar':
      return type.isBool ? 'bool' : type.scalar;
    case 'array':
      return `array of ${describeType(type.element)}`;
    case 'pointer':
      return `pointer to ${describeType(type.target)}`;
    case 'struct':
      return type.name;
    case 'other':
      return type.what;
  }
}
