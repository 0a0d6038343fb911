import {
  apply,
  type BodyExpr,
  growthOf,
  type IntExpr,
  type Kernel,
  type KernelNode,
  multiplyAddOf,
  printIntExpr,
  type ScalarType,
  simplifyIntExpr,
  strideOf,
  substitute,
  variable,
  variablesOf,
} from '@boxflow/ir';
import type { InstanceNode } from '../names/instance-scope.js';
import { partOf } from '../names/kernel-scope.js';

type ForKernelNode = Extract<KernelNode, { kind: 'for' }>;

/** A loop of all threads that updates what they keep in registers. Its iterations can be divided into parts. */
export interface Sum {
  readonly loop: ForKernelNode;
  /** Conditions that are the same for all threads; the loop is executed only if they hold. */
  readonly conditions: readonly IntExpr[];
  /** The exclusive upper bound of the loop's iterator. */
  readonly end: IntExpr;
  /** The nodes that a thread executes for one part, over the variables of {@link partOf}. */
  readonly part: readonly KernelNode[];
}

/** Elements that all threads of the other dimensions read in a sum. */
export interface Panel {
  readonly view: number;
  readonly element: readonly IntExpr[];
}

/**
 * Returns what a thread executes in groups, one after the other. Nothing stays in registers between groups,
 * so all threads may execute a group before the next one.
 */
export function groupsOf(nodes: readonly KernelNode[]): readonly (readonly KernelNode[])[] {
  const groups: KernelNode[][] = [];
  const open = new Set<number>();
  for (const node of nodes.flatMap(divided)) {
    const last = groups.at(-1);
    if (open.size > 0 && last) last.push(node);
    else groups.push([node]);
    for (const { direction, target } of copiesIn(node)) {
      if (direction === 'in') open.add(target.buffer);
      else open.delete(target.buffer);
    }
  }
  return groups;
}

/** Returns the copies to and from registers at or below a node, in order: a condition may be around one of them alone. */
function copiesIn(node: KernelNode): readonly (KernelNode & { readonly kind: 'copy' })[] {
  if (node.kind === 'copy') return [node];
  if (node.kind === 'for') return node.body.flatMap(copiesIn);
  return node.kind === 'if' ? [...node.then, ...node.otherwise].flatMap(copiesIn) : [];
}

/** Returns a condition for each group under it. */
function divided(node: KernelNode): readonly KernelNode[] {
  if (node.kind !== 'if' || node.otherwise.length > 0) return [node];
  return groupsOf(node.then).map((then) => ({ ...node, then }));
}

/** Returns the sum that a group is, perhaps under a condition; `undefined` if it is anything else. */
export function sumOf(group: readonly KernelNode[], kernel: Kernel): Sum | undefined {
  const [only, ...more] = group;
  if (only?.kind === 'if' && more.length === 0) {
    const inner = only.otherwise.length === 0 ? sumOf(only.then, kernel) : undefined;
    return inner && underCondition(only.condition, inner, kernel);
  }
  const loops = group.filter((node) => node.kind === 'for');
  const [loop] = loops;
  if (!loop || loops.length > 1 || group.some((node) => node.kind !== 'copy' && node !== loop))
    return undefined;
  const end = endOf(loop);
  if (end === undefined || loop.step !== 1 || ![loop.init, end].every((bound) => isUniform(bound, kernel))) {
    return undefined;
  }
  const { from, to } = partOf(loop.iterator);
  const condition = apply('lt', variable(loop.iterator), variable(to));
  const inPart = { ...loop, init: variable(from), condition };
  return { loop, end, conditions: [], part: group.map((node) => (node === loop ? inPart : node)) };
}

function underCondition(condition: IntExpr, sum: Sum, kernel: Kernel): Sum {
  const all = condition.op === 'and' ? condition.args : [condition];
  const own = all.filter((one) => !isUniform(one, kernel));
  const conditions = [...all.filter((one) => isUniform(one, kernel)), ...sum.conditions];
  if (own.length === 0) return { ...sum, conditions };
  const [first, ...more] = own as [IntExpr, ...IntExpr[]];
  const inPart = more.length === 0 ? first : apply('and', first, ...more);
  return { ...sum, conditions, part: [{ kind: 'if', condition: inPart, then: sum.part, otherwise: [] }] };
}

/** Returns whether all threads have the same value. */
function isUniform(expr: IntExpr, kernel: Kernel): boolean {
  const names = variablesOf(expr);
  return kernel.threads.every(({ iterator }) => !names.includes(iterator));
}

/** Returns what the loop's iterator is below; `undefined` if the loop ends in a different way. */
export function endOf({ iterator, condition }: ForKernelNode): IntExpr | undefined {
  if (condition.op !== 'lt' && condition.op !== 'le') return undefined;
  const [left, right] = condition.args;
  if (left?.op !== 'var' || left.name !== iterator || !right || variablesOf(right).includes(iterator)) {
    return undefined;
  }
  return condition.op === 'lt' ? right : apply('add', right, { op: 'int', value: 1 });
}

/**
 * Returns what the sum's statements read of arrays that the kernel does not write if it depends on the
 * iteration and on no thread iterator but the last: one element per view.
 */
export function panelsOf({ loop }: Sum, kernel: Kernel): readonly Panel[] {
  const x = kernel.threads.at(-1)?.iterator ?? '';
  const known = [...kernel.scalars, x, loop.iterator];
  const written = kernel.views.filter((view) => view.written).map(({ array }) => array);
  const panels = new Map<number, Panel>();
  for (const node of loop.body) {
    if (node.kind !== 'instance') continue;
    for (const { view, element } of readsOf(node, kernel)) {
      const names = element.flatMap(variablesOf);
      const isShared = names.includes(x) && names.includes(loop.iterator);
      if (!isShared || names.some((name) => !known.includes(name))) continue;
      const { array } = kernel.views[view]!;
      if (!written.includes(array) && !panels.has(view)) panels.set(view, { view, element });
    }
  }
  return [...panels.values()];
}

interface Read extends Panel {
  /** Position among the statement's accesses. */
  readonly position: number;
}

/** Returns what an instance reads through views, by subscripts that are not data. */
function readsOf({ statement, iterators, views }: InstanceNode, kernel: Kernel): readonly Read[] {
  const { iterators: names, accesses } = kernel.statements[statement]!;
  const values = new Map(names.map((name, i) => [name, iterators[i]!]));
  return accesses.flatMap(({ kind, index }, position) => {
    const view = views[position]!;
    if (kind !== 'read' || typeof view !== 'number') return [];
    const element = index.flatMap((subscript) =>
      subscript.op === 'data' ? [] : [simplifyIntExpr(substitute(subscript, values))],
    );
    return element.length === index.length ? [{ view, element, position }] : [];
  });
}

/** Returns the nodes with reads of a panel's elements going to the panel. */
export function readingPanels(
  nodes: readonly KernelNode[],
  targets: readonly (Panel & { readonly target: Extract<KernelNode, { kind: 'copy' }>['target'] })[],
  kernel: Kernel,
): KernelNode[] {
  const all = (inner: readonly KernelNode[]) => readingPanels(inner, targets, kernel);
  return nodes.map((node) => {
    if (node.kind === 'for') return { ...node, body: all(node.body) };
    if (node.kind === 'if') return { ...node, then: all(node.then), otherwise: all(node.otherwise) };
    if (node.kind === 'copy' || node.kind === 'move') return node;
    const views = [...node.views];
    for (const { view, element, position } of readsOf(node, kernel)) {
      const panel = targets.find((one) => one.view === view && textOf(one.element) === textOf(element));
      if (panel) views[position] = panel.target;
    }
    return { ...node, views };
  });
}

function textOf(element: readonly IntExpr[]): string {
  return element.map((one) => printIntExpr(simplifyIntExpr(one))).join(', ');
}

/**
 * Returns the type of which the sum needs vectors: all that it computes with has this type and is the same
 * for all threads of the last dimension, in registers, in a panel, or in neighbouring elements. `undefined`
 * if that is not so.
 */
export function vectorTypeOf(sum: Sum, panels: readonly Panel[], kernel: Kernel): ScalarType | undefined {
  const element = kernel.buffers[0]?.element;
  const x = kernel.threads.at(-1)?.iterator ?? '';
  if (element !== 'double' && element !== 'float') return undefined;
  const stride = (subscripts: readonly IntExpr[]) =>
    strideOf(subscripts.map((subscript) => growthOf(subscript, x)));
  const isPlain = (nodes: readonly KernelNode[]): boolean =>
    nodes.every((node) => {
      if (node.kind === 'if') return isPlain(node.then);
      if (node.kind === 'for') return isPlain(node.body);
      if (node.kind === 'copy') return stride(node.element) === 1;
      if (node.kind === 'move') return false;
      const reads = new Map(readsOf(node, kernel).map((read) => [read.position, read]));
      const { accesses, body } = kernel.statements[node.statement]!;
      const [only, ...more] = body;
      if (only?.kind !== 'assign' || more.length > 0) return false;
      return (
        typeof node.views[only.target] !== 'number' &&
        accesses.every((_, position) => {
          const target = node.views[position]!;
          if (typeof target !== 'number') return kernel.buffers[target.buffer]!.extents.length === 0;
          const read = reads.get(position);
          if (!read) return position === only.target;
          const isPanel = panels.some(
            (one) => one.view === read.view && textOf(one.element) === textOf(read.element),
          );
          return isPanel || [0, 1].includes(stride(read.element));
        }) &&
        isOfType(only.value, element)
      );
    });
  const types = [...kernel.buffers, ...kernel.views.filter((_, i) => isUsed(sum.part, i))];
  return types.every((one) => one.element === element) && isPlain(sum.part) ? element : undefined;
}

function isUsed(nodes: readonly KernelNode[], view: number): boolean {
  return nodes.some((node) => {
    if (node.kind === 'if') return isUsed([...node.then, ...node.otherwise], view);
    if (node.kind === 'for') return isUsed(node.body, view);
    if (node.kind === 'move') return false;
    return node.kind === 'copy' ? node.view === view : node.views.includes(view);
  });
}

/** Returns whether C computes everything in the expression in this type, by operators that vectors have, too. */
function isOfType(expr: BodyExpr, type: ScalarType): boolean {
  if (expr.type !== type) return false;
  switch (expr.kind) {
    case 'read':
    case 'literal':
      return true;
    case 'unary':
      return expr.op === '-' && isOfType(expr.operand, type);
    case 'binary':
      return (
        ['+', '-', '*', '/'].includes(expr.op) && isOfType(expr.left, type) && isOfType(expr.right, type)
      );
    case 'call':
      return multiplyAddOf(expr) !== undefined && expr.args.every((arg) => isOfType(arg, type));
    default:
      return false;
  }
}
