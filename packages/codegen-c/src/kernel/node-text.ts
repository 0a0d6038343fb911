import type { KernelNode } from '@boxflow/ir';
import { elementText } from '../expressions/element-text.js';
import { intText } from '../expressions/int-text.js';
import { indexType } from '../language/dialect.js';
import type { Writer } from '../layout/writer.js';
import type { KernelScope } from '../names/kernel-scope.js';
import { printInstance } from './statement-text.js';
import { writesOnce } from './thread-order.js';

/** Prints the code of a thread. */
export function printNodes(nodes: readonly KernelNode[], scope: KernelScope, writer: Writer): void {
  nodes.forEach((node, i) => {
    const before = nodes[i - 1];
    // The same statement for the next of several iterations.
    const isRepeated =
      node.kind === 'instance' && before?.kind === 'instance' && before.statement === node.statement;
    printNode(node, scope, writer, isRepeated);
  });
}

function printNode(node: KernelNode, scope: KernelScope, writer: Writer, isRepeated: boolean): void {
  if (node.kind === 'instance') {
    printInstance(node, scope, writer, isRepeated);
    return;
  }
  if (node.kind === 'copy') {
    printCopy(node, scope, writer);
    return;
  }
  if (node.kind === 'for') {
    printFor(node, scope, writer);
    return;
  }
  writer.branch(intText(node.condition, scope), () => printNodes(node.then, scope, writer), {
    otherwise: node.otherwise.length > 0 ? () => printNodes(node.otherwise, scope, writer) : undefined,
  });
}

function printFor(node: Extract<KernelNode, { kind: 'for' }>, scope: KernelScope, writer: Writer): void {
  const name = scope.variable(node.iterator);
  const init = `${indexType(scope.dialect)} ${name} = ${intText(node.init, scope)}`;
  if (
    node.run === 'vector' &&
    node.body.every((leaf) => writesOnce([leaf], scope.kernel)) &&
    scope.dialect.threads.kind === 'loops'
  )
    writer.line(scope.dialect.threads.independent);
  const head = `for (${init}; ${intText(node.condition, scope)}; ${increment(name, node.step)})`;
  writer.block(head, () => printNodes(node.body, scope, writer));
}

function increment(name: string, step: number): string {
  if (step === 1) return `++${name}`;
  if (step === -1) return `--${name}`;
  return step > 0 ? `${name} += ${step}` : `${name} -= ${-step}`;
}

function printCopy(
  { direction, view, element, target }: Extract<KernelNode, { kind: 'copy' }>,
  scope: KernelScope,
  writer: Writer,
): void {
  const memory = elementText(view, element, scope);
  const own = elementText(target, [], scope);
  writer.code(direction === 'in' ? `${own} = ${memory};` : `${memory} = ${own};`);
}
