import {
  type BodyExpr,
  type BodyStatement,
  operandsOf,
  partsOf,
  type Statement,
  type Subscript,
} from '@boxflow/ir';

/** Returns the statement without the accesses that its body does not use. */
export function withUsedAccesses(statement: Statement): Statement {
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
  return inOrder(
    statement,
    [...used].sort((a, b) => a - b),
  );
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
    switch (expr.kind) {
      case 'read':
        return { ...expr, access: moved(expr.access) };
      case 'unary':
      case 'cast':
        return { ...expr, operand: expression(expr.operand) };
      case 'binary':
        return { ...expr, left: expression(expr.left), right: expression(expr.right) };
      case 'conditional': {
        const { condition, then, otherwise } = expr;
        const [taken, other] = [expression(then), expression(otherwise)];
        return { ...expr, condition: expression(condition), then: taken, otherwise: other };
      }
      case 'call':
        return { ...expr, args: expr.args.map(expression) };
      default:
        return expr;
    }
  }
}
