import { apply, type IntExpr, type KernelNode, simplifyIntExpr, type ThreadDimension } from '@boxflow/ir';
import { intText } from '../expressions/int-text.js';
import { indexType } from '../language/dialect.js';
import type { Writer } from '../layout/writer.js';
import type { KernelScope } from '../names/kernel-scope.js';

/** Prints what a thread executes, or several together, when all thread iterators have their values. */
export type PrintBody = (nodes: readonly KernelNode[], scope: KernelScope) => void;

/** A dimension of the thread grid as text. */
export interface Dimension {
  readonly thread: ThreadDimension;
  readonly name: string;
  /** The first iteration; empty if it is 0. */
  readonly first: string;
  /** The end of the iterations, exclusive. */
  readonly end: string;
  /** 0 is x. */
  readonly axis: number;
}

/** Returns what prints all dimensions, the first outermost, when `enter` prints one of them around the rest. */
export function nested(
  dimensions: readonly Dimension[],
  enter: (dimension: Dimension, inside: PrintBody) => PrintBody,
  print: PrintBody,
): PrintBody {
  return dimensions.reduceRight((inside, dimension) => enter(dimension, inside), print);
}

/** Returns the dimensions, outermost first. Declares the variables that they need. */
export function dimensionsOf(scope: KernelScope, writer: Writer): readonly Dimension[] {
  const { threads } = scope.kernel;
  return threads.map((thread, position) => {
    const lower = simplifyIntExpr(thread.lower);
    const name = scope.variable(thread.iterator);
    const lowerText = simpleText(lower, scope.firsts[position]!, scope, writer);
    const first = lowerText === '0' ? '' : lowerText;
    const axis = threads.length - 1 - position;
    return { thread, name, first, end: endOf(thread, first, position, scope, writer), axis };
  });
}

/** The arguments count threads, of which there are fewer than iterations if one executes several together. */
function endOf(
  thread: ThreadDimension,
  first: string,
  position: number,
  scope: KernelScope,
  writer: Writer,
): string {
  if (thread.points !== undefined || scope.kernel.blocks) {
    const end = simplifyIntExpr(apply('add', thread.lower, thread.count));
    return simpleText(end, scope.ends[position]!, scope, writer);
  }
  const count = scope.counts[position]!;
  scope.used.add(count);
  return first === '' ? count : `${first} + ${count}`;
}

/** Returns text for an expression that occurs several times: of a variable if it is long. */
function simpleText(expr: IntExpr, name: string, scope: KernelScope, writer: Writer): string {
  if (isSimple(expr)) return intText(expr, scope);
  writer.line(`const ${indexType(scope.dialect)} ${name} = ${intText(expr, scope)};`);
  return name;
}

function isSimple(expr: IntExpr): boolean {
  if (expr.op === 'int' || expr.op === 'var') return true;
  return (
    (expr.op === 'add' || expr.op === 'sub') && expr.args.every((arg) => arg.op === 'int' || arg.op === 'var')
  );
}
