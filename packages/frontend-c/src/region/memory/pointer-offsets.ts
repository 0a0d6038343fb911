import {
  apply,
  type BodyExpr,
  type IntExpr,
  int,
  isFloating,
  isUnsigned,
  type Subscript,
  simplifyIntExpr,
} from '@boxflow/ir';
import { subscriptNotAffine, unsignedWrap, unsupportedExpression } from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import { affine } from '../../integers/affine.js';
import { NotAffine } from '../../integers/not-affine.js';
import { hasProduct, polynomial } from '../../integers/polynomial.js';
import { type Node, oneLine } from '../../syntax/node.js';
import { ifAffine } from '../state/if-affine.js';
import type { DataTerm, IntegerTerm, OffsetTerm, PointerOffset } from '../state/place.js';
import type { StatementBuilder } from '../state/statement-builder.js';

/**
 * Returns the expression `node`, added to or subtracted from where a pointer or an array's name points.
 *
 * @throws Refused
 */
export function offsetTerm(node: Node, sign: 1 | -1, builder: StatementBuilder): OffsetTerm {
  const names = { ...builder.environment, modulo64: true, product: undefined };
  const integer = (expr: IntExpr, notAffine: NotAffine | undefined): IntegerTerm => {
    return { kind: 'integer', expr: sign > 0 ? expr : { op: 'neg', args: [expr] }, node, notAffine };
  };
  try {
    return integer(affine(node, names).expr, undefined);
  } catch (error) {
    if (!(error instanceof NotAffine)) throw error;
    const { wraps, why } = error;
    if (wraps)
      throw new Refused(unsignedWrap(builder.region.locate(error.node), oneLine(error.node, 60), why));
    const product = ifAffine(() => affine(node, { ...names, products: true }));
    if (product && polynomial(product.expr)) return integer(product.expr, error);
    // Products that take no part in the shape of an array are parameters.
    const whole = ifAffine(() => affine(node, { ...builder.environment, modulo64: true }));
    if (whole) return integer(whole.expr, undefined);
    return dataTerm(node, sign, builder);
  }
}

/** Returns a distance that statements compute; its names keep their present meaning wherever it is built. */
function dataTerm(node: Node, sign: 1 | -1, builder: StatementBuilder): DataTerm {
  return {
    kind: 'data',
    sign,
    node,
    build: (collector) => builder.into(collector).expression(node),
  };
}

/** Returns the value of a term without its sign. @throws Refused */
export function integerValue({ node, build }: DataTerm, builder: StatementBuilder): BodyExpr {
  const value = build(builder.collector);
  if (!isFloating(value.type)) return value;
  const why = 'a subscript has to be an integer';
  throw new Refused(unsupportedExpression(builder.region.locate(node), oneLine(node, 60), why));
}

/** Returns an offset as a subscript: the sum of its terms, computed with 64 bits if one of them is data. */
export function subscriptOf(offset: PointerOffset, builder: StatementBuilder): Subscript {
  const data = dataTermsOf(offset);
  if (data.length === 0) return integerPart(offset);
  const fixed = integerPart(offset);
  const values = data.map((one): BodyExpr => {
    const value = integerValue(one, builder);
    if (isWhole(value)) return one.sign > 0 ? value : { ...value, value: apply('neg', value.value) };
    if (offset.terms.length === 1 && one.sign > 0) return value;
    const operand = wide(value);
    return one.sign > 0 ? operand : { kind: 'unary', op: '-', operand, type: 'int64' };
  });
  if (values.every(isWhole)) return wholeSubscript(apply('add', fixed, ...values.map(({ value }) => value)));
  const isZero = fixed.op === 'int' && fixed.value === 0;
  const parts: BodyExpr[] = isZero ? values : [...values, { kind: 'int', value: fixed, type: 'int64' }];
  const value = parts.reduce((left, right) => ({ kind: 'binary', op: '+', left, right, type: 'int64' }));
  return { op: 'data', value };
}

/** Returns a known subscript. Products that give no rows, as in `i * n % 64`, are computed as data is. */
function wholeSubscript(expr: IntExpr): Subscript {
  const value = simplifyIntExpr(expr);
  if (!hasProduct(value) || polynomial(value)) return value;
  return { op: 'data', value: { kind: 'int', value, type: 'int64' } };
}

/** Returns whether a term is a known value after all: `k++` if the value of `k` is known. */
function isWhole(value: BodyExpr): value is BodyExpr & { readonly kind: 'int' } {
  return value.kind === 'int' && (!isUnsigned(value.type) || value.type === 'uint64');
}

function wide(operand: BodyExpr): BodyExpr {
  return operand.type === 'int64' ? operand : { kind: 'cast', operand, type: 'int64' };
}

/** Returns the sum of the terms that are not data; 0 if there are none. */
function integerPart({ terms }: PointerOffset): IntExpr {
  const [first, ...rest] = terms.flatMap((one) => (one.kind === 'integer' ? [one.expr] : []));
  if (!first) return int(0);
  return simplifyIntExpr(rest.length === 0 ? first : { op: 'add', args: [first, ...rest] });
}

/** Returns whether the offset surely goes nowhere. */
export function isZeroOffset(offset: PointerOffset): boolean {
  const distance = integerPart(offset);
  return dataTermsOf(offset).length === 0 && distance.op === 'int' && distance.value === 0;
}

export function dataTermsOf({ terms }: PointerOffset): readonly DataTerm[] {
  return terms.filter((one) => one.kind === 'data');
}

/** Returns the first term that has products of names in an offset without data. */
export function productIn(offset: PointerOffset, symbol: string, builder: StatementBuilder) {
  if (dataTermsOf(offset).length > 0) return undefined;
  for (const one of offset.terms) {
    if (one.kind === 'integer' && one.notAffine) {
      const { node, notAffine } = one;
      return subscriptNotAffine(builder.region.locate(node), symbol, oneLine(node, 60), notAffine.why);
    }
  }
  return undefined;
}
