import { isFloating, type ScalarType } from '../types/scalar-type.js';
import type { BodyExpr } from './scop.js';

/** A product and a sum with one rounding: a call of C's `fma`, which the printers of all languages know. */
export interface MultiplyAdd {
  readonly x: BodyExpr;
  readonly y: BodyExpr;
  readonly z: BodyExpr;
  /** The type of the result, to which the operands are converted. */
  readonly type: ScalarType;
}

export type Binary = Extract<BodyExpr, { kind: 'binary' }>;

/** An operand of a sum. */
export type SumSide = 'left' | 'right';

/** Returns `x`, `y` and `z` of `fma(x, y, z)`; `undefined` if the expression is anything else. */
export function multiplyAddOf(expr: BodyExpr): MultiplyAdd | undefined {
  if (expr.kind !== 'call' || (expr.name !== 'fma' && expr.name !== 'fmaf')) return undefined;
  const [x, y, z] = expr.args as readonly [BodyExpr, BodyExpr, BodyExpr];
  return { x, y, z, type: expr.type };
}

/**
 * Returns which operand of a sum or difference is a product that can be fused with it. It must have the type
 * of the sum. The right one comes first.
 */
export function fusedSide({ op, left, right, type }: Binary): SumSide | undefined {
  if ((op !== '+' && op !== '-') || !isFloating(type)) return undefined;
  const isProduct = (side: BodyExpr) => side.kind === 'binary' && side.op === '*' && side.type === type;
  if (isProduct(right)) return 'right';
  return isProduct(left) ? 'left' : undefined;
}

/**
 * Returns a sum or difference with one rounding. The operand at `side` is the product.
 *
 *     z + x * y  →  fma(x, y, z)           x * y + z  →  fma(x, y, z)
 *     z - x * y  →  fma(-x, y, z)          x * y - z  →  fma(x, y, -z)
 */
export function fused({ op, left, right, type }: Binary, side: SumSide): BodyExpr {
  const [product, z] = side === 'right' ? [right, left] : [left, right];
  if (product.kind !== 'binary') throw new Error(`the ${side} operand of a fused sum is not a product`);
  const { left: x, right: y } = product;
  const isDifference = op === '-';
  const args = [
    isDifference && side === 'right' ? negated(x, type) : x,
    y,
    isDifference && side === 'left' ? negated(z, type) : z,
  ];
  return { kind: 'call', name: type === 'float' ? 'fmaf' : 'fma', args, type };
}

/** An integer is converted first: it may have no negative, and has no negative zero. */
function negated(operand: BodyExpr, type: ScalarType): BodyExpr {
  const converted: BodyExpr = operand.type === type ? operand : { kind: 'cast', operand, type };
  return { kind: 'unary', op: '-', operand: converted, type };
}
