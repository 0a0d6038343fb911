import {
  type Bundle,
  type IntExpr,
  type Kernel,
  printIntExpr,
  type SharedBuffer,
  simplifyIntExpr,
  substitute,
} from '@boxflow/ir';

/** A box of an array in memory that a block shares, as text. */
export interface BufferText {
  readonly name: string;
  readonly array: string;
  readonly extents: readonly number[];
  /** The subscripts of the first element. */
  readonly origin: readonly string[];
  readonly accesses: readonly AccessText[];
}

/** An access in the program, and the element of the buffer that it becomes. */
export interface AccessText {
  readonly source: string;
  readonly local: string;
}

/**
 * Returns all boxes that blocks share in a program's kernels, for the tile and the chunk that begin with one
 * iteration.
 */
export function sharedBuffers({ kernels }: Pick<Bundle, 'kernels'>, first: number): readonly BufferText[] {
  return kernels.flatMap((kernel) => {
    const { tile = [], stages = [] } = kernel.blocks ?? {};
    const begin = new Map(
      [...tile, ...stages].map((loop) => [loop.first, { op: 'int', value: first } as const]),
    );
    return stages.flatMap(({ buffers }) => buffers.map((buffer) => bufferText(kernel, buffer, begin)));
  });
}

function bufferText(
  kernel: Kernel,
  { name, view, origin: corner, extents, accesses }: SharedBuffer,
  begin: ReadonlyMap<string, IntExpr>,
): BufferText {
  const array = kernel.views[view]!.array;
  const origin = corner.map((subscript) => simplifyIntExpr(substitute(subscript, begin)));
  const sources = accesses.map(({ statement, position }) => {
    const { index } = kernel.statements[statement]!.accesses[position]!;
    return index.map((subscript) => {
      if (subscript.op === 'data') throw new Error(`which elements of ${array} are read depends on data`);
      return subscript;
    });
  });
  return {
    name,
    array,
    extents,
    origin: origin.map(printIntExpr),
    accesses: sources.map((index) => ({
      source: `${array}${brackets(index)}`,
      local: `${name}${brackets(index.map((subscript, d) => minus(subscript, origin[d]!)))}`,
    })),
  };
}

function minus(a: IntExpr, b: IntExpr): IntExpr {
  return simplifyIntExpr({ op: 'sub', args: [a, b] });
}

function brackets(index: readonly IntExpr[]): string {
  return index.map((subscript) => `[${printIntExpr(subscript)}]`).join('');
}
