import { type BodyExpr, type BodyStatement, operandsOf, type Statement } from '@boxflow/ir';

export type Assignment = BodyStatement & { readonly kind: 'assign' };

/** Returns the assignments of a statement, of those under a condition the ones for which it holds. */
export function usualAssignments(body: readonly BodyStatement[]): readonly Assignment[] {
  return body.flatMap((node) => {
    if (node.kind === 'assign') return [node];
    return node.kind === 'if' ? usualAssignments(node.then) : [];
  });
}

/**
 * Returns which accesses of a statement most of its instances make. A statement that is one of two cases by
 * its iterators is seldom the second one.
 */
export function usualAccesses({ accesses, body }: Statement): ReadonlySet<number> {
  const [only, ...more] = body;
  const isCases = only?.kind === 'if' && more.length === 0 && only.condition.kind === 'int';
  if (!isCases) return new Set(accesses.keys());
  const assignments = usualAssignments(only.then);
  return new Set(assignments.flatMap(({ target, value }) => [target, ...readsIn(value)]));
}

function readsIn(expr: BodyExpr): readonly number[] {
  return expr.kind === 'read' ? [expr.access] : operandsOf(expr).flatMap(readsIn);
}
