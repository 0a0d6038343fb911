import {
  apply,
  atLeast,
  type Fragment,
  firstTile,
  type IntExpr,
  int,
  Level,
  type SharedBuffer,
  scalarBytes,
  simplifyIntExpr,
  variable,
} from '@boxflow/ir';
import { elementText } from '../expressions/element-text.js';
import { intFragment, intText } from '../expressions/int-text.js';
import { printNodes, unrollText } from '../kernel/node-text.js';
import { type BlockMapping, indexType, type ThreadMapping } from '../language/dialect.js';
import type { Writer } from '../layout/writer.js';
import {
  ELEMENT,
  endVariable,
  type KernelScope,
  positionVariable,
  THREAD,
  TURN,
} from '../names/kernel-scope.js';
import { boxExtents, threadsAlong, tileSize } from '../names/named-sizes.js';
import {
  type BlockKernel,
  elementsOfThread,
  extentsInMemory,
  heldBuffers,
  sharedBuffers,
  sharesMemory,
} from './block-kernel.js';
import { threadPoints } from './block-layout.js';
import type { BlockNode, BoxNode } from './block-node.js';
import { blockProgram } from './block-program.js';
import { positionsIn, volumeOf } from './box-accesses.js';
import { printMatrix } from './matrix-text.js';
import { printRun } from './run-node-text.js';
import { stepText, threadsText, volumeIn, withLast } from './size-texts.js';
import { alignedText, VECTOR_BYTES } from './vector-copies.js';

type Grid = Extract<ThreadMapping, { kind: 'grid' }>;

/** Prints what a thread of a block executes. `scope` is that of the kernel `withSharedBuffers`. */
export function printBlocks(kernel: BlockKernel, { block }: Grid, scope: KernelScope, writer: Writer): void {
  const text = new BlockText(kernel, block, scope, writer);
  text.declarations();
  text.tiles();
}

class BlockText {
  constructor(
    private readonly kernel: BlockKernel,
    private readonly mapping: BlockMapping,
    private readonly scope: KernelScope,
    private readonly writer: Writer,
  ) {}

  /** `__shared__ double A_box[64][17];`, and the thread's position in the block if threads copy or share anything. */
  declarations(): void {
    const { kernel, mapping, scope, writer } = this;
    sharedBuffers(kernel).forEach((buffer, position) => {
      const { view } = buffer;
      // A box of one element has no extents.
      const all = extentsInMemory(kernel, buffer);
      const slots = all.slice(0, all.length - buffer.extents.length);
      const rows = withLast(boxExtents(buffer), (last) => apply('add', last, int(buffer.pad)));
      const brackets = [...slots, ...rows.map((extent) => this.#size(extent))].map((one) => `[${one}]`);
      const name = scope.buffers[kernel.buffers.length + position]!;
      writer.line(
        `${mapping.shared}${scope.dialect.types[kernel.views[view]!.element]} ${name}${brackets.join('')};`,
      );
    });
    heldBuffers(kernel).forEach((buffer) => {
      const type = scope.dialect.types[kernel.views[buffer.view]!.element];
      writer.line(`${type} ${this.#held(buffer)}[${elementsOfThread(kernel, buffer)}];`);
    });
    const thread = kernel.block.reduce((outer, _, d) => {
      const own = mapping.thread(kernel.block.length - 1 - d);
      return outer === '' ? own : `(${outer}) * ${this.#size(threadsAlong(kernel, d))} + ${own}`;
    }, '');
    if (kernel.blocks.team || kernel.blocks.stages.length > 0) this.#constant(scope.variable(THREAD), thread);
    kernel.threads.forEach(({ lower, count }, d) => {
      this.#constant(scope.variable(endVariable(d)), intText(apply('add', lower, count), scope));
    });
  }

  /**
   * x has room for 2^31 blocks, of which each has a tile; y and z for 65535 only, so blocks stride over those.
   * No block returns: PoCL 3.1 confuses barriers behind a `return`.
   */
  tiles(): void {
    const x = this.kernel.threads.length - 1;
    const name = this.#first(x);
    this.#constant(name, this.#firstOf(x));
    this.#outer(0);
  }

  #outer(d: number): void {
    const { kernel, scope, writer, mapping } = this;
    const { threads, blocks } = kernel;
    if (d < threads.length - 1) {
      const name = this.#first(d);
      const step = `${mapping.count(threads.length - 1 - d)} * ${this.#size(tileSize(kernel, d))}`;
      const init = `${indexType(scope.dialect)} ${name} = ${this.#firstOf(d)}`;
      writer.line(unrollText(1));
      writer.block(`for (${init}; ${name} < ${this.#end(d)}; ${name} += ${step})`, () => this.#outer(d + 1));
      return;
    }
    const positions = new Map(
      threads.map((_, t) => [positionVariable(t), positionOf(mapping.thread(threads.length - 1 - t))]),
    );
    const own = threadPoints(kernel);
    (blocks.team ? [] : threads).forEach(({ iterator }, t) => {
      this.#constant(scope.variable(iterator), intFragment(own[t]!.first, scope, positions).text);
    });
    const points = own.filter(({ count }) => count > 1).map(({ loop }) => this.#size(loop.size));
    kernel.buffers.forEach(({ element, extents }, b) => {
      const brackets = [...extents, ...points].map((extent) => `[${extent}]`).join('');
      const zero = brackets === '' ? '0' : '{0}';
      writer.line(`${scope.dialect.types[element]} ${scope.buffers[b]}${brackets} = ${zero};`);
    });
    this.#nodes(blockProgram(kernel));
  }

  #nodes(nodes: readonly BlockNode[]): void {
    for (const node of nodes) this.#node(node);
  }

  /** Prints what is between braces: a value that is for nothing else needs no further ones. */
  #inside(nodes: readonly BlockNode[]): void {
    const [first, ...more] = nodes;
    if (first?.kind !== 'let' || more.length > 0) {
      this.#nodes(nodes);
      return;
    }
    this.#constant(this.scope.variable(first.name), intText(first.value, this.scope));
    this.#nodes(first.body);
  }

  #node(node: BlockNode): void {
    const { scope, writer } = this;
    switch (node.kind) {
      case 'thread':
        printNodes(node.nodes, scope, writer);
        break;
      case 'run':
        printRun(node, this.kernel, scope, writer);
        break;
      case 'barrier':
        writer.line(sharesMemory(this.kernel) ? this.mapping.memoryBarrier : this.mapping.barrier);
        break;
      case 'let':
        writer.line('{');
        writer.indented(() => this.#inside([node]));
        writer.line('}');
        break;
      case 'commit':
        writer.line(this.#background().commit);
        break;
      case 'wait':
        writer.line(this.#background().wait(node.pending));
        break;
      case 'matrix':
        printMatrix(node.product, this.mapping, scope, writer);
        break;
      case 'fill':
        this.#fill(node);
        break;
      case 'load':
        this.#eitherBox(
          node,
          () => this.#load(node, undefined),
          () => this.#load(node, node.condition),
        );
        break;
      case 'store':
        this.#store(node);
        break;
      case 'drain':
        this.#eitherBox(
          node,
          () => this.#drain(node, undefined),
          () => this.#drain(node, node.condition),
        );
        break;
      case 'if': {
        const otherwise = node.otherwise.length > 0 ? () => this.#inside(node.otherwise) : undefined;
        writer.branch(intText(node.condition, scope), () => this.#inside(node.then), { otherwise });
        break;
      }
      case 'for': {
        const name = scope.variable(node.iterator);
        const init = `${indexType(scope.dialect)} ${name} = ${intText(node.init, scope)}`;
        const next = node.step === 1 ? `++${name}` : `${name} += ${stepText(this.kernel, node, scope)}`;
        const head = `for (${init}; ${intText(node.condition, scope)}; ${next})`;
        if (node.run === 'unrolled') writer.line('#pragma unroll');
        writer.block(head, () => this.#nodes(node.body));
        break;
      }
    }
  }

  #fill(node: BlockNode & { kind: 'fill' }): void {
    const guarded = () => this.#fillElements(node, 1, node.condition);
    this.#eitherBox(node, () => this.#fillWhole(node), guarded);
  }

  /** Prints a copy for boxes of which all elements exist, and for others. */
  #eitherBox({ whole }: BoxNode, plain: () => void, guarded: () => void): void {
    const { scope, writer } = this;
    const all = whole && simplifyIntExpr(whole);
    if (!all) guarded();
    else if (all.op === 'int' && all.value !== 0) plain();
    else writer.branch(intText(all, scope), plain, { otherwise: guarded });
  }

  /** Copies several elements at a time if they are where that is possible. */
  #fillWhole(node: BlockNode & { kind: 'fill' }): void {
    const { buffer } = node;
    const plain = () => this.#fillElements(node, 1, undefined);
    const width = VECTOR_BYTES / scalarBytes(this.kernel.views[buffer.view]!.element);
    const row = buffer.extents.at(-1) ?? 1;
    const areParts = row % width === 0 && (row + buffer.pad) % width === 0;
    if (!node.slot || width === 1 || !areParts) plain();
    else {
      const vectors = () => this.#fillElements(node, width, undefined);
      this.writer.branch(alignedText(buffer, width, this.scope), vectors, { otherwise: plain });
    }
  }

  #fillElements(
    { buffer, position, slot, reads }: BlockNode & { kind: 'fill' },
    width: number,
    condition: IntExpr | undefined,
  ): void {
    const { kernel, scope, writer } = this;
    const { element, origin } = buffer;
    const { view } = reads ?? buffer;
    const extents = withLast(boxExtents(buffer), (last) => apply('floordiv', last, int(width)));
    // Products of floats have registers to spare: on an H200, unrolled copies took 7 % off their time.
    const hasRuns = kernel.blocks.tile.some(({ neighbours = 1 }) => neighbours > 1);
    const volume = volumeIn(buffer) / width;
    this.#forElements(extents, volume, hasRuns && !condition, () => {
      const parts = positionsIn(extents);
      const index = withLast(parts, (part) => apply('mul', int(width), part));
      element.forEach((name, d) => {
        this.#constant(scope.variable(name), intText(apply('add', origin[d]!, index[d]!), scope));
      });
      const memory = elementText(view, element.map(variable), scope);
      const place = { buffer: kernel.buffers.length + position, index: [...(slot ? [slot] : []), ...index] };
      const own = elementText(place, [], scope);
      if (slot) {
        const bytes = width * scalarBytes(kernel.views[view]!.element);
        const exists = condition ? intText(condition, scope) : '1';
        scope.helpers.add('copy_async');
        writer.code(this.#background().copy(bytes, own, memory, exists));
        return;
      }
      const exists = condition && intText(condition, scope);
      if (reads && exists) writer.code(`if (${exists}) ${own} = ${memory};`);
      else writer.code(`${own} = ${exists ? `${exists} ? ${memory} : 0` : memory};`);
    });
  }

  #load({ buffer }: BoxNode, condition: IntExpr | undefined): void {
    const { scope, writer } = this;
    const { view, element, origin } = buffer;
    this.#turns(buffer, (index, turn) => {
      element.forEach((name, d) => {
        this.#constant(scope.variable(name), intText(apply('add', origin[d]!, index[d]!), scope));
      });
      const memory = elementText(view, element.map(variable), scope);
      const value = condition ? `${intText(condition, scope)} ? ${memory} : 0` : memory;
      writer.code(`${this.#held(buffer)}[${turn}] = ${value};`);
    });
  }

  #store({ buffer, position }: BoxNode): void {
    this.#turns(buffer, (index, turn) => {
      const own = elementText({ buffer: this.kernel.buffers.length + position, index }, [], this.scope);
      this.writer.code(`${own} = ${this.#held(buffer)}[${turn}];`);
    });
  }

  /** Prints a loop over constants for the elements of a box that a thread holds. */
  #turns(buffer: SharedBuffer, body: (index: readonly IntExpr[], turn: string) => void): void {
    const { kernel, scope, writer } = this;
    const extents = boxExtents(buffer);
    const volume = volumeIn(buffer);
    const threads = kernel.block.reduce((product, size) => product * size, 1);
    const [e, thread, turn] = [ELEMENT, THREAD, TURN].map((name) => scope.variable(name)) as [
      string,
      string,
      string,
    ];
    const inside = (): void => body(positionsIn(extents), turn);
    writer.line('#pragma unroll');
    const type = indexType(scope.dialect);
    const head = `for (${type} ${turn} = 0; ${turn} < ${elementsOfThread(kernel, buffer)}; ++${turn})`;
    writer.block(head, () => {
      this.#constant(e, `${turn} * (${threadsText(kernel, scope)}) + ${thread}`);
      if (volume % threads === 0) inside();
      else writer.block(`if (${e} < ${this.#size(volumeOf(extents))})`, inside);
    });
  }

  /** Returns the name of the registers that hold a thread's elements of the next chunk. */
  #held(buffer: SharedBuffer): string {
    const { kernel, scope } = this;
    const first = kernel.buffers.length + sharedBuffers(kernel).length;
    return scope.buffers[first + heldBuffers(kernel).indexOf(buffer)]!;
  }

  /** Copies a box to memory. */
  #drain({ buffer, position }: BoxNode, condition: IntExpr | undefined): void {
    const { kernel, scope, writer } = this;
    const { view, element, origin } = buffer;
    const extents = boxExtents(buffer);
    this.#forElements(extents, volumeIn(buffer), true, () => {
      const index = positionsIn(extents);
      element.forEach((name, d) => {
        this.#constant(scope.variable(name), intText(apply('add', origin[d]!, index[d]!), scope));
      });
      const memory = elementText(view, element.map(variable), scope);
      const own = elementText({ buffer: kernel.buffers.length + position, index }, [], scope);
      writer.code(`${condition ? `if (${intText(condition, scope)}) ` : ''}${memory} = ${own};`);
    });
  }

  /**
   * Prints a loop over the elements of a box, `volume` in all, that a thread copies. An unrolled one is over constants, if all threads have as many
   * elements, so that compilers read ahead.
   */
  #forElements(extents: readonly IntExpr[], volume: number, isUnrolled: boolean, body: () => void): void {
    const { kernel, scope, writer } = this;
    const elements = this.#size(volumeOf(extents));
    const threads = kernel.block.reduce((product, size) => product * size, 1);
    const [e, thread] = [scope.variable(ELEMENT), scope.variable(THREAD)];
    const type = indexType(scope.dialect);
    if (!isUnrolled || volume % threads > 0) {
      writer.block(
        `for (${type} ${e} = ${thread}; ${e} < ${elements}; ${e} += ${threadsText(kernel, scope)})`,
        body,
      );
      return;
    }
    const turn = scope.variable(TURN);
    writer.line('#pragma unroll');
    writer.block(
      `for (${type} ${turn} = 0; ${turn} < ${elements}; ${turn} += ${threadsText(kernel, scope)})`,
      () => {
        this.#constant(e, `${turn} + ${thread}`);
        body();
      },
    );
  }

  #background(): NonNullable<BlockMapping['background']> {
    const { background } = this.mapping;
    if (!background) throw new Error(`${this.scope.dialect.language} has no copies in the background`);
    return background;
  }

  #first(d: number): string {
    return this.scope.variable(this.kernel.blocks.tile[d]!.first);
  }

  #end(d: number): string {
    return this.scope.variable(endVariable(d));
  }

  #firstOf(d: number): string {
    const { kernel, mapping, scope } = this;
    const tile = kernel.blocks.tile[d]!;
    const offset = `${mapping.position(kernel.threads.length - 1 - d)} * ${this.#size(tileSize(kernel, d))}`;
    const first = intFragment(firstTile(kernel.threads[d]!, tile), scope);
    return first.text === '0' ? offset : `${atLeast(Level.sum, first)} + ${offset}`;
  }

  #size(size: IntExpr): string {
    return intText(size, this.scope);
  }

  #constant(name: string, value: string): void {
    this.writer.code(`const ${indexType(this.scope.dialect)} ${name} = ${value};`);
  }
}

/** A conversion of an unsigned variable. */
function positionOf(text: string): Fragment {
  return { text, level: Level.unary };
}
