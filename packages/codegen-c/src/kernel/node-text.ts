import { apply, type IntExpr, int, type KernelNode, variable } from '@boxflow/ir';
import { elementText } from '../expressions/element-text.js';
import { intText } from '../expressions/int-text.js';
import { indexType } from '../language/dialect.js';
import type { Writer } from '../layout/writer.js';
import type { KernelScope } from '../names/kernel-scope.js';
import { printInstance } from './statement-text.js';
import { endOf } from './sums-in-parts.js';
import { writesOnce } from './thread-order.js';
import { executedTogether } from './together.js';
import { printValuesFirst } from './values-first.js';

/** Prints the code of a thread. */
export function printNodes(nodes: readonly KernelNode[], scope: KernelScope, writer: Writer): void {
  nodes.forEach((node, i) => {
    const before = nodes[i - 1];
    // The statement before is the same one, in the previous of several iterations.
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
  if (node.kind === 'move') {
    writer.code(`${elementText(node.to, [], scope)} = ${elementText(node.from, [], scope)};`);
    return;
  }
  if (node.kind === 'for') {
    if (!printValuesFirst(node, scope, writer)) printFor(node, scope, writer);
    return;
  }
  writer.branch(intText(node.condition, scope), () => printNodes(node.then, scope, writer), {
    otherwise: node.otherwise.length > 0 ? () => printNodes(node.otherwise, scope, writer) : undefined,
  });
}

type ForKernelNode = Extract<KernelNode, { kind: 'for' }>;

function printFor(node: ForKernelNode, scope: KernelScope, writer: Writer): void {
  const end = endOf(node);
  const { lanes } = node;
  if (lanes !== undefined && end !== undefined && isInLanes(node, scope)) {
    printLanes(node, lanes, end, scope, writer);
    return;
  }
  const name = scope.variable(node.iterator);
  const init = `${indexType(scope.dialect)} ${name} = ${intText(node.init, scope)}`;
  if (isIndependent(node, scope) && scope.dialect.threads.kind === 'loops')
    writer.line(scope.dialect.threads.independent);
  if (node.run === 'unrolled') writer.line(unrollOf(node, scope));
  const head = `for (${init}; ${intText(node.condition, scope)}; ${increment(name, node.step)})`;
  writer.block(head, () => printNodes(node.body, scope, writer));
}

/** Returns whether the compiler may be told that the iterations of the loop are independent of each other. */
function isIndependent({ run, body }: ForKernelNode, { kernel }: KernelScope): boolean {
  if (run === 'team') return body.every(({ kind }) => kind === 'instance') && writesOnce(body, kernel);
  return run === 'vector' && body.every((leaf) => writesOnce([leaf], kernel));
}

function unrollOf({ unroll }: ForKernelNode, { dialect }: KernelScope): string {
  return dialect.threads.kind === 'loops' && unroll !== undefined
    ? dialect.threads.unroll(unroll)
    : unrollText(unroll);
}

/** Returns the line before a loop of device code whose body a compiler copies for so many iterations, or for all. */
export function unrollText(count: number | undefined): string {
  return count === undefined ? '#pragma unroll' : `#pragma unroll ${count}`;
}

/** A view that may be in several buffers is slow anyway, and registers are one thread's. */
function isInLanes(node: ForKernelNode, { dialect, split, parts }: KernelScope): boolean {
  const isPossible = dialect.threads.kind === 'loops' && split === null && parts.length === 0;
  return isPossible && node.step === 1 && !hasRegisters(node.body);
}

function hasRegisters(nodes: readonly KernelNode[]): boolean {
  return nodes.some((node) => {
    if (node.kind === 'for') return hasRegisters(node.body);
    if (node.kind === 'if') return hasRegisters([...node.then, ...node.otherwise]);
    if (node.kind === 'copy' || node.kind === 'move') return true;
    return node.views.some((target) => typeof target !== 'number' && target.index !== undefined);
  });
}

/** Prints as many iterations together as there should be, then the rest one by one. */
function printLanes(
  node: ForKernelNode,
  count: number,
  end: IntExpr,
  scope: KernelScope,
  writer: Writer,
): void {
  const { iterator } = node;
  const name = scope.variable(iterator);
  const last = apply('add', variable(iterator), int(count - 1));
  writer.line('{');
  writer.indented(() => {
    writer.line(`${indexType(scope.dialect)} ${name} = ${intText(node.init, scope)};`);
    writer.block(`for (; ${intText(apply('lt', last, end), scope)}; ${name} += ${count})`, () => {
      const together = { iterator, count, as: 'lanes', areOneThread: true } as const;
      printNodes(executedTogether(node.body, together), scope, writer);
    });
    writer.block(`for (; ${intText(node.condition, scope)}; ++${name})`, () =>
      printNodes(node.body, scope, writer),
    );
  });
  writer.line('}');
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
