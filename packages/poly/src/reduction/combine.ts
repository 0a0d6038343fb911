import { type BodyExpr, isFloating, promoted, type ScalarType, unsignedTwin } from '@boxflow/ir';
import type { Update } from './update.js';

/** Returns what a part of an update begins with. */
export function identityOf({ operator }: Pick<Update, 'operator'>, type: ScalarType): BodyExpr {
  switch (operator) {
    case '+':
      return isFloating(type) ? negativeZero(type) : integer('0');
    case '*':
      return integer('1');
    case '&':
      return { kind: 'unary', op: '~', operand: integer('0'), type: 'int32' };
    case '|':
    case '^':
      return integer('0');
  }
}

function integer(text: string): BodyExpr {
  return { kind: 'literal', text, type: 'int32' };
}

/** `x + -0.0` is `x` for every `x`; `-0.0 + 0.0` is not. */
function negativeZero(type: ScalarType): BodyExpr {
  const zero: BodyExpr = { kind: 'literal', text: type === 'float' ? '0.0f' : '0.0', type };
  return { kind: 'unary', op: '-', operand: zero, type };
}

/** Returns the results of two parts as one. Sums and products of integers wrap around. */
export function combined(
  { operator }: Pick<Update, 'operator'>,
  type: ScalarType,
  own: BodyExpr,
  part: BodyExpr,
): BodyExpr {
  const computed = unsignedTwin(promoted(type));
  const operand = (one: BodyExpr): BodyExpr =>
    computed === type ? one : { kind: 'cast', operand: one, type: computed };
  return { kind: 'binary', op: operator, left: operand(own), right: operand(part), type: computed };
}
