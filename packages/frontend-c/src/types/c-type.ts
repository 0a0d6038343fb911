import type { ScalarType } from '@boxflow/ir';
import type { Node } from '../syntax/node.js';
import type { Scope } from './scope.js';

/** A C type, as far as regions need it. */
export type CType =
  | { readonly kind: 'scalar'; readonly scalar: ScalarType }
  /** `extent` is absent in `a[]`; its names are those of `scope`. */
  | {
      readonly kind: 'array';
      readonly element: CType;
      readonly extent: Node | undefined;
      readonly scope: Scope;
    }
  | { readonly kind: 'pointer'; readonly target: CType }
  /** Anything that regions do not support, in words: `struct point`, `long double`. */
  | { readonly kind: 'other'; readonly what: string };

export const scalar = (type: ScalarType): CType => ({ kind: 'scalar', scalar: type });
export const other = (what: string): CType => ({ kind: 'other', what });

/** In words, for messages. */
export function describeType(type: CType): string {
  switch (type.kind) {
    case 'scalar':
      return type.scalar;
    case 'array':
      return `array of ${describeType(type.element)}`;
    case 'pointer':
      return `pointer to ${describeType(type.target)}`;
    case 'other':
      return type.what;
  }
}
