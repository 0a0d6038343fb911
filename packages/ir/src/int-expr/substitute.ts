import type { IntExpr } from './int-expr.js';

/** Replaces variables, all at once; names without a replacement stay. */
export function substitute(expr: IntExpr, replacements: ReadonlyMap<string, IntExpr>): IntExpr {
  if (expr.op === 'int') return expr;
  if (expr.op === 'var') return replacements.get(expr.name) ?? expr;
  const args = expr.args.map((arg) => substitute(arg, replacements));
  return args.every((arg, i) => arg === expr.args[i]) ? expr : { op: expr.op, args };
}

/** Names of the variables that occur, each once, in order of first occurrence. */
export function variablesOf(expr: IntExpr): string[] {
  const names = new Set<string>();
  collect(expr, names);
  return [...names];
}

function collect(expr: IntExpr, names: Set<string>): void {
  if (expr.op === 'var') names.add(expr.name);
  else if (expr.op !== 'int') for (const arg of expr.args) collect(arg, names);
}
