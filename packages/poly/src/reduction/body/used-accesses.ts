import {
  type BodyExpr,
  type BodyStatement,
  mapOperands,
  operandsOf,
  partsOf,
  type Statement,
  type Subscript,
} from '@boxflow/ir';

/** Returns the statement without the accesses that its body does not use. */
export function withUsedAccesses(statement: Statement): Statement {
  return inOrder(statement, usedAccesses(statement));
}

/** Returns the positions of the accesses that the statement's body uses, in their order. */
export function usedAccesses(statement: Statement): readonly number[] {
  const used = new Set<number>();
  const use = (position: number): void => {
    used.add(position);
    for (const subscript of statement.accesses[position]?.index ?? []) {
      if (subscript.op === 'data') usedBy(subscript.value);
    }
  };
  const usedBy = (expr: BodyExpr): void => {
    if (expr.kind === 'read') use(expr.access);
    operandsOf(expr).forEach(usedBy);
  };
  const usedIn = (node: BodyStatement): void => {
    if (node.kind === 'assign') {
      use(node.target);
      usedBy(node.value);
    } else if (node.kind !== 'break') usedBy(node.condition);
    partsOf(node).flat().forEach(usedIn);
  };
  statement.body.forEach(usedIn);
  return [...used].sort((a, b) => a - b);
}

/** Returns the statement with some of its accesses, by their positions. */
function inOrder(statement: Statement, positions: readonly number[]): Statement {
  const moved = (position: number): number => positions.indexOf(position);
  const subscript = (one: Subscript): Subscript =>
    one.op === 'data' ? { ...one, value: expression(one.value) } : one;
  const accesses = positions.flatMap((position) => statement.accesses[position] ?? []);
  return {
    ...statement,
    accesses: accesses.map((access) => ({ ...access, index: access.index.map(subscript) })),
    body: statement.body.map(body),
  };

  function body(node: BodyStatement): BodyStatement {
    switch (node.kind) {
      case 'assign':
        return { ...node, target: moved(node.target), value: expression(node.value) };
      case 'if': {
        const { condition, then, otherwise } = node;
        const [taken, other] = [then.map(body), otherwise.map(body)];
        return { ...node, condition: expression(condition), then: taken, otherwise: other };
      }
      case 'while':
        return { ...node, condition: expression(node.condition), body: node.body.map(body) };
      case 'break':
        return node;
    }
  }

  function expression(expr: BodyExpr): BodyExpr {
    return expr.kind === 'read' ? { ...expr, access: moved(expr.access) } : mapOperands(expr, expression);
  }
}
