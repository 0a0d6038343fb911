import {
  type AccessTarget,
  apply,
  type Fragment,
  type IntExpr,
  int,
  type ScalarType,
  variablesOf,
} from '@boxflow/ir';
import type { VectorNames } from '../language/dialect.js';
import { accessorName } from '../language/split-view.js';
import { type KernelScope, LANE, strideVariable } from '../names/kernel-scope.js';
import { intFragment } from './int-text.js';

/**
 * `path_0[i * path_0_s0 + j]`, `x_0[idx_0[i]]`; `t[i][j]` for the thread's buffer `t`;
 * `at_double_2_4(&path_0, i, j)[0]` if a view may be split. `subscripts` are the element's in its array;
 * `texts` of variables that the kernel does not have.
 */
export function elementText(
  target: AccessTarget,
  subscripts: readonly IntExpr[],
  scope: KernelScope,
  texts?: ReadonlyMap<string, Fragment>,
): string {
  // Every summand but the last is multiplied by a stride, so that sums with data have 64 bits, too.
  const text = (...summands: readonly IntExpr[]) =>
    intFragment(apply('add', int(0), ...summands), scope, texts).text;
  if (typeof target !== 'number') {
    const index = target.index ?? subscripts;
    const all = [...index, ...(target.part ?? [])];
    const place = `${scope.buffers[target.buffer]}${all.map((value) => `[${text(value)}]`).join('')}`;
    const isPanel = target.buffer >= scope.kernel.buffers.length;
    return isPanel ? inVectors(place, index, false, scope) : place;
  }
  const names = scope.views[target]!;
  scope.used.add(names.pointer);
  if (names.pieces.length > 0) {
    const bases = scope.dialect.viewArgument === 'pointer' ? [] : [names.bases];
    const indices = subscripts.map((value) => text(value));
    return `${accessorOf(target, scope)}(${[`&${names.pointer}`, ...bases, ...indices].join(', ')})[0]`;
  }
  const offsets = subscripts.map((value, dimension) =>
    dimension === subscripts.length - 1 ? value : apply('mul', value, strideVariable(target, dimension)),
  );
  const { written } = scope.kernel.views[target]!;
  return inVectors(`${names.pointer}[${text(...offsets)}]`, subscripts, written, scope);
}

/** Returns the vector that begins with an element if it is one of several lanes, and these are in vectors. */
function inVectors(
  place: string,
  subscripts: readonly IntExpr[],
  written: boolean,
  scope: KernelScope,
): string {
  const isOfLanes = subscripts.some((value) => variablesOf(value).includes(LANE));
  if (scope.inVectors === undefined || !isOfLanes) return place;
  return `*(${written ? '' : 'const '}${vectorType(scope.inVectors, scope)} *)&${place}`;
}

/** Returns the name of the type, which its surroundings then define. */
export function vectorType(element: ScalarType, scope: KernelScope): string {
  scope.vectors.add(element);
  return vectorNames(element, scope).type;
}

/** Returns the name of the function for vectors that computes `x * y + z` with one rounding. */
export function vectorMultiplyAdd(element: ScalarType, scope: KernelScope): string {
  scope.fusedVectors.add(element);
  return vectorNames(element, scope).multiplyAdd;
}

function vectorNames(element: ScalarType, { dialect }: KernelScope): VectorNames {
  if (dialect.threads.kind !== 'loops') throw new Error(`${dialect.language} has no vectors`);
  return dialect.threads.vector(element);
}

function accessorOf(view: number, { kernel, views }: KernelScope): string {
  const { element, rank } = kernel.views[view]!;
  return accessorName({ element, rank, pieces: views[view]!.pieces.length });
}
