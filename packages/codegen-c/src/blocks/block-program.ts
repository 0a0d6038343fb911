import {
  type AccessTarget,
  apply,
  type ForNode,
  type IfNode,
  type IntExpr,
  int,
  type Kernel,
  type KernelBlocks,
  type KernelNode,
  type KernelStage,
  printIntExpr,
  type SharedBuffer,
  simplifyIntExpr,
  substitute,
  variable,
  variablesOf,
} from '@boxflow/ir';
import { executedInTurn, executedTogether } from '../kernel/together.js';
import { endVariable } from '../names/kernel-scope.js';
import { threadPoints } from './block-layout.js';
import { boxIndex, boxOf } from './box-accesses.js';
import { everywhere, type Ranges, somewhere } from './over-ranges.js';
import { isHarmless } from './speculation.js';

/** A kernel that is executed in blocks. */
export type BlockKernel = Kernel & { readonly blocks: KernelBlocks };

/** A node that all threads of a block execute. Conditions and bounds of loops are the same for all of them. */
export type BlockNode =
  | ForNode<BlockNode>
  | IfNode<BlockNode>
  /** Each thread executes the nodes by itself. */
  | { readonly kind: 'thread'; readonly nodes: readonly KernelNode[] }
  /** No thread goes on before all have come here. */
  | { readonly kind: 'barrier' }
  /** The threads copy the elements that exist to the buffer; the others become 0. */
  | {
      readonly kind: 'fill';
      readonly buffer: SharedBuffer;
      /** Position in {@link sharedBuffers}. */
      readonly position: number;
      /** A condition under which all elements of the box exist; `undefined`: there may always be one that does not. */
      readonly whole: IntExpr | undefined;
      /** The part of the buffer's condition for elements to exist that does not hold for all of the box anyway. */
      readonly condition: IntExpr;
    };

/** Returns the buffers that a block shares, in the order of stages: their elements are targets after the threads' own buffers. */
export function sharedBuffers({ blocks }: BlockKernel): readonly SharedBuffer[] {
  return blocks.stages.flatMap(({ buffers }) => buffers);
}

/**
 * Returns what a block executes for the tile at its `first` variables. Thread iterators are the first of a thread's iterations.
 *
 *   for chunks of k: { barrier; fill A_box, B_box; barrier; if (the tile is whole) for k: all points else … }
 *
 * Wherever threads access memory, there is code for whole tiles, and code with conditions. Barriers are in neither: some devices
 * (PoCL 3.1) confuse barriers in several branches.
 */
export function blockProgram(kernel: BlockKernel): readonly BlockNode[] {
  const inPath = pathConditions(kernel, kernel.body);
  const whole = everywhere(conjunction([...endConditions(kernel), ...inPath]), tileRanges(kernel));
  return new BlockMaker(kernel, whole).nodes(kernel.body, endConditions(kernel));
}

function conjuncts(condition: IntExpr | undefined): readonly IntExpr[] {
  if (condition?.op === 'and') return condition.args.flatMap(conjuncts);
  return condition ? [condition] : [];
}

function conjunction(conditions: readonly IntExpr[]): IntExpr {
  const [first = int(1), ...more] = conditions;
  return more.length === 0 ? first : apply('and', first, ...more);
}

/** Returns the conditions that the thread's iterations are before the end of the dimension. */
function endConditions({ threads }: BlockKernel): readonly IntExpr[] {
  return threads.map(({ iterator }, d) => apply('lt', variable(iterator), variable(endVariable(d))));
}

/** Returns the conditions of threads under which they come to a stage. */
function pathConditions(kernel: BlockKernel, nodes: readonly KernelNode[]): readonly IntExpr[] {
  return nodes.filter(hasStage).flatMap((node) => {
    if (node.kind === 'for') return pathConditions(kernel, node.body);
    if (node.kind !== 'if') return [];
    const own = varies(kernel, node.condition) ? [node.condition] : [];
    return [...own, ...pathConditions(kernel, node.then), ...pathConditions(kernel, node.otherwise)];
  });
}

/** Returns whether the node is a loop that is executed in chunks, or contains one. */
function hasStage(node: KernelNode): boolean {
  if (node.kind === 'for') return node.stage !== undefined || node.body.some(hasStage);
  return node.kind === 'if' && [...node.then, ...node.otherwise].some(hasStage);
}

/** Returns whether the value may differ between the threads of a block. */
function varies({ threads }: Kernel, expr: IntExpr): boolean {
  const names = variablesOf(expr);
  return threads.some(({ iterator }) => names.includes(iterator));
}

/** Returns the iterations of a tile by thread iterator. */
function tileRanges({ threads, blocks }: BlockKernel): Ranges {
  return new Map(
    blocks.tile.map(({ first, size }, d) => {
      const least = variable(first);
      return [threads[d]!.iterator, { least, greatest: apply('add', least, int(size - 1)) }];
    }),
  );
}

/** Makes the nodes of a block from those of a thread. */
class BlockMaker {
  constructor(
    private readonly kernel: BlockKernel,
    /** A condition under which all iterations of the tile exist and come to the loops in chunks; `undefined`: not known. */
    private readonly whole: IntExpr | undefined,
  ) {}

  /** `conditions`: those under which a thread's iteration executes the nodes. */
  nodes(nodes: readonly KernelNode[], conditions: readonly IntExpr[]): readonly BlockNode[] {
    return nodes.flatMap((node) => {
      if (!hasStage(node)) return this.#either(conditions, (own) => this.#points([node], own));
      if (node.kind === 'if') return this.#if(node, conditions);
      if (node.kind !== 'for') return [];
      if (node.stage !== undefined) return [this.#chunks(node, node.stage, conditions)];
      return [{ ...node, body: this.nodes(node.body, conditions) }];
    });
  }

  #if(node: KernelNode & { kind: 'if' }, conditions: readonly IntExpr[]): readonly BlockNode[] {
    if (varies(this.kernel, node.condition)) return this.nodes(node.then, [...conditions, node.condition]);
    const [then, otherwise] = [node.then, node.otherwise].map((one) => this.nodes(one, conditions));
    return [{ ...node, then: then!, otherwise: otherwise! }];
  }

  /** Returns what each thread executes: for whole tiles without the conditions. */
  #either(
    conditions: readonly IntExpr[],
    nodes: (conditions: readonly IntExpr[]) => readonly KernelNode[],
  ): readonly BlockNode[] {
    const [all, some] = [[], conditions].map((own): readonly BlockNode[] => {
      return [{ kind: 'thread', nodes: this.#unlessIdle(nodes(own)) }];
    });
    return this.whole ? [{ kind: 'if', condition: this.whole, then: all!, otherwise: some! }] : some!;
  }

  #chunks(node: KernelNode & { kind: 'for' }, position: number, conditions: readonly IntExpr[]): BlockNode {
    const stage = this.kernel.blocks.stages[position]!;
    const first = variable(stage.first);
    const at = (value: IntExpr) => substitute(node.condition, new Map([[node.iterator, value]]));
    const end = apply('add', first, int(stage.chunk));
    const isInChunk = apply('lt', variable(node.iterator), end);
    const loop = (condition: IntExpr): readonly BlockNode[] =>
      this.#loop({ ...node, init: first, condition }, stage, conditions);
    return {
      kind: 'for',
      iterator: stage.first,
      init: node.init,
      condition: conjunction([...this.#somewhere(conditions), at(first)]),
      step: stage.chunk,
      body: [
        { kind: 'barrier' },
        ...stage.buffers.map((buffer): BlockNode => this.#fill(buffer)),
        { kind: 'barrier' },
        {
          kind: 'if',
          condition: at(apply('add', first, int(stage.chunk - 1))),
          then: loop(isInChunk),
          otherwise: loop(conjunction([isInChunk, node.condition])),
        },
      ],
    };
  }

  /** Returns conditions that hold if the given ones do for some iteration of the tile. */
  #somewhere(conditions: readonly IntExpr[]): readonly IntExpr[] {
    const ends = endConditions(this.kernel).map(printIntExpr);
    return conditions
      .filter((condition) => !ends.includes(printIntExpr(condition)))
      .flatMap((condition) => somewhere(condition, tileRanges(this.kernel)) ?? []);
  }

  #fill(buffer: SharedBuffer): BlockNode {
    const ranges: Ranges = new Map(
      buffer.element.map((name, d) => {
        const least = buffer.origin[d]!;
        return [name, { least, greatest: apply('add', least, int(buffer.extents[d]! - 1)) }];
      }),
    );
    const conditions = conjuncts(buffer.condition)
      .map((condition) => ({ condition, whole: everywhere(condition, ranges) }))
      .filter(({ whole }) => whole === undefined || printIntExpr(simplifyIntExpr(whole)) !== '1');
    return {
      kind: 'fill',
      buffer,
      position: sharedBuffers(this.kernel).indexOf(buffer),
      whole: everywhere(conjunction(conditions.map(({ condition }) => condition)), ranges),
      condition: conjunction(conditions.map(({ condition }) => condition)),
    };
  }

  /** Returns the loop over the iterations of a chunk, inside each thread. */
  #loop(
    node: KernelNode & { kind: 'for' },
    stage: KernelStage,
    conditions: readonly IntExpr[],
  ): readonly BlockNode[] {
    const { stage: _, ...plain } = node;
    const loop = (own: readonly IntExpr[]): readonly KernelNode[] => {
      return [{ ...plain, body: this.#points(node.body, own).map((one) => this.#staged(one, stage)) }];
    };
    const least = variable(stage.first);
    const inChunk = { least, greatest: apply('add', least, int(stage.chunk - 1)) };
    const ranges = new Map([...tileRanges(this.kernel), [node.iterator, inChunk]]);
    const isFree = isHarmless(this.kernel, stage, node.body, ranges);
    return isFree ? [{ kind: 'thread', nodes: this.#unlessIdle(loop([])) }] : this.#either(conditions, loop);
  }

  /** Returns the nodes for all iterations of a thread, those for which the conditions hold. */
  #points(nodes: readonly KernelNode[], conditions: readonly IntExpr[]): readonly KernelNode[] {
    const { threads } = this.kernel;
    const condition = conjunction(conditions);
    const guarded: readonly KernelNode[] =
      conditions.length === 0 ? nodes : [{ kind: 'if', condition, then: nodes, otherwise: [] }];
    return threadPoints(this.kernel).reduce<readonly KernelNode[]>((inner, { count, loop }, d) => {
      if (count === 1) return inner;
      const { iterator } = threads[d]!;
      const together = { iterator, count, as: 'points', loop } as const;
      return conditions.length > 0 ? executedInTurn(inner, together) : executedTogether(inner, together);
    }, guarded);
  }

  /** Returns the nodes for the threads that have iterations, if a tile is smaller than the block. */
  #unlessIdle(nodes: readonly KernelNode[]): readonly KernelNode[] {
    const { threads, block, blocks } = this.kernel;
    const conditions = blocks.tile.flatMap(({ first, size }, d) =>
      size < block[d]!
        ? [apply('lt', variable(threads[d]!.iterator), apply('add', variable(first), int(size)))]
        : [],
    );
    return conditions.reduceRight<readonly KernelNode[]>(
      (then, condition) => [{ kind: 'if', condition, then, otherwise: [] }],
      nodes,
    );
  }

  /** Returns the node with the accesses that go to the stage's buffers. */
  #staged(node: KernelNode, stage: KernelStage): KernelNode {
    const inside = (nodes: readonly KernelNode[]) => nodes.map((one) => this.#staged(one, stage));
    switch (node.kind) {
      case 'for':
        return { ...node, body: inside(node.body) };
      case 'if':
        return { ...node, then: inside(node.then), otherwise: inside(node.otherwise) };
      case 'copy':
        return node;
      case 'instance':
        return {
          ...node,
          views: node.views.map((target, access) => this.#target(node, access, target, stage)),
        };
    }
  }

  #target(
    { statement: name, iterators }: KernelNode & { kind: 'instance' },
    access: number,
    target: AccessTarget,
    { buffers }: KernelStage,
  ): AccessTarget {
    const box = boxOf(buffers, name, access);
    if (!box) return target;
    const index = boxIndex(this.kernel.statements[name]!, access, iterators, box);
    return { buffer: this.kernel.buffers.length + sharedBuffers(this.kernel).indexOf(box), index };
  }
}
