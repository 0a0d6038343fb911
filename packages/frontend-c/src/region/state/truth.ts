import type { BodyExpr, BodyStatement } from '@boxflow/ir';
import { isTruth } from '../../types/operators.js';
import type { AccessDraft } from './drafts.js';

/** Returns the value as 1 or 0, which comparisons have anyway. */
export function truth(condition: BodyExpr): BodyExpr {
  const isTruthAlready =
    (condition.kind === 'binary' && isTruth(condition.op)) ||
    (condition.kind === 'unary' && condition.op === '!') ||
    (condition.kind === 'literal' && /^[01]$/.test(condition.text));
  return isTruthAlready ? condition : not(not(condition));
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
  return body.map((one): BodyStatement => {
    switch (one.kind) {
      case 'assign':
        return isBool(accesses[one.target]!.array) ? { ...one, value: truth(one.value) } : one;
      case 'if':
        return { ...one, then: inside(one.then), otherwise: inside(one.otherwise) };
      case 'while':
        return { ...one, body: inside(one.body) };
      default:
        return one;
    }
  });
}
