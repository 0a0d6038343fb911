import { type Fragment, type IntExpr, intExprFragment, Level } from '@boxflow/ir';
import type { Region } from '../state/region.js';
import { isOfParameters } from './execution-conditions.js';

/** C for a parameter's value, where that is not its name; for a member, 0 where the program does not read it. */
export function parameterExpression(parameter: string, region: Region): string | undefined {
  const symbol = region.parameterSymbols.get(parameter)!;
  const renamed = symbol.name === parameter ? undefined : symbol.name;
  const expression = region.members.get(symbol)?.expression ?? renamed;
  const alternatives = expression === undefined ? undefined : region.memberReads.alternatives(parameter);
  if (!alternatives) return expression;
  const nameOf = (name: string) => parameterExpression(name, region) ?? name;
  // What does not hold keeps the region from running on devices, and conditions may only be right where it does.
  const facts = [...region.facts.values()].filter(
    (fact) => isOfParameters(fact, region) && !region.memberReads.dependOn([fact], parameter),
  );
  const texts = alternatives.map((conditions) =>
    [...facts, ...conditions].map((condition) => `(${conditionText(condition, nameOf)})`).join(' && '),
  );
  const when = texts.length === 1 ? texts[0] : texts.map((text) => `(${text})`).join(' || ');
  return `(${when} ? ${expression} : 0)`;
}

/**
 * Returns a condition in C. `nameOf`: how the program names a parameter; all arithmetic is in 64 bits, as that of
 * sets has no end.
 */
function conditionText(condition: IntExpr, nameOf: (parameter: string) => string): string {
  const name = (parameter: string): Fragment => ({
    text: `(long long)${nameOf(parameter)}`,
    level: Level.unary,
  });
  return intExprFragment(condition, (node) => (node.op === 'var' ? name(node.name) : undefined)).text;
}
