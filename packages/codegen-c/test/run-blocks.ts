import { evaluateIntExpr, type IntEnvironment, type IntExpr, type ScalarType } from '@boxflow/ir';
import { SeededRandom } from '@boxflow/ir/testing';
import { threadPoints } from '../src/blocks/block-layout.ts';
import {
  type BlockKernel,
  type BlockNode,
  blockProgram,
  sharedBuffers,
} from '../src/blocks/block-program.ts';
import { endVariable, positionVariable } from '../src/names/kernel-scope.ts';
import { type CValue, convert } from './c-value.ts';
import { type KernelCase, stridesOf } from './kernel-case.ts';
import { KernelRun, type Locals, type Place } from './run-kernel.ts';

/** A thread of a block: it yields at barriers. */
interface BlockThread {
  readonly number: number;
  readonly environment: IntEnvironment;
  readonly locals: Locals;
}

/**
 * What a kernel leaves in its buffers if devices execute it in blocks of threads: between barriers the threads of a block run one
 * after the other, in any order. Fails if two of them access one shared element with no barrier between, one of them writing, or if
 * they come to different barriers. `change` alters what a block executes.
 */
export function runBlocks(
  kernelCase: KernelCase & { readonly kernel: BlockKernel },
  seed: number,
  change: (nodes: readonly BlockNode[]) => readonly BlockNode[] = (nodes) => nodes,
): CValue[][] {
  const run = new BlockRun(kernelCase, new SeededRandom(seed), change(blockProgram(kernelCase.kernel)));
  run.tiles(0, new Map(kernelCase.kernel.scalars.map((name, i) => [name, kernelCase.scalars[i]!])));
  return run.memory;
}

class BlockRun extends KernelRun {
  readonly #kernel: BlockKernel;
  readonly #case: KernelCase;
  #shared = new Map<string, SharedElement>();
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
    const { first, size } = blocks.tile[dimension]!;
    const lower = evaluateIntExpr(thread.lower, environment);
    const end = lower + this.#case.counts[dimension]!;
    for (let value = lower; value < end; value += size) {
      this.tiles(dimension + 1, new Map([...environment, [first, value], [endVariable(dimension), end]]));
    }
  }

  #block(environment: IntEnvironment): void {
    this.#shared = new Map();
    this.#interval = 0;
    const running = this.#threadsOf(0, environment, 0).map((thread) => ({
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
      this.#interval++;
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
    if (!thread) return [{ number, environment, locals: new Map() }];
    const size = block[dimension]!;
    const { first } = threadPoints(this.#kernel)[dimension]!;
    return Array.from({ length: size }, (_, i) => i).flatMap((i) => {
      const inside = new Map([...environment, [positionVariable(dimension), i]]);
      inside.set(thread.iterator, evaluateIntExpr(first, inside));
      return this.#threadsOf(dimension + 1, inside, number * size + i);
    });
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
      else if (node.kind === 'fill') this.#fill(node, thread, outer);
      else if (node.kind === 'if') {
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

  #fill(
    { buffer, position, whole }: BlockNode & { kind: 'fill' },
    thread: BlockThread,
    environment: IntEnvironment,
  ): void {
    const { extents, origin, element, condition, view } = buffer;
    const isWhole = whole !== undefined && evaluateIntExpr(whole, environment) !== 0;
    const volume = extents.reduce((product, extent) => product * extent, 1);
    const threads = this.#kernel.block.reduce((product, size) => product * size, 1);
    const strides = stridesOf({ extents, corner: [], data: [] });
    const corner = origin.map((one: IntExpr) => evaluateIntExpr(one, environment));
    for (let e = thread.number; e < volume; e += threads) {
      const index = strides.map((stride, d) => Math.floor(e / stride) % extents[d]!);
      const subscripts = corner.map((value, d) => value + index[d]!);
      const inside = new Map([
        ...environment,
        ...element.map((name, d): [string, number] => [name, subscripts[d]!]),
      ]);
      const exists = isWhole || condition === undefined || evaluateIntExpr(condition, inside) !== 0;
      const type = this.#kernel.views[view]!.element;
      const value = exists ? this.element(view, subscripts).read().value : convert(0n, type);
      this.shared(this.#kernel.buffers.length + position, index).write(value);
    }
  }

  /** Threads may compute with garbage for iterations that do not exist. */
  override unset(_: string, type: ScalarType): CValue {
    return convert(0n, type);
  }

  override shared(buffer: number, element: readonly number[]): Place {
    const { name, view, extents } = sharedBuffers(this.#kernel)[buffer - this.#kernel.buffers.length]!;
    const type = this.#kernel.views[view]!.element;
    if (!extents.every((extent, d) => element[d]! >= 0 && element[d]! < extent))
      throw new Error(`element [${element}] is outside ${name}`);
    const key = `${name}[${element}]`;
    const found = this.#shared.get(key) ?? new SharedElement(key);
    this.#shared.set(key, found);
    return {
      read: () => ({ value: found.read(this.#thread, this.#interval), type }),
      write: (value) => found.write(this.#thread, this.#interval, convert(value, type)),
    };
  }
}

/** An element of memory that a block shares, and who has accessed it since the last barrier. */
class SharedElement {
  #value: CValue | undefined;
  #interval = -1;
  #readers = new Set<number>();
  #writers = new Set<number>();

  constructor(private readonly name: string) {}

  read(thread: number, interval: number): CValue {
    this.#enter(interval);
    this.#readers.add(thread);
    this.#requireAlone(thread, this.#writers);
    if (this.#value === undefined) throw new Error(`${this.name} is read and nothing has set it`);
    return this.#value;
  }

  write(thread: number, interval: number, value: CValue): void {
    this.#enter(interval);
    this.#writers.add(thread);
    this.#requireAlone(thread, this.#writers);
    this.#requireAlone(thread, this.#readers);
    this.#value = value;
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
