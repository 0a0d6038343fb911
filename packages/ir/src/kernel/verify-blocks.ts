import type { Problems } from '../diagnostics/problems.js';
import { verifyCount, verifyPosition } from '../diagnostics/verify-names.js';
import type { IntExpr } from '../int-expr/int-expr.js';
import { variablesOf } from '../int-expr/substitute.js';
import { extend, type Scope, verifyIntExprs } from '../int-expr/verify.js';
import type { Kernel, KernelBlocks, KernelNode, KernelStage, SharedBuffer } from './kernel-ir.js';
import { hasTeamLoop } from './team-loops.js';
import { MATRIX, warpGrid } from './warp-grid.js';

/** Checks that loops are in chunks that blocks can execute, and that tiles and buffers fit the kernel. */
export function verifyBlocks(kernel: Kernel, scalars: Scope, problems: Problems): void {
  const { blocks } = kernel;
  const stages = stagesIn(kernel.body);
  problems.check(blocks !== undefined || stages.length === 0, 'body', 'has a loop in chunks, but no blocks');
  const isTeam = blocks?.team === true;
  problems.check(isTeam || !hasTeamLoop(kernel.body), 'body', 'has a loop for a team, but no team');
  if (!blocks) return;
  if (isTeam) verifyTeam(kernel, problems);
  verifyCount(blocks.tile.length, kernel.threads.length, 'blocks.tile', problems);
  for (const [d, { size, neighbours = 1, aligned = 1 }] of blocks.tile.entries()) {
    const threads = kernel.block[d] ?? 1;
    const fits = Number.isInteger(size) && size > 0 && (size < threads || size % threads === 0);
    problems.check(fits, `blocks.tile[${d}]`, `${size} iterations are no multiple of ${threads} threads`);
    const areRuns = neighbours === 1 || (neighbours > 1 && size % (threads * neighbours) === 0);
    problems.check(areRuns, `blocks.tile[${d}]`, `threads have no runs of ${neighbours} iterations`);
    const isAligned =
      aligned === 1 || (Number.isInteger(aligned) && aligned > 1 && blocks.stages.length === 0);
    problems.check(
      isAligned,
      `blocks.tile[${d}]`,
      `tiles with chunks do not begin at multiples of ${aligned}`,
    );
  }
  for (const { stage } of stages) verifyPosition(stage, blocks.stages.length, 'body: stage', problems);
  verifyChunks(kernel.body, 'body', problems);
  const inner = extend(scalars, ...blocks.tile.map(({ first }) => first));
  for (const [i, stage] of blocks.stages.entries()) {
    verifyStage(kernel, stage, inner, `blocks.stages[${i}]`, problems);
    verifyDirections(kernel, stage, loopsOf(kernel.body, i), `blocks.stages[${i}]`, problems);
    const isOne = !stage.buffers.some(({ out }) => out) || loopsInRow(kernel, kernel.body, i) <= 1;
    problems.check(isOne, `blocks.stages[${i}]`, 'several loops write parts of a box');
  }
}

/** Checks that a team has one iteration and no memory of threads, and that its loops are not inside each other. */
function verifyTeam({ threads, blocks, buffers, body }: Kernel, problems: Problems): void {
  const isOne = threads.length === 1 && threads.every(({ count }) => count.op === 'int' && count.value === 1);
  const sizes = blocks?.tile.map(({ size }) => size) ?? [];
  problems.check(isOne && sizes.join() === '1', 'threads', 'a team has one iteration');
  problems.check(blocks?.stages.length === 0, 'blocks.stages', 'a team has no loops in chunks');
  problems.check(buffers.length === 0, 'buffers', 'threads of a team have no memory of their own');
  problems.check(!isNested(body), 'body', 'a loop for a team is inside another one');
}

function isNested(nodes: readonly KernelNode[]): boolean {
  return nodes.some((node) => {
    if (node.kind === 'if') return isNested([...node.then, ...node.otherwise]);
    return node.kind === 'for' && (node.run === 'team' ? hasTeamLoop(node.body) : isNested(node.body));
  });
}

/** Returns the names of all buffers that blocks share. */
export function sharedNames(blocks: KernelBlocks | undefined): readonly string[] {
  return (blocks?.stages ?? []).flatMap(({ buffers }) => buffers.map(({ name }) => name));
}

function verifyStage(
  kernel: Kernel,
  { first, chunk, range, buffers, slots, unroll, matrix }: KernelStage,
  scope: Scope,
  path: string,
  problems: Problems,
): void {
  problems.check(Number.isInteger(chunk) && chunk > 0, `${path}.chunk`, `${chunk} is not positive`);
  if (range) verifyIntExprs([range.least, range.greatest], scope, `${path}.range`, problems);
  const isAhead = slots === undefined || (Number.isInteger(slots) && slots > 1);
  problems.check(isAhead, `${path}.slots`, `${slots} chunks leave none to copy ahead`);
  const isCount = unroll === undefined || (Number.isInteger(unroll) && unroll >= 1);
  problems.check(isCount, `${path}.unroll`, `a body cannot be copied for ${unroll} iterations`);
  if (matrix) verifyMatrix(kernel, chunk, path, problems);
  for (const [i, buffer] of buffers.entries())
    verifyBuffer(kernel, buffer, extend(scope, first), `${path}.buffers[${i}]`, problems);
}

function verifyMatrix({ block, blocks }: Kernel, chunk: number, path: string, problems: Problems): void {
  const tile = blocks?.tile.map(({ size }) => size) ?? [];
  const fits = warpGrid(tile, block) !== undefined && chunk % MATRIX.terms === 0;
  problems.check(fits, path, 'matrix instructions do not fit the tile, the block and the chunk');
}

function verifyBuffer(
  kernel: Kernel,
  { view: position, origin, extents, element, condition, accesses, out, before = [] }: SharedBuffer,
  scope: Scope,
  path: string,
  problems: Problems,
): void {
  if (!verifyPosition(position, kernel.views.length, `${path}.view`, problems)) return;
  const view = kernel.views[position]!;
  problems.check(!out || view.written, path, `${view.name} is written and not declared so`);
  for (const list of [origin, extents, element])
    verifyCount(list.length, view.rank, `${path}: subscripts of ${view.array}`, problems);
  const valid = extents.every((extent) => Number.isInteger(extent) && extent > 0);
  problems.check(valid, `${path}.extents`, `(${extents.join(', ')}) are not all positive`);
  verifyIntExprs(origin, scope, `${path}.origin`, problems);
  const inBox = extend(scope, ...element);
  if (condition) verifyIntExprs([condition], inBox, `${path}.condition`, problems);
  problems.check(out === true || before.length === 0, path, 'a box that nobody writes is copied once');
  for (const [i, read] of before.entries()) {
    const place = `${path}.before[${i}]`;
    if (!verifyPosition(read.view, kernel.views.length, `${place}.view`, problems)) continue;
    const { array } = kernel.views[read.view]!;
    problems.check(array === view.array, place, `${array} is not ${view.array}`);
    if (read.condition) verifyIntExprs([read.condition], inBox, `${place}.condition`, problems);
  }
  for (const { statement, position: access } of accesses) {
    const array = kernel.statements[statement]?.accesses[access]?.array;
    problems.check(array === view.array, path, `access ${access} of ${statement} is not to ${view.array}`);
  }
}

/**
 * Checks that a loop in chunks accesses an array that it writes only in boxes, if one of them is written, or
 * else has no box of it.
 */
function verifyDirections(
  kernel: Kernel,
  { buffers }: KernelStage,
  nodes: readonly KernelNode[],
  path: string,
  problems: Problems,
): void {
  const uses = nodes.flatMap((node) => usesIn(kernel, node));
  for (const [i, { view, out }] of buffers.entries()) {
    const array = kernel.views[view]?.array;
    const own = uses.filter((use) => use.array === array);
    const place = `${path}.buffers[${i}]`;
    const boxes = buffers.filter((one) => kernel.views[one.view]?.array === array);
    const isIn = (use: ArrayUse) =>
      boxes.some(({ accesses }) =>
        accesses.some(({ statement, position }) => statement === use.statement && position === use.position),
      );
    const isWritten = boxes.some((one) => one.out);
    if (!isWritten)
      problems.check(!own.some((use) => use.writes), place, `${array} is written while it is shared`);
    else if (out) problems.check(own.every(isIn), place, `${array} is accessed while it is written to a box`);
  }
}

/** An access of a loop to memory. */
interface ArrayUse {
  readonly array: string | undefined;
  readonly writes: boolean;
  readonly statement: string | undefined;
  readonly position: number | undefined;
}

function usesIn(kernel: Kernel, node: KernelNode): readonly ArrayUse[] {
  switch (node.kind) {
    case 'for':
      return node.body.flatMap((one) => usesIn(kernel, one));
    case 'if':
      return [...node.then, ...node.otherwise].flatMap((one) => usesIn(kernel, one));
    case 'move':
      return [];
    case 'copy': {
      const { array } = kernel.views[node.view] ?? {};
      return [
        {
          array,
          writes: node.direction === 'out',
          ...{ statement: undefined, position: undefined },
          ...node.of,
        },
      ];
    }
    case 'instance': {
      const accesses = kernel.statements[node.statement]?.accesses ?? [];
      return accesses.flatMap(({ array, kind }, position) =>
        typeof node.views[position] === 'number'
          ? [{ array, writes: kind === 'write', statement: node.statement, position }]
          : [],
      );
    }
  }
}

/** Returns the loops that blocks execute in these chunks. */
function loopsOf(nodes: readonly KernelNode[], stage: number): readonly KernelNode[] {
  return nodes.flatMap((node): readonly KernelNode[] => {
    if (node.kind === 'if') return loopsOf([...node.then, ...node.otherwise], stage);
    if (node.kind !== 'for') return [];
    return node.stage === stage ? [node] : loopsOf(node.body, stage);
  });
}

/** Checks that loops in chunks have steps of 1, and none of them inside. */
function verifyChunks(nodes: readonly KernelNode[], path: string, problems: Problems): void {
  for (const [i, node] of nodes.entries()) {
    if (stagesIn([node]).length === 0) continue;
    const place = `${path}[${i}]`;
    if (node.kind === 'if') {
      verifyChunks(node.then, `${place}.then`, problems);
      verifyChunks(node.otherwise, `${place}.otherwise`, problems);
    } else if (node.kind === 'for') {
      const isPlain = node.stage === undefined || (node.step === 1 && stagesIn(node.body).length === 0);
      problems.check(isPlain, place, 'the chunks of the loop have no chunks');
      verifyChunks(node.stage === undefined ? node.body : [], `${place}.body`, problems);
    }
  }
}

/**
 * Returns how many loops in chunks of a stage a block executes one after the other, at most, in one iteration of the loops around
 * them. If they write a box, there is only one: after a chunk of each, all of the box would be copied to memory.
 */
function loopsInRow(kernel: Kernel, nodes: readonly KernelNode[], stage: number): number {
  const counts = nodes.map((node): number => {
    if (node.kind === 'for') return node.stage === stage ? 1 : 0;
    if (node.kind !== 'if') return 0;
    const [then, otherwise] = [node.then, node.otherwise].map((branch) => loopsInRow(kernel, branch, stage));
    return varies(kernel, node.condition) ? then! + otherwise! : Math.max(then!, otherwise!);
  });
  const inside = nodes.map((node) =>
    node.kind === 'for' && node.stage === undefined ? loopsInRow(kernel, node.body, stage) : 0,
  );
  return Math.max(
    counts.reduce((sum, count) => sum + count, 0),
    ...inside,
  );
}

function varies({ threads }: Kernel, expr: IntExpr): boolean {
  const names = variablesOf(expr);
  return threads.some(({ iterator }) => names.includes(iterator));
}

/** Returns the loops in chunks. */
function stagesIn(nodes: readonly KernelNode[]): readonly { readonly stage: number }[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'if') return stagesIn([...node.then, ...node.otherwise]);
    if (node.kind !== 'for') return [];
    const { stage } = node;
    return [...(stage === undefined ? [] : [{ stage }]), ...stagesIn(node.body)];
  });
}
