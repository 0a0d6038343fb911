import {
  type BodyExpr,
  holds,
  isFloating,
  operandsOf,
  type ScalarType,
  type Statement,
  scalarBytes,
} from '@boxflow/ir';
import { textOf } from './expression-text.js';

/** A comparison with an element, in the type to which both sides are converted. */
export interface Compared {
  readonly value: BodyExpr;
  readonly common: ScalarType;
}

/** Returns whether the value that is compared with an element of a type is the one that is stored in it. */
export function isStoredValue(
  statement: Statement,
  { value, common }: Compared,
  stored: BodyExpr,
  element: ScalarType,
): boolean {
  const bare = withoutCasts(value);
  if (textOf(statement, bare) !== textOf(statement, withoutCasts(stored))) return false;
  // The comparison converts to the element's type, as the assignment does.
  if (common === element) return true;
  return isExact(common, element) && hasExactValue(bare, element);
}

/** Returns the operand of conversions that change no value. */
export function withoutCasts(expr: BodyExpr): BodyExpr {
  const isNone = expr.kind === 'cast' && isExact(expr.type, expr.operand.type);
  return isNone ? withoutCasts(expr.operand) : expr;
}

/** Returns whether every value of the type `inner` is one of the type `outer`. */
export function isExact(outer: ScalarType, inner: ScalarType): boolean {
  if (outer === inner) return true;
  if (!isFloating(outer)) return holds(outer, inner);
  if (isFloating(inner)) return outer === 'double';
  return scalarBytes(inner) < scalarBytes(outer);
}

/**
 * Returns whether an element of the type can have the value as it is: also `fabs(x)` of a `float`, which is a
 * `double`.
 */
export function hasExactValue(value: BodyExpr, element: ScalarType): boolean {
  const bare = withoutCasts(value);
  if (isExact(element, bare.type)) return true;
  const operands = bare.kind === 'conditional' ? operandsOf(bare).slice(1) : operandsOf(bare);
  const isChoice =
    bare.kind === 'conditional' ||
    (bare.kind === 'call' && CHOOSING.has(bare.name)) ||
    (bare.kind === 'unary' && (bare.op === '-' || bare.op === '+') && isFloating(bare.type));
  return isChoice && isFloating(element) && operands.every((one) => hasExactValue(one, element));
}

/** The functions whose result is one of their arguments or its negative. */
const CHOOSING: ReadonlySet<string> = new Set(['fabs', 'fmax', 'fmin', 'fabsf', 'fmaxf', 'fminf']);
