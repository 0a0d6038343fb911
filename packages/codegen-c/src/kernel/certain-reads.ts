import { type BodyExpr, type BodyStatement, operandsOf, type Statement } from '@boxflow/ir';

/** Returns the positions of the accesses by which a statement reads whatever its data is. */
export function certainReads({ body }: Statement): readonly number[] {
  return [...new Set(body.flatMap(certainIn).flatMap(readsOf))];
}

/** Returns the expressions that a statement always evaluates. */
function certainIn(statement: BodyStatement): readonly BodyExpr[] {
  if (statement.kind === 'assign') return [statement.value];
  return statement.kind === 'if' ? [statement.condition] : [];
}

function readsOf(expr: BodyExpr): readonly number[] {
  if (expr.kind === 'read') return [expr.access];
  if (expr.kind === 'conditional') return readsOf(expr.condition);
  const isLazy = expr.kind === 'binary' && (expr.op === '&&' || expr.op === '||');
  return (isLazy ? [expr.left] : operandsOf(expr)).flatMap(readsOf);
}
