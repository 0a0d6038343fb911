import { type BinaryOperator, commonType, promoted, type ScalarType } from '@boxflow/ir';

/** Returns whether the result is 1 or 0. */
export function isTruth(op: BinaryOperator): boolean {
  return /^(?:[<>]=?|[=!]=|&&|\|\|)$/.test(op);
}

/** Returns the type of a binary operator's result. */
export function resultType(op: BinaryOperator, left: ScalarType, right: ScalarType): ScalarType {
  if (isTruth(op)) return 'int32';
  return op === '<<' || op === '>>' ? promoted(left) : commonType(left, right);
}
