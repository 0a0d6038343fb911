import {
  type Access,
  type AccessTarget,
  apply,
  type BodyExpr,
  type BodyStatement,
  evaluateIntExpr,
  int,
  isFloating,
  type Kernel,
  type KernelNode,
  type ScalarType,
  type Statement,
  type Subscript,
  variable,
} from '@boxflow/ir';
import { randomIntExpr, SeededRandom } from '@boxflow/ir/testing';
import { type CValue, convert, Undefined, usualType } from './c-value.ts';
import { type Buffer, elementCount, type KernelCase } from './kernel-case.ts';
import { withRandomBlocks } from './random-blocks.ts';
import { type BodySources, randomBody, SCALAR_TYPES } from './random-body.ts';
import { runKernel } from './run-kernel.ts';

const LOCATION = { file: 'folder/random.c', line: 7, column: 1 };

/** Names that one language or another reserves, among plain ones. */
const NAMES =
  'n m lo hi lo2 hi2 i j x kernel global half int2 threadIdx class template M_PI uint get_global_id linux imax A_s0 sqrt this'.split(
    ' ',
  );

const INTEGER_TYPES = SCALAR_TYPES.filter((type) => !isFloating(type));

/** What the expressions of a statement read. */
interface StatementSources extends BodySources {
  /** Adds a read access to the element of the first view that the thread writes. */
  element(): number;
}

/**
 * A kernel with data on which it has a defined result, the same for the same seed. Each thread writes one element of
 * the first view; it reads that element and any element of the other views.
 */
export function randomKernelCase(seed: number, name: string): KernelCase & { readonly result: CValue[][] } {
  const random = new SeededRandom(seed);
  for (;;) {
    const kernelCase = new KernelDraw(random, name).draw();
    try {
      return { ...kernelCase, result: runKernel(kernelCase) };
    } catch (error) {
      // Most draws with an undefined value divide by zero, overflow, or convert what does not fit.
      if (!(error instanceof Undefined)) throw error;
    }
  }
}

class KernelDraw {
  readonly #random: SeededRandom;
  readonly #name: string;
  readonly #names: string[];
  readonly #scalars: readonly string[];
  readonly #environment: ReadonlyMap<string, number>;
  readonly #threads: Kernel['threads'];
  readonly #counts: readonly number[];
  readonly #views: Kernel['views'];
  readonly #buffers: readonly Buffer[];
  readonly #locals: Kernel['buffers'];
  readonly #statements: Record<string, Statement> = {};
  /** Subscripts that are data, around what is drawn. */
  #depth = 0;

  constructor(random: SeededRandom, name: string) {
    this.#random = random;
    this.#name = name;
    this.#names = [...NAMES];
    this.#scalars = Array.from({ length: random.integer(0, 4) }, () => this.#takeName());
    this.#environment = new Map(this.#scalars.map((scalar) => [scalar, random.integer(-4, 6)]));
    this.#threads = Array.from({ length: random.integer(0, 3) }, () => this.#thread());
    this.#counts = this.#threads.map(({ count }) => evaluateIntExpr(count, this.#environment));
    const drawn = Array.from({ length: random.integer(2, 4) }, (_, i) => this.#view(i));
    this.#views = drawn.map(({ view }) => view);
    this.#buffers = drawn.map(({ buffer }) => buffer);
    this.#locals = Array.from({ length: random.integer(0, 2) }, (_, i) => this.#local(i));
  }

  draw(): KernelCase {
    const iterators = this.#threads.map(({ iterator }) => iterator);
    const definitions = this.#locals.flatMap((_, local) => this.#definitions(local));
    const body = [...definitions, ...this.#nodes(2, iterators)];
    const kernel: Kernel = {
      name: this.#name,
      summary: 'a random kernel',
      views: this.#views,
      buffers: this.#locals,
      scalars: this.#scalars,
      nonNegative: this.#scalars.filter((name) => this.#environment.get(name)! >= 0),
      threads: this.#withLanes(),
      block: this.#threads.map((_, i) => [2, 4, 8][i]!),
      body,
      statements: this.#statements,
    };
    const scalars = this.#scalars.map((name) => this.#environment.get(name)!);
    const isInBlocks = kernel.threads.length > 0 && this.#random.integer(0, 1) === 0;
    return {
      kernel: isInBlocks ? withRandomBlocks(kernel, this.#buffers, this.#random) : kernel,
      scalars,
      counts: this.#counts,
      buffers: this.#buffers,
    };
  }

  /** Half of the kernels have lanes or points; most grids are then no multiple of them. */
  #withLanes(): Kernel['threads'] {
    const lanes = this.#random.pick([0, 0, 2, 3]);
    const points = this.#random.pick([0, 0, 0, 2, 3]);
    const last = this.#threads.length - 1;
    return this.#threads.map((thread, i) => {
      if (i === last) return lanes > 0 ? { ...thread, lanes, ...(lanes === 3 && { panels: 2 }) } : thread;
      return points > 0 && i === last - 1 ? { ...thread, points } : thread;
    });
  }

  #takeName(): string {
    return this.#names.splice(this.#random.integer(0, this.#names.length - 1), 1)[0]!;
  }

  #thread(): Kernel['threads'][number] {
    const lower = randomIntExpr(this.#random, 2, this.#scalars);
    const count = apply('add', int(1), apply('mod', randomIntExpr(this.#random, 1, this.#scalars), int(5)));
    return { iterator: this.#takeName(), lower, count };
  }

  #view(position: number): { view: Kernel['views'][number]; buffer: Buffer } {
    const random = this.#random;
    const written = position === 0;
    const rank = written ? this.#threads.length : random.integer(0, 3);
    const element = random.pick(SCALAR_TYPES);
    const corner = Array.from({ length: rank }, () => random.integer(0, 3));
    const extents = corner.map((_, i) => (written ? this.#counts[i]! : random.integer(1, 4)));
    const empty = { corner, extents, data: [] };
    const data = Array.from({ length: elementCount(empty) }, () => this.#element(element));
    const name = random.integer(0, 3) === 0 ? `${this.#takeName()}` : `A_${position}`;
    return {
      view: { name, array: `A${position}`, element, rank, written },
      buffer: { corner, extents, data },
    };
  }

  #local(position: number): Kernel['buffers'][number] {
    const random = this.#random;
    const name = random.integer(0, 3) === 0 ? this.#takeName() : `t_${position}`;
    const extents = Array.from({ length: random.integer(0, 2) }, () => random.integer(1, 3));
    return { name, array: `T${position}`, element: random.pick(SCALAR_TYPES), extents };
  }

  /** One statement per element, since a copy begins undefined. */
  #definitions(local: number): KernelNode[] {
    const { array, extents } = this.#locals[local]!;
    const views = [{ buffer: local }];
    const elements = extents.reduce<number[][]>(
      (indices, extent) =>
        indices.flatMap((index) => Array.from({ length: extent }, (_, i) => [...index, i])),
      [[]],
    );
    return elements.map((element) => {
      const index = element.map((value) => int(value));
      const text = String(this.#random.integer(0, 9));
      const name = `S${Object.keys(this.#statements).length}`;
      const accesses: Access[] = [
        { kind: 'write', may: false, array, index, relation: '', location: LOCATION },
      ];
      this.#statements[name] = {
        name,
        location: LOCATION,
        text: 't = 0;',
        iterators: [],
        domain: '',
        accesses,
        body: [{ kind: 'assign', target: 0, value: { kind: 'literal', text, type: 'int32' } }],
      };
      return { kind: 'instance', statement: name, iterators: [], views };
    });
  }

  #element(type: ScalarType): CValue {
    const quarters = this.#random.integer(-40, 40);
    return isFloating(type) ? quarters / 4 : convert(BigInt(quarters), type);
  }

  #nodes(depth: number, iterators: readonly string[]): KernelNode[] {
    return Array.from({ length: this.#random.integer(1, 2) }, () => this.#node(depth, iterators));
  }

  #node(depth: number, iterators: readonly string[]): KernelNode {
    const kind = depth === 0 ? 2 : this.#random.integer(0, 3);
    if (kind === 0) return this.#loop(depth, iterators);
    if (kind > 1) return this.#instance(iterators);
    const condition = randomIntExpr(this.#random, 2, [...this.#scalars, ...iterators]);
    const otherwise = this.#random.integer(0, 1) === 0 ? [] : this.#nodes(depth - 1, iterators);
    return { kind: 'if', condition, then: this.#nodes(depth - 1, iterators), otherwise };
  }

  #loop(depth: number, iterators: readonly string[]): KernelNode {
    const step = this.#random.pick([1, 2, -1, -3]);
    const iterator = this.#takeName();
    const init = randomIntExpr(this.#random, 1, [...this.#scalars, ...iterators]);
    const bound = apply('add', init, int(Math.sign(step) * this.#random.integer(0, 4)));
    const condition = apply(step > 0 ? 'lt' : 'gt', variable(iterator), bound);
    return {
      kind: 'for',
      iterator,
      init,
      condition,
      step,
      body: this.#nodes(depth - 1, [...iterators, iterator]),
    };
  }

  /** The statement's iterators are the threads' and loops', counted from elsewhere. */
  #instance(iterators: readonly string[]): KernelNode {
    const name = `S${Object.keys(this.#statements).length}`;
    const shifts = iterators.map(() => this.#random.integer(-2, 2));
    const own = iterators.map((_, i) => `x${i}`);
    const accesses: Access[] = [];
    const views: AccessTarget[] = [];
    const access = (kind: 'read' | 'write', view: number, index: readonly Subscript[]) => {
      const { array } = this.#views[view]!;
      accesses.push({ kind, may: false, array, index, relation: '', location: LOCATION });
      views.push(view);
      return accesses.length - 1;
    };
    const accessLocal = (kind: 'read' | 'write', local: number) => {
      const { array, extents } = this.#locals[local]!;
      const index = extents.map((extent) =>
        apply('mod', randomIntExpr(this.#random, 2, [...this.#scalars, ...own]), int(extent)),
      );
      accesses.push({ kind, may: false, array, index, relation: '', location: LOCATION });
      views.push({ buffer: local });
      return accesses.length - 1;
    };
    const target = this.#threads.map(({ lower }, i) =>
      apply(
        'add',
        apply('sub', apply('sub', variable(own[i]!), int(shifts[i]!)), lower),
        int(this.#buffers[0]!.corner[i]!),
      ),
    );
    const sources: StatementSources = {
      integers: [...this.#scalars, ...own],
      element: () => access('read', 0, target),
      read: () => {
        const view = this.#random.integer(0, this.#views.length + this.#locals.length - 1);
        const local = this.#locals[view - this.#views.length];
        if (local) return { access: accessLocal('read', view - this.#views.length), type: local.element };
        const index = view === 0 ? target : this.#anyIndex(view, sources);
        return { access: access('read', view, index), type: this.#views[view]!.element };
      },
    };
    const write = () => {
      const local = this.#random.integer(-2, this.#locals.length - 1);
      return local < 0 ? access('write', 0, target) : accessLocal('write', local);
    };
    const body = this.#body(2, write, sources);
    this.#statements[name] = {
      name,
      location: LOCATION,
      text: 'x = y; \\',
      iterators: own,
      domain: '',
      accesses,
      body,
    };
    const values = iterators.map((iterator, i) => apply('add', variable(iterator), int(shifts[i]!)));
    return { kind: 'instance', statement: name, iterators: values, views };
  }

  #anyIndex(view: number, sources: BodySources): Subscript[] {
    const { corner, extents } = this.#buffers[view]!;
    return extents.map((extent, i) => {
      if (this.#depth < 2 && this.#random.integer(0, 4) === 0) return this.#data(corner[i]!, extent, sources);
      const any = apply('mod', randomIntExpr(this.#random, 2, sources.integers), int(extent));
      return apply('add', any, int(corner[i]!));
    });
  }

  /** A subscript of any integer type that what the statement reads decides, other such subscripts included. */
  #data(corner: number, extent: number, sources: BodySources): Subscript {
    this.#depth += 1;
    const any = randomBody(this.#random, this.#random.integer(0, 2), sources);
    this.#depth -= 1;
    const unsigned: BodyExpr = { kind: 'cast', operand: any, type: 'uint32' };
    const literal = (value: number): BodyExpr => ({ kind: 'literal', text: `${value}u`, type: 'uint32' });
    const binary = (op: '%' | '+', left: BodyExpr, right: BodyExpr): BodyExpr => {
      return { kind: 'binary', op, left, right, type: 'uint32' };
    };
    const operand = binary('+', binary('%', unsigned, literal(extent)), literal(corner));
    return { op: 'data', value: { kind: 'cast', operand, type: this.#random.pick(INTEGER_TYPES) } };
  }

  /** Returns the value, or at times one that may be what the written element of the first view has already. */
  #maybeKept(value: BodyExpr, sources: StatementSources): BodyExpr {
    const type = this.#views[0]!.element;
    if (usualType(type, type) !== type || this.#random.integer(0, 3) > 0) return value;
    const element: BodyExpr = { kind: 'read', access: sources.element(), type };
    const other: BodyExpr = { kind: 'cast', operand: value, type };
    const [then, otherwise] = this.#random.integer(0, 1) === 0 ? [other, element] : [element, other];
    return { kind: 'conditional', condition: randomBody(this.#random, 1, sources), then, otherwise, type };
  }

  #body(depth: number, target: () => number, sources: StatementSources): BodyStatement[] {
    return Array.from({ length: this.#random.integer(1, 2) }, (): BodyStatement => {
      const value = randomBody(this.#random, this.#random.integer(0, 3), sources);
      if (depth === 0 || this.#random.integer(0, 2) > 0)
        return { kind: 'assign', target: target(), value: this.#maybeKept(value, sources) };
      const otherwise = this.#random.integer(0, 1) === 0 ? [] : this.#body(depth - 1, target, sources);
      return { kind: 'if', condition: value, then: this.#body(depth - 1, target, sources), otherwise };
    });
  }
}
