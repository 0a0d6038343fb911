import {
  apply,
  BoxflowError,
  commonType,
  type IntExpr,
  int,
  isFloating,
  isUnsigned,
  printIntExpr,
  promoted,
  type ScalarType,
  simplifyIntExpr,
} from '@boxflow/ir';
import { children, field, type Node, oneLine, unparenthesised } from '../syntax/node.js';
import { castParts } from '../types/cast.js';
import { readLiteral } from '../types/literal.js';
import { sizeOf } from '../types/size-of.js';
import { casesOf, hasChoice, TooManyCases } from './cases.js';
import { affineCondition } from './condition.js';
import type { IntegerEnvironment, TypedInt } from './integer-environment.js';
import { negated } from './negated.js';
import { NotAffine } from './not-affine.js';
import { hasProduct, polynomial, quotient, sumOfTerms, type Term } from './polynomial.js';

/**
 * Returns the value of a C integer expression as a quasi-affine one: sums, products with constants, division and
 * remainder by constants, `c ? a : b`, truth values. C's `/` and `%` round towards zero: a `select` distinguishes the
 * cases if the sign is not known. Arithmetic and conversions that may wrap around are proved not to, made an assumption
 * about the parameters, or computed modulo the type's range.
 *
 * @throws NotAffine
 */
export function affine(node: Node, environment: IntegerEnvironment): TypedInt {
  try {
    const result = evaluate(unparenthesised(node), environment);
    const expr = simplifyIntExpr(result.expr);
    if (hasChoice(expr)) limitCases(expr, node);
    return { ...result, expr };
  } catch (error) {
    if (error instanceof BoxflowError && error.diagnostics[0]?.code === 'BF2091')
      throw new NotAffine('its factors need more than 53 bits', node);
    throw error;
  }
}

function limitCases(expr: IntExpr, node: Node): void {
  try {
    casesOf(expr);
  } catch (error) {
    if (error instanceof TooManyCases) throw new NotAffine('it has too many alternatives', node);
    throw error;
  }
}

function evaluate(node: Node, environment: IntegerEnvironment): TypedInt {
  switch (node.type) {
    case 'identifier':
      return environment.variable(node, environment);
    case 'number_literal':
    case 'char_literal':
      return literal(node, environment);
    case 'true':
    case 'false':
      return { expr: int(node.type === 'true' ? 1 : 0), type: 'int32' };
    case 'unary_expression':
      return unary(node, environment);
    case 'binary_expression':
      return binary(node, environment);
    case 'conditional_expression':
      return choice(node, environment);
    case 'sizeof_expression':
      return size(node, environment);
    case 'field_expression':
      return environment.member(node);
    case 'subscript_expression':
    case 'pointer_expression':
      throw new NotAffine(`it reads '${oneLine(node, 40)}'`, node);
    default: {
      const cast = castParts(node, environment.scope);
      if (cast?.type.kind === 'scalar' && cast.type.isBool)
        return { ...truth(cast.operand, environment), type: 'uint8' };
      if (cast)
        return converted(
          affine(cast.operand, environment),
          cast.type.kind === 'scalar' ? cast.type.scalar : undefined,
          node,
          environment,
        );
      if (node.type === 'call_expression') return call(node, environment);
      throw new NotAffine(`'${oneLine(node, 40)}' is not integer arithmetic`, node);
    }
  }
}

/** Returns the value of a literal, whose sign the parser counts to the number if an operand begins there. */
function literal(node: Node, environment: IntegerEnvironment): TypedInt {
  const sign = /^[-+]/.exec(node.text)?.[0];
  const known = readLiteral(sign === undefined ? node.text : node.text.slice(1));
  if (known?.value === undefined)
    throw new NotAffine(`'${node.text}' is not an integer of at most 53 bits`, node);
  if (sign !== '-') return { expr: int(known.value), type: known.type };
  return fitted(int(0 - known.value), known.type, node, environment);
}

function size(node: Node, environment: IntegerEnvironment): TypedInt {
  const bytes = sizeOf(node, environment.scope);
  if (bytes === undefined) throw new NotAffine(`'${oneLine(node, 40)}' is not known here`, node);
  return { expr: int(bytes), type: 'uint64' };
}

function unary(node: Node, environment: IntegerEnvironment): TypedInt {
  const operator = field(node, 'operator').text;
  if (operator === '!') return truth(node, environment);
  const operand = affine(field(node, 'argument'), environment);
  const type = promoted(operand.type);
  if (operator === '+') return { expr: operand.expr, type };
  if (operator === '-') return fitted(opposite(operand.expr), type, node, environment);
  if (operator === '~') return fitted(apply('sub', int(-1), operand.expr), type, node, environment);
  throw new NotAffine(`it uses the operator '${operator}'`, node);
}

/** `-floord(e, d)` is a rounding up, which is one down again: `floord(d - 1 - e, d)`. */
function opposite(expr: IntExpr): IntExpr {
  if (expr.op !== 'floordiv') return apply('neg', expr);
  const [dividend, by] = expr.args as readonly [IntExpr, IntExpr];
  if (by.op !== 'int') return apply('neg', expr);
  return apply('floordiv', simplifyIntExpr(apply('sub', int(by.value - 1), dividend)), by);
}

function binary(node: Node, environment: IntegerEnvironment): TypedInt {
  const operator = field(node, 'operator').text;
  if (/^(?:[<>]=?|[=!]=|&&|\|\|)$/.test(operator)) return truth(node, environment);
  if (!OPERATORS[operator]) throw new NotAffine(`it uses the operator '${operator}'`, node);
  const divided = /^[/%]$/.test(operator) ? ofRow(node, operator, environment) : undefined;
  if (divided) return divided;
  const inner = /^(?:[/%]|>>)$/.test(operator) ? exactly(environment) : environment;
  const a = affine(field(node, 'left'), inner);
  const b = affine(field(node, 'right'), inner);
  return combined(operator, a, b, node, environment);
}

/**
 * Returns the value of an operator's operands; `node` is the expression, `k++`, or an assignment such as `k ^= 1`.
 *
 * @throws NotAffine
 */
export function combined(
  operator: string,
  a: TypedInt,
  b: TypedInt,
  node: Node,
  environment: IntegerEnvironment,
): TypedInt {
  const combine = OPERATORS[operator];
  if (!combine) throw new NotAffine(`it uses the operator '${operator}'`, node);
  const inner = /^(?:[/%]|>>)$/.test(operator) ? exactly(environment) : environment;
  const shifts = operator === '<<' || operator === '>>';
  const type = shifts ? promoted(a.type) : commonType(a.type, b.type);
  const side = (name: string) => node.childForFieldName(name) ?? node;
  const left = converted(a, type, side('left'), inner).expr;
  const right = shifts ? b.expr : converted(b, type, side('right'), inner).expr;
  const product = operator === '*' ? productOf(left, right, type, environment) : undefined;
  if (product) return product;
  return fitted(combine(left, right, node, isUnsigned(type), environment), type, node, environment);
}

/**
 * Returns the row `i`, or the column `j`, of `(i * n + j) / n` and `% n`; `undefined` if it is not known that
 * `0 <= j < n`.
 */
function ofRow(node: Node, operator: string, environment: IntegerEnvironment): TypedInt | undefined {
  const by = unlessNotAffine(() => affine(field(node, 'right'), exactly(environment)));
  if (by?.expr.op !== 'var') return undefined;
  const names = { ...exactly(environment), products: true };
  const dividend = unlessNotAffine(() => affine(field(node, 'left'), names));
  const terms = dividend && polynomial(dividend.expr);
  if (!terms || commonType(dividend.type, by.type) !== dividend.type) return undefined;
  const divisor: Term = { coefficient: 1, factors: [by.expr] };
  const quotients = terms.map((term) => quotient(term, divisor));
  const row = sumOfTerms(quotients.filter((part) => part !== undefined));
  const column = sumOfTerms(terms.filter((_, position) => !quotients[position]));
  const isColumn =
    environment.isAtLeast(column, 0) && environment.isAtLeast(apply('sub', by.expr, column), 1);
  if (!isColumn || !environment.isAtLeast(row, 0)) return undefined;
  const expr = operator === '/' ? row : column;
  return hasProduct(expr) && !environment.products ? undefined : { expr, type: promoted(dividend.type) };
}

function unlessNotAffine<T>(evaluate: () => T): T | undefined {
  try {
    return evaluate();
  } catch (error) {
    if (error instanceof NotAffine) return undefined;
    throw error;
  }
}

/** Returns a product of two values that both stay the same; `undefined` if a constant factor makes it a sum. */
function productOf(
  left: IntExpr,
  right: IntExpr,
  type: ScalarType,
  { products, product }: IntegerEnvironment,
): TypedInt | undefined {
  const isSum = [left, right].some((factor) => simplifyIntExpr(factor).op === 'int');
  return isSum || products ? undefined : product?.(left, right, type);
}

/** Returns a condition as the `int` that it is. */
function truth(node: Node, environment: IntegerEnvironment): TypedInt {
  const condition = affineCondition(node, exactly(environment));
  return { expr: simplifyIntExpr(apply('select', condition, int(1), int(0))), type: 'int32' };
}

/** Returns the environment for divisions and comparisons, which need the value itself. */
function exactly(environment: IntegerEnvironment): IntegerEnvironment {
  return { ...environment, modulo64: false };
}

type Combine = (
  left: IntExpr,
  right: IntExpr,
  node: Node,
  isUnsigned: boolean,
  environment: IntegerEnvironment,
) => IntExpr;

const OPERATORS: Readonly<Record<string, Combine>> = {
  '+': (a, b) => apply('add', a, b),
  '-': (a, b) => apply('sub', a, b),
  '*': (a, b, node, _unsigned, environment) => {
    if (environment.products || a.op === 'int' || b.op === 'int') return apply('mul', a, b);
    throw new NotAffine(`it multiplies '${printIntExpr(a)}' by '${printIntExpr(b)}'`, node);
  },
  '/': (a, b, node, unsigned, environment) => {
    const by = divisor(b, node);
    const quotient = towardsZero(simplifyIntExpr(a), Math.abs(by), unsigned, environment);
    return by < 0 ? apply('neg', quotient) : quotient;
  },
  '%': (a, b, node, unsigned, environment) =>
    remainder(simplifyIntExpr(a), Math.abs(divisor(b, node)), unsigned, environment),
  '<<': (a, b, node) => apply('mul', a, powerOfTwo(b, node)),
  // Compilers shift negative numbers arithmetically, which is division towards minus infinity.
  '>>': (a, b, node) => apply('floordiv', a, powerOfTwo(b, node)),
  '^': (a, b, node, _unsigned, environment) =>
    toggled(a, b, environment) ?? toggled(b, a, environment) ?? fail("it uses the operator '^'", node),
  '&': (a, b, node) => masked(a, b) ?? masked(b, a) ?? fail("it uses the operator '&'", node),
};

function divisor(expr: IntExpr, node: Node): number {
  if (expr.op === 'int' && expr.value !== 0) return expr.value;
  throw new NotAffine(`it divides by '${printIntExpr(expr)}'`, node);
}

function towardsZero(a: IntExpr, by: number, unsigned: boolean, environment: IntegerEnvironment): IntExpr {
  const down = apply('floordiv', a, int(by));
  if (unsigned || environment.isAtLeast(a, 0)) return down;
  const up = apply('floordiv', simplifyIntExpr(apply('add', a, int(by - 1))), int(by));
  if (environment.isAtMost(a, 0)) return up;
  return by === 1 ? a : apply('select', apply('ge', a, int(0)), down, up);
}

function remainder(a: IntExpr, by: number, unsigned: boolean, environment: IntegerEnvironment): IntExpr {
  const positive = apply('mod', a, int(by));
  if (unsigned || environment.isAtLeast(a, 0)) return positive;
  const negative = apply('neg', apply('mod', simplifyIntExpr(apply('neg', a)), int(by)));
  if (environment.isAtMost(a, 0)) return negative;
  return by === 1 ? int(0) : apply('select', apply('ge', a, int(0)), positive, negative);
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

/** `a ^ 1` is `1 - a` for 0 and 1. */
function toggled(value: IntExpr, mask: IntExpr, environment: IntegerEnvironment): IntExpr | undefined {
  if (mask.op !== 'int' || mask.value !== 1) return undefined;
  return environment.isAtLeast(value, 0) && environment.isAtMost(value, 1)
    ? apply('sub', int(1), value)
    : undefined;
}

function fail(why: string, node: Node): never {
  throw new NotAffine(why, node);
}

/** Returns `c ? a : b`, as a minimum or maximum if it is one. A constant condition chooses. */
function choice(node: Node, environment: IntegerEnvironment): TypedInt {
  if (!node.childForFieldName('consequence'))
    throw new NotAffine(`'${oneLine(node, 40)}' leaves out its second operand`, node);
  const condition = affineCondition(field(node, 'condition'), exactly(environment));
  const [yesNode, noNode] = [field(node, 'consequence'), field(node, 'alternative')];
  if (condition.op === 'int') return affine(condition.value !== 0 ? yesNode : noNode, environment);
  const yes = affine(yesNode, environment.assuming(condition));
  const no = affine(noNode, environment.assuming(negated(condition)));
  const type = commonType(yes.type, no.type);
  return {
    expr: chosen(
      condition,
      converted(yes, type, yesNode, environment).expr,
      converted(no, type, noNode, environment).expr,
    ),
    type,
  };
}

/** Returns one of two values by a condition, as a minimum or maximum if it is one. */
export function chosen(condition: IntExpr, yes: IntExpr, no: IntExpr): IntExpr {
  if (printIntExpr(yes) === printIntExpr(no)) return yes;
  const op = extremumOperator(condition, yes, no);
  return op ? apply(op, yes, no) : apply('select', condition, yes, no);
}

/** `a < b ? a : b` and its relatives, with the same constant added on both sides, too. */
function extremumOperator(condition: IntExpr, yes: IntExpr, no: IntExpr): 'min' | 'max' | undefined {
  if (condition.op === 'int' || condition.op === 'var' || !/^[lg][te]$/.test(condition.op)) return undefined;
  const [left, right] = condition.args as readonly [IntExpr, IntExpr];
  const less = condition.op === 'lt' || condition.op === 'le';
  const compared = simplifyIntExpr(apply('sub', left, right));
  const values = simplifyIntExpr(apply('sub', yes, no));
  if (printIntExpr(compared) === printIntExpr(values)) return less ? 'min' : 'max';
  if (printIntExpr(compared) === printIntExpr(simplifyIntExpr(apply('neg', values))))
    return less ? 'max' : 'min';
  return undefined;
}

/**
 * Returns the value of a call of an affine function, or of `floor` and `ceil` of a quotient, as loop tilers
 * print them.
 */
function call(node: Node, environment: IntegerEnvironment): TypedInt {
  const callee = unparenthesised(field(node, 'function'));
  const [argument, ...others] = children(field(node, 'arguments'));
  if (
    /^(?:floor|ceil)$/.test(callee.text) &&
    argument &&
    others.length === 0 &&
    !environment.scope.lookup(callee.text)
  ) {
    return rounded(callee.text === 'ceil', unparenthesised(argument), environment);
  }
  return environment.call(node, environment);
}

/** `floor((double)n / d)`: exact, for quotients of 32-bit integers are never rounded up to the next one. */
function rounded(up: boolean, quotient: Node, environment: IntegerEnvironment): TypedInt {
  if (quotient.type !== 'binary_expression' || field(quotient, 'operator').text !== '/')
    throw new NotAffine(`'${oneLine(quotient, 40)}' is not a quotient of integers`, quotient);
  const [above, below] = [field(quotient, 'left'), field(quotient, 'right')].map((side) =>
    asInteger(side, environment),
  );
  if (!above || !below || !(above.floating || below.floating))
    throw new NotAffine(`'${oneLine(quotient, 40)}' is not a quotient of integers`, quotient);
  const by =
    below.value.op === 'int' && below.value.value > 0
      ? below.value
      : fail('it divides by a variable', quotient);
  return {
    expr: apply('floordiv', up ? apply('add', above.value, int(by.value - 1)) : above.value, by),
    type: 'int64',
  };
}

/** Returns an operand of at most 32 bits, perhaps converted to `double`. */
function asInteger(
  node: Node,
  environment: IntegerEnvironment,
): { value: IntExpr; floating: boolean } | undefined {
  const inner = unparenthesised(node);
  const cast = castParts(inner, environment.scope);
  const floating = cast?.type.kind === 'scalar' && cast.type.scalar === 'double';
  const { expr, type } = affine(floating ? cast.operand : inner, environment);
  return /64$/.test(type) && expr.op !== 'int' ? undefined : { value: expr, floating };
}

/** Types whose range is exact here. */
const LIMITS: Readonly<Partial<Record<ScalarType, readonly [number, number]>>> = {
  int8: [-128, 127],
  int16: [-32768, 32767],
  int32: [-(2 ** 31), 2 ** 31 - 1],
  uint8: [0, 255],
  uint16: [0, 65535],
  uint32: [0, 2 ** 32 - 1],
};

/** Returns the value in a different type. */
export function converted(
  value: TypedInt,
  type: ScalarType | undefined,
  node: Node,
  environment: IntegerEnvironment,
): TypedInt {
  if (type === undefined || isFloating(type))
    throw new NotAffine(`'${oneLine(node, 40)}' is not an integer`, node);
  if (keepsValue(value.type, type)) return { expr: value.expr, type };
  return fitted(value.expr, type, node, environment, true);
}

/** Returns whether every value of one type is one of the other. */
function keepsValue(from: ScalarType, to: ScalarType): boolean {
  const bits = (type: ScalarType) => Number(/\d+/.exec(type)?.[0]);
  if (isUnsigned(from) === isUnsigned(to)) return bits(from) <= bits(to);
  return isUnsigned(from) && bits(from) < bits(to);
}

/**
 * Returns a computed value converted to a type as in C. Signed overflow is undefined, so only conversions change signed
 * values. No number of elements reaches the upper end of 64 bits.
 */
function fitted(
  expr: IntExpr,
  type: ScalarType,
  node: Node,
  environment: IntegerEnvironment,
  conversion = false,
): TypedInt {
  if (!isUnsigned(type) && !conversion) return { expr, type };
  if (type === 'uint64' && environment.modulo64) return { expr, type };
  const simple = simplifyIntExpr(expr);
  const limits = LIMITS[type];
  const [low, high] = limits ?? [isUnsigned(type) ? 0 : Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const holds =
    (low === Number.NEGATIVE_INFINITY || environment.isAtLeast(simple, low)) &&
    (high === Number.POSITIVE_INFINITY || environment.isAtMost(simple, high));
  if (holds) return { expr: simple, type };
  if (environment.assume(simple, low, high)) return { expr: simple, type };
  if (!limits) throw new NotAffine(`it may be negative, which ${type} cannot hold`, node, true);
  if (environment.neverWraps) throw new NotAffine(`it may wrap around in ${type}`, node);
  return { expr: wrapped(simple, limits), type };
}

/** Returns the value modulo the size of a type's range, as compilers convert to signed types, too. */
function wrapped(expr: IntExpr, [low, high]: readonly [number, number]): IntExpr {
  const shifted = apply('mod', simplifyIntExpr(apply('sub', expr, int(low))), int(high - low + 1));
  return simplifyIntExpr(apply('add', shifted, int(low)));
}
