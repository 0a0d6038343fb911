import type { IntExpr, KernelNode } from '@boxflow/ir';
import { type BlockKernel, varies } from '../block-kernel.js';
import type { BlockNode } from '../block-node.js';
import { type ForKernelNode, sameForAll } from './chunk-bounds.js';
import { Chunks } from './chunks.js';
import { conjunction, guarded, negated } from './conditions.js';
import { hasStage, inRuns } from './runs.js';
import { ThreadNodes } from './thread-nodes.js';

/** Makes the nodes of a block from those of a thread. */
export class TileNodes {
  readonly #threads: ThreadNodes;
  readonly #chunks: Chunks;

  /** `whole`: as that of {@link ThreadNodes}. */
  constructor(
    private readonly kernel: BlockKernel,
    whole: IntExpr | undefined,
  ) {
    this.#threads = new ThreadNodes(kernel, whole);
    this.#chunks = new Chunks(kernel, this.#threads);
  }

  /**
   * `conditions`: those under which a thread's iteration executes the nodes. `guards`: further ones, which are
   * the same for all threads of the block.
   */
  nodes(
    nodes: readonly KernelNode[],
    conditions: readonly IntExpr[],
    guards: readonly IntExpr[] = [],
  ): readonly BlockNode[] {
    return inRuns(nodes).flatMap(([node, ...more]) => {
      if (!node) return [];
      if (!hasStage(node))
        return guarded(
          guards,
          this.#threads.either(conditions, (own) => this.#threads.points([node, ...more], own)),
        );
      if (node.kind === 'if') return this.#if(node, conditions, guards);
      if (node.kind !== 'for') return [];
      const loop =
        node.stage === undefined
          ? this.#for(node, conditions, guards)
          : this.#chunks.nodes(node, node.stage, conditions, guards);
      return [...loop, { kind: 'barrier' }];
    });
  }

  /** Returns a loop around loops in chunks. */
  #for(
    node: ForKernelNode,
    conditions: readonly IntExpr[],
    guards: readonly IntExpr[],
  ): readonly BlockNode[] {
    const { iterator, init, condition, step, body } = sameForAll(this.kernel, node);
    return [
      {
        kind: 'for',
        iterator,
        init,
        condition: conjunction([...guards, condition]),
        step,
        body: this.nodes(body, conditions),
      },
    ];
  }

  /** Returns both branches one after the other, each with its condition inside. */
  #if(
    { condition, then, otherwise }: KernelNode & { kind: 'if' },
    conditions: readonly IntExpr[],
    guards: readonly IntExpr[],
  ): readonly BlockNode[] {
    const branch = (nodes: readonly KernelNode[], own: IntExpr) =>
      varies(this.kernel, own)
        ? this.nodes(nodes, [...conditions, own], guards)
        : this.nodes(nodes, conditions, [...guards, own]);
    return [...branch(then, condition), ...branch(otherwise, negated(condition))];
  }
}
