/**
 * Integer expressions over named variables: the one expression language of loop bounds, boxes, grids,
 * guards and subscripts. Quasi-affine by construction everywhere the compiler emits them; `mul` is only ever
 * used with at least one operand that does not depend on an iterator (an extent, a stride, a constant).
 *
 * Truth is 0 or 1. Division and modulo are the mathematical ones: `floordiv` rounds towards minus infinity and
 * `mod` has the sign of its (positive) divisor. Code generators must not print them as C's `/` and `%` unless
 * they know that the dividend is not negative.
 */
export type IntExpr =
  | { readonly op: 'int'; readonly value: number }
  | { readonly op: 'var'; readonly name: string }
  | { readonly op: IntOperator; readonly args: readonly IntExpr[] };

/**
 * `add`, `mul`, `min`, `max`, `and`, `or` take two or more arguments; `neg` and `not` one; `select` three
 * (condition, value if true, value if false; only the chosen one is evaluated); all others two.
 */
export type IntOperator =
  | 'add'
  | 'sub'
  | 'mul'
  | 'neg'
  | 'floordiv'
  | 'mod'
  | 'min'
  | 'max'
  | 'select'
  | 'eq'
  | 'ne'
  | 'lt'
  | 'le'
  | 'gt'
  | 'ge'
  | 'and'
  | 'or'
  | 'not';

export const int = (value: number): IntExpr => ({ op: 'int', value });
export const variable = (name: string): IntExpr => ({ op: 'var', name });
export const apply = (op: IntOperator, ...args: readonly IntExpr[]): IntExpr => ({ op, args });
