import { type BodyExpr, isFloating } from '@boxflow/ir';
import type { Helper } from '../language/helpers.js';

/** Functions whose value at `-x` is 2 minus the value at `x`, with the helpers that compute both by the value at `|x|`. */
const HELPERS: ReadonlyMap<string, Helper> = new Map([
  ['erfc', 'erfc_of'],
  ['erfcf', 'erfcf_of'],
]);

/** A call of `f(x)` or `f(-x)`. */
export interface ReflectedCall {
  readonly helper: Helper;
  /** x. */
  readonly operand: BodyExpr;
  readonly isNegative: boolean;
}

/** Returns a call of such a function with the sign of its operand apart; `undefined` for all other functions. */
export function reflectedCall({ name, args }: BodyExpr & { kind: 'call' }): ReflectedCall | undefined {
  const [operand] = args;
  const helper = HELPERS.get(name);
  if (!helper || !operand) return undefined;
  const { magnitude, isNegative } = withoutSign(operand);
  return { helper, operand: magnitude, isNegative };
}

interface Signed {
  readonly magnitude: BodyExpr;
  readonly isNegative: boolean;
}

/** Returns an expression with its sign apart. Products and quotients round alike with either sign. */
function withoutSign(expr: BodyExpr): Signed {
  if (expr.kind === 'unary' && expr.op === '-' && isFloating(expr.type)) {
    const { magnitude, isNegative } = withoutSign(expr.operand);
    return { magnitude, isNegative: !isNegative };
  }
  if (expr.kind === 'binary' && (expr.op === '*' || expr.op === '/') && isFloating(expr.type)) {
    const [left, right] = [withoutSign(expr.left), withoutSign(expr.right)];
    return {
      magnitude: { ...expr, left: left.magnitude, right: right.magnitude },
      isNegative: left.isNegative !== right.isNegative,
    };
  }
  return { magnitude: expr, isNegative: false };
}
