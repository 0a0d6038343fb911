import { type Access, dataSubscripts, type Statement } from '@boxflow/ir';

/**
 * Returns the arrays in which an instance of one statement may meet one of the other, in an element that both access
 * and one writes, because a subscript is data: the dependence may not be there, but nobody can tell.
 */
export function meetingArrays(source: Statement, sink: Statement): readonly string[] {
  const meets = (a: Access, b: Access) =>
    a.array === b.array &&
    (a.kind === 'write' || b.kind === 'write') &&
    dataSubscripts(a).length + dataSubscripts(b).length > 0;
  const arrays = source.accesses.flatMap((a) => (sink.accesses.some((b) => meets(a, b)) ? [a.array] : []));
  return [...new Set(arrays)];
}
