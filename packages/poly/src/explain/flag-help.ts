import type { BodyExpr, BodyStatement, ScopArray, Statement } from '@boxflow/ir';
import { elementText, readsArray } from '../reduction/body/expression-text.js';

/** Returns the edit for `p = p || c` and `p = p && c`, whose conditions are only evaluated until one decides. */
export function flagEdit(statements: readonly Statement[], { name }: ScopArray): string | undefined {
  const writing = statements.filter(({ accesses }) => accesses.some(({ array }) => array === name));
  const [statement] = writing;
  const [only, ...others] = statement?.body ?? [];
  if (!statement || writing.length > 1 || others.length > 0) return undefined;
  const op = operatorOf(statement, only, name);
  if (op === undefined) return undefined;
  const edit = op === '||' ? `if (…) ${name} = 1` : `if (!(…)) ${name} = 0`;
  return `line ${statement.location.line} only evaluates its condition until one decides about ${name}; written as ${edit}, parts of the loop are computed in parallel`;
}

function operatorOf(
  statement: Statement,
  one: BodyStatement | undefined,
  name: string,
): '||' | '&&' | undefined {
  if (one?.kind !== 'assign') return undefined;
  const value = withoutCasts(one.value);
  if (value.kind !== 'binary' || (value.op !== '||' && value.op !== '&&')) return undefined;
  const left = withoutCasts(value.left);
  const isOwn =
    left.kind === 'read' && elementText(statement, left.access) === elementText(statement, one.target);
  return isOwn && !readsArray(statement, value.right, name) ? value.op : undefined;
}

function withoutCasts(expr: BodyExpr): BodyExpr {
  return expr.kind === 'cast' ? withoutCasts(expr.operand) : expr;
}
