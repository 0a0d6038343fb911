import type { BodyStatement, Statement } from '@boxflow/ir';

/** Returns whether a statement has an assignment that may leave its element of an array as it is: `x = c ? e : x`. */
export function keepsElement(statement: Statement, array: string): boolean {
  return keptArrays(statement).includes(array);
}

/** Returns the arrays with such assignments, in the order of these. */
export function keptArrays({ accesses, body }: Statement): readonly string[] {
  const isSame = (a: number, b: number) =>
    accesses[a]!.array === accesses[b]!.array &&
    JSON.stringify(accesses[a]!.index) === JSON.stringify(accesses[b]!.index);
  const keptIn = (one: BodyStatement): readonly string[] => {
    if (one.kind === 'if') return [...one.then, ...one.otherwise].flatMap(keptIn);
    if (one.kind !== 'assign' || one.value.kind !== 'conditional') return [];
    const { then, otherwise } = one.value;
    const isKept = [then, otherwise].some(
      (value) => value.kind === 'read' && isSame(value.access, one.target),
    );
    return isKept ? [accesses[one.target]!.array] : [];
  };
  return [...new Set(body.flatMap(keptIn))];
}
