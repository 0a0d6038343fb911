import { linearParts, printIntExpr, type Statement, type Subscript } from '@boxflow/ir';

/**
 * Two references to an array are uniformly generated when their subscripts differ in constants only: `A[i-1][j]` and
 * `A[i][j+1]`. Equal keys mean uniformly generated. Subscripts that are not linear count as different unless they
 * are the same text, and all that are data as the same: each may be any element of its dimension.
 */
export function uniformKey(index: readonly Subscript[], statement: Statement): string {
  return index.map((subscript) => subscriptKey(subscript, statement)).join('][');
}

function subscriptKey(subscript: Subscript, statement: Statement): string {
  if (subscript.op === 'data') return 'data';
  const { terms } = linearParts(subscript);
  if (terms.some(({ term }) => term.op !== 'var')) return JSON.stringify(subscript);
  return terms
    .map(({ coefficient, term }) => `${coefficient}*${positionalName(printIntExpr(term), statement)}`)
    .sort()
    .join('+');
}

/** Loops are compared by depth, since statements may name the same loop differently. */
function positionalName(name: string, statement: Statement): string {
  const depth = statement.iterators.indexOf(name);
  return depth < 0 ? name : `#${depth}`;
}
