import {
  apply,
  type BufferReads,
  type Bundle,
  evaluateIntExpr,
  type IntExpr,
  int,
  type Kernel,
  printIntExpr,
  type SharedBuffer,
  simplifyIntExpr,
  substitute,
  variable,
} from '@boxflow/ir';

/** A box of an array in memory that a block shares, as text. */
export interface BufferText {
  readonly name: string;
  readonly array: string;
  readonly extents: readonly number[];
  /** The subscripts of the first element. */
  readonly origin: readonly number[];
  readonly accesses: readonly AccessText[];
  /** What is copied to the box before its chunk, and to memory after it. */
  readonly moveIn: readonly MoveText[];
  readonly moveOut: readonly MoveText[];
}

/** An access in the program, and the element of the buffer that it becomes. */
export interface AccessText {
  readonly source: string;
  readonly local: string;
}

/** A loop nest that copies elements. */
export interface MoveText {
  readonly code: string;
  readonly elements: number;
}

type Values = ReadonlyMap<string, IntExpr>;

/** Names for the subscripts of elements that are copied, as in the paper. */
const SUBSCRIPTS = ['i', 'j', 'k'];

/**
 * Returns all boxes that blocks share in a program's kernels, for the tile and the chunk that begin with one iteration, on one device.
 * Sizes of the program are constants.
 */
export function sharedBuffers(
  { kernels, plans }: Pick<Bundle, 'kernels' | 'plans'>,
  first: number,
): readonly BufferText[] {
  const phases = plans.flatMap((plan) => plan.phases);
  return kernels.flatMap((kernel) => {
    const { tile = [], stages = [] } = kernel.blocks ?? {};
    const phase = phases.find(({ launches }) => launches.some((launch) => launch.kernel === kernel.name))!;
    const begin = new Map([
      ...[...tile, ...stages].map((loop): [string, IntExpr] => [loop.first, int(first)]),
      ...(['lo', 'hi'] as const).map((name): [string, IntExpr] => [name, phase[name]]),
    ]);
    return stages.flatMap(({ buffers }) => buffers.map((buffer) => bufferText(kernel, buffer, begin)));
  });
}

function bufferText(kernel: Kernel, buffer: SharedBuffer, begin: Values): BufferText {
  const { name, view, extents, accesses, out, before = [] } = buffer;
  const array = kernel.views[view]!.array;
  const origin = buffer.origin.map((subscript) => constant(substitute(subscript, begin)));
  const sources = accesses.map(({ statement, position }) => {
    const { index } = kernel.statements[statement]!.accesses[position]!;
    return index.map((subscript) => {
      if (subscript.op === 'data') throw new Error(`which elements of ${array} are read depends on data`);
      return subscript;
    });
  });
  const local = (index: readonly IntExpr[]) =>
    `${name}${brackets(index.map((one, d) => simplifyIntExpr(apply('sub', one, int(origin[d]!)))))}`;
  const element = extents.map((_, d) => variable(SUBSCRIPTS[d]!));
  const [inBox, inMemory] = [local(element), `${array}${brackets(element)}`];
  const move = (text: string) => (copied: Pick<BufferReads, 'condition'>) =>
    moveText(buffer, origin, copied, begin, text);
  return {
    ...{ name, array, extents, origin },
    accesses: sources.map((index) => ({ source: `${array}${brackets(index)}`, local: local(index) })),
    moveIn: (out ? before : [buffer]).map(move(`${inBox} = ${inMemory};`)),
    moveOut: (out ? [buffer] : []).map(move(`${inMemory} = ${inBox};`)),
  };
}

/** Returns the loops over the elements of a box that a condition chooses. */
function moveText(
  { element, extents }: SharedBuffer,
  origin: readonly number[],
  { condition = int(1) }: Pick<BufferReads, 'condition'>,
  begin: Values,
  text: string,
): MoveText {
  const names = new Map(element.map((name, d) => [name, variable(SUBSCRIPTS[d]!)]));
  const chosen = simplifyIntExpr(substitute(substitute(condition, begin), names));
  const copied = elementsOf(origin, extents).filter((index) => holds(chosen, index));
  const ranges = extents.map((_, d) => {
    const values = copied.map((index) => index[d]!);
    return { least: Math.min(...values), greatest: Math.max(...values) };
  });
  const loops = ranges.map(({ least, greatest }, d) => {
    const name = SUBSCRIPTS[d]!;
    return `for (${name} = ${least}; ${name} <= ${greatest}; ${name}++)`;
  });
  const inRanges = elementsOf(
    ranges.map(({ least }) => least),
    ranges.map(({ least, greatest }) => greatest - least + 1),
  );
  const guards = conjuncts(chosen).filter((one) => !inRanges.every((index) => holds(one, index)));
  const guard = guards.length > 0 ? [`if (${guards.map(printIntExpr).join(' && ')})`] : [];
  return { code: [...loops, ...guard, text].join(' '), elements: copied.length };
}

function conjuncts(condition: IntExpr): readonly IntExpr[] {
  return condition.op === 'and' ? condition.args.flatMap(conjuncts) : [condition];
}

/** Returns whether a condition on the subscripts of an element holds. */
function holds(condition: IntExpr, index: readonly number[]): boolean {
  return evaluateIntExpr(condition, new Map(index.map((value, d) => [SUBSCRIPTS[d]!, value]))) !== 0;
}

function elementsOf(origin: readonly number[], extents: readonly number[]): readonly (readonly number[])[] {
  return extents.reduce<readonly (readonly number[])[]>(
    (all, extent, d) =>
      all.flatMap((index) => Array.from({ length: extent }, (_, i) => [...index, origin[d]! + i])),
    [[]],
  );
}

function constant(expr: IntExpr): number {
  return evaluateIntExpr(expr, new Map());
}

function brackets(index: readonly IntExpr[]): string {
  return index.map((subscript) => `[${printIntExpr(subscript)}]`).join('');
}
