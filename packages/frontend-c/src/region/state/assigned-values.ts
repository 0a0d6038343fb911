import {
  apply,
  commonType,
  int,
  isFloating,
  isUnsigned,
  type ScalarType,
  simplifyIntExpr,
} from '@boxflow/ir';
import { affine, combined, converted } from '../../integers/affine.js';
import type { IntegerEnvironment, TypedInt } from '../../integers/integer-environment.js';
import { hasProduct, polynomial, sumOfTerms } from '../../integers/polynomial.js';
import { field, type Node, unparenthesised } from '../../syntax/node.js';
import type { Variable } from '../../types/scope.js';
import { changedNames, plainOperator } from '../uses/writes.js';
import type { Context } from './context.js';
import { ifAffine } from './if-affine.js';
import { integerEnvironment } from './integer-environment.js';
import type { KnownValue } from './known-values.js';

/** Returns the value of an expression in an integer type; `undefined` if nothing is known of it. */
export function knownValueOf(node: Node, type: ScalarType, context: Context): KnownValue | undefined {
  return evaluated((names) => affine(node, names), type, node, integerEnvironment(context));
}

/**
 * Returns what names mean in assigned values. A variable may be there for its bits, as in
 * `seed = seed * 1664525u`: nothing is assumed of the parameters so that it does not wrap around.
 */
function withoutAssumptions(context: Context): IntegerEnvironment {
  return { ...integerEnvironment(context), assume: () => false, neverWraps: true };
}

function rightValue(node: Node, type: ScalarType, context: Context): KnownValue | undefined {
  const target = unparenthesised(node);
  const names = withoutAssumptions(context);
  if (target.type !== 'assignment_expression')
    return evaluated((wanted) => affine(node, wanted), type, node, names);
  const inner = assignedVariable(target, context);
  const value = inner && assignedValue(target, inner, context);
  return value && inType(value, type, node, names);
}

/** Evaluates with and without products. */
function evaluated(
  evaluate: (names: IntegerEnvironment) => TypedInt,
  type: ScalarType,
  node: Node,
  environment: IntegerEnvironment,
): KnownValue | undefined {
  if (isFloating(type)) return undefined;
  const within = (names: IntegerEnvironment) =>
    ifAffine(() => ({ expr: converted(evaluate(names), type, node, names).expr, type }));
  const exact = within({ ...environment, product: undefined });
  if (exact) return { affine: exact };
  const whole = within(environment);
  const subscript = within({ ...environment, products: true, modulo64: true });
  const cancelled = subscript && withoutProducts(subscript, environment);
  if (cancelled) return { affine: cancelled };
  return whole || subscript
    ? { ...(whole && { affine: whole }), ...(subscript && { subscript }) }
    : undefined;
}

/** Returns a value whose products cancel each other out, as in `i - i / n * n`, as an affine one. */
function withoutProducts({ expr, type }: TypedInt, { isAtLeast }: IntegerEnvironment): TypedInt | undefined {
  const terms = hasProduct(expr) ? polynomial(expr) : undefined;
  const sum = terms && sumOfTerms(terms);
  if (!sum || hasProduct(sum) || (type === 'uint64' && !isAtLeast(sum, 0))) return undefined;
  return { expr: sum, type };
}

function inType(
  value: KnownValue,
  type: ScalarType,
  node: Node,
  environment: IntegerEnvironment,
): KnownValue | undefined {
  const wanted = (names: IntegerEnvironment) =>
    (names.products ? value.subscript : undefined) ?? value.affine;
  return evaluated((names) => wanted(names) ?? affine(node, names), type, node, environment);
}

/** Takes note that control has passed a statement: the variables that it changes have no known values. */
export function passed(node: Node, { region, scope }: Context): void {
  for (const name of changedNames(node)) {
    const symbol = scope.lookup(name);
    if (symbol?.kind === 'variable') region.values.forget(symbol);
  }
}

/** Builds a statement that is one expression; afterwards the variables that it assigns have their new values. */
export function assigning<T>(expression: Node, context: Context, build: () => T): T {
  const values = assignedValues(unparenthesised(expression), context);
  const built = build();
  passed(expression, context);
  for (const [symbol, value] of values) context.region.values.set(symbol, value);
  return built;
}

/** Returns the values that the variables of `i = j = k + 1`, `k += 2` and `k++` get. */
function assignedValues(node: Node, context: Context): ReadonlyMap<Variable, KnownValue> {
  const symbol = assignedVariable(node, context);
  if (!symbol) return new Map();
  const right = plainOperator(node) === undefined && node.childForFieldName('right');
  const value = assignedValue(node, symbol, context);
  return new Map([
    ...(right ? assignedValues(unparenthesised(right), context) : []),
    ...(value ? [[symbol, value] as const] : []),
  ]);
}

function assignedVariable(node: Node, { region, scope }: Context): Variable | undefined {
  if (node.type !== 'assignment_expression' && node.type !== 'update_expression') return undefined;
  const target = unparenthesised(node.childForFieldName('left') ?? field(node, 'argument'));
  const symbol = target.type === 'identifier' ? scope.lookup(target.text) : undefined;
  return symbol?.kind === 'variable' && region.isTracked(symbol) ? symbol : undefined;
}

function assignedValue(node: Node, { type }: Variable, context: Context): KnownValue | undefined {
  if (type.kind !== 'scalar') return undefined;
  const operator = plainOperator(node);
  const right = node.childForFieldName('right');
  if (operator === undefined) return rightValue(right!, type.scalar, context);
  const target = node.childForFieldName('left') ?? field(node, 'argument');
  const one: TypedInt = { expr: int(1), type: 'int32' };
  const combine = operator === '+' || operator === '-' ? sum : combined;
  return evaluated(
    (names) => combine(operator, affine(target, names), right ? affine(right, names) : one, node, names),
    type.scalar,
    node,
    withoutAssumptions(context),
  );
}

/** Returns `left + right` or `left - right` in their common type. */
function sum(
  operator: string,
  left: TypedInt,
  right: TypedInt,
  node: Node,
  names: IntegerEnvironment,
): TypedInt {
  const type = commonType(left.type, right.type);
  const expr = simplifyIntExpr(apply(operator === '+' ? 'add' : 'sub', left.expr, right.expr));
  // Signed overflow is undefined; unsigned types wrap around.
  return isUnsigned(type) ? converted({ expr, type: 'int64' }, type, node, names) : { expr, type };
}
