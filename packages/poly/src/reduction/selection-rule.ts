import type { ScalarType } from '@boxflow/ir';

/**
 * How a loop selects one of many values, and remembers more about it:
 *
 *   if (x > m) { m = x; where = i; }     `when` x > m      also m = x > m ? x : m
 *   m = m > x ? m : x                    `unless` m > x
 *   m = fmax(m, x)                       `call`
 *
 * Of integers, `unless` m > x is `when` x >= m. Parts of such a loop have an exact join in the order of the iterations:
 * `selection-join.ts`.
 */
export type Rule = Comparison | Call;

export interface Comparison {
  readonly kind: 'when' | 'unless';
  /** `x op m` of `when`, `m op x` of `unless`. */
  readonly op: '<' | '<=' | '>' | '>=';
}

export interface Call {
  readonly kind: 'call';
  readonly name: string;
  readonly type: ScalarType;
  /** Whether the element is the first argument; on ties that may matter. */
  readonly ownFirst: boolean;
}

/** Returns whether both select alike. */
export function isSameRule(a: Rule, b: Rule): boolean {
  if (a.kind === 'call') return b.kind === 'call' && a.name === b.name && a.ownFirst === b.ownFirst;
  return b.kind === a.kind && b.op === a.op;
}
