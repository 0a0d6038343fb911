import { type AccessTarget, growthOf, type IntExpr, int, substitute } from '@boxflow/ir';
import type { KernelScope } from '../names/kernel-scope.js';
import { elementText } from './element-text.js';

/**
 * Returns the text of the element in memory that the first of a thread's neighbouring iterations accesses, if each of the others accesses
 * the one after it; `undefined` for any other access.
 */
export function firstOfRun(
  target: AccessTarget,
  subscripts: readonly IntExpr[],
  scope: KernelScope,
): string | undefined {
  const { run } = scope;
  if (!run || typeof target !== 'number') return undefined;
  const growths = subscripts.map((value) => growthOf(value, run.point));
  const areNeighbours =
    growths.length > 0 && growths.every((growth, d) => growth === (d === growths.length - 1 ? 1 : 0));
  if (!areNeighbours) return undefined;
  const first = new Map([[run.point, int(0)]]);
  return elementText(
    target,
    subscripts.map((value) => substitute(value, first)),
    scope,
  );
}
