import type { BodyExpr, BodyStatement, LoopNode } from '@boxflow/ir';
import { isLoopStatement } from '../../syntax/loop-statement.js';
import { descendants, type Node } from '../../syntax/node.js';
import { specifiedType } from '../../types/specifiers.js';
import { needsStatements } from '../calls/calls-before.js';
import { localScalar } from '../memory/local-scalar.js';
import type { Context, DataCondition } from '../state/context.js';
import type { ArrayDraft } from '../state/drafts.js';
import type { StatementBuilder } from '../state/statement-builder.js';
import { not, truth } from '../state/truth.js';
import type { Walk } from '../state/walk.js';
import { bodyExpr } from './expressions.js';

/**
 * Returns whether statements under a condition on data cannot be parts of one statement: loops, calls and the like.
 */
export function areStatementsOfTheirOwn(nodes: readonly Node[], context: Context): boolean {
  return nodes.some((root) => [...descendants(root)].some((node) => isStatementOfItsOwn(node, context)));
}

function isStatementOfItsOwn(node: Node, context: Context): boolean {
  const { type, parent } = node;
  if (type === 'call_expression' && parent?.type === 'expression_statement')
    return !/^__assert/.test(node.text);
  if (type === 'call_expression') return needsStatements(node, context);
  if (type === 'init_declarator') return node.childForFieldName('declarator')?.type !== 'identifier';
  if (type === 'declaration')
    return /^(?:array|pointer)$/.test(specifiedType(node.childForFieldName('type'), context.scope).kind);
  return isLoopStatement(node);
}

/** Returns the statements that compute a condition, and its value. */
export function keptCondition(
  when: Node,
  context: Context,
  walk: Walk,
): { readonly before: LoopNode[]; readonly value: ArrayDraft } {
  const value = localScalar('condition', 'int32', when, context);
  const build = (builder: StatementBuilder): BodyStatement[] => {
    const condition = truth(bodyExpr(when, builder));
    return [{ kind: 'assign', target: builder.add('write', value, [], when), value: condition }];
  };
  const before = walk.afterCalls(when, context, (inside) => walk.statement(when, inside, build));
  return { before, value };
}

/** Returns the body of a statement under all conditions on data around it. */
export function whereTheyHold(
  conditions: readonly DataCondition[],
  node: Node,
  builder: StatementBuilder,
  build: () => BodyStatement[],
): BodyStatement[] {
  const [first, ...others] = conditions;
  if (!first) return build();
  const access = builder.add('read', first.value, [], node);
  const kept: BodyExpr = { kind: 'read', access, type: 'int32' };
  const then = builder.under(undefined, () => whereTheyHold(others, node, builder, build));
  return [{ kind: 'if', condition: first.holds ? kept : not(kept), then, otherwise: [] }];
}
