import type { IntExpr } from '@boxflow/ir';
import type { FunctionText } from '../../functions.js';
import type { Node } from '../../syntax/node.js';
import { Scope, type Variable } from '../../types/scope.js';
import type { DataCondition } from '../statements/data-conditions.js';
import type { ArrayDraft } from './drafts.js';
import type { Constraint, Loop } from './loop.js';
import type { Region } from './region.js';

/** Where the walk through a region stands. */
export interface Context {
  readonly region: Region;
  readonly scope: Scope;
  /** Outermost first. */
  readonly loops: readonly Loop[];
  readonly constraints: readonly Constraint[];
  /** Outermost first. */
  readonly dataConditions: readonly DataCondition[];
  /** Whether more than the constraints decides if the program gets here. */
  readonly isOpen: boolean;
  /** First values of loop variables that statements of this block set before their loops. */
  readonly starts: Map<Variable, Node>;
  /** Functions that are being inlined, outermost first. */
  readonly calls: readonly Call[];
  /** Parameters of inlined functions that are other names for an argument, which keeps its value. */
  readonly bindings: ReadonlyMap<Variable, Binding>;
  /** Where the values of calls are that were inlined as statements, by the call's node. */
  readonly results: ReadonlyMap<number, ArrayDraft>;
}

export interface Call {
  readonly callee: FunctionText;
  readonly node: Node;
}

/** An argument, and where it stands. */
export interface Binding {
  readonly argument: Node;
  readonly context: Context;
}

/** The context outside of all loops. */
export function outermost(region: Region, scope: Scope): Context {
  return {
    region,
    scope: new Scope(scope),
    loops: [],
    constraints: [],
    dataConditions: [],
    isOpen: false,
    starts: new Map(),
    calls: [],
    bindings: new Map(),
    results: new Map(),
  };
}

export function inBlock(context: Context): Context {
  return { ...context, scope: new Scope(context.scope) };
}

/** The context where a condition holds. */
export function under(context: Context, condition: IntExpr): Context {
  return { ...context, constraints: [...context.constraints, { kind: 'guard', condition }] };
}
