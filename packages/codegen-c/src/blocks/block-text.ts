import {
  apply,
  type Fragment,
  type IntExpr,
  int,
  type Kernel,
  Level,
  type SharedBuffer,
  simplifyIntExpr,
  variable,
} from '@boxflow/ir';
import { elementText } from '../expressions/element-text.js';
import { intFragment, intText } from '../expressions/int-text.js';
import { printNodes } from '../kernel/node-text.js';
import { type BlockMapping, indexType, type ThreadMapping } from '../language/dialect.js';
import type { Writer } from '../layout/writer.js';
import { ELEMENT, endVariable, type KernelScope, positionVariable, THREAD } from '../names/kernel-scope.js';
import { threadPoints } from './block-layout.js';
import { type BlockKernel, type BlockNode, blockProgram, sharedBuffers } from './block-program.js';

type Grid = Extract<ThreadMapping, { kind: 'grid' }>;

/** Returns the kernel with the buffers that its blocks share after those of its threads. */
export function withSharedBuffers(kernel: BlockKernel): BlockKernel {
  const shared = sharedBuffers(kernel).map(({ name, view, extents }) => {
    const { array, element } = kernel.views[view]!;
    return { name, array, element, extents };
  });
  return { ...kernel, buffers: [...kernel.buffers, ...shared] };
}

/** Prints what a thread of a block executes. `scope` is that of the kernel {@link withSharedBuffers}. */
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

  /** `__shared__ double A_box[64][17];`, and the thread's position in the block. */
  declarations(): void {
    const { kernel, mapping, scope, writer } = this;
    sharedBuffers(kernel).forEach((buffer, position) => {
      const { view } = buffer;
      const brackets = padded(buffer).map((extent) => `[${extent}]`);
      const name = scope.buffers[kernel.buffers.length + position]!;
      writer.line(
        `${mapping.shared}${scope.dialect.types[kernel.views[view]!.element]} ${name}${brackets.join('')};`,
      );
    });
    const thread = kernel.block.reduce((outer, size, d) => {
      const own = mapping.thread(kernel.block.length - 1 - d);
      return outer === '' ? own : `(${outer}) * ${size} + ${own}`;
    }, '');
    this.#constant(scope.variable(THREAD), thread);
    kernel.threads.forEach(({ lower, count }, d) => {
      this.#constant(scope.variable(endVariable(d)), intText(apply('add', lower, count), scope));
    });
  }

  /** x has room for 2^31 blocks, y and z for 65535 only, so blocks stride over those. */
  tiles(): void {
    const x = this.kernel.threads.length - 1;
    const name = this.#first(x);
    this.#constant(name, this.#firstOf(x));
    this.writer.line(`if (${name} >= ${this.#end(x)}) return;`);
    this.#outer(0);
  }

  #outer(d: number): void {
    const { kernel, scope, writer, mapping } = this;
    const { threads, blocks } = kernel;
    if (d < threads.length - 1) {
      const name = this.#first(d);
      const step = `${mapping.count(threads.length - 1 - d)} * ${blocks.tile[d]!.size}`;
      const init = `${indexType(scope.dialect)} ${name} = ${this.#firstOf(d)}`;
      writer.block(`for (${init}; ${name} < ${this.#end(d)}; ${name} += ${step})`, () => this.#outer(d + 1));
      return;
    }
    const positions = new Map(
      threads.map((_, t) => [positionVariable(t), positionOf(mapping.thread(threads.length - 1 - t))]),
    );
    const own = threadPoints(kernel);
    threads.forEach(({ iterator }, t) => {
      this.#constant(scope.variable(iterator), intFragment(own[t]!.first, scope, positions).text);
    });
    const points = own.map(({ count }) => count).filter((count) => count > 1);
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

  #node(node: BlockNode): void {
    const { scope, writer } = this;
    switch (node.kind) {
      case 'thread':
        printNodes(node.nodes, scope, writer);
        break;
      case 'barrier':
        writer.line(this.mapping.barrier);
        break;
      case 'fill':
        this.#fill(node);
        break;
      case 'if': {
        const otherwise = node.otherwise.length > 0 ? () => this.#nodes(node.otherwise) : undefined;
        writer.branch(intText(node.condition, scope), () => this.#nodes(node.then), { otherwise });
        break;
      }
      case 'for': {
        const name = scope.variable(node.iterator);
        const init = `${indexType(scope.dialect)} ${name} = ${intText(node.init, scope)}`;
        const head = `for (${init}; ${intText(node.condition, scope)}; ${name} += ${node.step})`;
        writer.block(head, () => this.#nodes(node.body));
        break;
      }
    }
  }

  #fill({ buffer, position, whole, condition }: BlockNode & { kind: 'fill' }): void {
    const { scope, writer } = this;
    const all = whole && simplifyIntExpr(whole);
    const plain = () => this.#fillElements(buffer, position, undefined);
    const guarded = () => this.#fillElements(buffer, position, condition);
    if (!all) guarded();
    else if (all.op === 'int' && all.value !== 0) plain();
    else writer.branch(intText(all, scope), plain, { otherwise: guarded });
  }

  #fillElements(buffer: SharedBuffer, position: number, condition: IntExpr | undefined): void {
    const { kernel, scope, writer } = this;
    const { view, extents, element, origin } = buffer;
    const volume = extents.reduce((product, extent) => product * extent, 1);
    const threads = kernel.block.reduce((product, size) => product * size, 1);
    const e = scope.variable(ELEMENT);
    const init = `${indexType(scope.dialect)} ${e} = ${scope.variable(THREAD)}`;
    writer.block(`for (${init}; ${e} < ${volume}; ${e} += ${threads})`, () => {
      const index = positionsIn(extents);
      element.forEach((name, d) => {
        this.#constant(scope.variable(name), intText(apply('add', origin[d]!, index[d]!), scope));
      });
      const memory = elementText(view, element.map(variable), scope);
      const own = elementText({ buffer: kernel.buffers.length + position, index }, [], scope);
      const value = condition ? `${intText(condition, scope)} ? ${memory} : 0` : memory;
      writer.code(`${own} = ${value};`);
    });
  }

  #first(d: number): string {
    return this.scope.variable(this.kernel.blocks.tile[d]!.first);
  }

  #end(d: number): string {
    return this.scope.variable(endVariable(d));
  }

  #firstOf(d: number): string {
    const { kernel, mapping, scope } = this;
    const { lower } = kernel.threads[d]!;
    const offset = `${mapping.position(kernel.threads.length - 1 - d)} * ${kernel.blocks.tile[d]!.size}`;
    const text = intText(lower, scope);
    return text === '0' ? offset : `${text} + ${offset}`;
  }

  #constant(name: string, value: string): void {
    this.writer.code(`const ${indexType(this.scope.dialect)} ${name} = ${value};`);
  }
}

function padded({ extents, pad }: SharedBuffer): readonly number[] {
  return extents.map((extent, d) => (d === extents.length - 1 ? extent + pad : extent));
}

/** A conversion of an unsigned variable. */
function positionOf(text: string): Fragment {
  return { text, level: Level.unary };
}

/** Returns the subscripts of the element at a position in row-major order. */
function positionsIn(extents: readonly number[]): readonly IntExpr[] {
  return extents.map((extent, d) => {
    const inner = extents.slice(d + 1).reduce((product, one) => product * one, 1);
    const outer = apply('floordiv', variable(ELEMENT), int(inner));
    return d === 0 ? outer : apply('mod', outer, int(extent));
  });
}

/** Returns whether the kernel is executed in blocks if a language has them. */
export function isInBlocks(kernel: Kernel): kernel is BlockKernel {
  return kernel.blocks !== undefined;
}
