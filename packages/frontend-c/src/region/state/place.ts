import type { BodyExpr, IntExpr } from '@boxflow/ir';
import type { NotAffine } from '../../integers/not-affine.js';
import type { Node } from '../../syntax/node.js';
import type { CType, Variable } from '../../types/scope.js';
import type { AccessCollector } from './access-collector.js';

/** The memory that an lvalue names: the path from a variable into its memory, or into the memory it points to. */
export interface Place {
  readonly symbol: Variable;
  /** The variable's name in the expression. */
  readonly node: Node;
  readonly type: CType;
  readonly offsets: readonly PointerOffset[];
  /** Names of members of structs, outermost first; where they stand among the offsets follows from the types. */
  readonly members: readonly string[];
  /** Whether the last thing on the way was an offset, so that a pointer to here may move on. */
  readonly movable: boolean;
}

/** An offset into an array or along a pointer: the sum of the terms. */
export interface PointerOffset {
  readonly terms: readonly OffsetTerm[];
}

export type OffsetTerm = IntegerTerm | DataTerm;

export interface IntegerTerm {
  readonly kind: 'integer';
  /** May have products of names if `notAffine` says so. */
  readonly expr: IntExpr;
  readonly node: Node;
  readonly notAffine: NotAffine | undefined;
}

/** A distance that statements compute. */
export interface DataTerm {
  readonly kind: 'data';
  readonly sign: 1 | -1;
  readonly node: Node;
  /** Returns the value, whose reads are added to a statement. @throws Refused */
  readonly build: (collector: AccessCollector) => BodyExpr;
}
