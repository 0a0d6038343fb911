import {
  type Assumption,
  type IntExpr,
  normalizePolynomial,
  polynomialToExpr,
  rangeOf,
  substitute,
  variablesOf,
} from '@boxflow/ir';
import type { EvaluatedKernel } from '../values/evaluated-kernel.js';
import type { Exact } from '../values/extension.js';
import { loopsAround } from '../values/kernel-body.js';
import { distinctAssumptions, exprOf, type Value } from '../values/value.js';
import type { SolvedLoop } from './solved-loops.js';

/** Replaces the variables of loops by expressions of their iterators, as they are seen from a block. */
export class Resolver {
  readonly #byVariable = new Map<string, SolvedLoop>();
  readonly #afterwards = new Map<string, IntExpr>();

  constructor(readonly kernel: EvaluatedKernel) {}

  add(solved: SolvedLoop): void {
    for (const name of solved.phis.keys()) this.#byVariable.set(name, solved);
    this.#byVariable.set(solved.iterator, solved);
  }

  /** Returns a register's value at a block. */
  resolve(value: Value, block: number): Exact {
    const expr = this.expression(exprOf(value), block);
    return { expr, assumptions: this.assumptions(value.assumptions, block) };
  }

  expression(expr: IntExpr, block: number): IntExpr {
    let resolved = expr;
    // Each pass removes the variables of one level of loops.
    for (let pass = 0; pass <= 2 * this.kernel.body.loops.length + 1; ++pass) {
      const replacements = new Map<string, IntExpr>();
      for (const name of variablesOf(resolved)) {
        const replacement = this.#replacement(name, block);
        if (replacement !== undefined) replacements.set(name, replacement);
      }
      if (replacements.size === 0) return resolved;
      resolved = normalizePolynomial(substitute(resolved, replacements));
    }
    return resolved;
  }

  /** Returns the assumptions as they are seen from a block, without those that known bounds make certain. */
  assumptions(assumptions: readonly Assumption[], block: number): readonly Assumption[] {
    const resolved = assumptions.map((one) => ({ ...one, value: this.expression(one.value, block) }));
    return distinctAssumptions(resolved.filter((one) => !isCertain(one, this.kernel)));
  }

  #replacement(name: string, block: number): IntExpr | undefined {
    const solved = this.#byVariable.get(name);
    if (solved === undefined) return undefined;
    const isInside = solved.loop.blocks.has(block);
    const isIterator = name === solved.iterator;
    if (isInside) return isIterator ? undefined : polynomialToExpr(solved.phis.get(name)!);
    if (solved.last === undefined || !solved.exact || solved.irregular.has(name))
      return this.#afterwardsOf(name, solved);
    if (isIterator) return solved.last;
    return substitute(polynomialToExpr(solved.phis.get(name)!), new Map([[solved.iterator, solved.last]]));
  }

  /** Returns the variable for a value after a loop that ends in an unknown way. */
  #afterwardsOf(name: string, { loop }: SolvedLoop): IntExpr {
    const known = this.#afterwards.get(name);
    if (known !== undefined) return known;
    const around = loopsAround(this.kernel.body, loop.header).at(-2);
    const why = { kind: 'loop', what: 'after', location: null, block: around?.header ?? 0 } as const;
    const expr = exprOf(this.kernel.environment.unknown(why, 64));
    this.#afterwards.set(name, expr);
    return expr;
  }
}

export function isCertain(one: Assumption, { environment }: Pick<EvaluatedKernel, 'environment'>): boolean {
  if (one.kind !== 'range') return one.value.op === 'int' && Number.isInteger(Math.log2(one.value.value));
  const { lo, hi } = rangeOf(one.value, environment.ranges);
  return lo >= one.lo && hi <= (one.hi ?? Infinity);
}
