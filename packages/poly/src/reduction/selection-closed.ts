import type { BodyExpr, BodyStatement, Statement } from '@boxflow/ir';
import { readsOneOf, subscriptsRead } from './body/expression-text.js';
import { isSpeculative } from './body/speculative.js';
import type { Core } from './selection-core.js';

/** A statement, and where it selects values for elements of arrays. */
export interface Selecting {
  readonly statement: Statement;
  readonly cores: readonly Core[];
  /** The names of the arrays, the compared element's first. */
  readonly arrays: readonly string[];
}

/**
 * Returns whether the statement only selects for elements of the arrays: the selected values depend on other arrays alone, may
 * be computed for more values than the loop computes them for, and nothing else accesses the arrays.
 */
export function isClosed(selecting: Selecting): boolean {
  const { statement, cores } = selecting;
  return cores.every((core) => isCoreClosed(selecting, core)) && leavesAlone(selecting, statement.body);
}

function isCoreClosed(selecting: Selecting, { before, after, value, assignments }: Core): boolean {
  const { statement, arrays } = selecting;
  const isKey = (access: number) => statement.accesses[access]?.array === arrays[0];
  const others = assignments.filter(({ target }) => !isKey(target)).map((one) => one.value);
  if (![...before, ...after, value, ...others].every((expr) => isOther(selecting, expr))) return false;
  const isSafe = [...after, ...others].every((expr) => isSpeculative(statement, expr));
  return isSafe && assignments.every(({ target }) => isFixed(selecting, target));
}

/** Returns whether nothing outside of the cores accesses the arrays. */
function leavesAlone(selecting: Selecting, body: readonly BodyStatement[]): boolean {
  const { statement, cores, arrays } = selecting;
  return body.every((node) => {
    if (cores.some((core) => core.node === node)) return true;
    if (node.kind === 'if') {
      const parts = [node.then, node.otherwise];
      return isOther(selecting, node.condition) && parts.every((part) => leavesAlone(selecting, part));
    }
    if (node.kind !== 'assign') return false;
    const target = statement.accesses[node.target]?.array ?? '';
    return !arrays.includes(target) && isFixed(selecting, node.target) && isOther(selecting, node.value);
  });
}

function isOther({ statement, arrays }: Selecting, expr: BodyExpr): boolean {
  return !readsOneOf(statement, expr, arrays);
}

function isFixed({ statement, arrays }: Selecting, target: number): boolean {
  return !arrays.some((array) => subscriptsRead(statement, target, array));
}
