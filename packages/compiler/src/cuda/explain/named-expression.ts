import { type IntExpr, type KernelAccesses, printIntExpr, substitute, variable } from '@boxflow/ir';

/** Prints an expression with the names that parameters have in the source. */
export function namedExpression(expr: IntExpr, { parameters }: KernelAccesses): string {
  return printIntExpr(
    substitute(expr, new Map(parameters.map(({ name, label }) => [name, variable(label)]))),
  );
}

/** Replaces the variables of parameters in a text that was printed before. */
export function namedText(text: string, { parameters }: KernelAccesses): string {
  const labels = new Map(parameters.map(({ name, label }) => [name, label]));
  return text
    .replace(/\bp\d+\w*\b/g, (name) => labels.get(name) ?? name)
    .replace(/\bfloord\(([^(),]+), (\w+)\)/g, '$1 / $2');
}
