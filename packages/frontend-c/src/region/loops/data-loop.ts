import type { BodyStatement, LoopNode } from '@boxflow/ir';
import { loopForm } from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import type { Node } from '../../syntax/node.js';
import type { Variable } from '../../types/scope.js';
import { arrayOf } from '../memory/arrays.js';
import { passed } from '../state/assigned-values.js';
import type { Context, FirstValue } from '../state/context.js';
import { ifAffine } from '../state/if-affine.js';
import type { StatementBuilder } from '../state/statement-builder.js';
import type { Walk } from '../state/walk.js';
import { loopOnData } from '../statements/body.js';
import { mayBePart } from '../statements/body-loop.js';
import { firstUse } from '../uses/writes.js';
import { enterLoop } from './loop-header.js';
import { checkBreaks } from './loop-jumps.js';
import { partsOf } from './loop-parts.js';

/** Returns whether a loop inside counted loops is a part of one statement, because data decides how often it runs. */
export function isDataLoop(node: Node, context: Context): boolean {
  return context.loops.length > 0 && mayBePart(node, context.scope) && !isCountable(node, context);
}

function isCountable(node: Node, context: Context): boolean {
  const { region, starts } = context;
  return region.trial(() => {
    try {
      const trial = { ...context, starts: new Map(starts) };
      const parts = partsOf(node, trial);
      checkBreaks(parts.body, enterLoop(parts, trial).inside);
      return true;
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    }
  });
}

/** Returns the loop as one statement, with the first values that statements before it give to its variables. */
export function walkDataLoop(node: Node, context: Context, walk: Walk): LoopNode {
  const { starts } = context;
  const before = [...starts].filter(([{ name }]) => firstUse(node, name) !== undefined);
  for (const [symbol] of before) starts.delete(symbol);
  const whole = walk.statement(node, context, (builder) => [
    ...before.map(([symbol, first]) => startValue(symbol, first, node, builder)),
    ...loopOnData(node, builder),
  ]);
  passed(node, context);
  return whole;
}

/** Returns the assignment of a variable's first value. @throws Refused if the value may have changed since */
function startValue(
  symbol: Variable,
  { node, value }: FirstValue,
  loop: Node,
  builder: StatementBuilder,
): BodyStatement {
  const known = ifAffine(value);
  if (!known && !isRightBefore(node, loop)) {
    const why = `the value of '${symbol.name}' is not set right before it`;
    throw new Refused(loopForm(builder.region.locate(loop), why));
  }
  const target = builder.add('write', arrayOf(symbol, node, builder.region), [], node);
  if (known) return { kind: 'assign', target, value: { kind: 'int', value: known.expr, type: known.type } };
  return { kind: 'assign', target, value: builder.expression(node) };
}

function isRightBefore(value: Node, loop: Node): boolean {
  let statement: Node | null = value;
  while (statement && !/^(?:declaration|expression_statement)$/.test(statement.type))
    statement = statement.parent;
  return statement?.nextNamedSibling?.id === loop.id;
}
