import { apply, type IntExpr, int, type KernelNode, variable } from '@boxflow/ir';
import { endVariable } from '../../names/kernel-scope.js';
import { type BlockKernel, varies } from '../block-kernel.js';
import type { BlockNode } from '../block-node.js';
import { hasStage } from './runs.js';

export function conjuncts(condition: IntExpr | undefined): readonly IntExpr[] {
  if (condition?.op === 'and') return condition.args.flatMap(conjuncts);
  return condition ? [condition] : [];
}

export function conjunction(conditions: readonly IntExpr[]): IntExpr {
  const [first = int(1), ...more] = conditions;
  return more.length === 0 ? first : apply('and', first, ...more);
}

/** Returns the conditions that the thread's iterations exist: they are before the end of the dimension, and not before its start. */
export function boundConditions({ threads, blocks }: BlockKernel): readonly IntExpr[] {
  return threads.flatMap(({ iterator, lower }, d) => [
    apply('lt', variable(iterator), variable(endVariable(d))),
    ...(blocks.tile[d]!.aligned ? [apply('ge', variable(iterator), lower)] : []),
  ]);
}

/** Returns the conditions of threads under which they come to a stage. */
export function pathConditions(kernel: BlockKernel, nodes: readonly KernelNode[]): readonly IntExpr[] {
  return nodes.filter(hasStage).flatMap((node) => {
    if (node.kind === 'for') return pathConditions(kernel, node.body);
    if (node.kind !== 'if') return [];
    return [node.then, node.otherwise].flatMap((branch, i) => {
      const own = varies(kernel, node.condition) ? [i === 0 ? node.condition : negated(node.condition)] : [];
      return branch.some(hasStage) ? [...own, ...pathConditions(kernel, branch)] : [];
    });
  });
}

export function negated(condition: IntExpr): IntExpr {
  const opposite = OPPOSITES[condition.op];
  return opposite && condition.op !== 'int' && condition.op !== 'var'
    ? ({ ...condition, op: opposite } as IntExpr)
    : apply('not', condition);
}

const OPPOSITES: Partial<Record<IntExpr['op'], IntExpr['op']>> = {
  ...{ lt: 'ge', ge: 'lt', le: 'gt', gt: 'le', eq: 'ne', ne: 'eq' },
};

/** Returns the nodes under conditions that are the same for all threads. */
export function guarded(guards: readonly IntExpr[], then: readonly BlockNode[]): readonly BlockNode[] {
  if (guards.length === 0 || then.length === 0) return then;
  return [{ kind: 'if', condition: conjunction(guards), then, otherwise: [] }];
}

/** Returns the nodes of a thread under conditions. */
export function inConditions(
  conditions: readonly IntExpr[],
  then: readonly KernelNode[],
): readonly KernelNode[] {
  if (conditions.length === 0) return then;
  return [{ kind: 'if', condition: conjunction(conditions), then, otherwise: [] }];
}
