import { apply, polynomialOf, samePolynomials } from '@boxflow/ir';
import type { Environment } from './environment.js';
import { exactly } from './extension.js';
import type { KernelBody } from './kernel-body.js';
import { assumptionsOf, exprOf, type Value } from './value.js';

/**
 * Returns the value of a register where paths join: the same on all of them, or one chosen by the condition of the branch before.
 * Returns undefined for other forms.
 */
export function joinedValue(
  body: KernelBody,
  block: number,
  incoming: readonly (Value | undefined)[],
  conditions: ReadonlyMap<number, Value>,
  environment: Environment,
): Value | undefined {
  const [first, ...others] = incoming;
  if (first === undefined || others.some((one) => one === undefined)) return undefined;
  const all = incoming as readonly Value[];
  if (others.every((one) => samePolynomials(one!.polynomial, first.polynomial)))
    return { ...first, assumptions: assumptionsOf(all) };
  const branch = body.dominators.immediate[block];
  const condition = branch === undefined ? undefined : conditions.get(branch);
  if (condition === undefined || all.length !== 2) return undefined;
  const sides = body.graph.blocks[block]!.predecessors.map((predecessor) =>
    sideOf(body, branch!, predecessor, block),
  );
  if (sides[0] === undefined || sides[1] === undefined || sides[0] === sides[1]) return undefined;
  const [yes, no] = (sides[0] === 1 ? all : [all[1]!, all[0]!]).map((one) => exactly(one, true, environment));
  const expr = apply('select', exprOf(condition), yes!.expr, no!.expr);
  return {
    polynomial: polynomialOf(expr),
    bits: first.bits,
    assumptions: assumptionsOf([condition, yes!, no!]),
  };
}

/** Returns through which successor of a branch control comes to a join from one of its predecessors. */
function sideOf(
  { graph, dominators }: KernelBody,
  branch: number,
  predecessor: number,
  join: number,
): number | undefined {
  const sides = graph.blocks[branch]!.successors;
  const side = sides.findIndex((next) =>
    predecessor === branch ? next === join : next !== join && dominators.dominates(next, predecessor),
  );
  return side < 0 || (predecessor === branch && sides.length < 2) ? undefined : side;
}
