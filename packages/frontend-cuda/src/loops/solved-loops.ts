import type { Assumption, IntExpr, Polynomial } from '@boxflow/ir';
import type { Loop } from '@boxflow/ptx';

/** A loop with its iterator, which counts how often control has come back to its header. */
export interface SolvedLoop {
  readonly loop: Loop;
  readonly iterator: string;
  /** The values that the loop changes, by their variables. Irregular ones are unknown variables. */
  readonly phis: ReadonlyMap<string, Polynomial>;
  /** The variables whose values have no expression. */
  readonly irregular: ReadonlySet<string>;
  /** The largest iterator. */
  readonly last: IntExpr | undefined;
  /** The iterator always has the value `last` when the loop ends. */
  readonly exact: boolean;
  readonly assumptions: readonly Assumption[];
}
