import { type Assumption, type IntExpr, variablesOf } from '@boxflow/ir';
import type { Resolver } from '../loops/resolver.js';
import type { EvaluatedKernel } from '../values/evaluated-kernel.js';
import { conjuncts, opposite } from '../values/opposite.js';
import type { Value } from '../values/value.js';
import { withinLimits } from '../values/within-limits.js';

/** The conditions under which a block runs, as far as they are known. */
export interface Guards {
  readonly conditions: readonly IntExpr[];
  readonly complete: boolean;
  readonly assumptions: readonly Assumption[];
}

/** Finds the conditions of the branches that dominate a block. */
export function dominatingGuards(kernel: EvaluatedKernel, resolver: Resolver, block: number): Guards {
  const { graph, dominators, loops } = kernel.body;
  const found: Guards[] = [];
  for (let child = block, branch = dominators.immediate[block]; branch !== undefined; ) {
    const isLeft = loops.some(({ blocks }) => blocks.has(branch!) && !blocks.has(block));
    const { successors } = graph.blocks[branch]!;
    if (successors.length > 1 && !isLeft) {
      const side = successors.findIndex(
        (next) => graph.blocks[next]!.predecessors.length === 1 && dominators.dominates(next, block),
      );
      if (side >= 0) found.push(branchGuard(kernel, resolver, branch, side, successors.length));
      else if (!isAlwaysReached(kernel, branch, child)) found.push(INCOMPLETE);
    }
    child = branch;
    branch = dominators.immediate[branch];
  }
  return together(found);
}

const INCOMPLETE: Guards = { conditions: [], complete: false, assumptions: [] };

function branchGuard(
  kernel: EvaluatedKernel,
  resolver: Resolver,
  branch: number,
  side: number,
  sides: number,
): Guards {
  const condition = kernel.conditions.get(branch);
  if (condition === undefined || sides !== 2) return INCOMPLETE;
  return conditionGuards(kernel, resolver, condition, branch, side === 0);
}

/** Returns the parts of a condition that are expressions. */
export function conditionGuards(
  { environment }: EvaluatedKernel,
  resolver: Resolver,
  condition: Value,
  block: number,
  isNegated: boolean,
): Guards {
  const resolved = withinLimits(() => resolver.resolve(condition, block));
  if (resolved === undefined) return INCOMPLETE;
  const parts = conjuncts(isNegated ? opposite(resolved.expr) : resolved.expr);
  const known = parts.filter((part) =>
    variablesOf(part).every((name) => environment.reasonOf(name) === undefined),
  );
  return { conditions: known, complete: known.length === parts.length, assumptions: resolved.assumptions };
}

export function together(guards: readonly Guards[]): Guards {
  return {
    conditions: guards.flatMap(({ conditions }) => conditions),
    complete: guards.every(({ complete }) => complete),
    assumptions: guards.flatMap(({ assumptions }) => assumptions),
  };
}

/** Returns whether every way from a branch to the end of the kernel goes through a block. */
function isAlwaysReached({ body }: EvaluatedKernel, branch: number, block: number): boolean {
  const reached = new Set(body.graph.blocks[branch]!.successors.filter((next) => next !== block));
  for (const one of reached) {
    const { successors } = body.graph.blocks[one]!;
    if (successors.length === 0) return false;
    for (const next of successors) if (next !== block) reached.add(next);
  }
  return true;
}
