import type { BodyStatement, LoopNode } from '@boxflow/ir';
import type { Node } from '../../syntax/node.js';
import type { Context } from './context.js';
import type { ArrayDraft } from './drafts.js';
import type { Place } from './place.js';
import type { StatementBuilder } from './statement-builder.js';

/** The contexts of the two blocks of an `if`. */
export interface Branches {
  /** The statements that compute a condition on data. */
  readonly before: readonly LoopNode[];
  readonly then: Context;
  readonly otherwise: Context;
  /** The variable that keeps a condition on data. */
  readonly value?: ArrayDraft;
}

/** How the walk makes nodes of the loop tree. */
export interface Walk {
  /** Adds statements in their order. */
  all(nodes: readonly Node[], context: Context): LoopNode[];
  /** Adds one statement to the region. Messages about it name the place of `at`, by default that of `node`. */
  statement(
    node: Node,
    context: Context,
    build: (builder: StatementBuilder) => BodyStatement[],
    at?: Node,
  ): LoopNode;
  /** Returns a statement, and before it the statements of the calls in its expression. */
  afterCalls(expression: Node, context: Context, build: (context: Context) => LoopNode): LoopNode[];
  /** Returns the assignments that copy a struct to a place. */
  structCopy(target: Place, source: Node, node: Node, builder: StatementBuilder): BodyStatement[];
  /** Enters the blocks of an `if`, whose condition may depend on data. */
  branches(when: Node, context: Context): Branches;
  /** Returns a loop as one statement, however often it runs. */
  dataLoop(node: Node, context: Context): LoopNode;
  /** Returns the builder of a new statement. */
  builder(context: Context): StatementBuilder;
}
