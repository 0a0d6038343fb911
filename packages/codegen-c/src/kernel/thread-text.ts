import { type IntExpr, type KernelNode, simplifyIntExpr, type ThreadDimension } from '@boxflow/ir';
import { intText } from '../expressions/int-text.js';
import { indexType } from '../language/dialect.js';
import type { Writer } from '../layout/writer.js';
import type { KernelScope } from '../names/kernel-scope.js';
import { inLanes } from './lanes.js';
import { ordersAccesses } from './thread-order.js';

/** Prints what a thread executes, or several together, where all thread iterators have their values. */
export type PrintBody = (nodes: readonly KernelNode[], scope: KernelScope) => void;

/** Enters the thread grid. */
export function printThreads(scope: KernelScope, writer: Writer, print: PrintBody): void {
  const body = () => print(scope.kernel.body, scope);
  const dimensions = scope.kernel.threads.map((thread, i) => dimension(thread, i, scope, writer));
  if (scope.dialect.threads.kind === 'loops') printLoops(dimensions, scope, writer, print);
  else printGrid(dimensions, scope, writer, body);
}

interface Dimension {
  readonly name: string;
  readonly count: string;
  /** The first iteration; empty if it is 0. */
  readonly first: string;
  /** 0 is x. */
  readonly axis: number;
}

function dimension(thread: ThreadDimension, position: number, scope: KernelScope, writer: Writer): Dimension {
  const lower = simplifyIntExpr(thread.lower);
  const name = scope.variable(thread.iterator);
  const first = isSimple(lower) ? intText(lower, scope) : declareFirst(lower, position, scope, writer);
  const axis = scope.kernel.threads.length - 1 - position;
  return { name, count: scope.counts[position]!, first: first === '0' ? '' : first, axis };
}

function isSimple(expr: IntExpr): boolean {
  if (expr.op === 'int' || expr.op === 'var') return true;
  return (
    (expr.op === 'add' || expr.op === 'sub') && expr.args.every((arg) => arg.op === 'int' || arg.op === 'var')
  );
}

/** The expression would stand in the loop's head twice. */
function declareFirst(lower: IntExpr, position: number, scope: KernelScope, writer: Writer): string {
  const name = scope.firsts[position]!;
  writer.line(`const ${indexType(scope.dialect)} ${name} = ${intText(lower, scope)};`);
  return name;
}

function printLoops(
  dimensions: readonly Dimension[],
  scope: KernelScope,
  writer: Writer,
  print: PrintBody,
): void {
  const { kernel, dialect, split } = scope;
  const [outer, ...inner] = dimensions;
  if (!outer) {
    print(kernel.body, scope);
    return;
  }
  const { name, first } = outer;
  const lanes = kernel.threads.at(-1)?.lanes;
  if (inner.length === 0 && lanes !== undefined && split === null) {
    printLanes(outer, lanes, scope, writer, print);
    return;
  }
  if (inner.length === 0 && dialect.threads.kind === 'loops' && !ordersAccesses(kernel))
    writer.line(dialect.threads.independent);
  const head = `for (${indexType(dialect)} ${name} = ${first || '0'}; ${name} < ${endOf(outer)}; ++${name})`;
  writer.block(head, () => printLoops(inner, scope, writer, print));
}

/** As many threads together as there are lanes, then what is left one by one. */
function printLanes(
  dimension: Dimension,
  lanes: number,
  scope: KernelScope,
  writer: Writer,
  print: PrintBody,
): void {
  const { name, first } = dimension;
  const { body, threads } = scope.kernel;
  const end = endOf(dimension);
  writer.line(`${indexType(scope.dialect)} ${name} = ${first || '0'};`);
  writer.block(`for (; ${name} + ${lanes - 1} < ${end}; ${name} += ${lanes})`, () =>
    print(inLanes(body, threads.at(-1)!.iterator, lanes), { ...scope, lanes }),
  );
  writer.block(`for (; ${name} < ${end}; ++${name})`, () => print(body, scope));
}

/**
 * x has room for 2^31 groups, so one test is enough. y and z have room for 65535 only, so each thread strides over
 * as many iterations as it takes.
 */
function printGrid(
  dimensions: readonly Dimension[],
  scope: KernelScope,
  writer: Writer,
  body: () => void,
): void {
  const x = dimensions.at(-1);
  if (!x) {
    body();
    return;
  }
  writer.line(`const ${indexType(scope.dialect)} ${x.name} = ${startOf(x, scope)};`);
  writer.line(`if (${x.name} >= ${endOf(x)}) return;`);
  printStrides(dimensions.slice(0, -1), scope, writer, body);
}

function printStrides(
  dimensions: readonly Dimension[],
  scope: KernelScope,
  writer: Writer,
  body: () => void,
): void {
  const [outer, ...inner] = dimensions;
  if (!outer || scope.dialect.threads.kind !== 'grid') {
    body();
    return;
  }
  const { name, axis } = outer;
  const init = `${indexType(scope.dialect)} ${name} = ${startOf(outer, scope)}`;
  const head = `for (${init}; ${name} < ${endOf(outer)}; ${name} += ${scope.dialect.threads.size(axis)})`;
  writer.block(head, () => printStrides(inner, scope, writer, body));
}

function startOf({ first, axis }: Dimension, { dialect }: KernelScope): string {
  const index = dialect.threads.kind === 'grid' ? dialect.threads.index(axis) : '0';
  return first === '' ? index : `${first} + ${index}`;
}

function endOf({ first, count }: Dimension): string {
  return first === '' ? count : `${first} + ${count}`;
}
