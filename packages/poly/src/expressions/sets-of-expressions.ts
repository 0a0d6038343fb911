import type { IntExpr } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';

/** Returns the values of the variables, which are parameters, for which a condition holds. */
export function setWhere(ctx: isl.Context, condition: IntExpr): isl.Set {
  switch (condition.op) {
    case 'int':
      return isl.Set.readFromStr(ctx, condition.value === 0 ? '{ : false }' : '{ : }');
    case 'and':
      return setsWhere(ctx, condition.args).reduce((all, one) => all.intersect(one));
    case 'or':
      return setsWhere(ctx, condition.args).reduce((all, one) => all.union(one));
    case 'not':
      return setWhere(ctx, condition.args[0]!).complement();
  }
  const compare = condition.op === 'var' ? undefined : COMPARISONS[condition.op];
  if (!compare || condition.op === 'var') return affineValue(ctx, condition).nonZeroSet();
  const [left, right] = condition.args.map((one) => affineValue(ctx, one));
  return compare(left!, right!);
}

function setsWhere(ctx: isl.Context, conditions: readonly IntExpr[]): readonly isl.Set[] {
  return conditions.map((one) => setWhere(ctx, one));
}

const COMPARISONS: Partial<Record<IntExpr['op'], (left: isl.PwAff, right: isl.PwAff) => isl.Set>> = {
  eq: (left, right) => left.eqSet(right),
  ne: (left, right) => left.neSet(right),
  lt: (left, right) => left.ltSet(right),
  le: (left, right) => left.leSet(right),
  gt: (left, right) => left.gtSet(right),
  ge: (left, right) => left.geSet(right),
};

/** Returns the value of an affine expression over the variables, which are parameters. */
export function affineValue(ctx: isl.Context, expr: IntExpr): isl.PwAff {
  if (expr.op === 'int') return isl.PwAff.readFromStr(ctx, `{ [(${expr.value})] }`);
  if (expr.op === 'var') return isl.PwAff.readFromStr(ctx, `[${expr.name}] -> { [(${expr.name})] }`);
  const args = expr.args;
  if (expr.op === 'select') {
    const condition = setWhere(ctx, args[0]!);
    const [then, otherwise] = [affineValue(ctx, args[1]!), affineValue(ctx, args[2]!)];
    return then.intersectParams(condition).unionAdd(otherwise.intersectParams(condition.complement()));
  }
  const combine = OPERATIONS[expr.op];
  if (combine) return args.map((one) => affineValue(ctx, one)).reduce(combine);
  if (expr.op === 'neg') return affineValue(ctx, args[0]!).neg();
  if (expr.op === 'floordiv') return affineValue(ctx, args[0]!).scaleDownVal(divisor(args)).floor();
  if (expr.op === 'mod') return affineValue(ctx, args[0]!).modVal(divisor(args));
  const [one, zero] = [1, 0].map((value): IntExpr => ({ op: 'int', value }));
  return affineValue(ctx, { op: 'select', args: [expr, one!, zero!] });
}

const OPERATIONS: Partial<Record<IntExpr['op'], (left: isl.PwAff, right: isl.PwAff) => isl.PwAff>> = {
  add: (left, right) => left.add(right),
  sub: (left, right) => left.sub(right),
  mul: (left, right) => left.mul(right),
  min: (left, right) => left.min(right),
  max: (left, right) => left.max(right),
};

function divisor([, by]: readonly IntExpr[]): number {
  if (by?.op !== 'int') throw new Error('the divisor of an affine expression is not a constant');
  return by.value;
}
