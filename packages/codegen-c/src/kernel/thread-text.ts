import type { KernelNode } from '@boxflow/ir';
import { intText } from '../expressions/int-text.js';
import { indexType, type ThreadMapping } from '../language/dialect.js';
import type { Writer } from '../layout/writer.js';
import type { KernelScope } from '../names/kernel-scope.js';
import { togetherSize } from '../names/named-sizes.js';
import { unrollText } from './node-text.js';
import { panelsIn, printPanels } from './panels.js';
import { type Dimension, dimensionsOf, nested, type PrintBody } from './thread-dimension.js';
import { printLoops } from './thread-loops.js';
import { executedTogether } from './together.js';

/** Enters the thread grid. */
export function printThreads(scope: KernelScope, writer: Writer, print: PrintBody): void {
  const dimensions = dimensionsOf(scope, writer);
  const { kernel, dialect } = scope;
  const panels = panelsIn(scope);
  if (kernel.blocks?.team && dialect.threads.kind === 'loops') print(kernel.body, scope);
  else if (panels !== undefined) printPanels(dimensions, scope, writer, print);
  else if (dialect.threads.kind === 'loops') printLoops(dimensions, kernel.body, scope, writer, print);
  else printGrid(dialect.threads, dimensions, scope, writer, print);
}

type Grid = Extract<ThreadMapping, { kind: 'grid' }>;

/**
 * x has room for 2^31 groups, so one test is enough. y and z have room for 65535 only, so each thread strides over
 * as many iterations as it takes. Threads that could be in blocks have several iterations in x, too.
 */
function printGrid(
  grid: Grid,
  dimensions: readonly Dimension[],
  scope: KernelScope,
  writer: Writer,
  print: PrintBody,
): void {
  const x = dimensions.at(-1);
  const strided = scope.kernel.blocks ? dimensions : dimensions.slice(0, -1);
  if (x && strided.length < dimensions.length) {
    writer.line(`const ${indexType(scope.dialect)} ${x.name} = ${startOf(grid, x, '1')};`);
    writer.line(`if (${x.name} >= ${x.end}) return;`);
  }
  const enter = (outer: Dimension, inside: PrintBody) => stridesOf(grid, outer, writer, inside);
  nested(strided, enter, print)(scope.kernel.body, scope);
}

function stridesOf(grid: Grid, outer: Dimension, writer: Writer, inside: PrintBody): PrintBody {
  const { name, end, axis, thread } = outer;
  return (nodes, scope) => {
    const isOne = scope.split !== null || (thread.points ?? 1) === 1;
    const points = isOne ? '1' : intText(togetherSize(scope.kernel, thread.iterator, 'points'), scope);
    const init = `${indexType(scope.dialect)} ${name} = ${startOf(grid, outer, points)}`;
    const head = `for (${init}; ${name} < ${end}; ${name} += ${times(points, grid.size(axis))})`;
    writer.line(unrollText(1));
    writer.block(head, () => {
      if (isOne) inside(nodes, scope);
      else printPoints(outer, points, nodes, scope, writer, inside);
    });
  };
}

/** Prints all iterations of a thread together; at the end of the grid, the ones that exist one by one. */
function printPoints(
  { name, end, thread }: Dimension,
  points: string,
  nodes: readonly KernelNode[],
  scope: KernelScope,
  writer: Writer,
  print: PrintBody,
): void {
  const count = thread.points ?? 1;
  const together = executedTogether(nodes, { iterator: thread.iterator, count, as: 'points' });
  writer.branch(
    `${name} + ${points} <= ${end}`,
    () => print(together, { ...scope, parts: [...scope.parts, points] }),
    { otherwise: () => writer.block(`for (; ${name} < ${end}; ++${name})`, () => print(nodes, scope)) },
  );
}

function startOf(grid: Grid, { first, axis }: Dimension, points: string): string {
  const index = points === '1' ? grid.index(axis) : times(points, `(${grid.index(axis)})`);
  return first === '' ? index : `${first} + ${index}`;
}

function times(factor: string, text: string): string {
  return factor === '1' ? text : `${factor} * ${text}`;
}
