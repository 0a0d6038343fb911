import { apply, type IntExpr, type KernelNode, variable } from '@boxflow/ir';
import { executedInTurn, executedTogether } from '../../kernel/together.js';
import { tileSize } from '../../names/named-sizes.js';
import type { BlockKernel } from '../block-kernel.js';
import { haveRuns, threadPoints } from '../block-layout.js';
import type { BlockNode } from '../block-node.js';
import { everywhere } from '../over-ranges.js';
import { conjunction, inConditions } from './conditions.js';
import { threadRanges } from './iteration-ranges.js';
import { seldom, seldomInTurn } from './seldom.js';

/** Makes what each thread of a block executes: nodes without barriers. */
export class ThreadNodes {
  constructor(
    private readonly kernel: BlockKernel,
    /**
     * A condition under which all iterations of the tile exist and come to the loops in chunks; `undefined`:
     * not known.
     */
    private readonly whole: IntExpr | undefined,
  ) {}

  /** Returns what each thread executes: for whole tiles without the conditions. */
  either(
    conditions: readonly IntExpr[],
    nodes: (conditions: readonly IntExpr[]) => readonly KernelNode[],
  ): readonly BlockNode[] {
    if (this.kernel.blocks.stages.length === 0) return this.#eitherInThread(conditions, nodes);
    const [all, some] = [[], conditions].map((own): readonly BlockNode[] => {
      return [{ kind: 'thread', nodes: this.unlessIdle(nodes(own)) }];
    });
    return this.whole ? [{ kind: 'if', condition: this.whole, then: all!, otherwise: some! }] : some!;
  }

  /**
   * Returns the same if threads do not wait for each other: each looks at its own iterations, of which seldom
   * some do not exist.
   */
  #eitherInThread(
    conditions: readonly IntExpr[],
    nodes: (conditions: readonly IntExpr[]) => readonly KernelNode[],
  ): readonly BlockNode[] {
    const condition = everywhere(conjunction(conditions), threadRanges(this.kernel));
    const some = nodes(conditions).map((node) => seldom(node, this.kernel));
    const whole = () => nodes([]).map((node) => seldomInTurn(node, this.kernel));
    if (condition && haveRuns(this.kernel) && !this.#hasIdle())
      return [{ kind: 'run', condition, whole: whole(), otherwise: some }];
    const either: readonly KernelNode[] = condition
      ? [
          {
            kind: 'if',
            condition,
            then: whole(),
            otherwise: some,
          },
        ]
      : some;
    return [{ kind: 'thread', nodes: this.unlessIdle(either) }];
  }

  /** Returns the nodes for all iterations of a thread, those for which the conditions hold. */
  points(nodes: readonly KernelNode[], conditions: readonly IntExpr[]): readonly KernelNode[] {
    const { threads } = this.kernel;
    const guarded = inConditions(conditions, nodes);
    return threadPoints(this.kernel).reduce<readonly KernelNode[]>((inner, { count, loop }, d) => {
      if (count === 1) return inner;
      const { iterator } = threads[d]!;
      const together = { iterator, count, as: 'points', loop } as const;
      return conditions.length > 0 ? executedInTurn(inner, together) : executedTogether(inner, together);
    }, guarded);
  }

  #hasIdle(): boolean {
    const { block, blocks } = this.kernel;
    return blocks.tile.some(({ size }, d) => size < block[d]!);
  }

  /** Returns the nodes for the threads that have iterations, if a tile is smaller than the block. */
  unlessIdle(nodes: readonly KernelNode[]): readonly KernelNode[] {
    const { threads, block, blocks } = this.kernel;
    const conditions = blocks.tile.flatMap(({ first, size }, d) =>
      size < block[d]!
        ? [
            apply(
              'lt',
              variable(threads[d]!.iterator),
              apply('add', variable(first), tileSize(this.kernel, d)),
            ),
          ]
        : [],
    );
    return conditions.reduceRight<readonly KernelNode[]>(
      (then, condition) => [{ kind: 'if', condition, then, otherwise: [] }],
      nodes,
    );
  }
}
