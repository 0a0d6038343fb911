import {
  BoxflowError,
  blockVariables,
  type IntExpr,
  type IntRange,
  type Kernel,
  type KernelNode,
  type KernelView,
  PURE_FUNCTIONS,
  rangeOf,
  type SplitVariant,
  variable,
} from '@boxflow/ir';
import type { Dialect } from '../language/dialect.js';
import { HELPER_NAMES, type Helper } from '../language/helpers.js';
import { splitViewNames, splitViews } from '../language/split-view.js';
import { NameTable } from './name-table.js';

/** Names of one view in the printed kernel. */
export interface ViewNames {
  readonly pointer: string;
  /** The two arguments from which `pointer` is computed, if it is not an argument itself. */
  readonly buffer: string;
  readonly origin: string;
  /** rank - 1 of them. */
  readonly strides: readonly string[];
  /** If the view may be split, `pointer` is the table of its boxes, and these are their buffers and addresses. */
  readonly pieces: readonly string[];
  readonly bases: string;
}

/** The names that printing one kernel needs, and the helpers that it collects. */
export interface KernelScope {
  readonly kernel: Kernel;
  /** The variant that is printed; `null`: the kernel itself. */
  readonly split: SplitVariant | null;
  readonly dialect: Dialect;
  readonly views: readonly ViewNames[];
  /** Printed names of the thread's buffers, in the kernel's order. */
  readonly buffers: readonly string[];
  /** The printed name of a scalar, an iterator or a {@link strideVariable}; remembers that it was used. */
  variable(name: string): string;
  /** The same, without remembering. */
  peek(name: string): string;
  /** Printed names of the arguments that hold thread counts. */
  readonly counts: readonly string[];
  /** Printed names for the first iteration of each thread dimension, if that needs a variable. */
  readonly firsts: readonly string[];
  /** What is known of scalars and iterators, by name in the kernel. */
  readonly ranges: ReadonlyMap<string, IntRange>;
  /** Printed names that occur so far. */
  readonly used: Set<string>;
  readonly helpers: Set<Helper>;
  /** How many iterations execute each node together where this is printed; each then has a part of the buffers. */
  readonly parts: readonly number[];
  /** Printed names for the end of each thread dimension, where that needs a variable. */
  readonly ends: readonly string[];
}

/** The position among the threads that execute a node together, as a variable. No identifier of C, so no name of the kernel. */
export const LANE = '#lane';

/** The thread's position in its block, and the position of an element in a box that the block copies. */
export const THREAD = '#thread';
export const ELEMENT = '#element';

/** Returns the variable for the end of a thread dimension's iterations. */
export function endVariable(dimension: number): string {
  return `#end.${dimension}`;
}

export function kernelScope(
  kernel: Kernel,
  split: SplitVariant | null,
  dialect: Dialect,
  kernelNames: Iterable<string>,
): KernelScope {
  const table = new NameTable(dialect.reserved, [
    ...kernelNames,
    ...HELPER_NAMES,
    ...functionNames(dialect),
    ...splitViews(kernel, split).flatMap(splitViewNames),
  ]);
  const integers = new Map<string, string>();
  for (const name of [
    ...kernel.scalars,
    ...kernel.threads.map((t) => t.iterator),
    ...loopIterators(kernel.body),
    ...blockVariables(kernel.blocks),
  ]) {
    if (!integers.has(name)) integers.set(name, table.add(name));
  }
  const views = kernel.views.map((view) => viewNames(view, split, table));
  views.forEach(({ strides }, view) => {
    for (const [dimension, name] of strides.entries()) integers.set(strideKey(view, dimension), name);
  });
  const buffers = kernel.buffers.map(({ name }) => table.add(name));
  integers.set(LANE, table.add('lane'));
  integers.set(THREAD, table.add('thread'));
  integers.set(ELEMENT, table.add('e'));
  const used = new Set<string>();
  const peek = (name: string): string => {
    const printed = integers.get(name);
    if (printed === undefined) throw unboundVariable(kernel.name, name);
    return printed;
  };
  const ends = kernel.threads.map(({ iterator }) => table.add(`${iterator}_end`));
  ends.forEach((name, d) => {
    integers.set(endVariable(d), name);
  });
  return {
    kernel,
    split,
    dialect,
    views,
    buffers,
    variable: (name) => {
      used.add(peek(name));
      return peek(name);
    },
    peek,
    counts: kernel.threads.map(({ iterator }) => table.add(`${iterator}_count`)),
    firsts: kernel.threads.map(({ iterator }) => table.add(`${iterator}_first`)),
    ranges: new Map([
      ...iteratorRanges(kernel),
      ...[LANE, ELEMENT].map((name): [string, IntRange] => [name, { lo: 0, hi: Infinity }]),
    ]),
    ends,
    parts: [],
    used,
    helpers: new Set(),
  };
}

/** The view's stride in the dimension, as a variable of subscript expressions. */
export function strideVariable(view: number, dimension: number): IntExpr {
  return variable(strideKey(view, dimension));
}

/** No identifier of C, so no name of the kernel. */
function strideKey(view: number, dimension: number): string {
  return `#${view}.${dimension}`;
}

function viewNames(view: KernelView, split: SplitVariant | null, table: NameTable): ViewNames {
  const pointer = table.add(view.name);
  const pieces = Array.from({ length: split && view.rank > 0 ? split.pieces : 0 }, (_, i) =>
    table.add(`${pointer}_buffer_${i}`),
  );
  return {
    pieces,
    bases: table.add(`${pointer}_base`),
    pointer,
    buffer: table.add(`${pointer}_buffer`),
    origin: table.add(`${pointer}_origin`),
    strides: Array.from({ length: Math.max(view.rank - 1, 0) }, (_, i) => table.add(`${pointer}_s${i}`)),
  };
}

function functionNames(dialect: Dialect): string[] {
  return [...PURE_FUNCTIONS.keys(), ...[...dialect.functions.values()].map(({ name }) => name)];
}

function loopIterators(nodes: readonly KernelNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'instance' || node.kind === 'copy') return [];
    if (node.kind === 'if') return loopIterators([...node.then, ...node.otherwise]);
    return [node.iterator, ...loopIterators(node.body)];
  });
}

/**
 * From what is known of scalars, and the ends where iterators start. Sibling loops may share a name: then what holds for
 * all of them.
 */
function iteratorRanges(kernel: Kernel): ReadonlyMap<string, IntRange> {
  const ranges = new Map<string, IntRange>();
  for (const name of kernel.nonNegative ?? []) ranges.set(name, { lo: 0, hi: Infinity });
  for (const { iterator, lower } of kernel.threads) {
    ranges.set(iterator, { lo: rangeOf(lower, ranges).lo, hi: Infinity });
  }
  addLoops(kernel.body, ranges);
  return ranges;
}

function addLoops(nodes: readonly KernelNode[], ranges: Map<string, IntRange>): void {
  for (const node of nodes) {
    if (node.kind === 'if') addLoops([...node.then, ...node.otherwise], ranges);
    if (node.kind !== 'for') continue;
    const init = rangeOf(node.init, ranges);
    const range = node.step > 0 ? { lo: init.lo, hi: Infinity } : { lo: -Infinity, hi: init.hi };
    const known = ranges.get(node.iterator);
    ranges.set(node.iterator, known ? hull(known, range) : range);
    addLoops(node.body, ranges);
  }
}

function hull(a: IntRange, b: IntRange): IntRange {
  return { lo: Math.min(a.lo, b.lo), hi: Math.max(a.hi, b.hi) };
}

/** `BF9101`: a kernel mentions a variable that nothing defines. `verifyKernel` finds the same, earlier. */
function unboundVariable(kernel: string, name: string): BoxflowError {
  return new BoxflowError({
    code: 'BF9101',
    family: 'bug',
    severity: 'error',
    message: `kernel ${kernel} uses the variable ${name}, which nothing defines`,
    notes: [],
  });
}
