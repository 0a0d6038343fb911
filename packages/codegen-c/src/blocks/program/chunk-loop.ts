import {
  apply,
  type IntExpr,
  int,
  type KernelNode,
  type KernelStage,
  MATRIX,
  variable,
  variablesOf,
} from '@boxflow/ir';
import { chunkSize } from '../../names/named-sizes.js';
import type { BlockKernel } from '../block-kernel.js';
import { threadPoints } from '../block-layout.js';
import type { BlockNode } from '../block-node.js';
import { matrixProduct } from '../matrix-product.js';
import { everywhere } from '../over-ranges.js';
import { isHarmless } from '../speculation.js';
import { atIteration, type ForKernelNode } from './chunk-bounds.js';
import { conjunction, inConditions } from './conditions.js';
import { namedTileRanges, tileRanges } from './iteration-ranges.js';
import { staged } from './staged-accesses.js';
import type { ThreadNodes } from './thread-nodes.js';

/** The conditions under which iterations of a chunk are executed. */
interface LoopConditions {
  /** Conditions that are the same for all threads. */
  readonly ofAll: readonly IntExpr[];
  /** Conditions that each iteration of the tile has for itself. */
  readonly ofEach: readonly IntExpr[];
}

const ALWAYS: LoopConditions = { ofAll: [], ofEach: [] };

/** Makes the loop over the iterations of one chunk. */
export class ChunkLoop {
  constructor(
    private readonly kernel: BlockKernel,
    private readonly threads: ThreadNodes,
  ) {}

  /** Returns the loop over the iterations of a chunk: without its conditions if all of them exist. */
  nodes(
    node: ForKernelNode,
    stage: KernelStage,
    conditions: readonly IntExpr[],
    slot?: IntExpr,
  ): readonly BlockNode[] {
    const least = apply('le', node.init, variable(node.iterator));
    const part: LoopConditions = stage.range
      ? { ofAll: [], ofEach: [least, node.condition] }
      : { ofAll: [node.condition], ofEach: [] };
    const [whole, otherwise] = [ALWAYS, part].map((own) => this.#loop(node, own, stage, conditions, slot));
    const isWhole = this.#isWhole(node, stage);
    return isWhole ? [{ kind: 'if', condition: isWhole, then: whole!, otherwise: otherwise! }] : otherwise!;
  }

  /** Returns a condition under which all iterations of a chunk exist in all threads; `undefined` if none is found. */
  #isWhole(node: ForKernelNode, stage: KernelStage): IntExpr | undefined {
    const first = variable(stage.first);
    const last = atIteration(node, apply('add', first, apply('sub', chunkSize(this.kernel, stage), int(1))));
    if (!stage.range) return last;
    return everywhere(conjunction([apply('le', node.init, first), last]), namedTileRanges(this.kernel));
  }

  /** Returns the loop over the iterations of a chunk for which the conditions hold. */
  #loop(
    { stage: _, ...node }: ForKernelNode,
    { ofAll, ofEach }: LoopConditions,
    stage: KernelStage,
    conditions: readonly IntExpr[],
    slot: IntExpr | undefined,
  ): readonly BlockNode[] {
    const end = apply('add', variable(stage.first), chunkSize(this.kernel, stage));
    const isInChunk = apply('lt', variable(node.iterator), end);
    const inChunk = { ...node, init: variable(stage.first), condition: isInChunk };
    const inBoxes = (nodes: readonly KernelNode[]) =>
      nodes.map((one) => staged(this.kernel, one, stage, slot));
    const isWhole = ofAll.length === 0 && ofEach.length === 0;
    const unroll = node.unroll ?? stage.unroll;
    // A thread with one iteration of the tile asks once whether it exists.
    const isSingle = threadPoints(this.kernel).every(({ count }) => count === 1);
    const isFixed = (one: IntExpr) => isSingle && !variablesOf(one).includes(node.iterator);
    const loop = (own: readonly IntExpr[]): readonly KernelNode[] => {
      const inside = own.filter((one) => !isFixed(one));
      const one: KernelNode = {
        ...inChunk,
        condition: conjunction([isInChunk, ...ofAll]),
        ...(isWhole && unroll !== undefined && { run: 'unrolled' }),
        ...(isWhole && unroll !== undefined && stage.chunk > unroll && { unroll }),
        body: inBoxes(this.threads.points(node.body, [...inside, ...ofEach])),
      };
      return inConditions(own.filter(isFixed), [one]);
    };
    const least = variable(stage.first);
    const greatest = apply('add', least, int(stage.chunk - 1));
    const ranges = new Map([...tileRanges(this.kernel), [node.iterator, { least, greatest }]]);
    const isFree = isHarmless(this.kernel, stage, node.body, ranges);
    const product =
      stage.matrix && isFree && ofEach.length === 0
        ? matrixProduct(this.kernel, node.iterator, inBoxes(node.body), ofAll[0])
        : undefined;
    if (product)
      return [{ ...inChunk, step: MATRIX.terms, run: 'unrolled', body: [{ kind: 'matrix', product }] }];
    return isFree
      ? [{ kind: 'thread', nodes: this.threads.unlessIdle(loop([])) }]
      : this.threads.either(conditions, loop);
  }
}
