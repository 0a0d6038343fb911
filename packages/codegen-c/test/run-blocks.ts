import {
  type BufferReads,
  evaluateIntExpr,
  firstTile,
  type IntEnvironment,
  type IntExpr,
  type ScalarType,
  type SharedBuffer,
} from '@boxflow/ir';
import { SeededRandom } from '@boxflow/ir/testing';
import { type BlockKernel, extentsInMemory, sharedBuffers } from '../src/blocks/block-kernel.ts';
import { threadPoints } from '../src/blocks/block-layout.ts';
import type { BlockNode, BoxNode } from '../src/blocks/block-node.ts';
import { blockProgram } from '../src/blocks/block-program.ts';
import type { MatrixProduct, Operand } from '../src/blocks/matrix-product.ts';
import { endVariable, positionVariable, TERM, THREAD } from '../src/names/kernel-scope.ts';
import { namedSizes } from '../src/names/named-sizes.ts';
import { type CValue, convert } from './c-value.ts';
import { DOUBLE, exactFma } from './exact-fma.ts';
import { type KernelCase, stridesOf } from './kernel-case.ts';
import { KernelRun, type Locals, type Place } from './run-kernel.ts';

/** A thread of a block: it yields at barriers. */
interface BlockThread {
  readonly number: number;
  readonly environment: IntEnvironment;
  readonly locals: Locals;
}

/**
 * What a kernel leaves in its buffers if devices execute it in blocks of threads: between barriers the
 * threads of a block run one after the other, in any order. Fails if two of them access one element with no
 * barrier between, one of them writing, or if they come to different barriers. `change` alters what a block
 * executes.
 */
export function runBlocks(
  kernelCase: KernelCase & { readonly kernel: BlockKernel },
  seed: number,
  change: (nodes: readonly BlockNode[]) => readonly BlockNode[] = (nodes) => nodes,
): CValue[][] {
  const run = new BlockRun(kernelCase, new SeededRandom(seed), change(blockProgram(kernelCase.kernel)));
  const { kernel, scalars } = kernelCase;
  const sizes = namedSizes(kernel, 'grid').map(({ variable, value }) => [variable, value] as const);
  run.tiles(0, new Map([...kernel.scalars.map((name, i) => [name, scalars[i]!] as const), ...sizes]));
  return run.memory;
}

class BlockRun extends KernelRun {
  readonly #kernel: BlockKernel;
  readonly #case: KernelCase;
  #shared = new Map<string, SharedElement>();
  /** The users of elements in memory. */
  #users = new Map<string, Users>();
  /** By thread the groups of copies in the background that it has not waited for: what each does when it arrives. */
  #groups = new Map<number, (() => void)[][]>();
  /** The values of the next chunk that threads hold, by thread and buffer. */
  #held = new Map<string, readonly CValue[]>();
  /** By thread what it gives to a matrix instruction. */
  #operands = new Map<number, Operands>();
  /** Barriers that the block has passed. */
  #interval = 0;
  #thread = 0;

  constructor(
    kernelCase: KernelCase & { readonly kernel: BlockKernel },
    private readonly random: SeededRandom,
    private readonly program: readonly BlockNode[],
  ) {
    super(kernelCase);
    this.#case = kernelCase;
    this.#kernel = kernelCase.kernel;
  }

  tiles(dimension: number, environment: IntEnvironment): void {
    const { threads, blocks } = this.#kernel;
    const thread = threads[dimension];
    if (!thread) {
      this.#block(environment);
      return;
    }
    const tile = blocks.tile[dimension]!;
    const { first, size } = tile;
    const end = evaluateIntExpr(thread.lower, environment) + this.#case.counts[dimension]!;
    for (let value = evaluateIntExpr(firstTile(thread, tile), environment); value < end; value += size) {
      this.tiles(dimension + 1, new Map([...environment, [first, value], [endVariable(dimension), end]]));
    }
  }

  #block(environment: IntEnvironment): void {
    this.#shared = new Map();
    this.#users = new Map();
    this.#groups = new Map();
    this.#held = new Map();
    this.#interval = 0;
    const threads = this.#threadsOf(0, environment, 0);
    const running = threads.map((thread) => ({
      thread,
      steps: this.#steps(this.program, thread, thread.environment),
    }));
    for (;;) {
      const arrived = this.#shuffled(running).map(({ thread, steps }) => {
        this.#thread = thread.number;
        return steps.next();
      });
      const [first] = arrived;
      if (arrived.some(({ value }) => value !== first?.value))
        throw new Error('threads are at different barriers');
      if (first?.done !== false) return;
      if (first.value.kind === 'matrix') this.#multiply(first.value.product, threads);
      else this.#interval++;
    }
  }

  #shuffled<T>(items: readonly T[]): readonly T[] {
    const list = [...items];
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.random.integer(0, i);
      [list[i], list[j]] = [list[j]!, list[i]!];
    }
    return list;
  }

  #threadsOf(dimension: number, environment: IntEnvironment, number: number): readonly BlockThread[] {
    const { threads, block } = this.#kernel;
    const thread = threads[dimension];
    if (!thread) return [this.#threadAt(environment, number)];
    const size = block[dimension]!;
    return Array.from({ length: size }, (_, i) => i).flatMap((i) => {
      const inside = new Map([...environment, [positionVariable(dimension), i]]);
      return this.#threadsOf(dimension + 1, inside, number * size + i);
    });
  }

  #threadAt(outer: IntEnvironment, number: number): BlockThread {
    const environment = new Map([...outer, [THREAD, number]]);
    const firsts = threadPoints(this.#kernel).map(({ first }) => evaluateIntExpr(first, environment));
    for (const [d, { iterator }] of this.#kernel.threads.entries()) environment.set(iterator, firsts[d]!);
    return { number, environment, locals: new Map() };
  }

  /** Executes the nodes up to the next barrier, which it yields. */
  *#steps(
    nodes: readonly BlockNode[],
    thread: BlockThread,
    outer: IntEnvironment,
  ): Generator<BlockNode, undefined> {
    for (const node of nodes) {
      if (node.kind === 'barrier') yield node;
      else if (node.kind === 'thread') this.execute(node.nodes, outer, thread.locals);
      else if (node.kind === 'run') {
        const isWhole = evaluateIntExpr(node.condition, outer) !== 0;
        this.execute(isWhole ? node.whole : node.otherwise, outer, thread.locals);
      } else if (node.kind === 'fill') this.#fill(node, thread, outer);
      else if (node.kind === 'load') this.#load(node, thread, outer);
      else if (node.kind === 'store') this.#store(node, thread);
      else if (node.kind === 'drain') this.#drain(node, thread, outer);
      else if (node.kind === 'commit') this.#groupsOf(thread).push([]);
      else if (node.kind === 'wait') this.#wait(node.pending, thread);
      else if (node.kind === 'matrix') {
        this.#operands.set(thread.number, this.#operandsOf(node.product, thread, outer));
        yield node;
      } else if (node.kind === 'let') {
        const inside = new Map([...outer, [node.name, evaluateIntExpr(node.value, outer)]]);
        yield* this.#steps(node.body, thread, inside);
      } else if (node.kind === 'if') {
        const holds = evaluateIntExpr(node.condition, outer) !== 0;
        yield* this.#steps(holds ? node.then : node.otherwise, thread, outer);
      } else {
        const environment = new Map(outer);
        for (let i = evaluateIntExpr(node.init, outer); ; i += node.step) {
          environment.set(node.iterator, i);
          if (evaluateIntExpr(node.condition, environment) === 0) break;
          yield* this.#steps(node.body, thread, environment);
        }
      }
    }
    return undefined;
  }

  #fill(node: BlockNode & { kind: 'fill' }, thread: BlockThread, environment: IntEnvironment): void {
    const { buffer, position, slot, reads } = node;
    const { view } = reads ?? buffer;
    const type = this.#kernel.views[view]!.element;
    const copied = { ...node, buffer: reads ? copiedBefore(buffer, reads) : buffer };
    this.#elements(copied, thread, environment, (subscripts, index, exists) => {
      if (reads && !exists) return;
      const value = exists ? this.element(view, subscripts).read().value : convert(0n, type);
      const inMemory = slot ? [evaluateIntExpr(slot, environment), ...index] : index;
      const place = this.shared(this.#kernel.buffers.length + position, inMemory);
      if (slot === undefined) place.write(value);
      else this.#background(thread, place, value);
    });
  }

  #load(node: BlockNode & { kind: 'load' }, thread: BlockThread, environment: IntEnvironment): void {
    const { name, view } = node.buffer;
    const type = this.#kernel.views[view]!.element;
    const values: CValue[] = [];
    this.#elements(node, thread, environment, (subscripts, _, exists) => {
      values.push(exists ? this.element(view, subscripts).read().value : convert(0n, type));
    });
    this.#held.set(`${thread.number} ${name}`, values);
  }

  #store({ buffer, position }: BlockNode & { kind: 'store' }, thread: BlockThread): void {
    const values = this.#held.get(`${thread.number} ${buffer.name}`);
    if (!values) throw new Error(`thread ${thread.number} holds nothing of ${buffer.name}`);
    for (const [turn, index] of this.#indices(buffer, thread).entries())
      this.shared(this.#kernel.buffers.length + position, index).write(values[turn]!);
    this.#held.delete(`${thread.number} ${buffer.name}`);
  }

  #drain(node: BlockNode & { kind: 'drain' }, thread: BlockThread, environment: IntEnvironment): void {
    const { buffer, position } = node;
    this.#elements(node, thread, environment, (subscripts, index, exists) => {
      if (!exists) return;
      const { value } = this.shared(this.#kernel.buffers.length + position, index).read();
      this.element(buffer.view, subscripts).write(value);
    });
  }

  /** Returns the subscripts in a box of the elements that a thread copies. */
  #indices({ extents }: SharedBuffer, { number }: BlockThread): readonly (readonly number[])[] {
    const volume = extents.reduce((product, extent) => product * extent, 1);
    const threads = this.#kernel.block.reduce((product, size) => product * size, 1);
    const strides = stridesOf({ extents, corner: [], data: [] });
    const indices: number[][] = [];
    for (let e = number; e < volume; e += threads)
      indices.push(strides.map((stride, d) => Math.floor(e / stride) % extents[d]!));
    return indices;
  }

  /** Calls a function for the elements of a box that a thread copies: with subscripts in the array and in the box. */
  #elements(
    { buffer, whole }: BoxNode,
    thread: BlockThread,
    environment: IntEnvironment,
    copy: (subscripts: readonly number[], index: readonly number[], exists: boolean) => void,
  ): void {
    const { origin, element, condition } = buffer;
    const isWhole = whole !== undefined && evaluateIntExpr(whole, environment) !== 0;
    const corner = origin.map((one: IntExpr) => evaluateIntExpr(one, environment));
    for (const index of this.#indices(buffer, thread)) {
      const subscripts = corner.map((value, d) => value + index[d]!);
      const inside = new Map([
        ...environment,
        ...element.map((name, d): [string, number] => [name, subscripts[d]!]),
      ]);
      const exists = isWhole || condition === undefined || evaluateIntExpr(condition, inside) !== 0;
      copy(subscripts, index, exists);
    }
  }

  /** Begins a copy: nobody may access the element until the thread has waited for it. */
  #background(thread: BlockThread, place: SharedPlace, value: CValue): void {
    place.begin();
    this.#groupsOf(thread)
      .at(-1)!
      .push(() => place.write(value));
  }

  /** Returns the groups of a thread; the last one is not complete. */
  #groupsOf({ number }: BlockThread): (() => void)[][] {
    const groups = this.#groups.get(number) ?? [[]];
    this.#groups.set(number, groups);
    return groups;
  }

  #wait(pending: number, thread: BlockThread): void {
    const groups = this.#groupsOf(thread);
    while (groups.length - 1 > pending) for (const arrive of groups.shift()!) arrive();
  }

  /** Returns the terms that a thread gives to a matrix instruction: by line, two of each. */
  #operandsOf(
    { rows, columns, exists }: MatrixProduct,
    thread: BlockThread,
    outer: IntEnvironment,
  ): Operands {
    const terms = ({ side, count, line, instance, value }: Operand): number[][] =>
      Array.from({ length: count }, (_, position) =>
        [0, 1].map((term) => {
          const inside = new Map([...outer, [line, position], [TERM, term]]);
          if (exists && evaluateIntExpr(exists, inside) === 0) return side === 'rows' ? -0 : 0;
          return Number(convert(this.valueOf(value, instance, inside, thread.locals).value, 'double'));
        }),
      );
    return { rows: terms(rows), columns: terms(columns) };
  }

  /** Executes all instructions of a product: lanes have terms and sums as the description of `mma.m16n8k8` says. */
  #multiply({ buffer, rows, columns }: MatrixProduct, threads: readonly BlockThread[]): void {
    const { name } = this.#kernel.buffers[buffer]!;
    for (const { number, locals } of threads) {
      const lane = number % 32;
      const at = (other: number) => this.#operands.get(number - lane + other)!;
      const [group, column] = [Math.floor(lane / 4), 2 * (lane % 4)];
      for (let p = 0; p < rows.count; p++)
        for (let q = 0; q < 2 * columns.count; q++) {
          const key = `${name}[${[p, q]}]`;
          let sum = Number(locals.get(key) ?? 0);
          for (let k = 0; k < 8; k++) {
            const [term, half] = [k % 4, Math.floor(k / 4)];
            const x = at(4 * group + term).rows[p]![half]!;
            const y = at(4 * (column + (q % 2)) + term).columns[Math.floor(q / 2)]![half]!;
            sum = exactFma(x, y, sum, DOUBLE);
          }
          locals.set(key, sum);
        }
    }
  }

  /** Threads may compute with garbage for iterations that do not exist. */
  override unset(_: string, type: ScalarType): CValue {
    return convert(0n, type);
  }

  override access(kind: 'read' | 'write', view: number, offset: number): void {
    const key = `${view} ${offset}`;
    const found = this.#users.get(key) ?? new Users(`element ${offset} of ${this.#kernel.views[view]!.name}`);
    this.#users.set(key, found);
    found[kind](this.#thread, this.#interval);
  }

  override shared(buffer: number, element: readonly number[]): SharedPlace {
    const box = sharedBuffers(this.#kernel)[buffer - this.#kernel.buffers.length]!;
    const { name, view } = box;
    const extents = extentsInMemory(this.#kernel, box);
    const type = this.#kernel.views[view]!.element;
    if (!extents.every((extent, d) => element[d]! >= 0 && element[d]! < extent))
      throw new Error(`element [${element}] is outside ${name}`);
    const key = `${name}[${element}]`;
    const found = this.#shared.get(key) ?? new SharedElement(key);
    this.#shared.set(key, found);
    return {
      begin: () => found.begin(this.#thread, this.#interval),
      read: () => ({ value: found.read(this.#thread, this.#interval), type }),
      write: (value) => found.write(this.#thread, this.#interval, convert(value, type)),
    };
  }
}

/** Returns a written box with the condition of the elements that are copied there. */
function copiedBefore({ condition: _, ...buffer }: SharedBuffer, { condition }: BufferReads): SharedBuffer {
  return { ...buffer, ...(condition && { condition }) };
}

interface SharedPlace extends Place {
  /** Begins a copy in the background. */
  begin(): void;
}

/** The terms that a thread gives to a matrix instruction, by line. */
interface Operands {
  readonly rows: readonly (readonly number[])[];
  readonly columns: readonly (readonly number[])[];
}

/** The threads that have accessed an element since the last barrier. */
class Users {
  #interval = -1;
  #readers = new Set<number>();
  #writers = new Set<number>();

  constructor(private readonly name: string) {}

  read(thread: number, interval: number): void {
    this.#enter(interval);
    this.#readers.add(thread);
    this.#requireAlone(thread, this.#writers);
  }

  write(thread: number, interval: number): void {
    this.#enter(interval);
    this.#writers.add(thread);
    this.#requireAlone(thread, this.#writers);
    this.#requireAlone(thread, this.#readers);
  }

  #enter(interval: number): void {
    if (interval === this.#interval) return;
    this.#interval = interval;
    this.#readers.clear();
    this.#writers.clear();
  }

  #requireAlone(thread: number, others: ReadonlySet<number>): void {
    for (const other of others) {
      if (other !== thread) throw new Error(`no barrier between two threads' accesses to ${this.name}`);
    }
  }
}

/** An element of memory that a block shares. */
class SharedElement {
  #value: CValue | undefined;
  #isArriving = false;
  readonly #users: Users;

  constructor(private readonly name: string) {
    this.#users = new Users(name);
  }

  /** Nobody else uses the element, and nobody at all until the copy has arrived. */
  begin(thread: number, interval: number): void {
    this.write(thread, interval, undefined);
    this.#isArriving = true;
  }

  read(thread: number, interval: number): CValue {
    if (this.#isArriving) throw new Error(`${this.name} is read while it is being copied`);
    this.#users.read(thread, interval);
    if (this.#value === undefined) throw new Error(`${this.name} is read and nothing has set it`);
    return this.#value;
  }

  write(thread: number, interval: number, value: CValue | undefined): void {
    this.#isArriving = false;
    this.#users.write(thread, interval);
    this.#value = value;
  }
}
