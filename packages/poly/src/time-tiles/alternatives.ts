import type { BodyExpr } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import { conditionExpr } from '../expressions/expressions.js';
import { coalesced } from '../model/coalesced.js';

/** Decides which of two values an expression has. */
export interface Alternatives {
  /** Whether expressions are only for the points that are left at the end. */
  readonly narrows: boolean;
  /**
   * Returns one of two values, the first at the points of `where` that satisfy the condition, or an
   * expression with both.
   */
  either(condition: isl.Set, where: isl.Set, then: AtPoints, otherwise: AtPoints): BodyExpr;
}

export type AtPoints = (where: isl.Set) => BodyExpr;

/** Both values, if each may occur. */
export class Both implements Alternatives {
  readonly narrows = false;

  either(condition: isl.Set, where: isl.Set, then: AtPoints, otherwise: AtPoints): BodyExpr {
    if (where.isSubset(condition)) return then(where);
    const inside = coalesced(where.intersect(condition));
    const value = conditionExpr(inside, where);
    if (value === undefined) return then(where);
    const taken = then(inside);
    return {
      kind: 'conditional',
      condition: { kind: 'int', value, type: 'int32' },
      then: taken,
      otherwise: otherwise(coalesced(where.subtract(condition))),
      type: taken.type,
    };
  }
}

/** Only the value that most points have: at the end, all points of {@link region} have it. */
export class Usual implements Alternatives {
  readonly narrows = true;

  constructor(
    public region: isl.Set,
    private readonly size: (points: isl.Set) => number,
  ) {}

  either(condition: isl.Set, _: isl.Set, then: AtPoints, otherwise: AtPoints): BodyExpr {
    const inside = coalesced(this.region.intersect(condition));
    const outside = coalesced(this.region.subtract(condition));
    if (outside.isEmpty() || this.size(inside) >= this.size(outside)) {
      this.region = inside;
      return then(inside);
    }
    this.region = outside;
    return otherwise(outside);
  }
}
