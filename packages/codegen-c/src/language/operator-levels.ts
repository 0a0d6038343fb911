import { type BinaryOperator, Level } from '@boxflow/ir';

interface OperatorLevels {
  readonly level: number;
  /** The least level of an operand that stands without parentheses; compilers warn of less. */
  readonly left: number;
  readonly right: number;
}

const leftAssociative = (level: number): OperatorLevels => ({ level, left: level, right: level + 1 });
const distinct = (level: number, operand: number): OperatorLevels => ({
  level,
  left: operand,
  right: operand,
});

export const OPERATOR_LEVELS: Readonly<Record<BinaryOperator, OperatorLevels>> = {
  '*': leftAssociative(Level.product),
  '/': leftAssociative(Level.product),
  '%': leftAssociative(Level.product),
  '+': leftAssociative(Level.sum),
  '-': leftAssociative(Level.sum),
  '<<': distinct(Level.shift, Level.unary),
  '>>': distinct(Level.shift, Level.unary),
  '<': distinct(Level.relation, Level.sum),
  '<=': distinct(Level.relation, Level.sum),
  '>': distinct(Level.relation, Level.sum),
  '>=': distinct(Level.relation, Level.sum),
  '==': distinct(Level.equality, Level.sum),
  '!=': distinct(Level.equality, Level.sum),
  '&': { level: Level.bitAnd, left: Level.unary, right: Level.unary },
  '^': { level: Level.bitXor, left: Level.unary, right: Level.unary },
  '|': { level: Level.bitOr, left: Level.unary, right: Level.unary },
  '&&': { level: Level.and, left: Level.and, right: Level.equality },
  '||': { level: Level.or, left: Level.equality, right: Level.equality },
};
