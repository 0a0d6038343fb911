import type { ScalarType } from '@boxflow/ir';
import { pointerToPointer, unsupportedType } from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import type { Node } from '../../syntax/node.js';
import { describeType } from '../../types/c-type.js';
import type { CType, Scope, Variable } from '../../types/scope.js';
import type { Region } from '../state/region.js';

/**
 * One dimension: its extent's expression and the scope of the names in it; `undefined` if the type does not
 * give it.
 */
export type Dimension = { readonly extent: Node; readonly scope: Scope } | undefined;

export interface Shape {
  readonly element: ScalarType;
  readonly isBool: boolean;
  readonly isEnum: boolean;
  readonly dimensions: readonly Dimension[];
  /** The variable is a pointer and not the array itself. */
  readonly pointer: boolean;
}

/** Returns the array, or the scalar as one of no dimension, that a variable stands for. @throws Refused */
export function shapeOf(variable: Variable, at: Node, region: Region): Shape {
  const dimensions: Dimension[] = [];
  let type: CType = variable.type;
  const outermost = type.kind;
  if (type.kind === 'pointer') {
    dimensions.push(undefined);
    type = type.target;
  }
  while (type.kind === 'array') {
    dimensions.push(type.extent ? { extent: type.extent, scope: type.scope } : undefined);
    type = type.element;
  }
  if (type.kind === 'pointer')
    throw new Refused(
      pointerToPointer(region.locate(at), variable.name, 'the region uses the pointers themselves'),
    );
  if (type.kind !== 'scalar')
    throw new Refused(unsupportedType(region.locate(at), variable.name, `of type ${describeType(type)}`));
  const pointer = outermost === 'pointer' || (outermost === 'array' && variable.storage === 'parameter');
  return {
    element: type.scalar,
    isBool: type.isBool === true,
    isEnum: type.isEnum === true,
    dimensions,
    pointer,
  };
}
