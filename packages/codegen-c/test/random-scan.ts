import {
  type Access,
  apply,
  type BodyExpr,
  type BufferElement,
  type IntExpr,
  int,
  type Kernel,
  type KernelNode,
  type KernelStage,
  type ScalarType,
  type SharedBuffer,
  type Statement,
  variable,
} from '@boxflow/ir';
import { SeededRandom } from '@boxflow/ir/testing';
import type { BlockKernel } from '../src/blocks/block-kernel.ts';
import { type CValue, convert } from './c-value.ts';
import { type Buffer, elementCount, type KernelCase } from './kernel-case.ts';
import { runKernel } from './run-kernel.ts';

const LOCATION = { file: 'scan.c', line: 3, column: 1 };
/** Threads in a block. */
const THREADS = 8;
/** Room around what a line accesses. */
const MARGIN = 2;

/** An array with a line for each thread. */
interface Lines {
  readonly array: string;
  /** Whether lines are columns. */
  readonly areColumns: boolean;
}

/** A loop along the lines. */
interface Walk {
  readonly sign: 1 | -1;
  readonly first: string;
  readonly chunk: number;
}

/**
 * Returns a kernel in blocks whose threads each walk along a line, and back: first `Y[x][k] = alpha * Y[x][k - 1] + A[x][k]`, with the
 * value of the iteration before in a register, then `Z[x][k] = Y[x][k] + A[x][k]`. What they read and write is in boxes, or not.
 */
export function randomScanCase(
  seed: number,
  name: string,
): KernelCase & { readonly kernel: BlockKernel; readonly result: CValue[][] } {
  const kernelCase = new ScanDraw(new SeededRandom(seed), name).draw();
  return { ...kernelCase, result: runKernel(kernelCase) };
}

class ScanDraw {
  readonly #element: ScalarType;
  readonly #lo: number;
  readonly #count: number;
  readonly #tile: number;
  /** Positions along a line. */
  readonly #least: number;
  readonly #length: number;
  /** Lines end at a distance from their number; absent: at the same position. */
  readonly #slope: number | undefined;
  readonly #lines: readonly Lines[];
  readonly #walks: readonly [Walk, Walk];

  constructor(
    private readonly random: SeededRandom,
    private readonly name: string,
  ) {
    this.#element = random.pick(['double', 'float']);
    this.#lo = random.integer(0, 3);
    this.#tile = random.pick([THREADS, THREADS, 5, 3]);
    this.#count = random.integer(1, 2 * this.#tile + 1);
    this.#least = random.integer(0, 3);
    this.#length = random.integer(0, 14);
    this.#slope = random.integer(0, 3) === 0 ? random.integer(-3, 3) + this.#least - this.#lo : undefined;
    this.#lines = ['Y', 'A', 'Z'].map((array) => ({ array, areColumns: random.integer(0, 1) === 0 }));
    const sign = this.#slope === undefined ? random.pick([1, -1] as const) : 1;
    const walk = (own: 1 | -1, first: string): Walk => ({
      sign: own,
      first,
      chunk: random.pick([1, 3, 4, 8]),
    });
    this.#walks = [walk(sign, 'kk'), walk(this.#slope === undefined ? (-sign as 1 | -1) : 1, 'll')];
  }

  draw(): KernelCase & { readonly kernel: BlockKernel } {
    const views = this.#lines.map(({ array }) => ({
      ...{ name: `${array}_0`, array, element: this.#element, rank: 2 },
      written: array !== 'A',
    }));
    const alpha = { name: 'alpha_0', array: 'alpha', element: this.#element, rank: 0, written: false };
    const own = (which: string) => ({ name: `Y_${which}`, array: 'Y', element: this.#element, extents: [] });
    const kernel = {
      name: this.name,
      summary: 'a random scan',
      views: [...views, alpha],
      buffers: [own('own'), own('before')],
      scalars: ['lo', 'n'],
      threads: [{ iterator: 'x', lower: variable('lo'), count: int(this.#count) }],
      block: [THREADS],
      blocks: {
        tile: [{ first: 'xx', size: this.#tile }],
        stages: [this.#stage(0), this.#stage(1)],
      },
      body: this.#body(),
      statements: { S0: this.#statement(0), S1: this.#statement(1) },
    } satisfies Kernel;
    return {
      kernel,
      scalars: [this.#lo, this.#least + this.#length],
      counts: [this.#count],
      buffers: [...this.#lines.map((lines) => this.#buffer(lines)), this.#scalar()],
    };
  }

  #buffer({ areColumns }: Lines): Buffer {
    const extents = [this.#count, this.#length + 2 * MARGIN];
    const corner = [this.#lo, this.#least - MARGIN];
    const empty = { extents: inOrder(extents, areColumns), corner: inOrder(corner, areColumns), data: [] };
    const data = Array.from({ length: elementCount(empty) }, () =>
      convert(this.random.integer(-1000, 1000) / 7, this.#element),
    );
    return { ...empty, data };
  }

  #scalar(): Buffer {
    return { corner: [], extents: [], data: [convert(this.random.pick([-1, 0.5, 0.75]), this.#element)] };
  }

  /** Some boxes of the arrays that the loop accesses in memory. */
  #stage(walk: 0 | 1): KernelStage {
    const { first, chunk } = this.#walks[walk];
    const box = (array: string, position: number, out: boolean) =>
      this.random.integer(0, 4) > 0 ? [this.#box(walk, array, position, out)] : [];
    const buffers =
      walk === 0
        ? [...box('A', 2, false), ...box('Y', 1, true)]
        : [...box('Y', 1, false), ...box('Z', 0, true)];
    const slots = this.random.pick([undefined, 2, 3]);
    const range = this.#slope !== undefined && { range: this.#range(this.#slope) };
    return { first, chunk, ...range, buffers, ...(slots && { slots }) };
  }

  #range(slope: number): NonNullable<KernelStage['range']> {
    const last = apply('sub', variable('n'), int(1));
    const ofTile = apply('add', variable('xx'), int(this.#tile - 1 + slope));
    return { least: int(this.#least), greatest: apply('min', last, ofTile) };
  }

  #box(walk: 0 | 1, array: string, position: number, out: boolean): SharedBuffer {
    const { sign, first, chunk } = this.#walks[walk];
    const view = this.#lines.findIndex((one) => one.array === array);
    const { areColumns } = this.#lines[view]!;
    const element = [`e_${walk}_${view}_0`, `e_${walk}_${view}_1`];
    const [x, k] = inOrder(element.map(variable), areColumns) as [IntExpr, IntExpr];
    const end = int(this.#least + this.#length);
    const conditions: readonly IntExpr[] = [
      ...[apply('ge', x, int(this.#lo)), apply('lt', x, int(this.#lo + this.#count))],
      ...[apply('ge', k, int(this.#least)), apply('lt', k, end)],
      ...(out && this.#slope !== undefined ? [apply('le', k, apply('add', x, int(this.#slope)))] : []),
    ];
    const along = sign > 0 ? variable(first) : apply('sub', int(1 - chunk), variable(first));
    return {
      ...{ name: `${array}_box_${walk}`, view, element },
      origin: inOrder([variable('xx'), along], areColumns),
      extents: inOrder([this.#tile, chunk], areColumns),
      pad: this.random.pick([0, 1, 4]),
      condition: apply('and', ...(conditions as [IntExpr, IntExpr])),
      accesses: [{ statement: `S${walk}`, position }],
      ...(out && { out: true as const }),
    };
  }

  #body(): KernelNode[] {
    const [there, back] = this.#walks;
    const own: BufferElement = { buffer: 0, index: [] };
    const before: BufferElement = { buffer: 1, index: [] };
    const at = (k: IntExpr) => inOrder([variable('x'), k], this.#lines[0]!.areColumns);
    const k = this.#position(there);
    const start = there.sign > 0 ? int(this.#least - 1) : variable('n');
    return [
      { kind: 'copy', direction: 'in', view: 0, element: at(start), target: before },
      this.#loop(0, [
        { kind: 'instance', statement: 'S0', iterators: [variable('x'), k], views: [before, own, 1, 3] },
        {
          kind: 'copy',
          direction: 'out',
          view: 0,
          element: at(k),
          target: own,
          of: { statement: 'S0', position: 1 },
        },
        { kind: 'move', from: own, to: before },
      ]),
      this.#loop(1, [
        {
          kind: 'instance',
          statement: 'S1',
          iterators: [variable('x'), this.#position(back)],
          views: [2, 0, 1],
        },
      ]),
    ];
  }

  #position({ sign }: Walk): IntExpr {
    return sign > 0 ? variable('k') : apply('sub', int(0), variable('k'));
  }

  #loop(walk: 0 | 1, body: readonly KernelNode[]): KernelNode {
    const { sign } = this.#walks[walk];
    const k = variable('k');
    const last = sign > 0 ? variable('n') : int(1 - this.#least);
    const ends = apply('lt', k, last);
    const ofLine = this.#slope !== undefined && apply('le', k, apply('add', variable('x'), int(this.#slope)));
    return {
      kind: 'for',
      iterator: 'k',
      init: sign > 0 ? int(this.#least) : apply('sub', int(1), variable('n')),
      condition: ofLine ? apply('and', ends, ofLine) : ends,
      step: 1,
      body,
      stage: walk,
    };
  }

  #statement(walk: 0 | 1): Statement {
    const { sign } = this.#walks[0];
    const type = this.#element;
    const access = (kind: 'read' | 'write', array: string, shift: number): Access => {
      const lines = this.#lines.find((one) => one.array === array);
      const subscripts = [variable('own_x'), apply('add', variable('own_k'), int(shift))];
      const index = lines ? inOrder(subscripts, lines.areColumns) : [];
      return { ...{ kind, array, may: false, relation: '', location: LOCATION }, index };
    };
    const read = (position: number): BodyExpr => ({ kind: 'read', access: position, type });
    const binary = (op: '+' | '*', left: BodyExpr, right: BodyExpr): BodyExpr => ({
      kind: 'binary',
      op,
      left,
      right,
      type,
    });
    const common = { name: `S${walk}`, location: LOCATION, iterators: ['own_x', 'own_k'], domain: '' };
    if (walk === 1)
      return {
        ...{ ...common, text: 'Z[x][k] = Y[x][k] + A[x][k];' },
        accesses: [access('write', 'Z', 0), access('read', 'Y', 0), access('read', 'A', 0)],
        body: [{ kind: 'assign', target: 0, value: binary('+', read(1), read(2)) }],
      };
    return {
      ...{ ...common, text: 'Y[x][k] = alpha * Y[x][k - 1] + A[x][k];' },
      accesses: [
        access('read', 'Y', -sign),
        access('write', 'Y', 0),
        access('read', 'A', 0),
        access('read', 'alpha', 0),
      ],
      body: [{ kind: 'assign', target: 1, value: binary('+', binary('*', read(3), read(0)), read(2)) }],
    };
  }
}

/** Returns the subscripts of a line and of a position along it in the order that the array has. */
function inOrder<T>(subscripts: readonly T[], areColumns: boolean): readonly T[] {
  return areColumns ? [...subscripts].reverse() : subscripts;
}
