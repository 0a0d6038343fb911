import {
  type AccessTarget,
  type IntExpr,
  type KernelNode,
  type ScalarType,
  type Statement,
  substitute,
} from '@boxflow/ir';
import type { KernelScope } from './kernel-scope.js';

export type InstanceNode = Extract<KernelNode, { kind: 'instance' }>;

/** One statement instance inside a kernel. */
export interface InstanceScope {
  readonly scope: KernelScope;
  readonly statement: Statement;
  /** Turns an expression over the statement's iterators into one over the kernel's variables. */
  resolve(expr: IntExpr): IntExpr;
  /** The memory of each of the statement's accesses. */
  readonly views: readonly AccessTarget[];
  /** An element of memory that the thread has read already, and the variable that has its value. */
  readonly loaded?: { readonly place: string; readonly value: string };
}

export function instanceScope(node: InstanceNode, scope: KernelScope): InstanceScope {
  const statement = scope.kernel.statements[node.statement];
  if (!statement) throw new Error(`kernel ${scope.kernel.name} has no statement ${node.statement}`);
  const values = new Map(statement.iterators.map((name, i) => [name, node.iterators[i]!]));
  return { scope, statement, views: node.views, resolve: (expr) => substitute(expr, values) };
}

/** The type of the elements that an access reads or writes. */
export function accessElement(access: number, instance: InstanceScope): ScalarType {
  const { kernel } = instance.scope;
  const target = instance.views[access]!;
  if (typeof target === 'number') return kernel.views[target]!.element;
  // Panels of the views come after the buffers.
  const { views, buffers } = kernel;
  return (buffers[target.buffer] ?? views[target.buffer - buffers.length])!.element;
}
