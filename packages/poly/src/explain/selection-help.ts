import { type BodyStatement, int, operandsOf, partsOf, type ScopArray, type Statement } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import type { ScopModel } from '../model/scop-model.js';
import { readsArray } from '../reduction/body/expression-text.js';
import { statementsOf } from '../reduction/negative-iterations.js';
import { withComparedValue } from '../reduction/place.js';
import { isSameSelection, selectionOf } from '../reduction/selection.js';
import { isFixed } from '../reduction/varied.js';
import { loopAround } from '../tree/replace-loop.js';

/**
 * Returns why a loop that compares an element with values, and replaces it depending on that, does not search
 * for a maximum or minimum; `undefined` if it does not look like that.
 */
export function whyNoSelection(
  model: ScopModel,
  band: isl.ScheduleNode,
  array: ScopArray,
): string | undefined {
  const inside = statementsOf(model, band);
  if (!inside.every((one) => isFixed(one, array, band.getScheduleDepth()))) return undefined;
  const statements = inside.map(({ statement }) => statement);
  const found = statements.map((statement) => selectionOf(statement, array)).find((one) => one !== undefined);
  if (!found)
    return (
      unknownPlace(model, statements, array, band.getScheduleDepth()) ?? replacedOtherwise(statements, array)
    );
  const names = found.selected.map((one) => one.array);
  const other = statements.find((statement) => {
    const selection = selectionOf(statement, array);
    const isPart = selection !== undefined && isSameSelection(found, selection);
    return !isPart && statement.accesses.some((access) => names.includes(access.array));
  });
  const used = other?.accesses.find((access) => names.includes(access.array));
  if (!used) return undefined;
  return `a comparison decides about ${array.name}, but line ${used.location.line} uses ${used.array} in a different way, so the order of the iterations matters`;
}

/** Returns why a place that would be a reduction is none: its value before the loop is not known. */
function unknownPlace(
  { scop }: ScopModel,
  statements: readonly Statement[],
  array: ScopArray,
  depth: number,
): string | undefined {
  const found = statements.find((one) => withComparedValue(one, array, depth, int(0), `${array.name}_value`));
  if (!found || loopAround(scop.tree, found.name, depth)?.firstPlaces?.[array.name]) return undefined;
  return `line ${found.location.line} compares elements at ${array.name}, whose value before the loop is not known; if it is, as that of a local variable whose address is not taken may be, parts of the loop can be computed in parallel`;
}

function replacedOtherwise(statements: readonly Statement[], array: ScopArray): string | undefined {
  const found = statements.find((statement) =>
    statement.body.some((one) => replaces(statement, one, array.name)),
  );
  if (!found) return undefined;
  if (found.body.some((one) => narrows(found, one, array)))
    return `line ${found.location.line} compares a double with ${array.name}, but keeps it as a float, so the order of the iterations matters; with ${array.name} as a double, parts of the loop can be computed in parallel`;
  return `line ${found.location.line} compares ${array.name} and replaces it, but does not only remember the compared value: the order of the iterations matters`;
}

/** Returns whether a condition on the element decides what it becomes. */
function replaces(statement: Statement, one: BodyStatement, array: string): boolean {
  if (one.kind === 'if') {
    const inside = [...one.then, ...one.otherwise];
    const decides =
      readsArray(statement, one.condition, array) && inside.some((inner) => assigns(statement, inner, array));
    return decides || inside.some((inner) => replaces(statement, inner, array));
  }
  if (one.kind !== 'assign') return false;
  const value = one.value.kind === 'cast' ? one.value.operand : one.value;
  if (!assigns(statement, one, array) || value.kind !== 'conditional') return false;
  return operandsOf(value)
    .slice(0, 1)
    .some((condition) => readsArray(statement, condition, array));
}

/** Returns whether a float gets the value of a double. */
function narrows(statement: Statement, one: BodyStatement, array: ScopArray): boolean {
  if (one.kind === 'assign')
    return array.element === 'float' && one.value.type === 'double' && assigns(statement, one, array.name);
  return partsOf(one).some((part) => part.some((inner) => narrows(statement, inner, array)));
}

function assigns(statement: Statement, one: BodyStatement, array: string): boolean {
  if (one.kind === 'assign') return statement.accesses[one.target]?.array === array;
  return partsOf(one).some((part) => part.some((inner) => assigns(statement, inner, array)));
}
