import type { BodyExpr, Scop, ScopArray, Statement } from '@boxflow/ir';

/**
 * Returns the SCoP in which a statement always writes: `if (c) A[i] = x` is `A[i] = c ? x : A[i]`, which
 * leaves the same bits. The same SCoP for all other statements.
 */
export function withCertainWrite(scop: Scop, name: string): Scop {
  const statement = scop.statements.find((one) => one.name === name);
  const rewritten = statement && writingAlways(statement, scop.arrays);
  if (!rewritten) return scop;
  return { ...scop, statements: scop.statements.map((one) => (one === statement ? rewritten : one)) };
}

function writingAlways(statement: Statement, arrays: readonly ScopArray[]): Statement | undefined {
  const [only, ...others] = statement.body;
  if (only?.kind !== 'if' || others.length > 0 || only.otherwise.length > 0) return undefined;
  const [assignment, ...more] = only.then;
  if (assignment?.kind !== 'assign' || more.length > 0) return undefined;
  const { accesses } = statement;
  const { target, value } = assignment;
  const written = accesses[target];
  const type = arrays.find((array) => array.name === written?.array)?.element;
  if (!written || !type) return undefined;
  const kept: BodyExpr = { kind: 'read', access: accesses.length, type };
  const then: BodyExpr = value.type === type ? value : { kind: 'cast', operand: value, type };
  const chosen: BodyExpr = { kind: 'conditional', condition: only.condition, then, otherwise: kept, type };
  return {
    ...statement,
    accesses: [
      ...accesses.map((one, position) => (position === target ? { ...one, may: false } : one)),
      { ...written, kind: 'read', may: false },
    ],
    body: [{ ...assignment, value: chosen }],
  };
}
