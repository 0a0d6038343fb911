import {
  apply,
  type IntExpr,
  int,
  isUnsigned,
  printIntExpr,
  rangeOf,
  type ScalarType,
  simplifyIntExpr,
  substitute,
  variable,
  variablesOf,
} from '@boxflow/ir';
import type { TypedInt } from '../../integers/integer-environment.js';
import { hasProduct, polynomial } from '../../integers/polynomial.js';
import { initialConstant } from './initial-constant.js';
import { narrowest, typeRange } from './integer-ranges.js';
import type { Region } from './region.js';

/** Returns an expression with the values of parameters that are constants of the function. */
export function withConstants(expr: IntExpr, region: Region): IntExpr {
  const constants = variablesOf(expr).flatMap((name) => {
    const symbol = region.parameterSymbols.get(name);
    const value = symbol && initialConstant(symbol, region.source);
    return value === undefined ? [] : [[name, int(value)] as const];
  });
  return constants.length === 0 ? expr : simplifyIntExpr(substitute(expr, new Map(constants)));
}

/** Returns an expression with products of parameters, all of them as parameters of their own. */
export function sumOfProducts(expr: IntExpr, region: Region): IntExpr {
  const terms = polynomial(expr) ?? [];
  const multiplied = (factors: readonly IntExpr[]) =>
    factors.reduce((left, right) => productParameter(left, right, 'int64', region)?.expr ?? left, int(1));
  const parts = terms.map(({ coefficient, factors }) => apply('mul', int(coefficient), multiplied(factors)));
  return simplifyIntExpr(apply('add', int(0), ...parts));
}

/** Returns `w * h` of parameters as a parameter of its own, whose value the program computes before the region. */
export function productParameter(
  left: IntExpr,
  right: IntExpr,
  type: ScalarType,
  region: Region,
): TypedInt | undefined {
  const product = simplifyIntExpr(apply('mul', withConstants(left, region), withConstants(right, region)));
  if (!hasProduct(product)) return { expr: product, type };
  if (!variablesOf(product).every((name) => region.parameters.has(name))) return undefined;
  const text = `${printIntExpr(product)} of ${type}`;
  const known = [...region.products].find(([, other]) => other.text === text)?.[0];
  if (known !== undefined) return { expr: variable(known), type };
  const name = region.freshName(nameOf([left, right]), (taken) => region.mentions(taken));
  region.parameters.set(name, type);
  region.products.set(name, { left, right, type, text });
  region.ranges.set(name, narrowest(typeRange(type), rangeOf(product, region.ranges)));
  if (isUnsigned(type)) region.addFact(apply('ge', variable(name), { op: 'int', value: 0 }));
  return { expr: variable(name), type };
}

/** Returns an identifier: `2 * w` times `h` does not begin with its digit. */
function nameOf(factors: readonly IntExpr[]): string {
  const wanted = factors.map((factor) => printIntExpr(factor).replace(/\W+/g, '_')).join('_times_');
  return /^\d/.test(wanted) ? `product_${wanted}` : wanted;
}
