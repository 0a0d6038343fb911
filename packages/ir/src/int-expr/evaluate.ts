import { badDivisor, tooLarge, unboundVariable } from '../diagnostics/errors.js';
import type { IntExpr, IntOperator } from './int-expr.js';

/** Values of variables. Plain objects would answer for `constructor`, which is a fine name for a parameter. */
export type IntEnvironment = ReadonlyMap<string, number>;

/**
 * The value of an expression. `select`, `and` and `or` evaluate no more operands than C would.
 *
 * @throws BoxflowError if a value leaves the safe integers (BF2091), a divisor is zero, or negative for `mod`
 * (BF9111), or a variable has no value (BF9110)
 */
export function evaluateIntExpr(expr: IntExpr, environment: IntEnvironment): number {
  const evaluate = (operand: IntExpr): number => evaluateIntExpr(operand, environment);
  if (expr.op === 'int') return safe(expr.value);
  if (expr.op === 'var') return lookUp(expr.name, environment);
  const [first, second, third] = expr.args as readonly [IntExpr, IntExpr, IntExpr];
  switch (expr.op) {
    case 'select':
      return evaluate(first) !== 0 ? evaluate(second) : evaluate(third);
    case 'and':
      return truth(expr.args.every((arg) => evaluate(arg) !== 0));
    case 'or':
      return truth(expr.args.some((arg) => evaluate(arg) !== 0));
    default:
      return applyOperator(expr.op, expr.args.map(evaluate));
  }
}

/** An operator that evaluates all its operands, on values. */
export function applyOperator(
  op: Exclude<IntOperator, 'select' | 'and' | 'or'>,
  values: readonly number[],
): number {
  const [a, b] = values as readonly [number, number];
  switch (op) {
    case 'add':
      return values.reduce((sum, value) => safe(sum + value));
    case 'mul':
      return values.reduce((product, value) => safe(product * value));
    case 'min':
      return Math.min(...values);
    case 'max':
      return Math.max(...values);
    case 'sub':
      return safe(a - b);
    case 'neg':
      return safe(-a);
    case 'floordiv':
      return floorDivide(a, b);
    case 'mod':
      return modulo(a, b);
    case 'not':
      return truth(a === 0);
    default:
      return truth(COMPARISONS[op](a, b));
  }
}

const COMPARISONS = {
  eq: (a: number, b: number) => a === b,
  ne: (a: number, b: number) => a !== b,
  lt: (a: number, b: number) => a < b,
  le: (a: number, b: number) => a <= b,
  gt: (a: number, b: number) => a > b,
  ge: (a: number, b: number) => a >= b,
};

function lookUp(name: string, environment: IntEnvironment): number {
  const value = environment.get(name);
  if (value === undefined) throw unboundVariable(name);
  return safe(value);
}

function truth(value: boolean): number {
  return value ? 1 : 0;
}

/** A quotient of doubles can round up to the next integer; the remainder of doubles is exact. */
function floorDivide(a: number, b: number): number {
  if (b === 0) throw badDivisor(a, b);
  const remainder = a % b;
  const quotient = (a - remainder) / b;
  const roundedUp = remainder !== 0 && remainder < 0 !== b < 0;
  return safe(roundedUp ? quotient - 1 : quotient);
}

function modulo(a: number, b: number): number {
  if (b <= 0) throw badDivisor(a, b);
  const remainder = a % b;
  return safe(remainder < 0 ? remainder + b : remainder);
}

/** Also turns -0 into 0. */
function safe(value: number): number {
  if (!Number.isSafeInteger(value)) throw tooLarge(value);
  return value + 0;
}
