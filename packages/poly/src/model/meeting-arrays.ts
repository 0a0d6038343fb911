import { type Access, dataSubscripts, type Statement } from '@boxflow/ir';

/**
 * Returns the arrays in which instances of the two statements may access the same element, and one writes it, because a
 * subscript is data. Such a dependence may or may not exist.
 */
export function meetingArrays(source: Statement, sink: Statement): readonly string[] {
  const meets = (a: Access, b: Access) =>
    a.array === b.array &&
    (a.kind === 'write' || b.kind === 'write') &&
    dataSubscripts(a).length + dataSubscripts(b).length > 0;
  const arrays = source.accesses.flatMap((a) => (sink.accesses.some((b) => meets(a, b)) ? [a.array] : []));
  return [...new Set(arrays)];
}
