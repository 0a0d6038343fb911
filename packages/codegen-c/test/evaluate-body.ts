import { type BinaryOperator, type BodyExpr, isFloating, PURE_FUNCTIONS, type ScalarType } from '@boxflow/ir';
import {
  bitsOf,
  type CValue,
  convert,
  integerResult,
  isSigned,
  promote,
  Undefined,
  usualType,
} from './c-value.ts';
import { DOUBLE, exactFma, FLOAT } from './exact-fma.ts';

export interface Typed {
  readonly value: CValue;
  readonly type: ScalarType;
}

/** The values of an expression's leaves. */
export interface Leaves {
  read(access: number): Typed;
  /** The value of an integer expression over the statement's iterators. */
  index(expr: Extract<BodyExpr, { kind: 'int' }>): bigint;
}

/** An expression's value by the rules of C11, written for nothing but being plainly right. */
export function evaluateBody(expr: BodyExpr, leaves: Leaves): Typed {
  const evaluate = (operand: BodyExpr) => evaluateBody(operand, leaves);
  switch (expr.kind) {
    case 'literal':
      return { value: literalValue(expr.text, expr.type), type: expr.type };
    case 'int':
      return { value: convert(leaves.index(expr), expr.type), type: expr.type };
    case 'read':
      return leaves.read(expr.access);
    case 'cast':
      return { value: convert(evaluate(expr.operand).value, expr.type), type: expr.type };
    case 'conditional': {
      const type = usualType(expr.then.type, expr.otherwise.type);
      const chosen = isTrue(evaluate(expr.condition)) ? expr.then : expr.otherwise;
      return { value: convert(evaluate(chosen).value, type), type };
    }
    case 'call':
      return callFunction(expr.name, expr.args.map(evaluate));
    case 'unary':
      return unary(expr.op, evaluate(expr.operand));
    case 'binary':
      if (expr.op === '&&') return truth(isTrue(evaluate(expr.left)) && isTrue(evaluate(expr.right)));
      if (expr.op === '||') return truth(isTrue(evaluate(expr.left)) || isTrue(evaluate(expr.right)));
      return binary(expr.op, evaluate(expr.left), evaluate(expr.right));
  }
}

export function isTrue({ value }: Typed): boolean {
  return typeof value === 'bigint' ? value !== 0n : value !== 0;
}

function literalValue(text: string, type: ScalarType): CValue {
  const digits = isFloating(type) ? text.replace(/f$/i, '') : text.replace(/[ul]+$/i, '');
  return isFloating(type) ? convert(Number(digits), type) : BigInt(digits);
}

function truth(value: boolean): Typed {
  return { value: value ? 1n : 0n, type: 'int32' };
}

function unary(op: '-' | '+' | '!' | '~', operand: Typed): Typed {
  if (op === '!') return truth(!isTrue(operand));
  const type = promote(operand.type);
  const { value } = operand;
  if (typeof value === 'number') return { value: op === '-' ? -value : value, type };
  const result = op === '-' ? -value : op === '~' ? ~value : value;
  return { value: integerResult(result, type), type };
}

function binary(op: BinaryOperator, a: Typed, b: Typed): Typed {
  if (op === '<<' || op === '>>') return shift(op, a, b);
  const type = usualType(a.type, b.type);
  const x = convert(a.value, type);
  const y = convert(b.value, type);
  const compare = COMPARISONS[op];
  if (compare) return truth(compare(x, y));
  if (typeof x === 'number' && typeof y === 'number')
    return { value: convert(FLOATING[op]!(x, y), type), type };
  return { value: integerResult(INTEGER[op]!(x as bigint, y as bigint), type), type };
}

const COMPARISONS: Partial<Record<BinaryOperator, (x: CValue, y: CValue) => boolean>> = {
  '<': (x, y) => x < y,
  '<=': (x, y) => x <= y,
  '>': (x, y) => x > y,
  '>=': (x, y) => x >= y,
  '==': (x, y) => x === y,
  '!=': (x, y) => x !== y,
};

const FLOATING: Partial<Record<BinaryOperator, (x: number, y: number) => number>> = {
  '+': (x, y) => x + y,
  '-': (x, y) => x - y,
  '*': (x, y) => x * y,
  '/': (x, y) => x / y,
};

const INTEGER: Partial<Record<BinaryOperator, (x: bigint, y: bigint) => bigint>> = {
  '+': (x, y) => x + y,
  '-': (x, y) => x - y,
  '*': (x, y) => x * y,
  '/': (x, y) => x / nonZero(y),
  '%': (x, y) => x % nonZero(y),
  '&': (x, y) => x & y,
  '|': (x, y) => x | y,
  '^': (x, y) => x ^ y,
};

function nonZero(value: bigint): bigint {
  if (value === 0n) throw new Undefined('division by zero');
  return value;
}

function shift(op: '<<' | '>>', a: Typed, b: Typed): Typed {
  const type = promote(a.type);
  const x = convert(a.value, type) as bigint;
  const by = b.value as bigint;
  if (by < 0n || by >= BigInt(bitsOf(type))) throw new Undefined('shift by too much');
  if (op === '<<' && isSigned(type) && x < 0n) throw new Undefined('shift of a negative value');
  return { value: op === '<<' ? integerResult(x << by, type) : x >> by, type };
}

/** Functions whose result IEEE 754 or the C standard fixes to the last bit. */
const EXACT: Readonly<Record<string, (...args: number[]) => number>> = {
  sqrt: Math.sqrt,
  fabs: Math.abs,
  floor: Math.floor,
  ceil: Math.ceil,
  trunc: Math.trunc,
  fmin: Math.min,
  fmax: Math.max,
};
export const EXACT_FUNCTIONS = [
  ...[...Object.keys(EXACT), 'fma'].flatMap((name) => [name, `${name}f`]),
  'abs',
  'labs',
];

function callFunction(name: string, args: readonly Typed[]): Typed {
  const declared = PURE_FUNCTIONS.get(name)!;
  const values = args.map(({ value }, i) => convert(value, declared.parameters[i]!));
  const type = declared.result;
  const [first] = values;
  if (typeof first === 'bigint') return { value: integerResult(first < 0n ? -first : first, type), type };
  const numbers = values as number[];
  if (/^fmaf?$/.test(name)) {
    const [x, y, z] = numbers as [number, number, number];
    return { value: exactFma(x, y, z, type === 'float' ? FLOAT : DOUBLE), type };
  }
  // C leaves open which zero fmin(0.0, -0.0) is, and returns the number where one operand is none.
  if (/^fm(?:in|ax)/.test(name) && (numbers.some(Number.isNaN) || numbers.every((n) => n === 0)))
    throw new Undefined(name);
  return { value: convert(EXACT[name.replace(/f$/, '')]!(...numbers), type), type };
}
