import {
  apply,
  type IntExpr,
  int,
  type KernelNode,
  linearParts,
  substitute,
  variable,
  variablesOf,
} from '@boxflow/ir';
import { LANE } from '../names/kernel-scope.js';

/**
 * Returns what `lanes` neighbouring threads execute together: the one at `iterator` and those after it. Loops that are the same
 * for all threads stay outside, and each statement in them is a loop over the threads. Threads are independent of each other,
 * so it makes no difference in which order they execute.
 */
export function inLanes(nodes: readonly KernelNode[], iterator: string, lanes: number): KernelNode[] {
  return nodes.flatMap((node) => together(node, iterator, lanes));
}

function together(node: KernelNode, iterator: string, lanes: number): KernelNode[] {
  const varies = (expr: IntExpr): boolean => variablesOf(expr).includes(iterator);
  const apart = (): KernelNode[] => [eachLane(node, iterator, lanes)];
  switch (node.kind) {
    case 'instance':
    case 'copy':
      return apart();
    case 'for':
      if (varies(node.init) || varies(node.condition)) return apart();
      return [{ ...node, body: inLanes(node.body, iterator, lanes) }];
    case 'if': {
      const then = inLanes(node.then, iterator, lanes);
      if (!varies(node.condition)) {
        return [{ ...node, then, otherwise: inLanes(node.otherwise, iterator, lanes) }];
      }
      if (node.otherwise.length > 0 || !isConvex(node.condition, iterator)) return apart();
      const last = substitute(
        node.condition,
        new Map([[iterator, apply('add', variable(iterator), int(lanes - 1))]]),
      );
      return [{ ...node, condition: apply('and', node.condition, last), then, otherwise: apart() }];
    }
  }
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

function eachLane(node: KernelNode, iterator: string, lanes: number): KernelNode {
  const own = new Map([[iterator, apply('add', variable(iterator), variable(LANE))]]);
  const isLeaf = node.kind === 'instance' || node.kind === 'copy';
  return {
    kind: 'for',
    iterator: LANE,
    init: int(0),
    condition: apply('lt', variable(LANE), int(lanes)),
    step: 1,
    body: [substituteIn(node, own)],
    ...(isLeaf && { run: 'vector' }),
  };
}

function substituteIn(node: KernelNode, values: ReadonlyMap<string, IntExpr>): KernelNode {
  const all = (exprs: readonly IntExpr[]) => exprs.map((expr) => substitute(expr, values));
  const nodes = (inner: readonly KernelNode[]) => inner.map((one) => substituteIn(one, values));
  switch (node.kind) {
    case 'instance':
      return {
        ...node,
        iterators: all(node.iterators),
        views: node.views.map((one) => targetWith(one, all)),
      };
    case 'copy':
      return { ...node, element: all(node.element), target: targetWith(node.target, all) };
    case 'if':
      return {
        ...node,
        condition: substitute(node.condition, values),
        then: nodes(node.then),
        otherwise: nodes(node.otherwise),
      };
    case 'for':
      return {
        ...node,
        init: substitute(node.init, values),
        condition: substitute(node.condition, values),
        body: nodes(node.body),
      };
  }
}

function targetWith<T>(target: T, all: (exprs: readonly IntExpr[]) => readonly IntExpr[]): T {
  const { index } = target as { readonly index?: readonly IntExpr[] };
  return index === undefined ? target : { ...target, index: all(index) };
}
