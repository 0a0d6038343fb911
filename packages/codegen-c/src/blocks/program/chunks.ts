import { apply, type IntExpr, int, type KernelStage, printIntExpr, variable } from '@boxflow/ir';
import { STEP } from '../../names/kernel-scope.js';
import { chunkSize } from '../../names/named-sizes.js';
import type { BlockKernel, BlockStage } from '../block-kernel.js';
import type { BlockNode } from '../block-node.js';
import { somewhere } from '../over-ranges.js';
import { boxNode, drainsOf, fillsOf } from './box-copies.js';
import { type ForKernelNode, isReached, sameForAll, startOf } from './chunk-bounds.js';
import { ChunkLoop } from './chunk-loop.js';
import { boundConditions, conjunction } from './conditions.js';
import { namedTileRanges } from './iteration-ranges.js';
import type { ThreadNodes } from './thread-nodes.js';

/** Makes loops in chunks: copies to and from boxes, barriers, and the loop over each chunk. */
export class Chunks {
  private readonly loop: ChunkLoop;

  constructor(
    private readonly kernel: BlockKernel,
    threads: ThreadNodes,
  ) {
    this.loop = new ChunkLoop(kernel, threads);
  }

  nodes(
    node: ForKernelNode,
    position: number,
    conditions: readonly IntExpr[],
    guards: readonly IntExpr[],
  ): readonly BlockNode[] {
    const stage = this.kernel.blocks.stages[position]!;
    const { slots = 1 } = stage;
    if (!stage.range) node = sameForAll(this.kernel, node);
    const entered = [...guards, ...this.#somewhere(conditions)];
    if (slots > 1) return this.#ahead(node, stage, slots, conditions, entered);
    if (stage.held) return this.#held(node, stage, conditions, entered);
    const first = variable(stage.first);
    const fills = fillsOf(this.kernel, stage);
    return [
      {
        kind: 'for',
        iterator: stage.first,
        init: startOf(node, stage),
        condition: conjunction([...entered, isReached(node, stage, first)]),
        step: stage.chunk,
        body: [
          { kind: 'barrier' },
          ...fills,
          ...(fills.length > 0 ? [{ kind: 'barrier' } as const] : []),
          ...this.loop.nodes(node, stage, conditions),
          ...drainsOf(this.kernel, stage),
        ],
      },
    ];
  }

  /**
   * Each step begins to copy a chunk, and executes the one whose copy began `slots - 1` steps before.
   * `entered`: the conditions under which the block comes to the loop.
   */
  #ahead(
    node: ForKernelNode,
    stage: KernelStage,
    slots: number,
    conditions: readonly IntExpr[],
    entered: readonly IntExpr[],
  ): readonly BlockNode[] {
    const step = variable(STEP);
    const executed = apply('sub', step, int(slots - 1));
    const start = startOf(node, stage);
    const size = chunkSize(this.kernel, stage);
    const chunk = (position: IntExpr) => apply('add', start, apply('mul', size, position));
    const slot = (position: IntExpr) => apply('mod', position, int(slots));
    const inChunk = (position: IntExpr, body: readonly BlockNode[]): BlockNode => {
      return { kind: 'let', name: stage.first, value: chunk(position), body };
    };
    const copied: BlockNode = {
      kind: 'if',
      condition: isReached(node, stage, variable(stage.first)),
      then: fillsOf(this.kernel, stage, slot(step)),
      otherwise: [],
    };
    const isExecuted = apply('ge', step, int(slots - 1));
    const chunkNodes = this.loop.nodes(node, stage, conditions, slot(apply('add', step, int(1))));
    const body = [...chunkNodes, ...drainsOf(this.kernel, stage)];
    return [
      { kind: 'barrier' },
      {
        kind: 'for',
        iterator: STEP,
        init: int(0),
        condition: conjunction([...entered, isReached(node, stage, chunk(executed))]),
        step: 1,
        body: [
          { kind: 'wait', pending: slots - 2 },
          { kind: 'barrier' },
          inChunk(step, [copied]),
          { kind: 'commit' },
          { kind: 'if', condition: isExecuted, then: [inChunk(executed, body)], otherwise: [] },
        ],
      },
    ];
  }

  /** Each step executes a chunk while the threads read the next one to registers. */
  #held(
    node: ForKernelNode,
    stage: BlockStage,
    conditions: readonly IntExpr[],
    entered: readonly IntExpr[],
  ): readonly BlockNode[] {
    const step = variable(STEP);
    const start = startOf(node, stage);
    const size = chunkSize(this.kernel, stage);
    const chunk = (position: IntExpr) => apply('add', start, apply('mul', size, position));
    const inChunk = (position: IntExpr, body: readonly BlockNode[]): BlockNode => {
      return { kind: 'let', name: stage.first, value: chunk(position), body };
    };
    const read = stage.buffers
      .filter(({ out }) => !out)
      .map((buffer) => boxNode(this.kernel, buffer, buffer.condition));
    const isReachedAt = (position: IntExpr) =>
      conjunction([...entered, isReached(node, stage, chunk(position))]);
    const load = (position: IntExpr): BlockNode => ({
      kind: 'if',
      condition: isReachedAt(position),
      then: [
        inChunk(
          position,
          read.map((box) => ({ kind: 'load', ...box })),
        ),
      ],
      otherwise: [],
    });
    return [
      { kind: 'barrier' },
      load(int(0)),
      {
        kind: 'for',
        iterator: STEP,
        init: int(0),
        condition: isReachedAt(step),
        step: 1,
        body: [
          ...read.map((box): BlockNode => ({ kind: 'store', ...box })),
          { kind: 'barrier' },
          load(apply('add', step, int(1))),
          inChunk(step, [...this.loop.nodes(node, stage, conditions), ...drainsOf(this.kernel, stage)]),
          { kind: 'barrier' },
        ],
      },
    ];
  }

  /** Returns conditions that hold if the given ones do for some iteration of the tile. */
  #somewhere(conditions: readonly IntExpr[]): readonly IntExpr[] {
    const ends = boundConditions(this.kernel).map(printIntExpr);
    return conditions
      .filter((condition) => !ends.includes(printIntExpr(condition)))
      .flatMap((condition) => somewhere(condition, namedTileRanges(this.kernel)) ?? []);
  }
}
