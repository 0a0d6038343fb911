import type { IntExpr, ScalarType, SourceLocation } from '@boxflow/ir';
import type { TypedInt } from '../../integers/integer-environment.js';
import type { IteratorBounds } from '../../integers/prove.js';
import type { Node } from '../../syntax/node.js';
import type { Variable } from '../../types/scope.js';

/** The deepest nest: sets of more dimensions take too long to analyse. */
export const MOST_LOOPS = 16;

/** One counted loop around statements. */
export interface Loop extends IteratorBounds {
  /** The name in sets: the source's, made distinct from enclosing loops and parameters. */
  readonly name: string;
  readonly sourceName: string;
  readonly symbol: Variable;
  readonly type: ScalarType;
  readonly step: number;
  /** Other variables that the loop counts with, and their values in terms of this one's. */
  readonly companions: ReadonlyMap<Variable, TypedInt>;
  readonly location: SourceLocation;
  /** The loop in the source, which does not write loops over all elements. */
  readonly node?: Node;
}

/** A part of a statement's domain. */
export type Constraint =
  /** `lower <= iterator < upper`, printed in one piece. */
  | { readonly kind: 'range'; readonly lower: End; readonly iterator: string; readonly upper: End }
  /** A condition of the loop itself: a bound or the step. */
  | { readonly kind: 'condition'; readonly condition: IntExpr }
  /** The condition of an `if` statement. */
  | { readonly kind: 'guard'; readonly condition: IntExpr };

export interface End {
  readonly value: IntExpr;
  readonly strict: boolean;
}
