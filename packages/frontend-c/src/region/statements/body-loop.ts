import type { BodyExpr, BodyStatement } from '@boxflow/ir';
import { isLoopStatement } from '../../syntax/loop-statement.js';
import { descendants, field, type Node, unparenthesised } from '../../syntax/node.js';
import type { Scope } from '../../types/scope.js';
import { assigning, passed } from '../state/assigned-values.js';
import { inBlock } from '../state/context.js';
import type { StatementBuilder } from '../state/statement-builder.js';
import { bodyWithContinue, hasContinue } from './body-continue.js';

/** Builds the parts of a loop, which may have loops inside. */
export interface BodyParts {
  nested(node: Node, builder: StatementBuilder): BodyStatement[];
  assignments(expression: Node, builder: StatementBuilder): BodyStatement[];
  declaration(node: Node, builder: StatementBuilder): BodyStatement[];
}

/** The most iterations of a counted loop that is a part of a statement. */
const MOST_ITERATIONS = 64;

/**
 * Returns whether a loop may be a part of one statement: it has no loops inside that could be regions of their own, so
 * that nothing is lost if it runs as it stands.
 */
export function mayBePart(loop: Node, scope: Scope): boolean {
  return [...descendants(field(loop, 'body'))].every(
    (node) => !isLoopStatement(node) || isShort(node, scope),
  );
}

function isShort(loop: Node, scope: Scope): boolean {
  const condition = loop.childForFieldName('condition');
  const comparison = condition && unparenthesised(condition);
  if (loop.type !== 'for_statement' || comparison?.type !== 'binary_expression') return false;
  const end = scope.constantValue(field(comparison, 'right'));
  return end !== undefined && Math.abs(end) <= MOST_ITERATIONS;
}

/**
 * Returns a loop whose number of iterations is data, such as `for (k = start[i]; k < start[i + 1]; k++)`, as it stands.
 *
 * @throws Refused
 */
export function bodyLoop(node: Node, outer: StatementBuilder, parts: BodyParts): BodyStatement[] {
  const { region } = outer;
  const body = field(node, 'body');
  const builder = outer.inside({ ...inBlock(outer.context), isDataLoop: true }, outer.values);
  const first = initialised(node, builder, parts);
  passed(node, builder.context);
  const when = node.childForFieldName('condition');
  const condition: BodyExpr = when ? builder.expression(when) : { kind: 'literal', text: '1', type: 'int32' };
  const inside = builder.under(undefined, () => {
    const update = node.childForFieldName('update');
    return region.values.onOneWay(() => [
      ...(hasContinue(body) ? bodyWithContinue(body, builder, parts.nested) : parts.nested(body, builder)),
      ...(update ? parts.assignments(update, builder) : []),
    ]);
  });
  passed(node, builder.context);
  const test = node.type === 'do_statement' ? 'after' : 'before';
  return [...first, { kind: 'while', condition, test, body: inside }];
}

function initialised(node: Node, builder: StatementBuilder, parts: BodyParts): BodyStatement[] {
  const initialiser = node.childForFieldName('initializer');
  if (!initialiser) return [];
  if (initialiser.type === 'declaration') return parts.declaration(initialiser, builder);
  return assigning(initialiser, builder.context, () => parts.assignments(initialiser, builder));
}
