import { type IntExpr, printIntExpr, variablesOf } from '@boxflow/ir';
import type { Variable } from '../../types/scope.js';

/** Conditions on parameters that all hold when the program reads a member. */
type Conditions = readonly IntExpr[];

/** The conditions at a place that reads a member. */
export interface ExecutionConditions {
  /** Conditions of which each holds for some iteration. */
  readonly fulfilled: Conditions;
  /** Conditions that all hold exactly if the statements there execute at all; `undefined` if that is unknown. */
  readonly executed: Conditions | undefined;
}

interface Reads {
  /** The variable of the structs. */
  readonly root: Variable;
  /** The conditions of each use; with none, the program always reads the member. */
  readonly uses: Conditions[];
}

/**
 * The conditions under which the program reads members of structs that are parameters. The region reads them when it
 * begins, but only if the program would: otherwise the pointer may be invalid.
 */
export class MemberReads {
  readonly #reads = new Map<string, Reads>();

  /**
   * Returns conditions that hold when a context executes, and under which the program reads some member of
   * the struct, so that the struct is there; `undefined` if there are none. `parameter`: the member's, if it
   * has one already.
   */
  conditionsFor(
    root: Variable,
    parameter: string | undefined,
    { fulfilled, executed }: ExecutionConditions,
  ): Conditions | undefined {
    const here = new Set(fulfilled.map((condition) => printIntExpr(condition)));
    const isImplied = (conditions: Conditions) => conditions.every((one) => here.has(printIntExpr(one)));
    const own = this.#usesOf(parameter).find(isImplied);
    const sibling = [...this.#reads.values()].filter((reads) => reads.root === root);
    const known = own ?? sibling.flatMap(({ uses }) => uses).find(isImplied) ?? executed;
    return known && !this.dependOn(known, parameter) ? known : undefined;
  }

  add(parameter: string, root: Variable, conditions: Conditions): void {
    const reads = this.#reads.get(parameter) ?? { root, uses: [] };
    this.#reads.set(parameter, reads);
    if (!reads.uses.includes(conditions)) reads.uses.push(conditions);
  }

  /**
   * Returns alternative conditions for reading a parameter; `undefined` if it is always read, as all except
   * members are.
   */
  alternatives(parameter: string): readonly Conditions[] | undefined {
    const uses = this.#usesOf(parameter);
    const isAlwaysRead = uses.length === 0 || uses.some((conditions) => conditions.length === 0);
    return isAlwaysRead ? undefined : uses;
  }

  #usesOf(parameter: string | undefined): readonly Conditions[] {
    return (parameter !== undefined && this.#reads.get(parameter)?.uses) || [];
  }

  /** Returns whether conditions depend on a parameter's value. */
  dependOn(conditions: Conditions, parameter: string | undefined): boolean {
    if (parameter === undefined) return false;
    return conditions
      .flatMap(variablesOf)
      .some(
        (name) => name === parameter || this.#usesOf(name).some((uses) => this.dependOn(uses, parameter)),
      );
  }
}
