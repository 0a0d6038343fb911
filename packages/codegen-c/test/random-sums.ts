import {
  type Access,
  apply,
  type BodyExpr,
  type IntExpr,
  int,
  type Kernel,
  type KernelNode,
  type KernelStage,
  MATRIX,
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

const LOCATION = { file: 'sums.c', line: 3, column: 1 };
const SUM = { name: 'S0', iterators: ['z', 'y', 'x', 'k'] };
/** The name of a statement that sets sums before they begin. */
const BEGIN = 'S1';

/** A value that a subscript takes: an iterator of the statement plus a constant. */
interface Line {
  readonly iterator: string;
  readonly shift: number;
}

/** The values that an iterator takes, and the first of a tile or chunk of them. */
interface Range {
  readonly least: number;
  readonly count: number;
  readonly first: string;
  readonly size: number;
}

/**
 * Returns a kernel in blocks whose threads each sum in a register what they read from boxes, with data and its result. Tiles, chunks
 * and boxes stick out of what exists anywhere.
 */
export function randomSumsCase(
  seed: number,
  name: string,
): KernelCase & { readonly kernel: BlockKernel; readonly result: CValue[][] } {
  const kernelCase = new SumsDraw(new SeededRandom(seed), name).draw();
  return { ...kernelCase, result: runKernel(kernelCase) };
}

/** Blocks of any size, and of whole warps. */
const BLOCKS = [
  [2, 4],
  [4, 8],
  [8, 8],
];
const WARPS = [
  [4, 8],
  [8, 8],
];

/** The iterations of the sum's loop: of a thread, and of a tile if threads have different ones. */
interface Iterations {
  readonly init: IntExpr;
  readonly condition: IntExpr;
  readonly range?: KernelStage['range'];
}

/** The statement's name for an iterator of the kernel. */
function ownName(iterator: string): string {
  return `own_${iterator}`;
}

class SumsDraw {
  /** A product that warps may execute by matrix instructions. */
  readonly #isMatrix: boolean;
  readonly #element: ScalarType;
  readonly #dimensions: readonly string[];
  readonly #block: readonly number[];
  readonly #ranges: ReadonlyMap<string, Range>;
  readonly #iterations: Iterations;
  /** Subscripts of the sum, and of what is added up. */
  readonly #arrays: readonly (readonly Line[])[];

  constructor(
    private readonly random: SeededRandom,
    private readonly name: string,
  ) {
    this.#isMatrix = random.integer(0, 2) === 0;
    this.#element = this.#isMatrix ? 'double' : random.pick(['double', 'double', 'float']);
    this.#dimensions = SUM.iterators.slice(this.#isMatrix ? 1 : random.pick([0, 1, 1, 2]), 3);
    const sides = random.pick(this.#isMatrix ? WARPS : BLOCKS);
    this.#block = this.#dimensions.map((one) => (one === 'z' ? 1 : sides[one === 'y' ? 0 : 1]!));
    this.#ranges = new Map(
      [...this.#dimensions, 'k'].map((iterator, d) => [iterator, this.#range(iterator, d)]),
    );
    this.#iterations = this.#drawIterations();
    this.#arrays = [this.#dimensions.map((iterator) => ({ iterator, shift: 0 })), ...this.#factors()];
  }

  /** In some kernels a thread's iterations begin or end at a distance from one of its coordinates. */
  #drawIterations(): Iterations {
    const { random } = this;
    const { least } = this.#ranges.get('k')!;
    const k = variable('k');
    const all = { init: int(least), condition: apply('lt', k, variable('n')) };
    const kind = random.pick(['all', 'all', 'from', 'from', 'to']);
    if (kind === 'all') return all;
    const iterator = random.pick(this.#dimensions);
    const tile = this.#ranges.get(iterator)!;
    const at = (value: IntExpr, shift: number) => apply('add', value, int(shift));
    const last = at(variable('n'), -1);
    if (kind === 'from') {
      const shift = random.integer(0, 4) + least - tile.least;
      const shifts = random.pick([
        (value: IntExpr) => at(value, shift),
        (value: IntExpr) => apply('max', int(least), at(value, shift - 4)),
      ]);
      const range = { least: shifts(variable(tile.first)), greatest: last };
      return { init: shifts(variable(iterator)), condition: all.condition, range };
    }
    const shift = random.integer(-2, 8);
    const end = at(variable(tile.first), tile.size - 1 + shift);
    const range = { least: int(least), greatest: apply('min', last, end) };
    const isBefore = apply('le', k, at(variable(iterator), shift));
    return { init: int(least), condition: apply('and', all.condition, isBefore), range };
  }

  draw(): KernelCase & { readonly kernel: BlockKernel } {
    const threads = this.#dimensions.map((iterator) => {
      const { least, count } = this.#ranges.get(iterator)!;
      return { iterator, lower: iterator === 'y' ? variable('lo') : int(least), count: int(count) };
    });
    const views = this.#arrays.map((lines, v) => ({
      ...{ name: `${'CAB'[v]}_0`, array: 'CAB'[v]!, element: this.#element, rank: lines.length },
      written: v === 0,
    }));
    const factor = { name: 'alpha_0', array: 'alpha', element: this.#element, rank: 0, written: false };
    const kernel = {
      name: this.name,
      summary: 'random sums',
      views: [...views, factor],
      buffers: [{ name: 'C_own', array: 'C', element: this.#element, extents: [] }],
      scalars: ['lo', 'n'],
      threads,
      block: this.#block,
      blocks: {
        tile: this.#dimensions.map((iterator, d) => {
          const { first, size } = this.#ranges.get(iterator)!;
          const isInPairs =
            !this.#isMatrix && size % (2 * this.#block[d]!) === 0 && this.random.integer(0, 1) > 0;
          return { first, size, ...(isInPairs && { neighbours: 2 }) };
        }),
        stages: [this.#stage()],
      },
      body: this.#body(),
      statements: { [SUM.name]: this.#statement(), [BEGIN]: this.#beginning() },
    } satisfies Kernel;
    const k = this.#ranges.get('k')!;
    const lo = this.#ranges.get('y')?.least ?? 0;
    return {
      kernel,
      scalars: [lo, k.least + k.count],
      counts: this.#dimensions.map((iterator) => this.#ranges.get(iterator)!.count),
      buffers: [...this.#arrays.map((lines) => this.#buffer(lines)), this.#buffer([])],
    };
  }

  #range(iterator: string, d: number): Range {
    const { random } = this;
    const least = random.integer(0, 3);
    const first = `${iterator}${iterator}`;
    if (iterator === 'k') {
      const size = random.pick(this.#isMatrix ? [8, 16] : [1, 3, 8, 16]);
      return { least, first, count: random.integer(0, 12), size };
    }
    const threads = this.#block[d]!;
    if (this.#isMatrix) {
      const sums = iterator === 'y' ? MATRIX.rows : MATRIX.columns;
      const size = sums * random.pick([1, 2]) * (iterator === 'y' ? threads / 4 : 1);
      return { least, first, size, count: random.integer(1, 2 * sums) };
    }
    if (threads === 1) return { least, first, count: random.integer(1, 2), size: 1 };
    const size = threads * random.pick([1, 2, 2, 3]);
    return {
      least,
      first,
      count: random.integer(1, Math.min(2 * size, 20)),
      size: random.pick([size, size, threads - 1]),
    };
  }

  /** One factor is the same along x, and the other one along y if there is one. */
  #factors(): readonly (readonly Line[])[] {
    const { random } = this;
    const line = (iterator: string): Line => ({ iterator, shift: random.integer(-1, 2) });
    const outer = this.#dimensions.filter((iterator) => iterator === 'z').map(line);
    const own = this.#dimensions.includes('y') ? ['y', 'x'] : ['x', undefined];
    return own.map((iterator) => {
      const lines = [...(iterator ? [line(iterator)] : []), line('k')];
      return [...outer, ...(random.integer(0, 1) === 0 ? lines : [...lines].reverse())];
    });
  }

  #values({ iterator, shift }: Line): { readonly least: number; readonly count: number } {
    const { least, count } = this.#ranges.get(iterator)!;
    return { least: least + shift, count: Math.max(1, count) };
  }

  #buffer(lines: readonly Line[]): Buffer {
    const values = lines.map((line) => this.#values(line));
    const corner = values.map(({ least }) => least);
    const extents = values.map(({ count }) => count);
    const empty = { corner, extents, data: [] };
    const data = Array.from({ length: elementCount(empty) }, () => {
      const value = this.random.pick([0, -0, 1, 1, 1, 1]) * (this.random.integer(-1000, 1000) / 7);
      return convert(value, this.#element);
    });
    return { ...empty, data };
  }

  #stage(): KernelStage {
    const { first, size } = this.#ranges.get('k')!;
    const buffers = [1, 2]
      .filter(() => this.#isMatrix || this.random.integer(0, 5) > 0)
      .map((view) => this.#box(view));
    const slots = this.random.pick([undefined, 2, 3, 4]);
    const { range } = this.#iterations;
    const own = { first, chunk: size, ...(range && { range }), buffers };
    return { ...own, ...(slots && { slots }), ...(this.#isMatrix && { matrix: true }) };
  }

  #box(view: number): SharedBuffer {
    const lines = this.#arrays[view]!;
    const element = lines.map((_, d) => `e_${view}_${d}`);
    const conditions = lines.flatMap((line, d): IntExpr[] => {
      const { least, count } = this.#values(line);
      const subscript = variable(element[d]!);
      return [apply('ge', subscript, int(least)), apply('lt', subscript, int(least + count))];
    });
    return {
      name: `box_${view}`,
      view,
      origin: lines.map(({ iterator, shift }) =>
        apply('add', variable(this.#ranges.get(iterator)!.first), int(shift)),
      ),
      extents: lines.map(({ iterator }) => this.#ranges.get(iterator)!.size),
      pad: this.random.pick([0, 1, 4]),
      element,
      condition: apply('and', ...(conditions as [IntExpr, IntExpr])),
      accesses: [{ statement: SUM.name, position: view + 1 }],
    };
  }

  #body(): KernelNode[] {
    const element = this.#dimensions.map(variable);
    const target = { buffer: 0, index: [] };
    const copy = (direction: 'in' | 'out'): KernelNode => ({
      kind: 'copy',
      direction,
      view: 0,
      element,
      target,
    });
    const sum: KernelNode = {
      kind: 'instance',
      statement: SUM.name,
      iterators: [...this.#dimensions, 'k'].map(variable),
      views: [target, target, 1, 2, 3],
    };
    const loop: KernelNode = {
      kind: 'for',
      iterator: 'k',
      init: this.#iterations.init,
      condition: this.#iterations.condition,
      step: 1,
      body: [sum],
      stage: 0,
    };
    const begin: KernelNode = {
      kind: 'instance',
      statement: BEGIN,
      iterators: this.#dimensions.map(variable),
      views: [0, 0, 3],
    };
    const summed = [copy('in'), loop, copy('out')];
    const isMany: KernelNode = {
      kind: 'if',
      condition: apply('gt', variable('n'), int(this.random.integer(0, 6))),
      then: summed,
      otherwise: [],
    };
    const nodes = this.random.pick([
      summed,
      [begin, ...summed],
      [begin, isMany],
      [begin, isMany, begin],
      [{ ...isMany, otherwise: [begin, ...summed] }, begin],
    ]);
    if (!this.#dimensions.includes('y') || this.random.integer(0, 2) > 0) return nodes;
    const below = apply('add', variable('y'), int(this.random.integer(-3, 8)));
    return [{ kind: 'if', condition: apply('le', variable('x'), below), then: nodes, otherwise: [] }];
  }

  /** Returns the statement that sets a sum to a scalar, or multiplies it by that. */
  #beginning(): Statement {
    const index = this.#dimensions.map((iterator) => variable(ownName(iterator)));
    const access = (kind: 'read' | 'write', array: string, at: readonly IntExpr[]): Access => ({
      ...{ kind, array, may: false, relation: '', location: LOCATION, index: at },
    });
    const type = this.#element;
    const [sum, alpha] = [1, 2].map((one): BodyExpr => ({ kind: 'read', access: one, type })) as [
      BodyExpr,
      BodyExpr,
    ];
    const value = this.random.pick<BodyExpr>([
      alpha,
      { kind: 'binary', op: '*', left: sum, right: alpha, type },
    ]);
    return {
      ...{ name: BEGIN, location: LOCATION, text: 'C[y][x] *= alpha;', domain: '' },
      iterators: this.#dimensions.map(ownName),
      accesses: [access('write', 'C', index), access('read', 'C', index), access('read', 'alpha', [])],
      body: [{ kind: 'assign', target: 0, value }],
    };
  }

  #statement(): Statement {
    const iterators = [...this.#dimensions, 'k'].map(ownName);
    const access = (kind: 'read' | 'write', array: string, lines: readonly Line[]): Access => ({
      ...{ kind, array, may: false, relation: '', location: LOCATION },
      index: lines.map(({ iterator, shift }) => apply('add', variable(ownName(iterator)), int(shift))),
    });
    const [sum, a, b] = this.#arrays as readonly [readonly Line[], readonly Line[], readonly Line[]];
    return {
      ...{ name: SUM.name, location: LOCATION, text: 'C[y][x] += A[y][k] * B[k][x];', iterators, domain: '' },
      accesses: [
        access('read', 'C', sum),
        access('write', 'C', sum),
        access('read', 'A', a),
        access('read', 'B', b),
        access('read', 'alpha', []),
      ],
      body: [{ kind: 'assign', target: 1, value: this.#sum() }],
    };
  }

  #sum(): BodyExpr {
    const type = this.#element;
    const [c, a, b, alpha] = [0, 2, 3, 4].map((access): BodyExpr => ({ kind: 'read', access, type })) as [
      BodyExpr,
      BodyExpr,
      BodyExpr,
      BodyExpr,
    ];
    const binary = (op: '+' | '-' | '*', left: BodyExpr, right: BodyExpr): BodyExpr => {
      return { kind: 'binary', op, left, right, type };
    };
    const x = this.random.pick([
      a,
      binary('*', alpha, a),
      { kind: 'unary', op: '-', operand: a, type } as const,
      { kind: 'cast', operand: { kind: 'int', value: variable(ownName('k')), type: 'int32' }, type } as const,
    ]);
    const fma: BodyExpr = { kind: 'call', name: type === 'float' ? 'fmaf' : 'fma', args: [x, b, c], type };
    if (this.#isMatrix) return fma;
    return this.random.pick([fma, binary('+', c, binary('*', x, b)), binary('-', c, binary('*', b, x))]);
  }
}
