import type {
  BodyStatement,
  IntExpr as Condition,
  IntExpr,
  RefusedLoop,
  ScalarType,
  SourceLocation,
  Subscript,
} from '@boxflow/ir';
import type { Constraint, Loop } from './loop.js';

/** An access before the parameters of its region are all known, so its relation cannot be printed yet. */
export interface AccessDraft {
  readonly kind: 'read' | 'write';
  readonly may: boolean;
  readonly array: string;
  /** The subscripts; for an array without rows they may contain products, until the array gets its shape. */
  readonly index: readonly Subscript[];
  /** Conditions under which the access happens, beside those of the domain. */
  readonly guards: readonly Condition[];
  readonly location: SourceLocation;
}

export interface StatementDraft {
  readonly name: string;
  readonly location: SourceLocation;
  readonly text: string;
  /** The loops inside the statement. */
  readonly innerLoops: readonly RefusedLoop[];
  /** Outermost first. */
  readonly loops: readonly Loop[];
  readonly constraints: readonly Constraint[];
  readonly accesses: readonly AccessDraft[];
  readonly body: readonly BodyStatement[];
}

export interface ArrayDraft {
  readonly name: string;
  readonly element: ScalarType;
  /** The elements are 0 or 1, whatever is assigned to them. */
  readonly isBool: boolean;
  readonly extents: readonly (IntExpr | null)[];
  /** The declared number of elements of an array without rows, if that is a product of names. */
  readonly elementCount: IntExpr | undefined;
  /** For members of structs, the distance between neighbouring structs in each dimension. */
  readonly structBytes: readonly (number | undefined)[];
  /** An element and the size that it must have, if the C compiler has to check it. */
  readonly checkedSize: { readonly expression: string; readonly bytes: number } | undefined;
  readonly address: string;
  readonly storage: 'outer' | 'local';
  /** Reached through a pointer, so other names may mean the same memory. */
  readonly pointer: boolean;
  readonly location: SourceLocation;
}
