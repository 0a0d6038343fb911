import type { KernelNode } from '@boxflow/ir';
import { indexType } from '../language/dialect.js';
import type { Writer } from '../layout/writer.js';
import type { KernelScope } from '../names/kernel-scope.js';
import type { Dimension, PrintBody } from './thread-dimension.js';
import { ordersAccesses } from './thread-order.js';
import { executedTogether, type Together } from './together.js';

/** Loops over all threads, for a language that runs the kernel once. */
export function printLoops(
  dimensions: readonly Dimension[],
  nodes: readonly KernelNode[],
  scope: KernelScope,
  writer: Writer,
  print: PrintBody,
): void {
  const [outer, ...inner] = dimensions;
  if (!outer) {
    print(nodes, scope);
    return;
  }
  const together = togetherIn(outer, scope);
  if (together) printTogether(outer, together, inner, nodes, scope, writer, print);
  else printOneByOne(dimensions, nodes, scope, writer, print);
}

/** A view that may be in several buffers is slow anyway. */
function togetherIn({ thread }: Dimension, { split }: KernelScope): Together | undefined {
  const { iterator, lanes, points } = thread;
  if (split !== null) return undefined;
  if (lanes !== undefined) return { iterator, count: lanes, as: 'lanes' };
  return points === undefined ? undefined : { iterator, count: points, as: 'points' };
}

function printOneByOne(
  [outer, ...inner]: readonly Dimension[],
  nodes: readonly KernelNode[],
  scope: KernelScope,
  writer: Writer,
  print: PrintBody,
): void {
  if (!outer) {
    print(nodes, scope);
    return;
  }
  const { name, first, end } = outer;
  if (inner.length === 0) printIndependent(scope, writer);
  const head = `for (${indexType(scope.dialect)} ${name} = ${first || '0'}; ${name} < ${end}; ++${name})`;
  writer.block(head, () => printLoops(inner, nodes, scope, writer, print));
}

function printIndependent({ kernel, dialect, parts }: KernelScope, writer: Writer): void {
  if (dialect.threads.kind !== 'loops' || parts.length > 0 || ordersAccesses(kernel)) return;
  writer.line(dialect.threads.independent);
}

/** As many iterations together as there should be, then the rest one by one. */
function printTogether(
  { name, first, end }: Dimension,
  together: Together,
  inner: readonly Dimension[],
  nodes: readonly KernelNode[],
  scope: KernelScope,
  writer: Writer,
  print: PrintBody,
): void {
  const { count } = together;
  const inside = { ...scope, parts: [...scope.parts, count] };
  writer.line(`${indexType(scope.dialect)} ${name} = ${first || '0'};`);
  writer.block(`for (; ${name} + ${count - 1} < ${end}; ${name} += ${count})`, () =>
    printLoops(inner, executedTogether(nodes, together), inside, writer, print),
  );
  writer.block(`for (; ${name} < ${end}; ++${name})`, () =>
    printOneByOneInside(inner, nodes, scope, writer, print),
  );
}

/** The rest of a dimension is short: the code for it is, too. */
function printOneByOneInside(
  dimensions: readonly Dimension[],
  nodes: readonly KernelNode[],
  scope: KernelScope,
  writer: Writer,
  print: PrintBody,
): void {
  if (dimensions.length === 0) {
    print(nodes, scope);
    return;
  }
  const plain = dimensions.map((one) => ({ ...one, thread: withoutTogether(one) }));
  printOneByOne(plain, nodes, scope, writer, print);
}

function withoutTogether({ thread }: Dimension): Dimension['thread'] {
  const { iterator, lower, count } = thread;
  return { iterator, lower, count };
}
