import type { Problems } from '../diagnostics/problems.js';
import type { IntExpr, IntOperator } from './int-expr.js';

/** Names of the variables that may occur. */
export type Scope = ReadonlySet<string>;

/** Operands are as many as the operator takes, numbers are safe integers, and every variable is in scope. */
export function verifyIntExpr(expr: IntExpr, scope: Scope, path: string, problems: Problems): void {
  if (expr.op === 'int') {
    problems.check(
      Number.isSafeInteger(expr.value),
      path,
      `${expr.value} is not an integer of at most 53 bits`,
    );
    return;
  }
  if (expr.op === 'var') {
    problems.check(scope.has(expr.name), path, `the variable ${expr.name} is not in scope`);
    return;
  }
  const [least, most] = ARITIES[expr.op] ?? [0, -1];
  const count = expr.args.length;
  problems.check(count >= least && count <= most, path, `${expr.op} does not take ${count} operands`);
  for (const arg of expr.args) verifyIntExpr(arg, scope, path, problems);
}

/** {@link verifyIntExpr} for a list. */
export function verifyIntExprs(
  exprs: readonly IntExpr[],
  scope: Scope,
  path: string,
  problems: Problems,
): void {
  for (const [i, expr] of exprs.entries()) verifyIntExpr(expr, scope, `${path}[${i}]`, problems);
}

const TWO = [2, 2] as const;
const MANY = [2, Infinity] as const;

const ARITIES: Readonly<Record<IntOperator, readonly [least: number, most: number]>> = {
  add: MANY,
  mul: MANY,
  min: MANY,
  max: MANY,
  and: MANY,
  or: MANY,
  neg: [1, 1],
  not: [1, 1],
  select: [3, 3],
  sub: TWO,
  floordiv: TWO,
  mod: TWO,
  eq: TWO,
  ne: TWO,
  lt: TWO,
  le: TWO,
  gt: TWO,
  ge: TWO,
};

/** `scope` and some names more. */
export function extend(scope: Scope, ...names: readonly string[]): Scope {
  return new Set([...scope, ...names]);
}
