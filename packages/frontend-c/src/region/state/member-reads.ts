import { type IntExpr, printIntExpr, variablesOf } from '@boxflow/ir';
import type { Variable } from '../../types/scope.js';

/** Conditions on parameters that hold together where the program reads a member. */
type Conditions = readonly IntExpr[];

/** The conditions at a place that reads a member. */
export interface ExecutionConditions {
  /** Conditions of which each holds for some iteration. */
  readonly fulfilled: Conditions;
  /** Conditions that hold together exactly if the statements there execute at all; `undefined` if there is no telling. */
  readonly executed: Conditions | undefined;
}

interface Reads {
  /** The variable of the structs. */
  readonly root: Variable;
  /** The conditions of each use; with none, the program always reads the member. */
  readonly uses: Conditions[];
}

/**
 * When the program reads the members of structs that are parameters. The region reads them where it begins, which it must
 * not where the program would not: the pointer may lead nowhere.
 */
export class MemberReads {
  readonly #reads = new Map<string, Reads>();

  /**
   * Conditions that hold where a context executes, and under which the program reads some member of the struct, so that
   * it is there; `undefined` if there is no telling. `parameter`: the member's, if it has one already.
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

  /** When a parameter is to be read, as alternatives; `undefined`: in any case, as all that are no members are. */
  alternatives(parameter: string): readonly Conditions[] | undefined {
    const uses = this.#usesOf(parameter);
    const isAlwaysRead = uses.length === 0 || uses.some((conditions) => conditions.length === 0);
    return isAlwaysRead ? undefined : uses;
  }

  #usesOf(parameter: string | undefined): readonly Conditions[] {
    return (parameter !== undefined && this.#reads.get(parameter)?.uses) || [];
  }

  /** Returns whether it takes a parameter's value to know the conditions. */
  dependOn(conditions: Conditions, parameter: string | undefined): boolean {
    if (parameter === undefined) return false;
    return conditions
      .flatMap(variablesOf)
      .some(
        (name) => name === parameter || this.#usesOf(name).some((uses) => this.dependOn(uses, parameter)),
      );
  }
}
