import { verifyControl } from '../control/verify-control.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { Problems } from '../diagnostics/problems.js';
import { verifyCount, verifyNames, verifyPosition } from '../diagnostics/verify-names.js';
import { extend, type Scope, verifyIntExprs } from '../int-expr/verify.js';
import { verifyStatement } from '../scop/verify-statement.js';
import { CONSTANT_BOXES, CONSTANT_BYTES, constantBoxes } from './constant-memory.js';
import type { BufferElement, Kernel, KernelNode } from './kernel-ir.js';
import { verifyBlock } from './verify-block.js';
import { sharedNames, verifyBlocks } from './verify-blocks.js';

type Instance = Extract<KernelNode, { kind: 'instance' }>;
type Copy = Extract<KernelNode, { kind: 'copy' }>;
type Move = Extract<KernelNode, { kind: 'move' }>;

/**
 * Everything a kernel promises: variables are in scope and shadow none, positions exist, ranks and element types
 * agree, what is written is declared so. Problems are `BF9121`; a good kernel has none.
 */
export function verifyKernel(kernel: Kernel): readonly Diagnostic[] {
  const problems = new Problems('BF9121', `kernel ${kernel.name}`);
  const scalars: Scope = new Set(kernel.scalars);
  const iterators = kernel.threads.map(({ iterator }) => iterator);
  verifyNames([kernel.name], 'name', problems);
  verifyNames(
    [...[...kernel.views, ...kernel.buffers].map(({ name }) => name), ...sharedNames(kernel.blocks)],
    'views and buffers',
    problems,
  );
  verifyBuffers(kernel, problems);
  verifyReadOnly(kernel, problems);
  verifyConstants(kernel, problems);
  verifyNames([...kernel.scalars, ...iterators], 'scalars and threads', problems);
  for (const name of kernel.nonNegative ?? []) {
    problems.check(scalars.has(name), 'nonNegative', `${name} is not a scalar of the kernel`);
  }
  problems.check(kernel.threads.length <= 3, 'threads', 'has more than three dimensions');
  for (const [i, { lower, count }] of kernel.threads.entries())
    verifyIntExprs([lower, count], scalars, `threads[${i}]`, problems);
  for (const [i, { lanes, points, panels }] of kernel.threads.entries()) {
    const isLast = i === kernel.threads.length - 1;
    const maybe = (count: number | undefined, allowed: boolean): boolean =>
      count === undefined || (Number.isInteger(count) && count > 0 && allowed);
    const message = 'of the dimension cannot run together';
    problems.check(maybe(lanes, isLast), `threads[${i}].lanes`, `${lanes} threads ${message}`);
    problems.check(maybe(points, !isLast), `threads[${i}].points`, `${points} iterations ${message}`);
    const hasLanes = lanes !== undefined;
    problems.check(
      maybe(panels, hasLanes),
      `threads[${i}].panels`,
      `${panels} need threads that run together`,
    );
  }
  verifyBlock(kernel.block, kernel.threads.length, 'block', problems);
  verifyBlocks(kernel, scalars, problems);
  const inner = extend(scalars, ...iterators);
  verifyControl<Instance | Copy | Move>(kernel.body, inner, 'body', problems, (node, scope, path) => {
    if (node.kind === 'copy') verifyCopy(kernel, node, scope, path, problems);
    else if (node.kind === 'move') verifyMove(kernel, node, scope, path, problems);
    else verifyInstance(kernel, node, scope, path, problems);
  });
  verifyStatements(kernel, scalars, problems);
  return problems.list();
}

function verifyInstance(
  kernel: Kernel,
  node: Instance,
  scope: Scope,
  path: string,
  problems: Problems,
): void {
  const statement = kernel.statements[node.statement];
  if (!statement) {
    problems.add(`${path}.statement`, `there is no statement ${node.statement}`);
    return;
  }
  verifyCount(node.iterators.length, statement.iterators.length, `${path}.iterators`, problems);
  verifyIntExprs(node.iterators, scope, `${path}.iterators`, problems);
  verifyCount(node.views.length, statement.accesses.length, `${path}.views`, problems);
  statement.accesses.slice(0, node.views.length).forEach((access, i) => {
    const place = `${path}.views[${i}]`;
    const position = node.views[i]!;
    if (typeof position !== 'number') {
      verifyBufferElement(kernel, position, access.index.length, access.array, scope, place, problems);
      return;
    }
    if (!verifyPosition(position, kernel.views.length, place, problems)) return;
    const view = kernel.views[position]!;
    problems.check(
      view.array === access.array,
      place,
      `${view.name} is a view of ${view.array}, not ${access.array}`,
    );
    verifyCount(access.index.length, view.rank, `${place}: subscripts of ${access.array}`, problems);
    problems.check(
      access.kind === 'read' || view.written,
      place,
      `${view.name} is written and not declared so`,
    );
  });
}

/** `rank`: of the subscripts that the element has if it has no index. */
function verifyBufferElement(
  kernel: Kernel,
  { buffer: position, index }: BufferElement,
  rank: number,
  array: string,
  scope: Scope,
  place: string,
  problems: Problems,
): void {
  if (!verifyPosition(position, kernel.buffers.length, place, problems)) return;
  const buffer = kernel.buffers[position]!;
  problems.check(buffer.array === array, place, `${buffer.name} is a part of ${buffer.array}, not ${array}`);
  verifyCount(
    index?.length ?? rank,
    buffer.extents.length,
    `${place}: subscripts of ${buffer.name}`,
    problems,
  );
  verifyIntExprs(index ?? [], scope, `${place}.index`, problems);
}

function verifyCopy(kernel: Kernel, node: Copy, scope: Scope, path: string, problems: Problems): void {
  if (!verifyPosition(node.view, kernel.views.length, `${path}.view`, problems)) return;
  const view = kernel.views[node.view]!;
  const writes = node.direction === 'out';
  problems.check(!writes || view.written, path, `${view.name} is written and not declared so`);
  verifyCount(node.element.length, view.rank, `${path}: subscripts of ${view.array}`, problems);
  verifyIntExprs(node.element, scope, `${path}.element`, problems);
  verifyBufferElement(kernel, node.target, view.rank, view.array, scope, `${path}.target`, problems);
}

function verifyMove(
  kernel: Kernel,
  { from, to }: Move,
  scope: Scope,
  path: string,
  problems: Problems,
): void {
  const array = kernel.buffers[to.buffer]?.array ?? '';
  verifyBufferElement(kernel, from, 0, array, scope, `${path}.from`, problems);
  verifyBufferElement(kernel, to, 0, array, scope, `${path}.to`, problems);
}

function verifyReadOnly({ views }: Kernel, problems: Problems): void {
  for (const [i, { array, readOnly, guarded, written }] of views.entries()) {
    const isWritten = views.some((view) => view.array === array && view.written);
    problems.check(!readOnly || !isWritten, `views[${i}].readOnly`, `${array} is written`);
    problems.check(!guarded || written, `views[${i}].guarded`, `${array} is not written`);
  }
}

function verifyConstants(kernel: Kernel, problems: Problems): void {
  for (const [i, { array, rank, constant }] of kernel.views.entries()) {
    if (!constant) continue;
    const isWritten = kernel.views.some((view) => view.array === array && view.written);
    problems.check(!isWritten, `views[${i}].constant`, `${array} is written`);
    problems.check(constant.length === rank, `views[${i}].constant`, `has not ${rank} dimensions`);
  }
  const { boxes, bytes } = constantBoxes(kernel);
  problems.check(bytes <= CONSTANT_BYTES, 'views', `take ${bytes} bytes of constant memory`);
  problems.check(boxes.length <= CONSTANT_BOXES, 'views', `have ${boxes.length} boxes in constant memory`);
}

function verifyBuffers(kernel: Kernel, problems: Problems): void {
  for (const [i, { extents }] of kernel.buffers.entries()) {
    const valid = extents.every((extent) => Number.isInteger(extent) && extent > 0);
    problems.check(valid, `buffers[${i}].extents`, `(${extents.join(', ')}) are not all positive`);
  }
}

function verifyStatements(kernel: Kernel, scalars: Scope, problems: Problems): void {
  for (const [name, statement] of Object.entries(kernel.statements)) {
    problems.check(statement.name === name, `statements.${name}`, `is named ${statement.name}`);
    verifyStatement(statement, scalars, `statements.${name}`, problems);
  }
}
