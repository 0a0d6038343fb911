import type { Access, BodyExpr, BodyStatement, ScalarType, Statement } from '@boxflow/ir';
import type { SelectionIn } from './selection.js';
import type { Core } from './selection-core.js';
import { and, BEGUN, COMPARED, called, integer, stepOf } from './selection-join.js';

/** The scalar that says how a part begins, and the relation of a statement's instances to it. */
export interface Begun {
  readonly array: string;
  readonly relation: string;
}

/**
 * Returns a statement whose selection is of one part, which begins without a value:
 *
 *   if (x > m) { m = x; where = i; }
 *
 *   →  if (begun == 0 ? x == x : x > m) { m = x; where = i; begun = 1; }
 *
 * Its accesses of `begun` come last.
 *
 * @param type of the compared element
 */
export function withPartSteps(
  statement: Statement,
  { cores, selected }: SelectionIn,
  type: ScalarType,
  begun: Begun,
): Statement {
  const { location, accesses } = statement;
  const read: BodyExpr = { kind: 'read', access: accesses.length, type: BEGUN };
  const names = selected.map(({ array }) => array);
  const accessOf = (kind: Access['kind']): Access => {
    return { ...begun, kind, may: kind === 'write', index: [], location };
  };
  const isWritten = ({ kind, array }: Access) => kind === 'write' && names.includes(array);
  return {
    ...statement,
    accesses: [
      ...accesses.map((access) => (isWritten(access) ? { ...access, may: true } : access)),
      accessOf('read'),
      accessOf('write'),
    ],
    body: statement.body.flatMap(rewrite),
  };

  function rewrite(node: BodyStatement): readonly BodyStatement[] {
    const core = cores.find((one) => one.node === node);
    if (core) return stepOfCore(core);
    if (node.kind !== 'if') return [node];
    return [{ ...node, then: node.then.flatMap(rewrite), otherwise: node.otherwise.flatMap(rewrite) }];
  }

  function stepOfCore({ rule, own, value, before, after, assignments }: Core): readonly BodyStatement[] {
    if (rule.kind === 'call') {
      const computed = called(rule, read, own, value);
      return [...assignments.map((one) => ({ ...one, value: computed })), begins(integer(COMPARED))];
    }
    const step = stepOf(rule, type, read, own, value);
    const condition = [...before, step.isTaken, ...after].reduce(and);
    return [{ kind: 'if', condition, then: [...assignments, begins(step.begun)], otherwise: [] }];
  }

  function begins(value: BodyExpr): BodyStatement {
    return { kind: 'assign', target: accesses.length + 1, value };
  }
}
