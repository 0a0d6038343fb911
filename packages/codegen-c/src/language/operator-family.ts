import type { BinaryOperator } from '@boxflow/ir';

/** How C treats the operands of an operator, and where it stands in the grammar. */
export type OperatorFamily = 'arithmetic' | 'comparison' | 'logical' | 'shift';

export function operatorFamily(op: BinaryOperator): OperatorFamily {
  if (op === '&&' || op === '||') return 'logical';
  if (op === '<<' || op === '>>') return 'shift';
  return ['<', '<=', '>', '>=', '==', '!='].includes(op) ? 'comparison' : 'arithmetic';
}
