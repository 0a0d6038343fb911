import type { IntExpr } from '@boxflow/ir';
import type { Variable } from '../../types/scope.js';

/** An array of pointers whose rows lie equally far apart, which is checked when the region begins. */
export interface RowPointers {
  /** The variable of the pointers. */
  readonly symbol: Variable;
  /** C expression for the pointers. */
  readonly expression: string;
  /** The parameter that is the distance of rows in elements. */
  readonly step: string;
  /** The bytes of an element. */
  readonly bytes: number;
  /** The rows that the region accesses; `undefined` until all accesses are known. */
  range: RowRange | undefined;
}

/** The rows that a region accesses for certain, if some conditions on parameters hold. */
export interface RowRange {
  readonly first: IntExpr;
  readonly last: IntExpr;
  readonly conditions: readonly IntExpr[];
}
