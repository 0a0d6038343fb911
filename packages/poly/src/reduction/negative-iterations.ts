import * as isl from '@boxflow/isl-wasm';
import type { ScopModel, StatementModel } from '../model/scop-model.js';
import { tupleNames } from '../tree/items.js';

/** Returns whether the loop may have an iteration below 0. */
export function mayBeNegative(statements: readonly StatementModel[], depth: number): boolean {
  return statements.some(({ domain }) => !domain.upperBoundVal(isl.DimType.Set, depth, -1).isEmpty());
}

/** Returns the statements of a loop. */
export function statementsOf(model: ScopModel, band: isl.ScheduleNode): readonly StatementModel[] {
  const names = tupleNames(band.getDomain());
  return model.statements.filter(({ statement }) => names.includes(statement.name));
}
