import { apply, type IntExpr, int, simplifyIntExpr } from '@boxflow/ir';
import type { Context } from '../state/context.js';
import type { Constraint, End } from '../state/loop.js';
import type { ExecutionConditions } from '../state/member-reads.js';
import type { Region } from '../state/region.js';

/**
 * Returns what is known about whether the statements of a context execute: `0 < rows` inside
 * `for (i = 0; i < rows; i++)`.
 */
export function executionConditions({ region, constraints, isOpen }: Context): ExecutionConditions {
  const fulfilled = constraints.map(someIterationFulfils);
  const isKnown = !isOpen && fulfilled.every((condition) => isOfParameters(condition, region));
  return { fulfilled, executed: isKnown ? fulfilled : undefined };
}

/** Returns the condition that some iteration fulfils a constraint; it names the iteration if that depends on which. */
function someIterationFulfils(constraint: Constraint): IntExpr {
  if (constraint.kind !== 'range') return constraint.condition;
  const { lower, upper } = constraint;
  const between = (end: End) => int(end.strict ? 1 : 0);
  const first = apply('add', lower.value, between(lower));
  return simplifyIntExpr(apply('le', apply('add', first, between(upper)), upper.value));
}

const SIMPLE = /^(?:add|sub|mul|neg|eq|ne|lt|le|gt|ge|and|or|not)$/;

/** Returns whether an expression is made of parameters by sums, products, comparisons and the like. */
export function isOfParameters(expr: IntExpr, region: Region): boolean {
  if (expr.op === 'int') return true;
  if (expr.op === 'var') return region.parameters.has(expr.name);
  return SIMPLE.test(expr.op) && expr.args.every((arg) => isOfParameters(arg, region));
}
