import {
  type BodyExpr,
  type BodyStatement,
  dataSubscripts,
  operandsOf,
  partsOf,
  type Statement,
} from '@boxflow/ir';

/**
 * Returns whether an instance of the statement may read an element of the array after it has written one, as
 * each turn but the first of `while (…) A[i] += x;` does.
 */
export function mayReadOwnWrites({ accesses, body }: Statement, array: string): boolean {
  let found = false;
  walk(body, false);
  return found;

  /** Returns whether the array may have been written after the statements, if it may have been before them. */
  function walk(statements: readonly BodyStatement[], before: boolean): boolean {
    return statements.reduce((written, node) => after(node, written), before);
  }

  function after(node: BodyStatement, written: boolean): boolean {
    if (node.kind === 'break') return written;
    if (node.kind === 'assign') {
      found ||= written && (reads(node.value) || readsSubscripts(node.target));
      return written || isOf(node.target);
    }
    const isRepeated = node.kind === 'while' && writes(node.body);
    found ||= (written || isRepeated) && reads(node.condition);
    return partsOf(node)
      .map((part) => walk(part, written || isRepeated))
      .some(Boolean);
  }

  function writes(statements: readonly BodyStatement[]): boolean {
    return statements.some((node) =>
      node.kind === 'assign' ? isOf(node.target) : partsOf(node).some(writes),
    );
  }

  function reads(expr: BodyExpr): boolean {
    const isRead = expr.kind === 'read' && (isOf(expr.access) || readsSubscripts(expr.access));
    return isRead || operandsOf(expr).some(reads);
  }

  function readsSubscripts(position: number): boolean {
    return dataSubscripts(accesses[position]!).some(reads);
  }

  function isOf(position: number): boolean {
    return accesses[position]!.array === array;
  }
}
