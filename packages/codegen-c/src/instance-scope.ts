import { apply, type IntExpr, int, type KernelNode, type Statement, substitute } from '@boxflow/ir';
import { intText } from './int-text.js';
import { type KernelScope, strideVariable } from './kernel-scope.js';

export type InstanceNode = Extract<KernelNode, { kind: 'instance' }>;

/** One statement instance inside a kernel. */
export interface InstanceScope {
  readonly scope: KernelScope;
  readonly statement: Statement;
  /** Turns an expression over the statement's iterators into one over the kernel's variables. */
  resolve(expr: IntExpr): IntExpr;
  /** For each of the statement's accesses, the position of its view. */
  readonly views: readonly number[];
}

export function instanceScope(node: InstanceNode, scope: KernelScope): InstanceScope {
  const statement = scope.kernel.statements[node.statement];
  if (!statement) throw new Error(`kernel ${scope.kernel.name} has no statement ${node.statement}`);
  const values = new Map(statement.iterators.map((name, i) => [name, node.iterators[i]!]));
  return { scope, statement, views: node.views, resolve: (expr) => substitute(expr, values) };
}

/** `path_0[i * path_0_s0 + j]`. */
export function accessText(access: number, { scope, statement, views, resolve }: InstanceScope): string {
  const view = views[access]!;
  const names = scope.views[view]!;
  scope.used.add(names.pointer);
  const index = statement.accesses[access]!.index.map(resolve);
  const offsets = index.map((value, dimension) =>
    dimension === index.length - 1 ? value : apply('mul', value, strideVariable(view, dimension)),
  );
  return `${names.pointer}[${intText(apply('add', int(0), ...offsets), scope)}]`;
}
