import { type IntExpr, int, simplifyIntExpr } from '@boxflow/ir';
import { negated } from './negated.js';

/** One value of an expression, and the condition under which it has the value. */
export interface Case {
  /** Free of `select`; 1: always. */
  readonly when: IntExpr;
  /** Free of `select`. */
  readonly value: IntExpr;
}

/** The most cases of an expression: those written by hand have fewer. */
const MOST_CASES = 32;

/** Returns the values that an expression takes, under conditions that exclude each other: sets have no `? :`. */
export function casesOf(expr: IntExpr): readonly Case[] {
  if (expr.op === 'int' || expr.op === 'var') return [{ when: int(1), value: expr }];
  if (expr.op === 'select') {
    const [condition, yes, no] = expr.args as readonly [IntExpr, IntExpr, IntExpr];
    const when = withoutChoices(condition);
    return limited([...restricted(casesOf(yes), when), ...restricted(casesOf(no), negated(when))]);
  }
  const combinations = combined(expr.args.map(casesOf));
  return limited(
    combinations.map(({ when, values }) => ({
      when,
      value: simplifyIntExpr({ op: expr.op, args: values }),
    })),
  );
}

/** Returns all combinations of one case of each part. */
export function combined(
  parts: readonly (readonly Case[])[],
): readonly { readonly when: IntExpr; readonly values: readonly IntExpr[] }[] {
  return parts.reduce<{ when: IntExpr; values: readonly IntExpr[] }[]>(
    (all, cases) =>
      limited(
        all.flatMap(({ when, values }) =>
          cases.map((one) => ({ when: both(when, one.when), values: [...values, one.value] })),
        ),
      ),
    [{ when: int(1), values: [] }],
  );
}

/** Returns the same condition, as comparisons of values without `select`, joined by `and` and `or`. */
export function withoutChoices(condition: IntExpr): IntExpr {
  if (condition.op === 'int' || condition.op === 'var') return condition;
  if (condition.op === 'and' || condition.op === 'or')
    return joined(condition.op, condition.args.map(withoutChoices));
  if (condition.op === 'not') return negated(withoutChoices(condition.args[0]!));
  const cases = casesOf(condition);
  if (cases.length === 1) return cases[0]!.value;
  const holding = cases.map(({ when, value }) => both(when, value));
  return joined('or', holding);
}

/** Joins truth values; known ones are folded. */
export function joined(op: 'and' | 'or', parts: readonly IntExpr[]): IntExpr {
  const neutral = op === 'and' ? 1 : 0;
  const open = parts.filter((part) => part.op !== 'int');
  const decided = parts.some((part) => part.op === 'int' && (part.value !== 0 ? 1 : 0) !== neutral);
  if (decided) return int(1 - neutral);
  if (open.length === 0) return int(neutral);
  return open.length === 1 ? open[0]! : simplifyIntExpr({ op, args: open });
}

/** Returns whether some part of the expression is a `select`. */
export function hasChoice(expr: IntExpr): boolean {
  if (expr.op === 'int' || expr.op === 'var') return false;
  return expr.op === 'select' || expr.args.some(hasChoice);
}

function restricted(cases: readonly Case[], when: IntExpr): Case[] {
  return cases.map((one) => ({ when: both(when, one.when), value: one.value }));
}

function both(a: IntExpr, b: IntExpr): IntExpr {
  return joined('and', [a, b]);
}

function limited<T extends { readonly when: IntExpr }>(cases: T[]): T[] {
  const possible = cases.filter(({ when }) => !(when.op === 'int' && when.value === 0));
  if (possible.length > MOST_CASES) throw new TooManyCases();
  return possible;
}

/** An expression with more alternatives than sets can hold. */
export class TooManyCases extends Error {
  override readonly name = 'TooManyCases';
}
