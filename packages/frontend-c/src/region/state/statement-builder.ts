import { type BodyExpr, type BodyStatement, dataSubscripts, type IntExpr, type Subscript } from '@boxflow/ir';
import type { Node } from '../../syntax/node.js';
import type { Scope, Variable } from '../../types/scope.js';
import type { Context } from './context.js';
import type { AccessDraft, ArrayDraft } from './drafts.js';
import { integerEnvironment } from './integer-environment.js';

/** An assignment inside an expression: its value, and what happens before and after the expression. */
export interface Effect {
  readonly value: BodyExpr;
  readonly before: readonly BodyStatement[];
  readonly after: readonly BodyStatement[];
}

type EffectBuilder = (node: Node) => Effect | undefined;

interface Effects {
  readonly build: EffectBuilder;
  /** The number of conditions around the whole expression. */
  readonly depth: number;
  readonly before: BodyStatement[];
  readonly after: BodyStatement[];
}

/** Collects the accesses of one statement while its body is built. */
export class StatementBuilder {
  readonly accesses: AccessDraft[] = [];
  /** Whether an expression is a sum of names and integers, by the node's id. */
  readonly sums = new Map<number, boolean>();
  /** The assignments inside the expression that is being built. */
  #effects: Effects | undefined;
  readonly #guards: IntExpr[] = [];
  #depthOfData = 0;

  /** Values of variables of functions that are being inlined into the expression. */
  values: ReadonlyMap<Variable, BodyExpr> = new Map();

  constructor(public context: Context) {}

  /** Builds a part whose names have another meaning. */
  inside<T>(context: Context, values: ReadonlyMap<Variable, BodyExpr>, build: () => T): T {
    const outer = { context: this.context, values: this.values };
    Object.assign(this, { context, values });
    try {
      return build();
    } finally {
      Object.assign(this, outer);
    }
  }

  get region() {
    return this.context.region;
  }

  get scope(): Scope {
    return this.context.scope;
  }

  get environment() {
    return this.environmentIn(this.context);
  }

  /** What names mean in a context, under the conditions around the part that is being built. */
  environmentIn(context: Context) {
    return integerEnvironment(context, this.within(context));
  }

  /** A context as it is under the conditions around the part that is being built. */
  within(context: Context): Context {
    const guards = this.#guards.map((condition) => ({ kind: 'guard', condition }) as const);
    return {
      ...context,
      constraints: [...context.constraints, ...guards],
      isOpen: context.isOpen || this.#depthOfData > 0,
    };
  }

  /** The position of the new access. */
  add(kind: 'read' | 'write', array: ArrayDraft, index: readonly Subscript[], at: Node): number {
    this.accesses.push({
      kind,
      may: this.#depthOfData > 0 || dataSubscripts({ index }).length > 0,
      array: array.name,
      index,
      guards: [...this.#guards],
      location: this.region.locate(at),
    });
    return this.accesses.length - 1;
  }

  /**
   * Builds the statements of one full expression, with those that assignments inside of it become before and after them.
   */
  withEffects(effects: EffectBuilder, build: () => BodyStatement[]): BodyStatement[] {
    const outer = this.#effects;
    const own: Effects = { build: effects, depth: this.#depth, before: [], after: [] };
    this.#effects = own;
    const statements = build();
    this.#effects = outer;
    return [...own.before, ...statements, ...own.after];
  }

  /** The value of an assignment inside an expression; `undefined` where it may not happen, or its order is open. */
  effect(node: Node): BodyExpr | undefined {
    const effects = this.#effects;
    if (!effects || effects.depth !== this.#depth) return undefined;
    const built = effects.build(node);
    if (!built) return undefined;
    effects.before.push(...built.before);
    effects.after.push(...built.after);
    return built.value;
  }

  get #depth(): number {
    return this.#guards.length + this.#depthOfData;
  }

  /** Builds a part that only happens under a condition; `undefined`: one that depends on data. */
  under<T>(condition: IntExpr | undefined, build: () => T): T {
    if (condition) this.#guards.push(condition);
    else this.#depthOfData++;
    const result = build();
    if (condition) this.#guards.pop();
    else this.#depthOfData--;
    return result;
  }
}
