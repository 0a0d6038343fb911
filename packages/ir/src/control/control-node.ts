import type { IntExpr } from '../int-expr/int-expr.js';
import { printIntExpr } from '../int-expr/print.js';
import { indent } from './text-lines.js';

/** A serial loop in a host tree or a kernel's body, whose nodes are of type `N`. */
export interface ForNode<N> {
  readonly kind: 'for';
  readonly iterator: string;
  readonly init: IntExpr;
  /** The loop goes on while this holds; over the iterator and what is in scope outside. */
  readonly condition: IntExpr;
  readonly step: number;
  readonly body: readonly N[];
}

/** A condition in a host tree or a kernel's body, whose nodes are of type `N`. */
export interface IfNode<N> {
  readonly kind: 'if';
  readonly condition: IntExpr;
  readonly then: readonly N[];
  readonly otherwise: readonly N[];
}

/** Loops and conditions around leaves of type `L`. */
export type ControlTree<L> = ForNode<ControlTree<L>> | IfNode<ControlTree<L>> | L;

/** Prints a line per loop, condition and `else`, with their bodies indented; `printNode` returns a node's lines. */
export function printControl<N>(
  node: ForNode<N> | IfNode<N>,
  printNode: (node: N) => readonly string[],
): string[] {
  const block = (head: string, body: readonly N[]) => [head, ...indent(body.flatMap(printNode))];
  if (node.kind === 'for') {
    const { iterator, init, condition, step, body } = node;
    const head = `for ${iterator} = ${printIntExpr(init)} while ${printIntExpr(condition)} step ${step}`;
    return block(head, body);
  }
  const { condition, then, otherwise } = node;
  const alternative = otherwise.length > 0 ? block('else', otherwise) : [];
  return [...block(`if ${printIntExpr(condition)}`, then), ...alternative];
}
