import type { KernelNode } from '@boxflow/ir';
import { intText } from '../expressions/int-text.js';
import { indexType } from '../language/dialect.js';
import type { Writer } from '../layout/writer.js';
import type { KernelScope } from '../names/kernel-scope.js';
import { togetherSize } from '../names/named-sizes.js';
import { inTwoParts, printOneIteration } from './one-iteration.js';
import { type Dimension, nested, type PrintBody } from './thread-dimension.js';
import { ordersAccesses } from './thread-order.js';
import { executedTogether, type Together } from './together.js';
import { inTwoRanges } from './two-ranges.js';

/** Prints loops over all threads, for a language that runs the kernel once. */
export function printLoops(
  dimensions: readonly Dimension[],
  nodes: readonly KernelNode[],
  scope: KernelScope,
  writer: Writer,
  print: PrintBody,
): void {
  const { all, one } = inTwoParts(nodes, dimensions, scope);
  printNest(dimensions, all, one.length > 0 ? withBody(scope, all) : scope, writer, print);
  for (const part of one) {
    const others = dimensions.filter((dimension) => dimension !== part.dimension);
    const inside = withBody(scope, part.nodes);
    const withoutBuffers = { ...inside, kernel: { ...inside.kernel, buffers: [] } };
    printOneIteration(part, scope, writer, () =>
      printNest(others, part.nodes, withoutBuffers, writer, print),
    );
  }
}

function withBody(scope: KernelScope, body: readonly KernelNode[]): KernelScope {
  return { ...scope, kernel: { ...scope.kernel, body } };
}

function printNest(
  dimensions: readonly Dimension[],
  nodes: readonly KernelNode[],
  scope: KernelScope,
  writer: Writer,
  print: PrintBody,
): void {
  const oneByOne = (dimension: Dimension, inside: PrintBody) =>
    loopOf(dimension, writer, inside, inside === print);
  const inOrder = (own: readonly Dimension[]) => nested(own, oneByOne, print);
  const enter = (dimension: Dimension, inside: PrintBody) => {
    const together = togetherIn(dimension, scope);
    const inner = dimensions.slice(dimensions.indexOf(dimension) + 1);
    return together
      ? groupsOf(dimension, together, writer, inside, inOrder(inner))
      : oneByOne(dimension, inside);
  };
  nested(dimensions, enter, print)(nodes, scope);
}

/** Returns the iterations that are executed together. A view that may be in several buffers is slow anyway. */
function togetherIn({ thread }: Dimension, { split, kernel }: KernelScope): Together | undefined {
  const { iterator, lanes, points } = thread;
  if (split !== null) return undefined;
  if (lanes !== undefined)
    return { iterator, count: lanes, size: togetherSize(kernel, iterator, 'lanes'), as: 'lanes' };
  return points === undefined ? undefined : { iterator, count: points, as: 'points' };
}

function loopOf(dimension: Dimension, writer: Writer, inside: PrintBody, isInnermost: boolean): PrintBody {
  return (nodes, scope) => {
    const isPlain = isInnermost && scope.split === null && scope.parts.length === 0;
    for (const range of isPlain ? inTwoRanges(dimension, nodes, scope) : [{ dimension, scope }]) {
      const { name, first, end } = range.dimension;
      if (isInnermost) printIndependent(scope, writer);
      const head = `for (${indexType(scope.dialect)} ${name} = ${first || '0'}; ${name} < ${end}; ++${name})`;
      writer.block(head, () => inside(nodes, range.scope));
    }
  };
}

function printIndependent({ kernel, dialect, parts }: KernelScope, writer: Writer): void {
  if (dialect.threads.kind !== 'loops' || parts.length > 0 || ordersAccesses(kernel)) return;
  writer.line(dialect.threads.independent);
}

/** Groups of iterations together, then the rest one by one: `inOrder` prints its code, which is short. */
function groupsOf(
  { name, first, end }: Dimension,
  together: Together,
  writer: Writer,
  inside: PrintBody,
  inOrder: PrintBody,
): PrintBody {
  const { iterator, as } = together;
  return (nodes, scope) => {
    const count = intText(togetherSize(scope.kernel, iterator, as), scope);
    const group = { ...scope, parts: [...scope.parts, count] };
    writer.line(`${indexType(scope.dialect)} ${name} = ${first || '0'};`);
    writer.block(`for (; ${name} + ${count} <= ${end}; ${name} += ${count})`, () =>
      inside(executedTogether(nodes, together), group),
    );
    writer.block(`for (; ${name} < ${end}; ++${name})`, () => inOrder(nodes, scope));
  };
}
