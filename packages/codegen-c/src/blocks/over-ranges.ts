import {
  apply,
  type IntExpr,
  type IntOperator,
  int,
  linearParts,
  substitute,
  variablesOf,
} from '@boxflow/ir';

/** The least and the greatest value of a variable, both included. */
export type Ranges = ReadonlyMap<string, { readonly least: IntExpr; readonly greatest: IntExpr }>;

/** Returns a condition under which the given one holds for all values of the variables; `undefined` if none is found. */
export function everywhere(condition: IntExpr, ranges: Ranges): IntExpr | undefined {
  return overRanges(condition, ranges, 'everywhere');
}

/** Returns a condition that holds if the given one does for some values of the variables; `undefined` if none is found. */
export function somewhere(condition: IntExpr, ranges: Ranges): IntExpr | undefined {
  return overRanges(condition, ranges, 'somewhere');
}

/** The extreme of `left - right` that decides whether a comparison holds everywhere. */
const WORST: Partial<Record<IntOperator, 'greatest' | 'least'>> = {
  lt: 'greatest',
  le: 'greatest',
  gt: 'least',
  ge: 'least',
};

function overRanges(
  condition: IntExpr,
  ranges: Ranges,
  where: 'everywhere' | 'somewhere',
): IntExpr | undefined {
  if (!variablesOf(condition).some((name) => ranges.has(name))) return condition;
  if (condition.op === 'int' || condition.op === 'var') return undefined;
  if (condition.op === 'and') {
    const parts = condition.args.map((arg) => overRanges(arg, ranges, where));
    const known = parts.filter((part) => part !== undefined);
    if (where === 'everywhere' && known.length < parts.length) return undefined;
    return known.length > 1 ? apply('and', ...known) : known[0];
  }
  const worst = WORST[condition.op];
  if (!worst) return undefined;
  const best = worst === 'greatest' ? 'least' : 'greatest';
  const [left, right] = condition.args as readonly [IntExpr, IntExpr];
  const difference = extreme(apply('sub', left, right), ranges, where === 'everywhere' ? worst : best);
  return difference && apply(condition.op, difference, int(0));
}

/** Returns the least or greatest value of an expression; `undefined` if it is not affine in the variables. */
export function extreme(expr: IntExpr, ranges: Ranges, which: 'greatest' | 'least'): IntExpr | undefined {
  const values = new Map<string, IntExpr>();
  for (const { coefficient, term } of linearParts(expr).terms) {
    const inside = variablesOf(term).filter((name) => ranges.has(name));
    if (inside.length === 0) continue;
    if (term.op !== 'var') return undefined;
    const range = ranges.get(term.name)!;
    values.set(term.name, (which === 'greatest') === coefficient > 0 ? range.greatest : range.least);
  }
  return substitute(expr, values);
}
