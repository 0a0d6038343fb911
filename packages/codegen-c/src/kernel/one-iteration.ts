import { type IntExpr, type KernelNode, variablesOf } from '@boxflow/ir';
import { intText } from '../expressions/int-text.js';
import { indexType } from '../language/dialect.js';
import type { Writer } from '../layout/writer.js';
import type { KernelScope } from '../names/kernel-scope.js';
import type { Dimension } from './thread-dimension.js';

/** Nodes that only threads of one iteration of a dimension execute. */
export interface OneIteration {
  readonly dimension: Dimension;
  readonly value: IntExpr;
  readonly nodes: readonly KernelNode[];
}

/** What all threads execute, and then one iteration of some dimension. */
export interface InTwoParts {
  readonly all: readonly KernelNode[];
  readonly one: readonly OneIteration[];
}

/**
 * Returns the nodes at the end that are for one iteration apart from the others:
 * `for j: { A; if (j == k) B }` is `for j: A; B at j = k`. Threads are independent of each other, and
 * compilers do not vectorise loops with such conditions.
 */
export function inTwoParts(
  nodes: readonly KernelNode[],
  dimensions: readonly Dimension[],
  scope: KernelScope,
): InTwoParts {
  const found = nodes.map((node) => oneIteration(node, dimensions, scope));
  const last = found.lastIndexOf(undefined);
  if (last < 0) return { all: nodes, one: [] };
  return { all: nodes.slice(0, last + 1), one: found.slice(last + 1).flatMap((one) => one ?? []) };
}

function oneIteration(
  node: KernelNode,
  dimensions: readonly Dimension[],
  scope: KernelScope,
): OneIteration | undefined {
  if (node.kind !== 'if' || node.otherwise.length > 0 || node.condition.op !== 'eq') return undefined;
  if (node.then.some(hasBuffers)) return undefined;
  const iterators = scope.kernel.threads.map(({ iterator }) => iterator);
  const [left, right] = node.condition.args as readonly [IntExpr, IntExpr];
  for (const [own, value] of [
    [left, right],
    [right, left],
  ] as const) {
    const dimension = dimensions.find(({ thread }) => own.op === 'var' && own.name === thread.iterator);
    const isFixed = !variablesOf(value).some((name) => iterators.includes(name));
    if (dimension && isFixed) return { dimension, value, nodes: node.then };
  }
  return undefined;
}

/** Returns whether the node uses what is a thread's own. */
function hasBuffers(node: KernelNode): boolean {
  switch (node.kind) {
    case 'for':
      return node.body.some(hasBuffers);
    case 'if':
      return [...node.then, ...node.otherwise].some(hasBuffers);
    case 'copy':
    case 'move':
      return true;
    case 'instance':
      return node.views.some((target) => typeof target !== 'number');
  }
}

/** Prints the iteration, if it exists, around `inside`. */
export function printOneIteration(
  { dimension: { name, first, end }, value }: OneIteration,
  scope: KernelScope,
  writer: Writer,
  inside: () => void,
): void {
  writer.line('{');
  writer.indented(() => {
    writer.line(`const ${indexType(scope.dialect)} ${name} = ${intText(value, scope)};`);
    writer.block(`if (${first || '0'} <= ${name} && ${name} < ${end})`, inside);
  });
  writer.line('}');
}
