import {
  apply,
  type IntExpr,
  int,
  isFloating,
  printIntExpr,
  type ScalarType,
  simplifyIntExpr,
} from '@boxflow/ir';
import { field, type Node, oneLine, unparenthesised } from '../syntax/node.js';
import { castParts } from '../types/cast.js';
import { commonType, isUnsigned, promoted } from '../types/conversions.js';
import { readLiteral } from '../types/literal.js';
import type { IntNames, TypedInt } from './int-names.js';
import { NotAffine } from './not-affine.js';

/**
 * The value of a C integer expression as a quasi-affine one: sums, products with constants, division and remainder by
 * positive constants, `a < b ? a : b`. C's `/` and `%` round towards zero, so they need a value that is provably not
 * negative; unsigned arithmetic needs a value that provably does not wrap around.
 *
 * @throws NotAffine
 */
export function affine(node: Node, names: IntNames): TypedInt {
  const result = evaluate(unparenthesised(node), names);
  return { ...result, expr: simplifyIntExpr(result.expr) };
}

function evaluate(node: Node, names: IntNames): TypedInt {
  switch (node.type) {
    case 'identifier':
      return names.variable(node);
    case 'number_literal':
    case 'char_literal':
      return literal(node);
    case 'unary_expression':
      return unary(node, names);
    case 'binary_expression':
      return binary(node, names);
    case 'conditional_expression':
      return extremum(node, names);
    case 'subscript_expression':
      throw new NotAffine(`it reads '${oneLine(node, 40)}'`, node);
    default: {
      const cast = castParts(node, names.scope);
      if (cast)
        return converted(
          affine(cast.operand, names),
          cast.type.kind === 'scalar' ? cast.type.scalar : undefined,
          node,
          names,
        );
      if (node.type === 'call_expression')
        throw new NotAffine(`it calls '${oneLine(field(node, 'function'), 40)}'`, node);
      throw new NotAffine(`'${oneLine(node, 40)}' is not integer arithmetic`, node);
    }
  }
}

function literal(node: Node): TypedInt {
  const known = readLiteral(node.text);
  if (known?.value === undefined)
    throw new NotAffine(`'${node.text}' is not an integer of at most 53 bits`, node);
  return { expr: int(known.value), type: known.type };
}

function unary(node: Node, names: IntNames): TypedInt {
  const operator = field(node, 'operator').text;
  const operand = affine(field(node, 'argument'), names);
  const type = promoted(operand.type);
  if (operator === '+') return { expr: operand.expr, type };
  if (operator === '-') return checked(apply('neg', operand.expr), type, node, names);
  throw new NotAffine(`it uses the operator '${operator}'`, node);
}

function binary(node: Node, names: IntNames): TypedInt {
  const operator = field(node, 'operator').text;
  const combine = OPERATORS[operator];
  if (!combine) throw new NotAffine(`it uses the operator '${operator}'`, node);
  const a = affine(field(node, 'left'), names);
  const b = affine(field(node, 'right'), names);
  const type = operator === '<<' || operator === '>>' ? promoted(a.type) : commonType(a.type, b.type);
  const left = converted(a, type, field(node, 'left'), names).expr;
  const right =
    operator === '<<' || operator === '>>' ? b.expr : converted(b, type, field(node, 'right'), names).expr;
  return checked(combine(left, right, node, names), type, node, names);
}

type Combine = (left: IntExpr, right: IntExpr, node: Node, names: IntNames) => IntExpr;

const OPERATORS: Readonly<Record<string, Combine>> = {
  '+': (a, b) => apply('add', a, b),
  '-': (a, b) => apply('sub', a, b),
  '*': (a, b, node) => {
    if (a.op === 'int' || b.op === 'int') return apply('mul', a, b);
    throw new NotAffine(`it multiplies '${printIntExpr(a)}' by '${printIntExpr(b)}'`, node);
  },
  '/': (a, b, node, names) => apply('floordiv', notNegative(a, node, names), divisor(b, node)),
  '%': (a, b, node, names) => apply('mod', notNegative(a, node, names), divisor(b, node)),
  '<<': (a, b, node) => apply('mul', a, powerOfTwo(b, node)),
  // Compilers shift negative numbers arithmetically, which is division towards minus infinity.
  '>>': (a, b, node) => apply('floordiv', a, powerOfTwo(b, node)),
  '&': (a, b, node) => masked(a, b) ?? masked(b, a) ?? fail("it uses the operator '&'", node),
};

function divisor(expr: IntExpr, node: Node): IntExpr {
  if (expr.op === 'int' && expr.value > 0) return expr;
  throw new NotAffine(`it divides by '${printIntExpr(expr)}'`, node);
}

function notNegative(expr: IntExpr, node: Node, names: IntNames): IntExpr {
  if (names.isAtLeast(simplifyIntExpr(expr), 0)) return expr;
  throw new NotAffine(
    `'${oneLine(field(node, 'left'), 40)}' may be negative, where C's division rounds towards zero`,
    node,
  );
}

function powerOfTwo(expr: IntExpr, node: Node): IntExpr {
  if (expr.op === 'int' && expr.value >= 0 && expr.value <= 30) return int(2 ** expr.value);
  throw new NotAffine(`it shifts by '${printIntExpr(expr)}'`, node);
}

/** `a & 7` is `a mod 8`, in two's complement for negative numbers too. */
function masked(value: IntExpr, mask: IntExpr): IntExpr | undefined {
  if (mask.op !== 'int' || mask.value < 1 || mask.value >= 2 ** 30) return undefined;
  return (mask.value & (mask.value + 1)) === 0 ? apply('mod', value, int(mask.value + 1)) : undefined;
}

function fail(why: string, node: Node): never {
  throw new NotAffine(why, node);
}

/** `a < b ? a : b` and its relatives; a constant condition chooses. */
function extremum(node: Node, names: IntNames): TypedInt {
  const condition = unparenthesised(field(node, 'condition'));
  const yes = affine(field(node, 'consequence'), names);
  const no = affine(field(node, 'alternative'), names);
  const type = commonType(yes.type, no.type);
  const op =
    condition.type === 'binary_expression'
      ? extremumOperator(condition, yes.expr, no.expr, names)
      : undefined;
  if (!op || isUnsigned(type))
    throw new NotAffine(`'${oneLine(node, 60)}' is neither a minimum nor a maximum`, node);
  return { expr: apply(op, yes.expr, no.expr), type };
}

function extremumOperator(
  condition: Node,
  yes: IntExpr,
  no: IntExpr,
  names: IntNames,
): 'min' | 'max' | undefined {
  const left = printIntExpr(affine(field(condition, 'left'), names).expr);
  const right = printIntExpr(affine(field(condition, 'right'), names).expr);
  const [a, b] = [printIntExpr(yes), printIntExpr(no)];
  const less = /^<=?$/.test(field(condition, 'operator').text);
  const greater = /^>=?$/.test(field(condition, 'operator').text);
  if (!less && !greater) return undefined;
  if (left === a && right === b) return less ? 'min' : 'max';
  if (left === b && right === a) return less ? 'max' : 'min';
  return undefined;
}

const LIMITS: Readonly<Partial<Record<ScalarType, readonly [number, number]>>> = {
  int8: [-128, 127],
  int16: [-32768, 32767],
  int32: [-(2 ** 31), 2 ** 31 - 1],
  uint8: [0, 255],
  uint16: [0, 65535],
  uint32: [0, 2 ** 32 - 1],
};

/** The value in another type, where that provably does not change it. */
export function converted(
  value: TypedInt,
  type: ScalarType | undefined,
  node: Node,
  names: IntNames,
): TypedInt {
  if (type === undefined || isFloating(type))
    throw new NotAffine(`'${oneLine(node, 40)}' is not an integer`, node);
  if (keepsValue(value.type, type)) return { expr: value.expr, type };
  return checked(value.expr, type, node, names, true);
}

/** Whether every value of one type is one of the other. */
function keepsValue(from: ScalarType, to: ScalarType): boolean {
  const bits = (type: ScalarType) => Number(/\d+/.exec(type)?.[0]);
  if (isUnsigned(from) === isUnsigned(to)) return bits(from) <= bits(to);
  return isUnsigned(from) && bits(from) < bits(to);
}

/**
 * A computed value where it provably fits its type. Signed overflow is undefined in C, so only conversions can lose
 * values there. Nothing that counts elements reaches the upper end of 64 bits.
 */
function checked(expr: IntExpr, type: ScalarType, node: Node, names: IntNames, conversion = false): TypedInt {
  if (!isUnsigned(type) && !conversion) return { expr, type };
  const simple = simplifyIntExpr(expr);
  const [low, high] =
    LIMITS[type] ??
    (isUnsigned(type) ? [0, Number.POSITIVE_INFINITY] : [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]);
  if (!names.isAtLeast(simple, low)) {
    throw new NotAffine(`it may be negative, which ${type} cannot hold`, node, true);
  }
  if (high !== Number.POSITIVE_INFINITY && !names.isAtMost(simple, high)) {
    throw new NotAffine(`it may be more than ${type} can hold`, node, true);
  }
  return { expr: simple, type };
}
