import { type Bundle, evaluateIntExpr, type IntExpr, type Plan, variablesOf } from '@boxflow/ir';
import type { ParameterValues } from './check-parameters.js';

/** Returns the values of a plan's parameters: those that are given, else the program's own, else products of these. */
export function valuesFor(
  plan: Plan,
  { parameterValues, parameterProducts }: Bundle,
  given: ParameterValues,
): ParameterValues {
  const own: ParameterValues = parameterValues?.[plan.name] ?? {};
  const values = withProducts({ ...own, ...given }, parameterProducts?.[plan.name] ?? {});
  return Object.fromEntries(
    plan.parameters.flatMap((name) => (Object.hasOwn(values, name) ? [[name, values[name]!] as const] : [])),
  );
}

/** Returns values with the products whose factors have values. A product comes after products that are its factors. */
function withProducts(values: ParameterValues, products: Readonly<Record<string, IntExpr>>): ParameterValues {
  const all = new Map(Object.entries(asNumbers(values)));
  const computed = Object.entries(products).flatMap(([name, product]) => {
    const isKnown = !all.has(name) && variablesOf(product).every((factor) => all.has(factor));
    if (!isKnown) return [];
    const value = evaluateIntExpr(product, all);
    all.set(name, value);
    return [[name, value] as const];
  });
  return { ...values, ...Object.fromEntries(computed) };
}

export function asNumbers(values: ParameterValues): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]));
}
