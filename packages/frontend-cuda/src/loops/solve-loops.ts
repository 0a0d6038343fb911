import {
  type Assumption,
  apply,
  type IntExpr,
  int,
  normalizePolynomial,
  type Polynomial,
  polynomialOf,
  rangeOf,
  variablesOf,
} from '@boxflow/ir';
import type { Loop } from '@boxflow/ptx';
import type { EvaluatedKernel } from '../values/evaluated-kernel.js';
import { loopsAround } from '../values/kernel-body.js';
import { conjuncts, opposite } from '../values/opposite.js';
import { distinctAssumptions, exprOf, type Value } from '../values/value.js';
import { withinLimits } from '../values/within-limits.js';
import { isInvariant, type Recurrence, solveRecurrences } from './recurrences.js';
import { Resolver } from './resolver.js';
import type { SolvedLoop } from './solved-loops.js';
import { type TripCount, tripCount } from './trip-count.js';

/** Gives each loop an iterator, and expresses changed values by iterators. Inner loops come first: outer ones use their results. */
export function solveLoops(kernel: EvaluatedKernel): {
  readonly loops: readonly SolvedLoop[];
  readonly resolver: Resolver;
} {
  const resolver = new Resolver(kernel);
  const { loops } = kernel.body;
  const names = new Map(loops.map(({ header }, i) => [header, `i${i}`]));
  for (const { header } of loops) {
    kernel.environment.bind(names.get(header)!, header);
    kernel.environment.setRange(names.get(header)!, { lo: 0, hi: Infinity });
  }
  const solved = [...loops].reverse().map((loop) => {
    const one = solveLoop(loop, names.get(loop.header)!, kernel, resolver);
    resolver.add(one);
    return one;
  });
  return { loops: solved.reverse(), resolver };
}

function solveLoop(loop: Loop, iterator: string, kernel: EvaluatedKernel, resolver: Resolver): SolvedLoop {
  const { environment, phis } = kernel;
  const own = phis.filter(({ header }) => header === loop.header);
  const at = (value: Value | undefined, block: number): Polynomial | undefined =>
    value && withinLimits(() => polynomialOf(resolver.resolve(value, block).expr));
  const recurrences: Recurrence[] = own.map((phi) => ({
    phi,
    initial: phi.initial && polynomialOf(exprOf(phi.initial)),
    next: at(phi.next, loop.latches[0]!),
  }));
  const regular = withinLimits(() => solveRecurrences(recurrences, iterator, loop, environment)) ?? new Map();
  const values = new Map<string, Polynomial>(regular);
  const irregular = new Set<string>();
  for (const { phi, next } of recurrences) {
    if (values.has(phi.variable)) continue;
    irregular.add(phi.variable);
    const reason = next === undefined ? undefined : reasonIn(phi.next!, kernel);
    const why = reason ?? ({ kind: 'loop', what: 'irregular', location: null } as const);
    values.set(phi.variable, environment.unknown({ ...why, block: loop.header }, 64).polynomial);
  }
  const draft: SolvedLoop = {
    loop,
    iterator,
    phis: values,
    irregular,
    last: undefined,
    exact: false,
    assumptions: [],
  };
  // The conditions of the loop's exits are resolved with the values that it changes.
  resolver.add(draft);
  return { ...draft, ...lastIteration(draft, kernel, resolver) };
}

function reasonIn(value: Value, { environment }: EvaluatedKernel) {
  for (const { factors } of value.polynomial.values()) {
    for (const factor of factors) {
      const reason = factor.op === 'var' ? environment.reasonOf(factor.name) : undefined;
      if (reason !== undefined) return reason;
    }
  }
  return undefined;
}

/** Returns the largest iterator by the loop's exits. Exits that are not passed in every iteration may end the loop sooner. */
function lastIteration(
  { loop, iterator }: SolvedLoop,
  kernel: EvaluatedKernel,
  resolver: Resolver,
): Pick<SolvedLoop, 'last' | 'exact' | 'assumptions'> {
  const { body, environment } = kernel;
  const exits = [...loop.blocks].filter((block) =>
    body.graph.blocks[block]!.successors.some((next) => !loop.blocks.has(next)),
  );
  const counts: TripCount[] = [];
  const assumptions: Assumption[] = [];
  let exact = true;
  for (const exit of exits) {
    const isAlwaysPassed =
      loopsAround(body, exit).at(-1) === loop &&
      loop.latches.every((latch) => body.dominators.dominates(exit, latch));
    const stay = isAlwaysPassed ? stayCondition(exit, loop, kernel, resolver) : undefined;
    if (stay === undefined) {
      exact = false;
      continue;
    }
    assumptions.push(...stay.assumptions);
    for (const part of conjuncts(stay.expr)) {
      const trips = withinLimits(() => tripCount(part, iterator, environment));
      if (trips === undefined || !isKnown(trips.count, loop, kernel)) exact = false;
      else counts.push(trips);
    }
  }
  if (counts.length === 0) return { last: undefined, exact: false, assumptions: [] };
  const last = smallest(counts.map(({ count }) => count));
  environment.setRange(iterator, { lo: 0, hi: rangeOf(last, environment.ranges).hi });
  const all = [...assumptions, ...counts.flatMap((one) => one.assumptions)];
  return { last, exact, assumptions: distinctAssumptions(all) };
}

function smallest(counts: readonly IntExpr[]): IntExpr {
  return counts.length === 1 ? counts[0]! : normalizePolynomial(apply('min', ...counts));
}

function isKnown(count: IntExpr, loop: Loop, { environment }: EvaluatedKernel): boolean {
  return variablesOf(count).every(
    (name) => isInvariant(name, loop, environment) && environment.reasonOf(name) === undefined,
  );
}

function stayCondition(exit: number, loop: Loop, kernel: EvaluatedKernel, resolver: Resolver) {
  const condition = kernel.conditions.get(exit);
  const [next, jump] = kernel.body.graph.blocks[exit]!.successors;
  if (condition === undefined || next === undefined || jump === undefined) return undefined;
  const { expr, assumptions } = withinLimits(() => resolver.resolve(condition, exit)) ?? {
    expr: int(0),
    assumptions: [],
  };
  if (!loop.blocks.has(next)) return loop.blocks.has(jump) ? { expr, assumptions } : undefined;
  return { expr: opposite(expr), assumptions };
}
