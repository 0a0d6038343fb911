import type { IntExpr, Statement, Subscript } from '@boxflow/ir';

/**
 * Two references to an array are uniformly generated when their subscripts differ in constants only: `A[i-1][j]` and
 * `A[i][j+1]`. Equal keys mean uniformly generated. Subscripts that are not linear count as different unless they
 * are the same text, and all that are data as the same: each may be any element of its dimension.
 */
export function uniformKey(index: readonly Subscript[], statement: Statement): string {
  return index.map((subscript) => subscriptKey(subscript, statement)).join('][');
}

function subscriptKey(expr: Subscript, statement: Statement): string {
  if (expr.op === 'data') return 'data';
  const terms = linearTerms(expr);
  if (!terms) return JSON.stringify(expr);
  return [...terms]
    .filter(([name, coefficient]) => name !== '' && coefficient !== 0)
    .map(([name, coefficient]) => `${coefficient}*${positionalName(name, statement)}`)
    .sort()
    .join('+');
}

/** Loops are compared by depth, since statements may name the same loop differently. */
function positionalName(name: string, statement: Statement): string {
  const depth = statement.iterators.indexOf(name);
  return depth < 0 ? name : `#${depth}`;
}

/** Coefficient by variable name, the constant under the empty name; `undefined` where the expression is not linear. */
function linearTerms(expr: IntExpr): Map<string, number> | undefined {
  switch (expr.op) {
    case 'int':
      return new Map([['', expr.value]]);
    case 'var':
      return new Map([[expr.name, 1]]);
    case 'neg':
    case 'add':
    case 'sub': {
      const parts = expr.args.map(linearTerms);
      return parts.reduce((sum, part, i) => {
        const negative = expr.op === 'neg' || (expr.op === 'sub' && i > 0);
        return sum && part && addTerms(sum, part, negative ? -1 : 1);
      }, new Map<string, number>());
    }
    case 'mul': {
      const [left, right] = expr.args.map(linearTerms);
      if (expr.args.length !== 2 || !left || !right) return undefined;
      const factor = constantOf(left) ?? constantOf(right);
      if (factor === undefined) return undefined;
      return addTerms(new Map(), constantOf(left) === undefined ? left : right, factor);
    }
    default:
      return undefined;
  }
}

function addTerms(
  sum: ReadonlyMap<string, number>,
  part: ReadonlyMap<string, number>,
  factor: number,
): Map<string, number> {
  const result = new Map(sum);
  for (const [name, coefficient] of part) result.set(name, (result.get(name) ?? 0) + factor * coefficient);
  return result;
}

function constantOf(terms: ReadonlyMap<string, number>): number | undefined {
  return [...terms].every(([name, coefficient]) => name === '' || coefficient === 0)
    ? (terms.get('') ?? 0)
    : undefined;
}
