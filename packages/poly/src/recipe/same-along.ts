import { type BodyExpr, expressionsIn, type IntExpr, type Statement, variablesOf } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import { iteratorOfStatement } from '../tree/statement-iterator.js';

/** Returns whether an expression of a statement is the same for all iterations of a loop. */
export function isSameAlong(band: isl.ScheduleNode, expr: BodyExpr, statement: Statement): boolean {
  const iterator = iteratorOfStatement(band.bandGetPartialSchedule(), statement.name);
  if (iterator === undefined) return false;
  const varies = (one: IntExpr) => variablesOf(one).includes(iterator);
  return withOperands(expr).every((one) => {
    if (one.kind === 'int') return !varies(one.value);
    if (one.kind !== 'read') return true;
    return statement.accesses[one.access]!.index.every((index) => index.op !== 'data' && !varies(index));
  });
}

/** Returns the expression and all that it consists of. */
export function withOperands(expr: BodyExpr): readonly BodyExpr[] {
  return expressionsIn({ accesses: [], body: [{ kind: 'assign', target: 0, value: expr }] });
}
