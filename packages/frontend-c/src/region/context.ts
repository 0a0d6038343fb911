import type { IntExpr } from '@boxflow/ir';
import type { Node } from '../syntax/node.js';
import { Scope, type Variable } from '../types/scope.js';
import type { Constraint, Loop } from './loop.js';
import type { Region } from './region.js';

/** Where the walk through a region stands. */
export interface Context {
  readonly region: Region;
  readonly scope: Scope;
  /** Outermost first. */
  readonly loops: readonly Loop[];
  readonly constraints: readonly Constraint[];
  /** First values of loop variables that statements of this block set before their loops. */
  readonly starts: Map<Variable, Node>;
}

export function inBlock(context: Context): Context {
  return { ...context, scope: new Scope(context.scope) };
}

export function under(context: Context, condition: IntExpr): Context {
  return { ...context, constraints: [...context.constraints, { kind: 'guard', condition }] };
}
