import type { IntExpr, ScalarType } from '@boxflow/ir';
import type { Node } from '../syntax/node.js';
import type { Scope } from '../types/scope.js';

/** An integer expression of C: its value, and the C type it has. */
export interface TypedInt {
  readonly expr: IntExpr;
  readonly type: ScalarType;
}

/** The kind of value that an expression is evaluated for. */
export type Wanted = Pick<IntegerEnvironment, 'modulo64' | 'products' | 'product'>;

/** The facts about names at the place of an integer expression. */
export interface IntegerEnvironment {
  readonly scope: Scope;
  /**
   * Whether unsigned values of 64 bits need only be correct modulo 2^64. This is so in subscripts, in which a
   * mathematically negative value is beyond any memory for C.
   */
  readonly modulo64?: boolean | undefined;
  /**
   * Products of names are values as well (`i * n`): for the subscripts of arrays without rows, which get
   * their shape later.
   */
  readonly products?: boolean | undefined;
  /** Values that may wrap around are not affine, instead of being computed modulo the range of their types. */
  readonly neverWraps?: boolean | undefined;
  /** Returns the value of an identifier, as `wanted` has it. Throws NotAffine if it is not known. */
  variable(identifier: Node, wanted: Wanted): TypedInt;
  /** Returns the value of a member of a struct. Throws NotAffine if its value may change. */
  member(node: Node): TypedInt;
  /** Returns the value of a call, as `wanted` has it. Throws NotAffine if its value may change. */
  call(node: Node, wanted: Wanted): TypedInt;
  /** Returns a product of two values as one; absent or `undefined` if they do not stay the same in the whole region. */
  readonly product?: ((left: IntExpr, right: IntExpr, type: ScalarType) => TypedInt | undefined) | undefined;
  /** Returns whether the value is provably at least `bound`. */
  isAtLeast(expr: IntExpr, bound: number): boolean;
  /** Returns whether the value is provably at most `bound`. */
  isAtMost(expr: IntExpr, bound: number): boolean;
  /** Returns the environment under a condition that is known to hold. */
  assuming(condition: IntExpr): IntegerEnvironment;
  /**
   * Adds the assumption to the region, checked on entry, that a value lies between two bounds. Returns `false` if that
   * does not depend on parameters only.
   */
  assume(expr: IntExpr, low: number, high: number): boolean;
}
