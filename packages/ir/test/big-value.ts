import type { IntExpr } from '../src/index.ts';

/** The twin of `evaluateIntExpr`: the definitions as they stand in mathematics, on integers of any size. */
export function bigValueOf(expr: IntExpr, environment: ReadonlyMap<string, number>): bigint {
  if (expr.op === 'int') return BigInt(expr.value);
  if (expr.op === 'var') return BigInt(environment.get(expr.name)!);
  const values = expr.args.map((arg) => bigValueOf(arg, environment));
  const [a, b, c] = values as [bigint, bigint, bigint];
  switch (expr.op) {
    case 'add':
      return values.reduce((x, y) => x + y);
    case 'mul':
      return values.reduce((x, y) => x * y);
    case 'min':
      return values.reduce((x, y) => (x < y ? x : y));
    case 'max':
      return values.reduce((x, y) => (x > y ? x : y));
    case 'sub':
      return a - b;
    case 'neg':
      return -a;
    case 'floordiv':
      return (a - remainder(a, b)) / b;
    case 'mod':
      return remainder(a, b);
    case 'select':
      return a !== 0n ? b : c;
    case 'and':
      return truth(values.every((value) => value !== 0n));
    case 'or':
      return truth(values.some((value) => value !== 0n));
    case 'not':
      return truth(a === 0n);
    case 'eq':
      return truth(a === b);
    case 'ne':
      return truth(a !== b);
    case 'lt':
      return truth(a < b);
    case 'le':
      return truth(a <= b);
    case 'gt':
      return truth(a > b);
    case 'ge':
      return truth(a >= b);
  }
}

/** `0 <= r < b`, and `a - r` is a multiple of `b`. */
function remainder(a: bigint, b: bigint): bigint {
  return ((a % b) + b) % b;
}

function truth(value: boolean): bigint {
  return value ? 1n : 0n;
}
