import type { IntExpr } from './int-expr.js';

/** Bounds on a value, both included; infinite if nothing is known. */
export interface IntRange {
  readonly lo: number;
  readonly hi: number;
}

export const ANYTHING: IntRange = { lo: -Infinity, hi: Infinity };
const TRUTH: IntRange = { lo: 0, hi: 1 };

/** Bounds on an expression by interval arithmetic: correct, seldom tight. Unlisted variables can be anything. */
export function rangeOf(expr: IntExpr, variables: ReadonlyMap<string, IntRange>): IntRange {
  if (expr.op === 'int') return { lo: expr.value, hi: expr.value };
  if (expr.op === 'var') return variables.get(expr.name) ?? ANYTHING;
  const ranges = expr.args.map((arg) => rangeOf(arg, variables));
  const [a, b, c] = ranges as [IntRange, IntRange, IntRange];
  switch (expr.op) {
    case 'add':
      return ranges.reduce(add);
    case 'sub':
      return add(a, negate(b));
    case 'neg':
      return negate(a);
    case 'mul':
      return ranges.reduce(multiply);
    case 'floordiv':
      return b.lo > 0 && b.lo === b.hi
        ? { lo: Math.floor(a.lo / b.lo), hi: Math.floor(a.hi / b.lo) }
        : ANYTHING;
    case 'mod':
      return { lo: 0, hi: b.hi - 1 };
    case 'min':
      return { lo: Math.min(...ranges.map((r) => r.lo)), hi: Math.min(...ranges.map((r) => r.hi)) };
    case 'max':
      return { lo: Math.max(...ranges.map((r) => r.lo)), hi: Math.max(...ranges.map((r) => r.hi)) };
    case 'select':
      return { lo: Math.min(b.lo, c.lo), hi: Math.max(b.hi, c.hi) };
    default:
      return TRUTH;
  }
}

function add(a: IntRange, b: IntRange): IntRange {
  return { lo: a.lo + b.lo, hi: a.hi + b.hi };
}

function negate(a: IntRange): IntRange {
  return { lo: 0 - a.hi, hi: 0 - a.lo };
}

function multiply(a: IntRange, b: IntRange): IntRange {
  const products = [a.lo * b.lo, a.lo * b.hi, a.hi * b.lo, a.hi * b.hi].map((p) => (Number.isNaN(p) ? 0 : p));
  return { lo: Math.min(...products), hi: Math.max(...products) };
}
