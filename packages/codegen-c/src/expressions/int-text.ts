import {
  atLeast,
  type Fragment,
  type IntExpr,
  type IntSyntax,
  intExprFragment,
  Level,
  primary,
  rangeOf,
  simplifyIntExpr,
} from '@boxflow/ir';
import { indexType } from '../language/dialect.js';
import type { Helper } from '../language/helpers.js';
import type { KernelScope } from '../names/kernel-scope.js';

/**
 * Prints an integer expression of the kernel in its language, with 64 bits wherever it can grow. Divisions are `/` and
 * `%` if the dividend cannot be negative, otherwise calls of a helper. `texts`: of variables that are none of the
 * kernel.
 */
export function intFragment(
  expr: IntExpr,
  scope: KernelScope,
  texts: ReadonlyMap<string, Fragment> = new Map(),
): Fragment {
  return intExprFragment(simplifyIntExpr(expr), syntaxOf(scope, texts));
}

export function intText(expr: IntExpr, scope: KernelScope): string {
  return intFragment(expr, scope).text;
}

function syntaxOf(scope: KernelScope, texts: ReadonlyMap<string, Fragment>): IntSyntax {
  return (expr, print) => {
    switch (expr.op) {
      case 'var':
        return texts.get(expr.name) ?? primary(scope.variable(expr.name));
      case 'floordiv':
        return division(expr.args, '/', 'floord', scope, print);
      case 'mod':
        return division(expr.args, '%', 'mod', scope, print);
      case 'min':
        return nestedCall('imin', expr.args.map(print), scope);
      case 'max':
        return nestedCall('imax', expr.args.map(print), scope);
      case 'select':
        return constantChoice(expr.args, scope, print);
      default:
        return undefined;
    }
  };
}

type Print = (operand: IntExpr) => Fragment;

function division(
  args: readonly IntExpr[],
  symbol: string,
  helper: Helper,
  scope: KernelScope,
  print: Print,
): Fragment {
  const [dividend, divisor] = args.map(print);
  if (rangeOf(args[0]!, scope.ranges).lo >= 0) {
    const text = `${atLeast(Level.product, dividend!)} ${symbol} ${atLeast(Level.unary, divisor!)}`;
    return { text, level: Level.product };
  }
  return nestedCall(helper, [dividend!, divisor!], scope);
}

function nestedCall(helper: Helper, operands: readonly Fragment[], scope: KernelScope): Fragment {
  scope.helpers.add(helper);
  const [first, ...others] = operands;
  const rest = others.length > 1 ? nestedCall(helper, others, scope) : others[0]!;
  return primary(`${helper}(${first!.text}, ${rest.text})`);
}

/** `c ? 1 : 2` is an `int`: arithmetic on it would overflow at 31 bits. */
function constantChoice(args: readonly IntExpr[], scope: KernelScope, print: Print): Fragment | undefined {
  const [condition, yes, no] = args as readonly [IntExpr, IntExpr, IntExpr];
  if (yes.op !== 'int' || no.op !== 'int') return undefined;
  const cast = `(${indexType(scope.dialect)})${yes.value}`;
  return { text: `${atLeast(Level.or, print(condition))} ? ${cast} : ${no.value}`, level: Level.conditional };
}
