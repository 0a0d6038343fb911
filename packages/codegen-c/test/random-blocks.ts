import { int, type Kernel, type KernelNode, type SharedBuffer, variablesOf } from '@boxflow/ir';
import type { SeededRandom } from '@boxflow/ir/testing';
import type { Buffer } from './kernel-case.ts';

/**
 * The kernel for blocks of threads, with tiles of any size. Of loops that all threads execute alike, some are in chunks, with what
 * they read of an array in shared memory: all of the array.
 */
export function withRandomBlocks(kernel: Kernel, buffers: readonly Buffer[], random: SeededRandom): Kernel {
  const tile = kernel.block.map((threads, d) => ({
    first: `first_${d}`,
    size: random.pick([threads, 2 * threads, 3 * threads, Math.max(1, threads - 1)]),
  }));
  const stages = new Stages(kernel, buffers, random);
  const body = stages.nodes(kernel.body);
  const aligned = stages.list.length === 0 ? random.pick([undefined, 2, 4, 32]) : undefined;
  const threads = kernel.block.at(-1) ?? 1;
  const neighbours = stages.list.length === 0 && threads > 0 ? random.pick([1, 2, 4, 3]) : 1;
  const run = neighbours > 1 ? { size: neighbours * threads, neighbours } : {};
  const last = { ...tile.at(-1)!, ...run, ...(aligned && { aligned }) };
  return { ...kernel, body, blocks: { tile: [...tile.slice(0, -1), last], stages: stages.list } };
}

class Stages {
  readonly list: NonNullable<Kernel['blocks']>['stages'][number][] = [];

  constructor(
    private readonly kernel: Kernel,
    private readonly buffers: readonly Buffer[],
    private readonly random: SeededRandom,
  ) {}

  nodes(nodes: readonly KernelNode[]): KernelNode[] {
    return nodes.map((node) => {
      if (node.kind === 'if' && node.otherwise.length === 0) return { ...node, then: this.nodes(node.then) };
      if (node.kind !== 'for') return node;
      const iterators = this.kernel.threads.map(({ iterator }) => iterator);
      const isSame = [node.init, node.condition].every(
        (expr) => !variablesOf(expr).some((name) => iterators.includes(name)),
      );
      if (!isSame || this.random.integer(0, 4) === 0) return node;
      return node.step === 1 ? this.#stage(node) : { ...node, body: this.nodes(node.body) };
    });
  }

  #stage(node: KernelNode & { kind: 'for' }): KernelNode {
    const position = this.list.length;
    const reads = this.#reads(node.body);
    const views = [...new Set(reads.map(({ view }) => view))].filter(() => this.random.integer(0, 2) > 0);
    this.list.push({
      first: `chunk_${position}`,
      chunk: this.random.pick([1, 2, 3, 5]),
      buffers: views.map((view): SharedBuffer => {
        const { corner, extents } = this.buffers[view]!;
        return {
          name: `box_${position}_${view}`,
          view,
          origin: corner.map(int),
          extents,
          pad: this.random.integer(0, 1),
          element: extents.map((_, d) => `element_${position}_${view}_${d}`),
          accesses: reads.filter((one) => one.view === view),
        };
      }),
    });
    return { ...node, stage: position };
  }

  /** Returns the reads of arrays that nobody writes, whose subscripts are not data. */
  #reads(nodes: readonly KernelNode[]): readonly { statement: string; position: number; view: number }[] {
    return nodes.flatMap((node) => {
      if (node.kind === 'for') return this.#reads(node.body);
      if (node.kind === 'if') return this.#reads([...node.then, ...node.otherwise]);
      if (node.kind !== 'instance') return [];
      const { accesses } = this.kernel.statements[node.statement]!;
      return accesses.flatMap(({ kind, index }, position) => {
        const view = node.views[position]!;
        const isPlain = kind === 'read' && index.length > 0 && index.every(({ op }) => op !== 'data');
        if (!isPlain || typeof view !== 'number' || this.kernel.views[view]!.written) return [];
        return [{ statement: node.statement, position, view }];
      });
    });
  }
}
