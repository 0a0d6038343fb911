import { type BodyExpr, type BodyStatement, isFloating } from '@boxflow/ir';
import { isTruth } from '../../types/operators.js';
import type { AccessDraft } from './drafts.js';

/** Returns whether an access reads a `bool`, which is 0 or 1. */
type ReadsBool = (access: number) => boolean;

/**
 * Returns the value as 1 or 0. Values that can only be 1 or 0, such as comparisons, stay as they are. `p | n` and sums of
 * such values become `p | (n != 0)`, so that `p |= …` and `p += …` are updates of `p`.
 */
export function truth(condition: BodyExpr, readsBool: ReadsBool = () => false): BodyExpr {
  if (isZeroOrOne(condition, readsBool)) return condition;
  if (condition.kind === 'binary' && !isFloating(condition.type)) {
    const { op, left, right } = condition;
    const isSumOfTruths = op === '+' && isZeroOrOne(left, readsBool) && isZeroOrOne(right, readsBool);
    const isFlag = op === '|' && (isZeroOrOne(left, readsBool) || isZeroOrOne(right, readsBool));
    if (isSumOfTruths || isFlag)
      return { ...condition, op: '|', left: truth(left, readsBool), right: truth(right, readsBool) };
  }
  return not(not(condition));
}

function isZeroOrOne(value: BodyExpr, readsBool: ReadsBool): boolean {
  switch (value.kind) {
    case 'read':
      return readsBool(value.access);
    case 'literal':
      return /^[01]$/.test(value.text);
    case 'unary':
      return value.op === '!';
    case 'cast':
      return !isFloating(value.type) && isZeroOrOne(value.operand, readsBool);
    case 'binary':
      return (
        isTruth(value.op) ||
        (/^[&|^]$/.test(value.op) &&
          isZeroOrOne(value.left, readsBool) &&
          isZeroOrOne(value.right, readsBool))
      );
    default:
      return false;
  }
}

export function not(operand: BodyExpr): BodyExpr {
  return { kind: 'unary', op: '!', operand, type: 'int32' };
}

/** Returns a body in which assignments to arrays of `bool` assign 0 or 1. */
export function withTruths(
  body: readonly BodyStatement[],
  accesses: readonly AccessDraft[],
  isBool: (array: string) => boolean,
): BodyStatement[] {
  const inside = (part: readonly BodyStatement[]) => withTruths(part, accesses, isBool);
  const isBoolAt = (access: number) => isBool(accesses[access]!.array);
  return body.map((one): BodyStatement => {
    switch (one.kind) {
      case 'assign':
        return isBoolAt(one.target) ? { ...one, value: truth(one.value, isBoolAt) } : one;
      case 'if':
        return { ...one, then: inside(one.then), otherwise: inside(one.otherwise) };
      case 'while':
        return { ...one, body: inside(one.body) };
      default:
        return one;
    }
  });
}
