import type { BodyExpr, BodyStatement, IntExpr, Subscript } from '@boxflow/ir';
import type { Node } from '../../syntax/node.js';
import type { Scope, Variable } from '../../types/scope.js';
import { AccessCollector } from './access-collector.js';
import type { Context } from './context.js';
import type { ArrayDraft } from './drafts.js';
import { integerEnvironment } from './integer-environment.js';
import type { Place } from './place.js';

/** An assignment inside an expression: its value, and what happens before and after the expression. */
export interface Effect {
  readonly value: BodyExpr;
  readonly before: readonly BodyStatement[];
  readonly after: readonly BodyStatement[];
}

/** Returns what an assignment inside an expression does, or `undefined` if C leaves its order open. */
export type BuildEffect = (node: Node, builder: StatementBuilder) => Effect | undefined;

/** Builds the value of an expression, whose kinds know each other. */
export type BuildExpression = (node: Node, builder: StatementBuilder) => BodyExpr;

/** Evaluates the parts of C that know each other. */
export interface Evaluation {
  readonly buildExpression: BuildExpression;
  /** Returns the place that a call's result points to, if its function only computes it. @throws Refused */
  readonly placeOfCall: (node: Node, builder: StatementBuilder) => Place | undefined;
}

interface Effects {
  readonly build: BuildEffect;
  /** The number of conditions around the whole expression. */
  readonly depth: number;
  readonly before: BodyStatement[];
  readonly after: BodyStatement[];
}

/** The data that all builders of a statement share. */
interface Shared {
  readonly collector: AccessCollector;
  readonly evaluation: Evaluation;
  /** Whether an expression is a sum of names and integers, by the node's id. */
  readonly sums: Map<number, boolean>;
  /** The assignments inside the expression that is being built. */
  readonly effects: Effects | undefined;
}

/** Builds one statement, or a part of it whose names have a meaning of their own. */
export class StatementBuilder {
  readonly #shared: Shared;

  /** Returns the builder of a new statement. */
  static of(context: Context, evaluation: Evaluation): StatementBuilder {
    const collector = new AccessCollector((node) => context.region.locate(node));
    const shared = { collector, evaluation, sums: new Map(), effects: undefined };
    return new StatementBuilder(context, new Map(), shared);
  }

  /** @param values the values of variables of functions that are being inlined into the expression */
  private constructor(
    readonly context: Context,
    readonly values: ReadonlyMap<Variable, BodyExpr>,
    shared: Shared,
  ) {
    this.#shared = shared;
  }

  get region() {
    return this.context.region;
  }

  get scope(): Scope {
    return this.context.scope;
  }

  get collector(): AccessCollector {
    return this.#shared.collector;
  }

  get sums(): Map<number, boolean> {
    return this.#shared.sums;
  }

  get environment() {
    return this.environmentIn(this.context);
  }

  /** Returns what integers mean in a context, under the conditions around the part that is being built. */
  environmentIn(context: Context) {
    return integerEnvironment(context, this.within(context));
  }

  /** Returns a context as it is under the conditions around the part that is being built. */
  within(context: Context): Context {
    const guards = this.collector.guards.map((condition) => ({ kind: 'guard', condition }) as const);
    return {
      ...context,
      constraints: [...context.constraints, ...guards],
      isOpen: context.isOpen || this.collector.isUnderData,
    };
  }

  /** Returns the builder of a part of the statement whose names have a different meaning. */
  inside(context: Context, values: ReadonlyMap<Variable, BodyExpr>): StatementBuilder {
    return new StatementBuilder(context, values, this.#shared);
  }

  /** Returns the builder of the same part in the statement that `collector` belongs to. */
  into(collector: AccessCollector): StatementBuilder {
    return new StatementBuilder(this.context, this.values, { ...this.#shared, collector });
  }

  /** Returns the value of an expression. @throws Refused */
  expression(node: Node): BodyExpr {
    return this.#shared.evaluation.buildExpression(node, this);
  }

  /** Returns the place that a call's result points to, if its function only computes it. @throws Refused */
  placeOfCall(node: Node): Place | undefined {
    return this.#shared.evaluation.placeOfCall(node, this);
  }

  /** Adds an access and returns its position. */
  add(kind: 'read' | 'write', array: ArrayDraft, index: readonly Subscript[], at: Node): number {
    return this.collector.add(kind, array, index, at);
  }

  /** Builds a part that happens only under a condition; `undefined` is a condition that depends on data. */
  under<T>(condition: IntExpr | undefined, build: () => T): T {
    return this.collector.under(condition, build);
  }

  /** Builds the statements of one full expression; assignments inside it become statements before and after them. */
  withEffects(
    buildEffect: BuildEffect,
    build: (builder: StatementBuilder) => BodyStatement[],
  ): BodyStatement[] {
    const effects: Effects = { build: buildEffect, depth: this.collector.depth, before: [], after: [] };
    const statements = build(new StatementBuilder(this.context, this.values, { ...this.#shared, effects }));
    return [...effects.before, ...statements, ...effects.after];
  }

  /**
   * Returns the value of an assignment inside an expression; `undefined` if it may not happen, or its order
   * is open.
   */
  effect(node: Node): BodyExpr | undefined {
    const { effects } = this.#shared;
    if (!effects || effects.depth !== this.collector.depth) return undefined;
    const built = effects.build(node, this);
    if (!built) return undefined;
    effects.before.push(...built.before);
    effects.after.push(...built.after);
    return built.value;
  }
}
