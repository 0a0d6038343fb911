import type { IntExpr } from '@boxflow/ir';

/** Values by variable name. */
export type Environment = Readonly<Record<string, number>>;

/** Evaluates directly, so that tests of the plan do not rely on the evaluator that they help to test. */
export function evaluate(expr: IntExpr, env: Environment): number {
  if (expr.op === 'int') return expr.value;
  if (expr.op === 'var') {
    const value = env[expr.name];
    if (value === undefined)
      throw new Error(`variable ${expr.name} is not in scope (${Object.keys(env).join(', ')})`);
    return value;
  }
  const arg = (i: number): number => evaluate(expr.args[i] as IntExpr, env);
  const all = (): number[] => expr.args.map((_, i) => arg(i));
  switch (expr.op) {
    case 'add':
      return all().reduce((a, b) => a + b);
    case 'sub':
      return arg(0) - arg(1);
    case 'mul':
      return all().reduce((a, b) => a * b);
    case 'neg':
      return -arg(0);
    case 'floordiv':
      return Math.floor(arg(0) / arg(1));
    case 'mod':
      return arg(0) - arg(1) * Math.floor(arg(0) / arg(1));
    case 'min':
      return Math.min(...all());
    case 'max':
      return Math.max(...all());
    case 'select':
      return arg(0) ? arg(1) : arg(2);
    case 'eq':
      return Number(arg(0) === arg(1));
    case 'ne':
      return Number(arg(0) !== arg(1));
    case 'lt':
      return Number(arg(0) < arg(1));
    case 'le':
      return Number(arg(0) <= arg(1));
    case 'gt':
      return Number(arg(0) > arg(1));
    case 'ge':
      return Number(arg(0) >= arg(1));
    case 'and':
      return Number(expr.args.every((_, i) => arg(i)));
    case 'or':
      return Number(expr.args.some((_, i) => arg(i)));
    case 'not':
      return Number(!arg(0));
  }
}
