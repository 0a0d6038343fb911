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
  type ScalarType,
  type SplitVariant,
  variable,
} from '@boxflow/ir';
import type { Dialect } from '../language/dialect.js';
import { HELPER_NAMES, type Helper } from '../language/helpers.js';
import { splitViewNames, splitViews } from '../language/split-view.js';
import { NameTable } from './name-table.js';
import { type NamedSize, namedSizes } from './named-sizes.js';
import type { RunOfThread } from './run-of-thread.js';

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
  /** The printed name, without remembering it. */
  peek(name: string): string;
  /** Printed names of the arguments that hold thread counts. */
  readonly counts: readonly string[];
  /** Printed names for the first iteration of each thread dimension, if that needs a variable. */
  readonly firsts: readonly string[];
  /** Known ranges of scalars and iterators, by name in the kernel. */
  readonly ranges: ReadonlyMap<string, IntRange>;
  /** Printed names that occur so far. */
  readonly used: Set<string>;
  readonly helpers: Set<Helper>;
  /** How many iterations execute each node together where this is printed; each then has a part of the buffers. */
  readonly parts: readonly (number | string)[];
  /** Printed names of the operands of matrix instructions. */
  readonly operands: Readonly<Record<'rows' | 'columns', string>>;
  /** Printed names of values that a thread is about to store, of those that they replace, and of flags that tell which are new. */
  readonly value: string;
  readonly before: string;
  readonly changed: string;
  /** Printed names of a panel of each view. */
  readonly panels: readonly string[];
  /** Printed names of what a thread has read of each view for a run of iterations. */
  readonly runs: readonly string[];
  /** Present where a thread executes a run of neighbouring iterations. */
  readonly run?: RunOfThread;
  /** The types of which vectors occur so far. */
  readonly vectors: Set<ScalarType>;
  /** The types of which vectors are multiplied and added with one rounding. */
  readonly fusedVectors: Set<ScalarType>;
  /** Present if loops over lanes are loops over vectors: the type of all elements that they access. */
  readonly inVectors?: ScalarType;
  /** Printed names for the end of each thread dimension, if that needs a variable. */
  readonly ends: readonly string[];
  /** The sizes that have names, as they are printed. */
  readonly sizes: readonly NamedSize[];
}

/** The position among the threads that execute a node together, as a variable. No identifier of C, so no name of the kernel. */
export const LANE = '#lane';

/** The thread's position in its block, and the position of an element in a box that the block copies. */
export const THREAD = '#thread';
export const ELEMENT = '#element';
/** How many elements of a box were copied before those of a turn that all threads have. */
export const TURN = '#turn';

/** Returns the variable for a thread's position in its block, along a dimension. */
export function positionVariable(dimension: number): string {
  return `#position.${dimension}`;
}

/** Returns the variable that counts the iterations of a thread in a dimension of its tile. */
export function pointVariable(dimension: number): string {
  return `#point.${dimension}`;
}

export function isPointVariable(name: string): boolean {
  return name.startsWith('#point.');
}

/** Counts the chunks that a block copies ahead, and the terms that a thread gives to a matrix instruction. */
export const STEP = '#step';
export const TERM = '#term';

/** Returns the variable for the end of a thread dimension's iterations. */
export function endVariable(dimension: number): string {
  return `#end.${dimension}`;
}

/** The types of which there are vectors. */
export const VECTOR_TYPES = ['double', 'float'] as const;

/** Returns how many elements a vector has, as a variable. */
export function vectorLanes(element: ScalarType): string {
  return `#lanes of ${element}`;
}

/** How many lanes the last group has, as a variable. */
export const LANES = '#lanes';

/** The lanes that execute a node, as variables: the first one, and what the last one is below. */
export const LANES_FROM = '#lanes from';
export const LANES_TO = '#lanes to';

/** Returns the variables for the first iteration of a part of a loop, and for what its last one is below. */
export function partOf(iterator: string): { readonly from: string; readonly to: string } {
  return { from: `#part of ${iterator} from`, to: `#part of ${iterator} to` };
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
    for (const [dimension, name] of strides.entries()) integers.set(strideName(view, dimension), name);
  });
  const buffers = kernel.buffers.map(({ name }) => table.add(name));
  integers.set(LANE, table.add('lane'));
  integers.set(THREAD, table.add('thread'));
  integers.set(ELEMENT, table.add('e'));
  integers.set(TURN, table.add('turn'));
  integers.set(STEP, table.add('step'));
  integers.set(TERM, table.add('t'));
  kernel.threads.forEach((_, d) => {
    integers.set(pointVariable(d), table.add('pqr'[d]!));
  });
  integers.set(LANES, table.add('lanes'));
  const { threads } = dialect;
  if (threads.kind === 'loops') {
    for (const type of VECTOR_TYPES) integers.set(vectorLanes(type), threads.vector(type).lanes);
  }
  integers.set(LANES_FROM, table.add('lanes_from'));
  integers.set(LANES_TO, table.add('lanes_to'));
  const iterators = [...new Set(loopIterators(kernel.body))];
  for (const name of iterators) {
    integers.set(partOf(name).from, table.add(`${name}_from`));
    integers.set(partOf(name).to, table.add(`${name}_to`));
  }
  const panels = kernel.views.map((view) => table.add(`${view.array}_panel`));
  const runs = kernel.views.map(({ name }) => table.add(`${name}_run`));
  const operands = { rows: table.add('rows'), columns: table.add('columns') };
  const used = new Set<string>();
  const peek = (name: string): string => {
    const printed = integers.get(name);
    if (printed === undefined) throw unboundVariable(kernel.name, name);
    return printed;
  };
  const sizes = namedSizes(kernel, threads.kind).map((size) => ({ ...size, name: table.add(size.name) }));
  for (const { variable: size, name } of sizes) integers.set(size, name);
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
      ...withParts(iteratorRanges(kernel, dialect), kernel.threads.length, iterators),
      ...sizes.map((size) => [size.variable, { lo: size.value, hi: size.value }] as const),
    ]),
    sizes,
    ends,
    parts: [],
    value: table.add('value'),
    before: table.add('before'),
    changed: table.add('changed'),
    operands,
    panels,
    runs,
    vectors: new Set(),
    fusedVectors: new Set(),
    used,
    helpers: new Set(),
  };
}

/** The view's stride in the dimension, as a variable of subscript expressions. */
export function strideVariable(view: number, dimension: number): IntExpr {
  return variable(strideName(view, dimension));
}

/** The variable's name: no identifier of C, so no name of the kernel. */
export function strideName(view: number, dimension: number): string {
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
    if (node.kind === 'if') return loopIterators([...node.then, ...node.otherwise]);
    return node.kind === 'for' ? [node.iterator, ...loopIterators(node.body)] : [];
  });
}

/**
 * From what is known of scalars, and the ends where iterators start. Sibling loops may share a name: then what holds for
 * all of them.
 */
function iteratorRanges(kernel: Kernel, { threads }: Dialect): ReadonlyMap<string, IntRange> {
  const ranges = new Map<string, IntRange>();
  for (const name of kernel.nonNegative ?? []) ranges.set(name, { lo: 0, hi: Infinity });
  for (const [d, { iterator, lower }] of kernel.threads.entries()) {
    const aligned = (threads.kind === 'grid' && kernel.blocks?.tile[d]?.aligned) || 1;
    ranges.set(iterator, { lo: Math.floor(rangeOf(lower, ranges).lo / aligned) * aligned, hi: Infinity });
  }
  addLoops(kernel.body, ranges);
  return ranges;
}

/** A part of a loop has the values that its iterator has. */
function withParts(
  ranges: ReadonlyMap<string, IntRange>,
  dimensions: number,
  iterators: readonly string[],
): ReadonlyMap<string, IntRange> {
  const lanes = [LANE, LANES, LANES_FROM, LANES_TO, ...VECTOR_TYPES.map(vectorLanes)];
  const inBlocks = Array.from({ length: dimensions }, (_, d) => [positionVariable(d), pointVariable(d)]);
  const positions = [...lanes, THREAD, ELEMENT, STEP, TERM, ...inBlocks.flat()].map(
    (name) => [name, { lo: 0, hi: Infinity }] as const,
  );
  const parts = iterators.flatMap((name) => {
    const { from, to } = partOf(name);
    const range = ranges.get(name) ?? { lo: -Infinity, hi: Infinity };
    return [
      [from, range],
      [to, range],
    ] as const;
  });
  return new Map([...ranges, ...positions, ...parts]);
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
