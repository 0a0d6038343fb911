import {
  apply,
  type BufferElement,
  type IntExpr,
  int,
  type KernelNode,
  linearParts,
  substitute,
  variable,
  variablesOf,
} from '@boxflow/ir';
import { LANE } from '../names/kernel-scope.js';

/** Iterations that are executed together: the one at `iterator` and those after it. */
export interface Together {
  readonly iterator: string;
  readonly count: number;
  /** {@link count} by the name of a size. Only for `lanes`, of which there are loops. */
  readonly size?: IntExpr;
  /** `lanes`: each statement is a loop over the iterations; `points`: it is there once for each of them. */
  readonly as: 'lanes' | 'points';
  /** The loop that the points are in; absent: each node is there several times, for neighbours. Only for `points`. */
  readonly loop?: PointLoop;
  /** The lanes that execute the nodes, `from <= lane < to`; absent: all do. Only for `lanes`. */
  readonly some?: { readonly from: IntExpr; readonly to: IntExpr };
  /** The lanes are iterations of one thread, which has its buffers once. Only for `lanes`. */
  readonly areOneThread?: true;
  /** The number of lanes in a vector, if loops are over vectors; absent: they are over the lanes. Only for `lanes`. */
  readonly width?: IntExpr;
}

/** A loop over iterations that a thread executes together. Compilers unroll it, so that its variable is a constant in each. */
export interface PointLoop {
  readonly variable: string;
  /** How many iterations there are, by the names of sizes. */
  readonly size: IntExpr;
  /** Returns how far an iteration is from the first one. It grows with its position. */
  offset(position: IntExpr): IntExpr;
}

/** Returns the condition for all iterations that are executed together, if it holds for a whole interval of them or for none. */
export function conditionForAll(condition: IntExpr, together: Together): IntExpr | undefined {
  const { iterator, count, loop, some } = together;
  if (!isConvex(condition, iterator)) return undefined;
  const at = (position: IntExpr) => substitute(condition, new Map([[iterator, later(iterator, position)]]));
  return apply(
    'and',
    some ? at(some.from) : condition,
    at(some ? apply('sub', some.to, int(1)) : (loop?.offset(int(count - 1)) ?? int(count - 1))),
  );
}

/**
 * Returns the nodes for several iterations of a thread grid at once. Loops that are the same for all of them stay outside.
 * Iterations are independent of each other, so it makes no difference in which order they execute.
 */
export function executedTogether(nodes: readonly KernelNode[], together: Together): KernelNode[] {
  return nodes.flatMap((node) => forAll(node, together)).reduce(joined, []);
}

/** Returns the nodes for several iterations, each node for one iteration after the other. */
export function executedInTurn(nodes: readonly KernelNode[], together: Together): KernelNode[] {
  return nodes.flatMap((node) => forEach(node, together));
}

/** Joins loops over lanes that do the same for iterations that are executed together: those are independent of each other. */
function joined(before: KernelNode[], node: KernelNode): KernelNode[] {
  const last = before.at(-1);
  if (last?.kind !== 'for' || node.kind !== 'for') return [...before, node];
  if (last.iterator !== LANE || node.iterator !== LANE || whatItDoes(node.body[0]) === '')
    return [...before, node];
  if (whatItDoes(last.body[0]) !== whatItDoes(node.body[0])) return [...before, node];
  return [...before.slice(0, -1), { ...last, body: [...last.body, ...node.body] }];
}

function whatItDoes(node: KernelNode | undefined): string {
  if (node?.kind === 'instance') return node.statement;
  return node?.kind === 'copy' ? `${node.direction} ${node.target.buffer}` : '';
}

function forAll(node: KernelNode, together: Together): KernelNode[] {
  const { iterator } = together;
  const varies = (expr: IntExpr): boolean => variablesOf(expr).includes(iterator);
  switch (node.kind) {
    case 'instance':
    case 'copy':
    case 'move':
      return forEach(node, together);
    case 'for':
      if (varies(node.init) || varies(node.condition)) return forEach(node, together);
      return [{ ...oneByOne(node), body: executedTogether(node.body, together) }];
    case 'if': {
      const then = executedTogether(node.then, together);
      if (!varies(node.condition)) {
        return [{ ...node, then, otherwise: executedTogether(node.otherwise, together) }];
      }
      const value = node.otherwise.length === 0 ? onlyValue(node.condition, iterator) : undefined;
      if (value) return [ifAmong(value, together, forEach(node, together))];
      const condition = conditionForAll(node.condition, together);
      if (!condition) return forEach(node, together);
      return [{ ...node, condition, then, otherwise: forEach(node, together), isShortcut: true }];
    }
  }
}

/** Returns the value of the variable for which alone the condition may hold. */
function onlyValue(condition: IntExpr, name: string): IntExpr | undefined {
  if (condition.op === 'and') {
    return condition.args.flatMap((arg) => onlyValue(arg, name) ?? [])[0];
  }
  if (condition.op !== 'eq') return undefined;
  const [left, right] = condition.args as readonly [IntExpr, IntExpr];
  const isOther = (own: IntExpr, value: IntExpr) =>
    own.op === 'var' && own.name === name && !variablesOf(value).includes(name);
  if (isOther(left, right)) return right;
  return isOther(right, left) ? left : undefined;
}

/** Returns the nodes under the condition that the value may be one of the iterations. */
function ifAmong(value: IntExpr, together: Together, then: readonly KernelNode[]): KernelNode {
  const { iterator, count, loop } = together;
  const last = later(iterator, loop?.offset(int(count - 1)) ?? int(count - 1));
  const condition = apply('and', apply('le', variable(iterator), value), apply('le', value, last));
  return { kind: 'if', condition, then, otherwise: [] };
}

/** Returns whether the condition holds between any two values of the variable for which it does. */
function isConvex(condition: IntExpr, name: string): boolean {
  if (condition.op === 'int' || condition.op === 'var') return false;
  if (condition.op === 'and') return condition.args.every((arg) => isConvex(arg, name));
  const isComparison = ['lt', 'le', 'gt', 'ge', 'eq'].includes(condition.op);
  return isComparison && condition.args.every((arg) => isAffine(arg, name));
}

function isAffine(expr: IntExpr, name: string): boolean {
  return linearParts(expr).terms.every(({ term }) => term.op === 'var' || !variablesOf(term).includes(name));
}

/** Returns the node for one of the iterations after the other. */
function forEach(node: KernelNode, together: Together): KernelNode[] {
  const { iterator, count, size = int(count), loop, as, some, width = int(1) } = together;
  const { areOneThread = false } = together;
  const at = (position: IntExpr): KernelNode => {
    const value = later(iterator, loop ? loop.offset(position) : apply('mul', position, width));
    return substituteIn(node, new Map([[iterator, value]]), areOneThread ? [] : [position]);
  };
  if (loop) return [unrolled(loop, [at(variable(loop.variable))])];
  if (as === 'points') return Array.from({ length: count }, (_, p) => at(int(p)));
  const isLeaf = node.kind !== 'for' && node.kind !== 'if';
  const condition = apply('lt', variable(LANE), some?.to ?? apply('floordiv', size, width));
  const body = [at(variable(LANE))];
  return [
    {
      ...{ kind: 'for', iterator: LANE, init: some?.from ?? int(0), condition, step: 1, body },
      ...(isLeaf && isOne(width) && { run: 'vector' }),
    },
  ];
}

/** Returns a loop over constants. */
function unrolled({ variable: iterator, size }: PointLoop, body: readonly KernelNode[]): KernelNode {
  const condition = apply('lt', variable(iterator), size);
  return { kind: 'for', iterator, init: int(0), condition, step: 1, body, run: 'unrolled' };
}

function isOne(expr: IntExpr): boolean {
  return expr.op === 'int' && expr.value === 1;
}

function later(iterator: string, position: IntExpr): IntExpr {
  return apply('add', variable(iterator), position);
}

/** Lanes are not inside lanes. */
function oneByOne({ lanes, ...node }: Extract<KernelNode, { kind: 'for' }>): typeof node {
  return node;
}

/** Returns the node for other values of some variables; `part`: further subscripts of the buffers in it. */
export function substituteIn(
  node: KernelNode,
  values: ReadonlyMap<string, IntExpr>,
  part: readonly IntExpr[],
): KernelNode {
  const all = (exprs: readonly IntExpr[]) => exprs.map((expr) => substitute(expr, values));
  const nodes = (inner: readonly KernelNode[]) => inner.map((one) => substituteIn(one, values, part));
  const target = (one: BufferElement): BufferElement => ({
    ...one,
    ...(one.index && { index: all(one.index) }),
    part: [...(one.part ?? []), ...part],
  });
  switch (node.kind) {
    case 'instance':
      return {
        ...node,
        iterators: all(node.iterators),
        views: node.views.map((one) => (typeof one === 'number' ? one : target(one))),
      };
    case 'copy':
      return { ...node, element: all(node.element), target: target(node.target) };
    case 'move':
      return { ...node, from: target(node.from), to: target(node.to) };
    case 'if':
      return {
        ...node,
        condition: substitute(node.condition, values),
        then: nodes(node.then),
        otherwise: nodes(node.otherwise),
      };
    case 'for':
      return {
        ...oneByOne(node),
        init: substitute(node.init, values),
        condition: substitute(node.condition, values),
        body: nodes(node.body),
      };
  }
}
