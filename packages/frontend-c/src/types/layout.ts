import { scalarBytes } from '@boxflow/ir';
import type { CType } from './scope.js';

/** How much memory a type takes, and at which multiples of what it begins, in bytes. */
export interface Layout {
  readonly bytes: number;
  readonly alignment: number;
}

const POINTER: Layout = { bytes: 8, alignment: 8 };

/** Returns the layout on 64-bit Unix; `undefined` if the size is not constant, or regions do not know the type. */
export function layoutOf(type: CType): Layout | undefined {
  switch (type.kind) {
    case 'scalar': {
      const bytes = scalarBytes(type.scalar);
      return { bytes, alignment: bytes };
    }
    case 'pointer':
      return POINTER;
    case 'struct':
      return { bytes: type.bytes, alignment: type.alignment };
    case 'array': {
      const count = type.extent ? type.scope.constantValue(type.extent) : type.count;
      const element = layoutOf(type.element);
      if (count === undefined || element === undefined) return undefined;
      return { bytes: count * element.bytes, alignment: element.alignment };
    }
    default:
      return undefined;
  }
}
