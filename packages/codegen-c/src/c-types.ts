import type { BinaryOperator, ScalarType } from '@boxflow/ir';

/** C's integer promotion: what is narrower than `int` becomes `int`. */
export function promoted(type: ScalarType): ScalarType {
  return type === 'int8' || type === 'uint8' || type === 'int16' || type === 'uint16' ? 'int32' : type;
}

const RANKS: readonly ScalarType[] = ['int32', 'uint32', 'int64', 'uint64', 'float', 'double'];

/** C's usual arithmetic conversions, where `long` has 64 bits. */
export function commonType(left: ScalarType, right: ScalarType): ScalarType {
  return RANKS[Math.max(RANKS.indexOf(promoted(left)), RANKS.indexOf(promoted(right)))]!;
}

/** How C treats the operands of an operator, and where it stands in the grammar. */
export type OperatorFamily = 'arithmetic' | 'comparison' | 'logical' | 'shift';

export function operatorFamily(op: BinaryOperator): OperatorFamily {
  if (op === '&&' || op === '||') return 'logical';
  if (op === '<<' || op === '>>') return 'shift';
  return ['<', '<=', '>', '>=', '==', '!='].includes(op) ? 'comparison' : 'arithmetic';
}

export function isUnsigned(type: ScalarType): boolean {
  return type.startsWith('uint');
}
