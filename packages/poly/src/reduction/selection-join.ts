import { type BodyExpr, isFloating, type ScalarType } from '@boxflow/ir';
import type { Assigned } from './new-statement.js';
import type { Comparison, Rule } from './selection-rule.js';

/*
 * The exact join of two parts of a selection, in the order of their iterations. Next to the selected values,
 * a part's state says how it begins:
 *
 *   0  it has selected nothing, so the values mean nothing
 *   1  its value is compared with the one before it
 *   3  its value replaces the one before it, for it had a NaN, with which every value before it loses
 *
 * If a value is taken when `x > m`, a NaN is never taken, and a part begins with the first other value. If a
 * value is taken unless `m > x`, a NaN is always taken, and after it the next value. In both cases ties go to
 * the side that the loop prefers, since joins compare the same way as the loop.
 */

/** The type of the scalar that says how a part begins. */
export const BEGUN: ScalarType = 'int32';
export const COMPARED = 1;
const REPLACES = 3;

/**
 * Returns the values after those of `own` and of the next part; `own` has no scalar of how it begins in the
 * elements.
 */
export function joined(
  rule: Rule,
  type: ScalarType,
  own: readonly BodyExpr[],
  next: readonly BodyExpr[],
): Assigned {
  const values = next.slice(0, -1);
  const [begun, ownBegun] = [next.at(-1) as BodyExpr, own[values.length]];
  const [before, value] = [own[0] as BodyExpr, next[0] as BodyExpr];
  const after = ownBegun ? [binary('|', ownBegun, begun)] : [];
  if (rule.kind === 'call') {
    return {
      condition: begun,
      values: [called(rule, ownBegun, before, value), ...values.slice(1), ...after],
    };
  }
  const isFirst = ownBegun ? [binary('==', ownBegun, integer(0))] : [];
  const isTaken = any([...isFirst, taken(rule, before, value)]);
  const compared = and(begun, isTaken);
  const replaces = binary('==', begun, integer(REPLACES));
  return {
    condition: mayReplace(rule, type) ? any([replaces, compared]) : compared,
    values: [...values, ...after],
  };
}

/** Returns whether an iteration's value is taken in a part, and how the part has begun afterwards. */
export function stepOf(
  rule: Comparison,
  type: ScalarType,
  begun: BodyExpr,
  own: BodyExpr,
  value: BodyExpr,
): { readonly isTaken: BodyExpr; readonly begun: BodyExpr } {
  const nothingYet = binary('==', begun, integer(0));
  const isTaken = taken(rule, own, value);
  if (!isFloating(type)) return { isTaken: any([nothingYet, isTaken]), begun: integer(COMPARED) };
  if (rule.kind === 'when') {
    const isNumber = binary('==', value, value);
    return { isTaken: choice(nothingYet, isNumber, isTaken, 'int32'), begun: integer(COMPARED) };
  }
  const state = choice(binary('!=', value, value), integer(REPLACES), integer(COMPARED), 'int32');
  return { isTaken: any([nothingYet, isTaken]), begun: binary('|', begun, state) };
}

/** Returns the result of the function for a value and those before it, if there are any. */
export function called(
  rule: Rule & { kind: 'call' },
  begun: BodyExpr | undefined,
  own: BodyExpr,
  value: BodyExpr,
): BodyExpr {
  const args = rule.ownFirst ? [own, value] : [value, own];
  const call: BodyExpr = { kind: 'call', name: rule.name, args, type: rule.type };
  return begun ? choice(begun, call, value, rule.type) : call;
}

function mayReplace(rule: Comparison, type: ScalarType): boolean {
  return rule.kind === 'unless' && isFloating(type);
}

function taken({ kind, op }: Comparison, own: BodyExpr, value: BodyExpr): BodyExpr {
  if (kind === 'when') return binary(op, value, own);
  return { kind: 'unary', op: '!', operand: binary(op, own, value), type: 'int32' };
}

function binary(op: (BodyExpr & { kind: 'binary' })['op'], left: BodyExpr, right: BodyExpr): BodyExpr {
  return { kind: 'binary', op, left, right, type: 'int32' };
}

export function and(left: BodyExpr, right: BodyExpr): BodyExpr {
  return binary('&&', left, right);
}

function any(conditions: readonly BodyExpr[]): BodyExpr {
  return conditions.reduce((left, right) => binary('||', left, right));
}

function choice(condition: BodyExpr, then: BodyExpr, otherwise: BodyExpr, type: ScalarType): BodyExpr {
  return { kind: 'conditional', condition, then, otherwise, type };
}

export function integer(value: number): BodyExpr {
  return { kind: 'literal', text: String(value), type: 'int32' };
}
