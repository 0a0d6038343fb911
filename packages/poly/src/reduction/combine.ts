import {
  type BodyExpr,
  isFloating,
  PURE_FUNCTIONS,
  promoted,
  type ScalarType,
  unsignedTwin,
} from '@boxflow/ir';
import type { Update } from './update.js';

/** What a part of a reduction begins with: the operator's identity; `null` if it is the element's own value. */
export function identityOf({ operator }: Pick<Update, 'operator'>, type: ScalarType): BodyExpr | null {
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
    // Of equal elements any number makes no difference, and no value of the type has to be invented.
    case 'min':
    case 'max':
      return null;
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
  { operator, call }: Update,
  type: ScalarType,
  own: BodyExpr,
  part: BodyExpr,
): BodyExpr {
  if (call !== undefined) return { kind: 'call', name: call, args: [own, part], type: resultOf(call) };
  if (operator === 'min' || operator === 'max') {
    const op = operator === 'min' ? '<' : '>';
    const condition: BodyExpr = { kind: 'binary', op, left: part, right: own, type: 'int32' };
    return { kind: 'conditional', condition, then: part, otherwise: own, type: promoted(type) };
  }
  const computed = unsignedTwin(promoted(type));
  const operand = (one: BodyExpr): BodyExpr =>
    computed === type ? one : { kind: 'cast', operand: one, type: computed };
  return { kind: 'binary', op: operator, left: operand(own), right: operand(part), type: computed };
}

function resultOf(call: string): ScalarType {
  const known = PURE_FUNCTIONS.get(call);
  if (!known) throw new Error(`${call} is no pure function`);
  return known.result;
}
