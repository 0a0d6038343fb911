import { type IntExpr, type LoopNode, type Scop, type Statement, substitute, variable } from '@boxflow/ir';
import { accessRelation } from '../model/access-relation.js';
import { type InPlace, isIdle } from './in-place.js';

/**
 * Returns the SCoP in which iterations compute a value in the element that takes it in the end
 *
 *   for j: { w = A[i][j]; for k: w -= A[i][k] * A[k][j]; A[i][j] = w / A[j][j] }
 *
 *   →  for j: { for k: A[i][j] -= A[i][k] * A[k][j]; A[i][j] /= A[j][j] }
 *
 * Statements are left out that assign the element to itself then.
 */
export function withInPlace(scop: Scop, found: InPlace): Scop {
  const { scalar, begin, end, inside } = found;
  const idle = [begin, end].filter((one) => isIdle(found, one)).map(({ name }) => name);
  const statements = scop.statements
    .filter(({ name }) => !idle.includes(name))
    .map((one) => (inside.includes(one.name) ? inElement(scop, one, found) : one));
  const isUsed = (name: string) =>
    statements.some(({ accesses }) => accesses.some(({ array }) => array === name));
  return {
    ...scop,
    arrays: scop.arrays.filter(({ name }) => name !== scalar || isUsed(name)),
    statements,
    tree: without(scop.tree, idle) as LoopNode,
  };
}

/** Returns the statement with accesses to the element in place of the scalar. */
function inElement(scop: Scop, statement: Statement, { scalar, end, target }: InPlace): Statement {
  const values = new Map(end.iterators.map((name, d) => [name, variable(statement.iterators[d]!)]));
  const index = target.index.map((one) => substitute(one as IntExpr, values));
  const accesses = statement.accesses.map((access) => {
    if (access.array !== scalar) return access;
    const { array } = target;
    return { ...access, array, index, relation: accessRelation(scop, statement, { array, index }) };
  });
  return { ...statement, accesses };
}

/** Returns the tree without some statements; `undefined` if nothing is left. */
function without(tree: LoopNode, names: readonly string[]): LoopNode | undefined {
  switch (tree.kind) {
    case 'statement':
      return names.includes(tree.statement) ? undefined : tree;
    case 'loop': {
      const body = without(tree.body, names);
      return body && { ...tree, body };
    }
    case 'sequence': {
      const children = tree.children.flatMap((child) => without(child, names) ?? []);
      return children.length > 1 ? { ...tree, children } : children[0];
    }
  }
}
