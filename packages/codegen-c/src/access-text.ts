import { apply, type Fragment, type IntExpr, int, variable } from '@boxflow/ir';
import { bodyFragment } from './body-text.js';
import { type InstanceScope, localPosition } from './instance-scope.js';
import { intFragment } from './int-text.js';
import { type KernelScope, strideVariable } from './kernel-scope.js';
import { accessorName } from './split-view.js';

/** `path_0[i * path_0_s0 + j]`, `x_0[idx_0[i]]`; `t[i][j]` for the thread's own array `t`; `at_double_2_4(&path_0, i, j)[0]` where a view may be split. */
export function accessText(access: number, instance: InstanceScope): string {
  const { scope, views } = instance;
  const { values, data } = subscripts(access, instance);
  // Every summand but the last is multiplied by a stride, so that sums with data have 64 bits, too.
  const text = (...summands: readonly IntExpr[]) =>
    intFragment(apply('add', int(0), ...summands), scope, data).text;
  const view = views[access]!;
  if (view === null) {
    const name = scope.locals[localPosition(access, instance)];
    return `${name}${values.map((value) => `[${text(value)}]`).join('')}`;
  }
  const names = scope.views[view]!;
  scope.used.add(names.pointer);
  if (names.pieces.length > 0) {
    const bases = scope.dialect.viewArgument === 'pointer' ? [] : [names.bases];
    const indices = values.map((value) => text(value));
    return `${accessorOf(view, scope)}(${[`&${names.pointer}`, ...bases, ...indices].join(', ')})[0]`;
  }
  const offsets = values.map((value, dimension) =>
    dimension === values.length - 1 ? value : apply('mul', value, strideVariable(view, dimension)),
  );
  return `${names.pointer}[${text(...offsets)}]`;
}

function accessorOf(view: number, { kernel, views }: KernelScope): string {
  const { element, rank } = kernel.views[view]!;
  return accessorName({ element, rank, pieces: views[view]!.pieces.length });
}

interface Subscripts {
  readonly values: readonly IntExpr[];
  /** What the variables among them stand for that are names of no kernel variable. */
  readonly data: ReadonlyMap<string, Fragment>;
}

function subscripts(access: number, instance: InstanceScope): Subscripts {
  const data = new Map<string, Fragment>();
  const values = instance.statement.accesses[access]!.index.map((subscript, dimension) => {
    if (subscript.op !== 'data') return instance.resolve(subscript);
    const name = `subscript ${dimension}`;
    data.set(name, bodyFragment(subscript.value, instance));
    return variable(name);
  });
  return { values, data };
}
