import type { IntExpr } from '@boxflow/ir';
import type { FunctionText } from '../../functions.js';
import type { TypedInt, Wanted } from '../../integers/integer-environment.js';
import type { Node } from '../../syntax/node.js';
import { Scope, type Variable } from '../../types/scope.js';
import type { ArrayDraft } from './drafts.js';
import type { Constraint, Loop } from './loop.js';
import type { Region } from './region.js';

/** The surroundings of a statement in a region. */
export interface Context {
  readonly region: Region;
  readonly evaluators: Evaluators;
  readonly scope: Scope;
  /** Outermost first. */
  readonly loops: readonly Loop[];
  readonly constraints: readonly Constraint[];
  /** Outermost first. */
  readonly dataConditions: readonly DataCondition[];
  /** Whether more than the constraints decides if the program gets here. */
  readonly isOpen: boolean;
  /** Whether the innermost loop is a part of the statement that is being built. */
  readonly isDataLoop: boolean;
  /** How a `return` leaves the function from inside a loop that is a part of the statement. */
  readonly leaving: Leaving | undefined;
  /** First values of loop variables that statements of this block set before their loops. */
  readonly starts: Map<Variable, FirstValue>;
  /** Functions that are being inlined, outermost first. */
  readonly calls: readonly Call[];
  /** Parameters of inlined functions that are other names for an argument, which keeps its value. */
  readonly bindings: ReadonlyMap<Variable, Binding>;
  /** The values of calls that were inlined as statements, by the call's node. */
  readonly results: ReadonlyMap<number, CallResult>;
}

/** The first value of a loop variable: its expression, and what that evaluates to. */
export interface FirstValue {
  readonly node: Node;
  /** @throws NotAffine */
  readonly value: () => TypedInt;
}

/** A condition that depends on data, computed once before the statements that run under it. */
export interface DataCondition {
  /** 1 if it holds, else 0. */
  readonly value: ArrayDraft;
  /** Whether the statements run if it holds, or if it does not. */
  readonly holds: boolean;
}

/** A variable of the region that holds what a call returned: a number or a struct. */
export type CallResult =
  | { readonly kind: 'number'; readonly array: ArrayDraft }
  | { readonly kind: 'struct'; readonly variable: Variable };

/** The variables that a `return` inside a loop sets. */
export interface Leaving {
  readonly result: CallResult | undefined;
  /** 1 after a `return`, else 0. */
  readonly returned: ArrayDraft;
}

export interface Call {
  readonly callee: FunctionText;
  readonly node: Node;
}

/** The evaluation of parts of C that needs higher rooms of the analysis. */
export interface Evaluators {
  /** Returns the value of a call. @throws NotAffine, Refused */
  call(node: Node, context: Context, wanted: Wanted): TypedInt;
  /** Returns the value of a member of a struct. @throws NotAffine, Refused */
  member(node: Node, context: Context): TypedInt;
}

/** An argument, and its surroundings. */
export interface Binding {
  readonly argument: Node;
  readonly context: Context;
}

/** Returns the context outside of all loops. */
export function outermost(region: Region, scope: Scope, evaluators: Evaluators): Context {
  return {
    region,
    evaluators,
    scope: new Scope(scope),
    loops: [],
    constraints: [],
    dataConditions: [],
    isOpen: false,
    isDataLoop: false,
    leaving: undefined,
    starts: new Map(),
    calls: [],
    bindings: new Map(),
    results: new Map(),
  };
}

export function inBlock(context: Context): Context {
  return { ...context, scope: new Scope(context.scope) };
}

/** Returns the context in which a condition holds. */
export function under(context: Context, condition: IntExpr): Context {
  return { ...context, constraints: [...context.constraints, { kind: 'guard', condition }] };
}

/** Returns the context in which a kept condition holds, or does not hold. */
export function underData(context: Context, value: ArrayDraft, holds: boolean): Context {
  return { ...context, isOpen: true, dataConditions: [...context.dataConditions, { value, holds }] };
}
