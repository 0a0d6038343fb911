import { apply, type Fragment, type IntExpr, int, variable } from '@boxflow/ir';
import { bodyFragment } from './body-text.js';
import { type InstanceScope, localPosition } from './instance-scope.js';
import { intFragment } from './int-text.js';
import { strideVariable } from './kernel-scope.js';

/** `path_0[i * path_0_s0 + j]`, `x_0[idx_0[i]]`; `t[i][j]` for the thread's own array `t`. */
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
  const offsets = values.map((value, dimension) =>
    dimension === values.length - 1 ? value : apply('mul', value, strideVariable(view, dimension)),
  );
  return `${names.pointer}[${text(...offsets)}]`;
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
