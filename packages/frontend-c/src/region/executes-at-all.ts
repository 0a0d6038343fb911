import {
  apply,
  type Fragment,
  type IntExpr,
  int,
  intExprFragment,
  Level,
  simplifyIntExpr,
} from '@boxflow/ir';
import type { Context } from './context.js';
import type { Constraint, End } from './loop.js';
import type { Region } from './region.js';

/**
 * C for whether the statements of a context execute at all: `0 < a->rows` inside `for (i = 0; i < a->rows; i++)`.
 * `undefined` where that takes more than parameters and sums of them.
 */
export function executesAtAll({ region, constraints, dataConditions }: Context): string | undefined {
  if (dataConditions.length > 0) return undefined;
  const texts = constraints.map((constraint) => hostText(isFulfilled(constraint), region));
  return texts.includes(undefined) ? undefined : texts.map((text) => `(${text})`).join(' && ');
}

/** Whether some iteration fulfils a constraint; about the iteration where that depends on which. */
function isFulfilled(constraint: Constraint): IntExpr {
  if (constraint.kind !== 'range') return constraint.condition;
  const { lower, upper } = constraint;
  const between = (end: End) => int(end.strict ? 1 : 0);
  const first = apply('add', lower.value, between(lower));
  return simplifyIntExpr(apply('le', apply('add', first, between(upper)), upper.value));
}

const KNOWN = /^(?:add|sub|mul|neg|eq|ne|lt|le|gt|ge|and|or|not)$/;

function hostText(expr: IntExpr, region: Region): string | undefined {
  let isKnown = true;
  const name = (variable: string): Fragment => {
    const text = hostName(variable, region);
    if (text === undefined) isKnown = false;
    return { text: text ?? variable, level: Level.primary };
  };
  const { text } = intExprFragment(expr, (node) => {
    if (node.op === 'var') return name(node.name);
    if (node.op !== 'int' && !KNOWN.test(node.op)) isKnown = false;
    return undefined;
  });
  return isKnown ? text : undefined;
}

/** How the program names a parameter. */
function hostName(parameter: string, { parameterSymbols, parameterExpressions }: Region): string | undefined {
  return parameterExpressions.get(parameter) ?? parameterSymbols.get(parameter)?.name;
}
