import {
  type AccessTarget,
  apply,
  type BodyExpr,
  expressionsIn,
  type IntExpr,
  int,
  type KernelNode,
  type KernelStage,
  MATRIX,
  multiplyAddOf,
  printIntExpr,
  type SharedBuffer,
  simplifyIntExpr,
  substitute,
  variable,
  variablesOf,
} from '@boxflow/ir';
import { executedInTurn, executedTogether } from '../kernel/together.js';
import { endVariable, STEP } from '../names/kernel-scope.js';
import { withBegunSums } from './begun-sums.js';
import { type BlockKernel, type BlockStage, sharedBuffers, varies } from './block-kernel.js';
import { threadPoints } from './block-layout.js';
import type { BlockNode, BoxNode } from './block-node.js';
import { boxIndex, boxOf } from './box-accesses.js';
import { matrixProduct } from './matrix-product.js';
import { everywhere, type Ranges, somewhere } from './over-ranges.js';
import { isHarmless } from './speculation.js';
import { teamProgram } from './team-program.js';

type ForKernelNode = KernelNode & { readonly kind: 'for' };

/**
 * Iterations of a chunk for which a compiler copies the body, at most. A sum waits 4 ns for each addition on
 * an H200; nvcc copies four by itself, and then waits as long again for what they read.
 */
const MOST_UNROLLED = 16;
/** Operations in all copies of a body, at most: copies of long bodies gain nothing, and take registers. */
const MOST_OPERATIONS = 512;
/** The number of operations as which a division or a call counts. */
const LONG_OPERATION = 32;

/**
 * Returns what a block executes for the tile at its `first` variables. Thread iterators are the first of a
 * thread's iterations.
 *
 *   for chunks of k: { barrier; fill A_box, B_box; barrier; if (the tile is whole) for k: all points else … }
 *
 * With memory for two chunks or more, these are copied ahead:
 *
 *   for steps: { wait; barrier; begin to fill the boxes of a later chunk; execute this chunk }
 *
 * Languages without copies in the background have registers for the next chunk:
 *
 *   load the first chunk; for steps: { store A_box, B_box; barrier; load the next chunk; execute this chunk; barrier }
 *
 * Boxes that threads write are copied to memory after each chunk: `barrier; drain A_box`. What else a chunk
 * reads of them is copied there before it.
 *
 * Wherever threads access memory, there is code for whole tiles, and code with conditions. Without copies in
 * the background, no barrier is in a branch of a condition. A barrier follows each loop that has some: compilers
 * then cannot join the code after the loop with its condition. PoCL 3.1 compiles a branch wrongly if it has
 * barriers and code after them, even if all threads take it.
 */
export function blockProgram(kernel: BlockKernel): readonly BlockNode[] {
  const nodes = withoutDoubleBarriers(kernel.blocks.team ? teamProgram(kernel) : tileProgram(kernel));
  const isLast = kernel.threads.length === 1 && nodes.at(-1)?.kind === 'barrier';
  return isLast ? nodes.slice(0, -1) : nodes;
}

function tileProgram(kernel: BlockKernel): readonly BlockNode[] {
  const body = withBegunSums(kernel, kernel.body);
  const inPath = pathConditions(kernel, body);
  const whole = everywhere(conjunction([...boundConditions(kernel), ...inPath]), tileRanges(kernel));
  return new BlockMaker(kernel, whole).nodes(body, boundConditions(kernel));
}

/** Returns the nodes without barriers that directly follow one. */
function withoutDoubleBarriers(nodes: readonly BlockNode[]): readonly BlockNode[] {
  return nodes
    .filter(({ kind }, i) => kind !== 'barrier' || nodes[i - 1]?.kind !== 'barrier')
    .map((node) => (node.kind === 'for' ? { ...node, body: withoutDoubleBarriers(node.body) } : node));
}

/** Returns the condition of a loop for a value of its iterator. */
function atIteration({ iterator, condition }: ForKernelNode, value: IntExpr): IntExpr {
  return substitute(condition, new Map([[iterator, value]]));
}

/** Returns the first iteration of the loop that a thread of the block has. */
function startOf({ init }: ForKernelNode, { range }: KernelStage): IntExpr {
  return range?.least ?? init;
}

/** Returns the condition under which a thread of the block has an iteration at or after the value. */
function isReached(node: ForKernelNode, { range }: KernelStage, value: IntExpr): IntExpr {
  return range ? apply('le', value, range.greatest) : atIteration(node, value);
}

/** Which iterations of a chunk are executed. */
interface LoopConditions {
  /** Those that are the same for all threads. */
  readonly ofAll: readonly IntExpr[];
  /** Those that each iteration of the tile has for itself. */
  readonly ofEach: readonly IntExpr[];
}

const ALWAYS: LoopConditions = { ofAll: [], ofEach: [] };

function conjuncts(condition: IntExpr | undefined): readonly IntExpr[] {
  if (condition?.op === 'and') return condition.args.flatMap(conjuncts);
  return condition ? [condition] : [];
}

function conjunction(conditions: readonly IntExpr[]): IntExpr {
  const [first = int(1), ...more] = conditions;
  return more.length === 0 ? first : apply('and', first, ...more);
}

/** Returns the conditions that the thread's iterations exist: they are before the end of the dimension, and not before its start. */
function boundConditions({ threads, blocks }: BlockKernel): readonly IntExpr[] {
  return threads.flatMap(({ iterator, lower }, d) => [
    apply('lt', variable(iterator), variable(endVariable(d))),
    ...(blocks.tile[d]!.aligned ? [apply('ge', variable(iterator), lower)] : []),
  ]);
}

/** Returns the conditions of threads under which they come to a stage. */
function pathConditions(kernel: BlockKernel, nodes: readonly KernelNode[]): readonly IntExpr[] {
  return nodes.filter(hasStage).flatMap((node) => {
    if (node.kind === 'for') return pathConditions(kernel, node.body);
    if (node.kind !== 'if') return [];
    return [node.then, node.otherwise].flatMap((branch, i) => {
      const own = varies(kernel, node.condition) ? [i === 0 ? node.condition : negated(node.condition)] : [];
      return branch.some(hasStage) ? [...own, ...pathConditions(kernel, branch)] : [];
    });
  });
}

function negated(condition: IntExpr): IntExpr {
  const opposite = OPPOSITES[condition.op];
  return opposite && condition.op !== 'int' && condition.op !== 'var'
    ? ({ ...condition, op: opposite } as IntExpr)
    : apply('not', condition);
}

const OPPOSITES: Partial<Record<IntExpr['op'], IntExpr['op']>> = {
  ...{ lt: 'ge', ge: 'lt', le: 'gt', gt: 'le', eq: 'ne', ne: 'eq' },
};

/** Returns whether the node is a loop that is executed in chunks, or contains one. */
function hasStage(node: KernelNode): boolean {
  if (node.kind === 'for') return node.stage !== undefined || node.body.some(hasStage);
  return node.kind === 'if' && [...node.then, ...node.otherwise].some(hasStage);
}

/** Returns the nodes in runs: those in a row that threads execute by themselves are one. */
function inRuns(nodes: readonly KernelNode[]): readonly (readonly KernelNode[])[] {
  const runs: KernelNode[][] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    if (last?.[0] && !hasStage(last[0]) && !hasStage(node)) last.push(node);
    else runs.push([node]);
  }
  return runs;
}

/** Returns for how many iterations of a loop a compiler should copy its body: a power of two. */
function unrolledIterations({ statements }: BlockKernel, body: readonly KernelNode[]): number {
  const all = body.flatMap((node) =>
    node.kind === 'instance' ? expressionsIn(statements[node.statement]!) : [],
  );
  const operations = all.reduce((sum, one) => sum + (isLong(one) ? LONG_OPERATION : 1), 0);
  let count = MOST_UNROLLED;
  while (count > 1 && count * operations > MOST_OPERATIONS) count /= 2;
  return count;
}

function isLong(expr: BodyExpr): boolean {
  if (expr.kind === 'call') return multiplyAddOf(expr) === undefined;
  return expr.kind === 'binary' && (expr.op === '/' || expr.op === '%');
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

/** Returns the iterations of a thread by thread iterator, whose value is the first of them. */
function threadRanges(kernel: BlockKernel): Ranges {
  return new Map(
    threadPoints(kernel).map(({ count, loop }, d) => {
      const least = variable(kernel.threads[d]!.iterator);
      return [
        kernel.threads[d]!.iterator,
        { least, greatest: apply('add', least, loop.offset(int(count - 1))) },
      ];
    }),
  );
}

/** Returns the nodes under conditions that are the same for all threads. */
function guarded(guards: readonly IntExpr[], then: readonly BlockNode[]): readonly BlockNode[] {
  if (guards.length === 0 || then.length === 0) return then;
  return [{ kind: 'if', condition: conjunction(guards), then, otherwise: [] }];
}

/** Returns the nodes of a thread under conditions. */
function inConditions(conditions: readonly IntExpr[], then: readonly KernelNode[]): readonly KernelNode[] {
  if (conditions.length === 0) return then;
  return [{ kind: 'if', condition: conjunction(conditions), then, otherwise: [] }];
}

/** Returns the node in which what is executed if not all iterations are alike has loops that stay loops. */
function seldomInTurn(node: KernelNode, kernel: BlockKernel): KernelNode {
  if (node.kind !== 'if' || !node.isShortcut) return node;
  return {
    ...node,
    then: node.then.map((one) => seldomInTurn(one, kernel)),
    otherwise: node.otherwise.map((one) => seldom(one, kernel)),
  };
}

/**
 * Returns the node with loops that stay loops, which take fewer registers. Arrays of a thread are only in
 * registers without loops.
 */
function seldom(node: KernelNode, kernel: BlockKernel): KernelNode {
  if (node.kind !== 'for' || node.run !== 'unrolled' || kernel.buffers.length > 0) return node;
  return { ...node, unroll: 1, body: node.body.map((one) => seldom(one, kernel)) };
}

/** Makes the nodes of a block from those of a thread. */
class BlockMaker {
  constructor(
    private readonly kernel: BlockKernel,
    /**
     * A condition under which all iterations of the tile exist and come to the loops in chunks; `undefined`:
     * not known.
     */
    private readonly whole: IntExpr | undefined,
  ) {}

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
          this.#either(conditions, (own) => this.#points([node, ...more], own)),
        );
      if (node.kind === 'if') return this.#if(node, conditions, guards);
      if (node.kind !== 'for') return [];
      const loop =
        node.stage === undefined
          ? this.#for(node, conditions, guards)
          : this.#chunks(node, node.stage, conditions, guards);
      return [...loop, { kind: 'barrier' }];
    });
  }

  /** Returns a loop around loops in chunks. */
  #for(
    node: ForKernelNode,
    conditions: readonly IntExpr[],
    guards: readonly IntExpr[],
  ): readonly BlockNode[] {
    const { iterator, init, condition, step, body } = this.#sameForAll(node);
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

  /**
   * Returns a loop that has the same iterations in all threads of the block, by bounds that are the same for
   * all: those of the tile's first iteration, which exists. Threads without iterations have other values.
   */
  #sameForAll(node: ForKernelNode): ForKernelNode {
    const { threads, blocks } = this.kernel;
    const first = new Map(threads.map(({ iterator }, d) => [iterator, variable(blocks.tile[d]!.first)]));
    return { ...node, init: substitute(node.init, first), condition: substitute(node.condition, first) };
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

  /** Returns what each thread executes: for whole tiles without the conditions. */
  #either(
    conditions: readonly IntExpr[],
    nodes: (conditions: readonly IntExpr[]) => readonly KernelNode[],
  ): readonly BlockNode[] {
    if (this.kernel.blocks.stages.length === 0) return this.#eitherInThread(conditions, nodes);
    const [all, some] = [[], conditions].map((own): readonly BlockNode[] => {
      return [{ kind: 'thread', nodes: this.#unlessIdle(nodes(own)) }];
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
    const either: readonly KernelNode[] = condition
      ? [
          {
            kind: 'if',
            condition,
            then: nodes([]).map((node) => seldomInTurn(node, this.kernel)),
            otherwise: some,
          },
        ]
      : some;
    return [{ kind: 'thread', nodes: this.#unlessIdle(either) }];
  }

  #chunks(
    node: ForKernelNode,
    position: number,
    conditions: readonly IntExpr[],
    guards: readonly IntExpr[],
  ): readonly BlockNode[] {
    const stage = this.kernel.blocks.stages[position]!;
    const { slots = 1 } = stage;
    if (!stage.range) node = this.#sameForAll(node);
    const entered = [...guards, ...this.#somewhere(conditions)];
    if (slots > 1) return this.#chunksAhead(node, stage, slots, conditions, entered);
    if (stage.held) return this.#chunksHeld(node, stage, conditions, entered);
    const first = variable(stage.first);
    const fills = this.#fills(stage);
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
          ...this.#chunk(node, stage, conditions),
          ...this.#drains(stage),
        ],
      },
    ];
  }

  /**
   * Each step begins to copy a chunk, and executes the one whose copy began `slots - 1` steps before.
   * `entered`: the conditions under which the block comes to the loop.
   */
  #chunksAhead(
    node: ForKernelNode,
    stage: KernelStage,
    slots: number,
    conditions: readonly IntExpr[],
    entered: readonly IntExpr[],
  ): readonly BlockNode[] {
    const step = variable(STEP);
    const executed = apply('sub', step, int(slots - 1));
    const start = startOf(node, stage);
    const chunk = (position: IntExpr) => apply('add', start, apply('mul', int(stage.chunk), position));
    const slot = (position: IntExpr) => apply('mod', position, int(slots));
    const inChunk = (position: IntExpr, body: readonly BlockNode[]): BlockNode => {
      return { kind: 'let', name: stage.first, value: chunk(position), body };
    };
    const copied: BlockNode = {
      kind: 'if',
      condition: isReached(node, stage, variable(stage.first)),
      then: this.#fills(stage, slot(step)),
      otherwise: [],
    };
    const isExecuted = apply('ge', step, int(slots - 1));
    const chunkNodes = this.#chunk(node, stage, conditions, slot(apply('add', step, int(1))));
    const body = [...chunkNodes, ...this.#drains(stage)];
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
  #chunksHeld(
    node: ForKernelNode,
    stage: BlockStage,
    conditions: readonly IntExpr[],
    entered: readonly IntExpr[],
  ): readonly BlockNode[] {
    const step = variable(STEP);
    const start = startOf(node, stage);
    const chunk = (position: IntExpr) => apply('add', start, apply('mul', int(stage.chunk), position));
    const inChunk = (position: IntExpr, body: readonly BlockNode[]): BlockNode => {
      return { kind: 'let', name: stage.first, value: chunk(position), body };
    };
    const read = stage.buffers.filter(({ out }) => !out).map((buffer) => this.#box(buffer, buffer.condition));
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
          inChunk(step, [...this.#chunk(node, stage, conditions), ...this.#drains(stage)]),
          { kind: 'barrier' },
        ],
      },
    ];
  }

  /** Returns the loop over the iterations of a chunk: without its conditions if all of them exist. */
  #chunk(
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
  #isWhole(node: ForKernelNode, { first, chunk, range }: KernelStage): IntExpr | undefined {
    const last = atIteration(node, apply('add', variable(first), int(chunk - 1)));
    if (!range) return last;
    return everywhere(conjunction([apply('le', node.init, variable(first)), last]), tileRanges(this.kernel));
  }

  /** Returns conditions that hold if the given ones do for some iteration of the tile. */
  #somewhere(conditions: readonly IntExpr[]): readonly IntExpr[] {
    const ends = boundConditions(this.kernel).map(printIntExpr);
    return conditions
      .filter((condition) => !ends.includes(printIntExpr(condition)))
      .flatMap((condition) => somewhere(condition, tileRanges(this.kernel)) ?? []);
  }

  #fills({ buffers }: KernelStage, slot?: IntExpr): readonly BlockNode[] {
    return buffers.flatMap((buffer): readonly BlockNode[] => {
      if (!buffer.out)
        return [{ kind: 'fill', ...(slot && { slot }), ...this.#box(buffer, buffer.condition) }];
      const { before = [] } = buffer;
      return before.map((reads) => ({ kind: 'fill', reads, ...this.#box(buffer, reads.condition) }));
    });
  }

  /** Returns the copies to memory of what the threads have written to boxes, once all of them have. */
  #drains({ buffers }: KernelStage): readonly BlockNode[] {
    const written = buffers.filter(({ out }) => out);
    if (written.length === 0) return [];
    return [
      { kind: 'barrier' },
      ...written.map((buffer): BlockNode => ({ kind: 'drain', ...this.#box(buffer, buffer.condition) })),
    ];
  }

  /** `condition`: which elements of the box are copied; `undefined`: all. */
  #box(buffer: SharedBuffer, condition: IntExpr | undefined): BoxNode {
    const ranges: Ranges = new Map(
      buffer.element.map((name, d) => {
        const least = buffer.origin[d]!;
        return [name, { least, greatest: apply('add', least, int(buffer.extents[d]! - 1)) }];
      }),
    );
    const only = new Map(
      buffer.element.flatMap((name, d) => (buffer.extents[d] === 1 ? [[name, buffer.origin[d]!]] : [])),
    );
    const conditions = conjuncts(condition)
      .map((one) => simplifyIntExpr(substitute(one, only)))
      .filter((one) => {
        const whole = everywhere(one, ranges);
        return whole === undefined || printIntExpr(simplifyIntExpr(whole)) !== '1';
      });
    return {
      buffer,
      position: sharedBuffers(this.kernel).indexOf(buffer),
      whole: everywhere(conjunction(conditions), ranges),
      condition: conjunction(conditions),
    };
  }

  /** Returns the loop over the iterations of a chunk for which the conditions hold. */
  #loop(
    { stage: _, ...node }: ForKernelNode,
    { ofAll, ofEach }: LoopConditions,
    stage: KernelStage,
    conditions: readonly IntExpr[],
    slot: IntExpr | undefined,
  ): readonly BlockNode[] {
    const end = apply('add', variable(stage.first), int(stage.chunk));
    const isInChunk = apply('lt', variable(node.iterator), end);
    const inChunk = { ...node, init: variable(stage.first), condition: isInChunk };
    const staged = (nodes: readonly KernelNode[]) => nodes.map((one) => this.#staged(one, stage, slot));
    const isWhole = ofAll.length === 0 && ofEach.length === 0;
    const unrolled = node.unroll ?? unrolledIterations(this.kernel, node.body);
    // A thread with one iteration of the tile asks once whether it exists.
    const isSingle = threadPoints(this.kernel).every(({ count }) => count === 1);
    const isFixed = (one: IntExpr) => isSingle && !variablesOf(one).includes(node.iterator);
    const loop = (own: readonly IntExpr[]): readonly KernelNode[] => {
      const inside = own.filter((one) => !isFixed(one));
      const one: KernelNode = {
        ...inChunk,
        condition: conjunction([isInChunk, ...ofAll]),
        ...(isWhole && { run: 'unrolled' }),
        ...(isWhole && stage.chunk > unrolled && { unroll: unrolled }),
        body: staged(this.#points(node.body, [...inside, ...ofEach])),
      };
      return inConditions(own.filter(isFixed), [one]);
    };
    const least = variable(stage.first);
    const greatest = apply('add', least, int(stage.chunk - 1));
    const ranges = new Map([...tileRanges(this.kernel), [node.iterator, { least, greatest }]]);
    const isFree = isHarmless(this.kernel, stage, node.body, ranges);
    const product =
      stage.matrix && isFree && ofEach.length === 0
        ? matrixProduct(this.kernel, node.iterator, staged(node.body), ofAll[0])
        : undefined;
    if (product)
      return [{ ...inChunk, step: MATRIX.terms, run: 'unrolled', body: [{ kind: 'matrix', product }] }];
    return isFree ? [{ kind: 'thread', nodes: this.#unlessIdle(loop([])) }] : this.#either(conditions, loop);
  }

  /** Returns the nodes for all iterations of a thread, those for which the conditions hold. */
  #points(nodes: readonly KernelNode[], conditions: readonly IntExpr[]): readonly KernelNode[] {
    const { threads } = this.kernel;
    const guarded = inConditions(conditions, nodes);
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
  #staged(node: KernelNode, stage: KernelStage, slot: IntExpr | undefined): KernelNode {
    const inside = (nodes: readonly KernelNode[]) => nodes.map((one) => this.#staged(one, stage, slot));
    switch (node.kind) {
      case 'for':
        return { ...node, body: inside(node.body) };
      case 'if':
        return { ...node, then: inside(node.then), otherwise: inside(node.otherwise) };
      case 'move':
        return node;
      case 'copy':
        return this.#stagedCopy(node, stage, slot);
      case 'instance':
        return {
          ...node,
          views: node.views.map((target, access) => this.#target(node, access, target, stage, slot)),
        };
    }
  }

  /** Returns a copy from or to memory as a move from or to the box that the element is in. */
  #stagedCopy(
    node: KernelNode & { kind: 'copy' },
    { buffers }: KernelStage,
    slot: IntExpr | undefined,
  ): KernelNode {
    const box = node.of && boxOf(buffers, node.of.statement, node.of.position);
    if (!box) return node;
    const inBox = node.element.map((one, d) => apply('sub', one, box.origin[d]!));
    const shared = { buffer: this.#positionOf(box), index: [...(slot && !box.out ? [slot] : []), ...inBox] };
    return node.direction === 'in'
      ? { kind: 'move', from: shared, to: node.target }
      : { kind: 'move', from: node.target, to: shared };
  }

  #positionOf(box: SharedBuffer): number {
    return this.kernel.buffers.length + sharedBuffers(this.kernel).indexOf(box);
  }

  #target(
    { statement: name, iterators }: KernelNode & { kind: 'instance' },
    access: number,
    target: AccessTarget,
    { buffers }: KernelStage,
    slot: IntExpr | undefined,
  ): AccessTarget {
    const box = typeof target === 'number' ? boxOf(buffers, name, access) : undefined;
    if (!box) return target;
    const inBox = boxIndex(this.kernel.statements[name]!, access, iterators, box);
    const index = [...(slot && !box.out ? [slot] : []), ...inBox];
    return { buffer: this.#positionOf(box), index };
  }
}
