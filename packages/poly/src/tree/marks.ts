import * as isl from '@boxflow/isl-wasm';

/**
 * The typed marks that a recipe leaves in the schedule tree:
 *  - `phase`    above the distribution dimension's band; `phase_2` if the band directly inside it is the second one, and
 *               `phase ey 0` if the distribution dimension is that of an array's elements;
 *  - `single`   above a subtree that runs as one instance;
 *  - `team`     above a loop inside it whose iterations the threads of one block share, with the loop's name: `team S1.i 1024`;
 *  - `private`  below a loop's band: every iteration has its own copies of some arrays: `private s t`;
 *  - `launch`   above the loops of one launch, which begin with the phase's distribution dimension;
 *  - `launches` above a sequence inside a phase: each child is a launch of its own;
 *  - `kernel`   below `launch`: the name of its kernel: `kernel mm`;
 *  - `texture`  below `launch`: an array that it reads by the path for memory that nobody writes: `texture A`;
 *  - `guarded`  below `launch` or `single`: an array of which it stores an element only if its bits change: `guarded A`;
 *  - `constant` below `launch`: an array whose elements it reads from constant memory, with the extents of a box around them: `constant w 3 3`;
 *  - `registers` above a loop of a thread, which keeps an element of an array in a register meanwhile: `registers C`;
 *  - `carried`  above a loop of a thread, which keeps the elements of an array that two iterations write in registers: `carried p`;
 *  - `thread`   above a band whose iterations are threads, with how many a block has: `thread y 8`;
 *  - `points`   below one of these bands that is not the last: how many neighbouring iterations a thread executes together;
 *  - `vector`   below the last of these bands: how many neighbouring threads a processor executes together: `vector 32`;
 *  - `tile`     below each of these bands: how many iterations a block executes: `tile 64`;
 *  - `aligned`  below the last of these bands: tiles begin at multiples of so many iterations: `aligned 32`;
 *  - `runs`     below the last of these bands: how many neighbouring iterations of a tile a thread has at a time: `runs 4`;
 *  - `bounds`   below the last of these bands: how many blocks a processor of a device should hold: `bounds 2`;
 *  - `shared`   above a loop of a thread that blocks execute in chunks, with its name and what they then share of arrays:
 *               `shared S1.k 16 1 points A B`, with the number of chunks that have memory of their own, and whether threads execute
 *               points one by one, or warps matrix instructions (`matrix`);
 *  - `lanes`    above a loop of a thread: how many of its iterations a processor executes together: `lanes 32`;
 *  - `unroll`   above a loop of a thread: for how many of its iterations compilers copy the body: `unroll 4`; where blocks execute
 *               it in chunks only: `unroll 4 blocks`;
 *  - `panels`   below the last of these bands: how many iterations of a sum a processor executes at a time: `panels 512`.
 */
export type Mark =
  | { readonly kind: 'phase'; readonly dimensions: 1 | 2; readonly owner?: ElementDimension }
  | { readonly kind: 'single' }
  | { readonly kind: 'team'; readonly loop: string; readonly threads: number }
  | { readonly kind: 'private'; readonly arrays: readonly string[] }
  | { readonly kind: 'launch' }
  | { readonly kind: 'launches' }
  | { readonly kind: 'kernel'; readonly name: string }
  | { readonly kind: 'texture'; readonly array: string }
  | { readonly kind: 'guarded'; readonly array: string }
  | { readonly kind: 'constant'; readonly array: string; readonly extents: readonly number[] }
  | { readonly kind: 'registers'; readonly array: string }
  | { readonly kind: 'carried'; readonly array: string }
  | { readonly kind: 'points' | 'lanes' | 'aligned' | 'runs'; readonly count: number }
  | { readonly kind: 'unroll'; readonly count: number; readonly inBlocks?: true }
  | { readonly kind: 'panels'; readonly length: number }
  | { readonly kind: 'vector'; readonly lanes: number }
  | { readonly kind: 'tile'; readonly size: number }
  | { readonly kind: 'bounds'; readonly blocks: number }
  | {
      readonly kind: 'shared';
      readonly loop: string;
      readonly chunk: number;
      /** Chunks that have memory of their own. */
      readonly slots: number;
      /** `matrix`: warps execute the loop by matrix instructions; `points`: threads execute it by themselves. */
      readonly by: 'points' | 'matrix';
      readonly arrays: readonly string[];
    }
  | { readonly kind: 'thread'; readonly axis: Axis; readonly size: number };

/** Marks that say something of the loop above them, not of what it executes. */
const OF_LOOP_ABOVE: ReadonlySet<Mark['kind']> = new Set([
  ...(['private', 'points', 'vector', 'panels', 'tile', 'aligned', 'runs', 'bounds'] as const),
]);

/** Returns whether the mark says something of the loop above it. */
export function isOfLoopAbove({ kind }: Mark): boolean {
  return OF_LOOP_ABOVE.has(kind);
}

/** The dimensions of a thread grid, the one that varies fastest first. */
export const AXES = ['x', 'y', 'z'] as const;
export type Axis = (typeof AXES)[number];

/** A dimension of an array: `ey.0`. */
export interface ElementDimension {
  readonly array: string;
  /** From 0. */
  readonly dimension: number;
}

export function insertMark(node: isl.ScheduleNode, mark: Mark): isl.ScheduleNode {
  return node.insertMark(isl.Id.alloc(node.context, encode(mark)));
}

/** Returns the mark that a mark node carries; `undefined` for any other node. */
export function markOf(node: isl.ScheduleNode): Mark | undefined {
  if (node.getType() !== isl.ScheduleNodeType.Mark) return undefined;
  return decode(node.markGetId().getName() ?? '');
}

/** Returns the name of the mark in the tree. */
export function encode(mark: Mark): string {
  switch (mark.kind) {
    case 'phase':
      if (mark.owner) return `phase ${mark.owner.array} ${mark.owner.dimension}`;
      return mark.dimensions === 2 ? 'phase_2' : 'phase';
    case 'thread':
      return `thread ${mark.axis} ${mark.size}`;
    case 'team':
      return `team ${mark.loop} ${mark.threads}`;
    case 'points':
    case 'lanes':
    case 'aligned':
    case 'runs':
      return `${mark.kind} ${mark.count}`;
    case 'bounds':
      return `bounds ${mark.blocks}`;
    case 'kernel':
      return `kernel ${mark.name}`;
    case 'unroll':
      return `unroll ${mark.count}${mark.inBlocks ? ' blocks' : ''}`;
    case 'panels':
      return `panels ${mark.length}`;
    case 'vector':
      return `vector ${mark.lanes}`;
    case 'tile':
      return `tile ${mark.size}`;
    case 'shared':
      return ['shared', mark.loop, mark.chunk, mark.slots, mark.by, ...mark.arrays].join(' ');
    case 'texture':
      return `texture ${mark.array}`;
    case 'guarded':
      return `guarded ${mark.array}`;
    case 'constant':
      return ['constant', mark.array, ...mark.extents].join(' ');
    case 'registers':
      return `registers ${mark.array}`;
    case 'carried':
      return `carried ${mark.array}`;
    case 'private':
      return ['private', ...mark.arrays].join(' ');
    default:
      return mark.kind;
  }
}

/** Returns the mark that has this name in the tree. */
export function decode(text: string): Mark {
  const [kind, ...args] = text.split(' ');
  const [first = '', second] = args;
  switch (kind) {
    case 'thread':
      return { kind, axis: first as Axis, size: Number(second) };
    case 'team':
      return { kind, loop: first, threads: Number(second) };
    case 'points':
    case 'lanes':
    case 'aligned':
    case 'runs':
      return { kind, count: Number(first) };
    case 'bounds':
      return { kind, blocks: Number(first) };
    case 'unroll':
      return { kind, count: Number(first), ...(second === 'blocks' && { inBlocks: true }) };
    case 'panels':
      return { kind, length: Number(first) };
    case 'vector':
      return { kind, lanes: Number(first) };
    case 'tile':
      return { kind, size: Number(first) };
    case 'shared':
      return {
        ...{ kind, loop: first, chunk: Number(second), slots: Number(args[2]) },
        ...{ by: args[3] === 'matrix' ? 'matrix' : 'points', arrays: args.slice(4) },
      };
    case 'kernel':
      return { kind, name: first };
    case 'texture':
    case 'guarded':
    case 'registers':
    case 'carried':
      return { kind, array: first };
    case 'constant':
      return { kind, array: first, extents: args.slice(1).map(Number) };
    case 'private':
      return { kind, arrays: args };
    case 'phase':
      if (second === undefined) return { kind, dimensions: 1 };
      return { kind, dimensions: 1, owner: { array: first, dimension: Number(second) } };
    case 'phase_2':
      return { kind: 'phase', dimensions: 2 };
    case 'single':
    case 'launch':
    case 'launches':
      return { kind };
    default:
      throw new Error(`unknown mark ${text} in the schedule tree`);
  }
}

/** Returns the nearest mark of that kind above `node`, or `undefined`. */
export function enclosingMark(node: isl.ScheduleNode, kind: Mark['kind']): isl.ScheduleNode | undefined {
  let current = node;
  while (current.hasParent()) {
    current = current.parent();
    if (markOf(current)?.kind === kind) return current;
  }
  return undefined;
}

/** Returns the mark of the phase that a node is part of, or `undefined`. */
export function phaseAround(node: isl.ScheduleNode): isl.ScheduleNode | undefined {
  return enclosingMark(node, 'phase') ?? enclosingMark(node, 'single');
}

/** Returns whether the iterations of the band's loop are threads. */
export function isThread(band: isl.ScheduleNode): boolean {
  return band.hasParent() && markOf(band.parent())?.kind === 'thread';
}

/** Returns whether the iterations of the band's loop are threads, and those of no loop directly inside it. */
export function isInnermostThread(band: isl.ScheduleNode): boolean {
  return isThread(band) && !isThread(belowMarks(band.child(0)));
}

/** Returns the node below the marks at which a band's body begins. */
export function belowMarks(node: isl.ScheduleNode): isl.ScheduleNode {
  return node.getType() === isl.ScheduleNodeType.Mark ? belowMarks(node.child(0)) : node;
}

/** Returns the marks directly above a loop. */
export function marksAbove(band: isl.ScheduleNode): readonly Mark[] {
  const above = band.parent();
  const mark = markOf(above);
  return mark ? [mark, ...marksAbove(above)] : [];
}

/** Returns the marks directly below a node, outermost first. */
export function marksBelow(node: isl.ScheduleNode): readonly Mark[] {
  const below = node.child(0);
  const mark = markOf(below);
  return mark ? [mark, ...marksBelow(below)] : [];
}

/** Returns the band directly inside a band; `undefined` if there is a sequence or a statement. */
export function bandInside(band: isl.ScheduleNode): isl.ScheduleNode | undefined {
  const inner = belowMarks(band.child(0));
  return inner.getType() === isl.ScheduleNodeType.Band ? inner : undefined;
}

/** Returns how many iterations of a thread's loop a block executes; `undefined` if that is not a constant. */
export function tileOf(band: isl.ScheduleNode): number | undefined {
  return gridMark(band, 'tile')?.size;
}

/** Returns the mark of a kind that says something of a thread's loop; `undefined` if there is none. */
export function gridMark<Kind extends Mark['kind']>(
  band: isl.ScheduleNode,
  kind: Kind,
): (Mark & { readonly kind: Kind }) | undefined {
  const isOfKind = (mark: Mark): mark is Mark & { readonly kind: Kind } => mark.kind === kind;
  for (let node = band.child(0); ; node = node.child(0)) {
    const mark = markOf(node);
    if (!mark || mark.kind === 'thread') return undefined;
    if (isOfKind(mark)) return mark;
  }
}

/** Returns the arrays of which every iteration of the band's loop has a copy of its own. */
export function privateArrays(band: isl.ScheduleNode): readonly string[] {
  const arrays: string[] = [];
  for (let node = band.child(0); node.getType() === isl.ScheduleNodeType.Mark; node = node.child(0)) {
    const mark = markOf(node);
    if (mark?.kind === 'private') arrays.push(...mark.arrays);
  }
  return arrays;
}

/**
 * Returns the arrays of which the iterations of the loops around the node have copies, the phase's outermost loop
 * included.
 */
export function privateAround(node: isl.ScheduleNode): readonly string[] {
  const arrays: string[] = [];
  for (
    let current = node;
    current.hasParent() && markOf(current)?.kind !== 'phase';
    current = current.parent()
  ) {
    const mark = markOf(current);
    if (mark?.kind === 'private') arrays.push(...mark.arrays);
  }
  return arrays;
}

/** Returns the arrays of which a loop around the node keeps one element in a register. */
export function registersAround(node: isl.ScheduleNode): readonly string[] {
  return arraysAround(node, 'registers');
}

/** Returns the arrays of which a loop around the node keeps what its last iterations have written in registers. */
export function carriedAround(node: isl.ScheduleNode): readonly string[] {
  return arraysAround(node, 'carried');
}

function arraysAround(node: isl.ScheduleNode, kind: 'registers' | 'carried'): readonly string[] {
  if (!node.hasParent()) return [];
  const parent = node.parent();
  const mark = markOf(parent);
  return [...(mark?.kind === kind ? [mark.array] : []), ...arraysAround(parent, kind)];
}
