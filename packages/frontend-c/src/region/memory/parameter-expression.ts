import { type Fragment, type IntExpr, intExprFragment, isUnsigned, Level } from '@boxflow/ir';
import type { Variable } from '../../types/scope.js';
import type { Product, Region } from '../state/region.js';
import { isOfParameters } from './execution-conditions.js';
import { readKey } from './hoisted-pointer.js';

/** Returns C for a parameter's value, unless that is its name; for a member, 0 if the program does not read it. */
export function parameterExpression(parameter: string, region: Region): string | undefined {
  const product = region.products.get(parameter);
  if (product) return productText(product, region);
  const symbol = region.parameterSymbols.get(parameter)!;
  const renamed = symbol.name === parameter ? undefined : symbol.name;
  const expression = region.members.get(symbol)?.expression ?? renamed;
  return expression && whereRead(parameter, expression, '0', region);
}

/** Returns C for a product, without overflow that the program itself may not have. */
function productText({ left, right, type }: Product, region: Region): string {
  const nameOf = (name: string) => parameterExpression(name, region) ?? name;
  const factors = [left, right].map((factor) => `(unsigned long long)(${conditionText(factor, nameOf)})`);
  const result = type === 'uint32' ? 'unsigned int' : isUnsigned(type) ? 'unsigned long long' : 'long long';
  return `((${result})(${factors.join(' * ')}))`;
}

/** Returns C for the address of an array's first element. */
export function addressExpression(variable: Variable, address: string, region: Region): string {
  const pointer = region.hoisted.get(variable);
  return pointer ? whereRead(readKey(pointer, region), address, '(void *)0', region) : address;
}

/** Returns C for the address of a variable or member that is read before the region, if it is; else for other memory. */
export function addressOfRead(symbol: Variable, region: Region): string {
  const expression = region.members.get(symbol)?.expression ?? symbol.name;
  const parameter = [...region.parameterSymbols].find(([, candidate]) => candidate === symbol)?.[0];
  return whereRead(
    parameter ?? readKey(symbol, region),
    `(void *)&${expression}`,
    '(void *)"no memory"',
    region,
  );
}

/** Returns C for a value if the program itself reads it, and for a different value otherwise. */
function whereRead(read: string, expression: string, otherwise: string, region: Region): string {
  const alternatives = region.memberReads.alternatives(read);
  if (!alternatives) return expression;
  const nameOf = (name: string) => parameterExpression(name, region) ?? name;
  // The region only runs on devices if all facts hold, and conditions may only be right then.
  const facts = [...region.facts.values()].filter(
    (fact) => isOfParameters(fact, region) && !region.memberReads.dependOn([fact], read),
  );
  const texts = alternatives.map((conditions) =>
    [...facts, ...conditions].map((condition) => `(${conditionText(condition, nameOf)})`).join(' && '),
  );
  const when = texts.length === 1 ? texts[0] : texts.map((text) => `(${text})`).join(' || ');
  return `(${when} ? ${expression} : ${otherwise})`;
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
