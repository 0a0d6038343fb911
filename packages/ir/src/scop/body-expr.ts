import { printIntExpr } from '../int-expr/print.js';
import type { Access, BodyExpr, BodyStatement, Statement } from './scop.js';

/** The expressions that an expression computes with, left to right; none for leaves. */
export function operandsOf(expr: BodyExpr): readonly BodyExpr[] {
  switch (expr.kind) {
    case 'unary':
    case 'cast':
      return [expr.operand];
    case 'binary':
      return [expr.left, expr.right];
    case 'conditional':
      return [expr.condition, expr.then, expr.otherwise];
    case 'call':
      return expr.args;
    default:
      return [];
  }
}

/** Returns the expression with other expressions that it computes with. */
export function mapOperands(expr: BodyExpr, map: (operand: BodyExpr) => BodyExpr): BodyExpr {
  switch (expr.kind) {
    case 'unary':
    case 'cast':
      return { ...expr, operand: map(expr.operand) };
    case 'binary':
      return { ...expr, left: map(expr.left), right: map(expr.right) };
    case 'conditional': {
      const [condition, then, otherwise] = [expr.condition, expr.then, expr.otherwise].map(map) as [
        BodyExpr,
        BodyExpr,
        BodyExpr,
      ];
      return { ...expr, condition, then, otherwise };
    }
    case 'call':
      return { ...expr, args: expr.args.map(map) };
    default:
      return expr;
  }
}

/** The parts of a statement that have expressions. */
interface Computation {
  readonly accesses: readonly Pick<Access, 'index'>[];
  readonly body: readonly BodyStatement[];
}

/** Returns all expressions that a statement computes, with those inside them: of its body, then of its subscripts. */
export function expressionsIn({ accesses, body }: Computation): readonly BodyExpr[] {
  return [...inBody(body), ...accesses.flatMap(dataSubscripts).flatMap(withOperands)];
}

function inBody(body: readonly BodyStatement[]): readonly BodyExpr[] {
  return body.flatMap((statement): readonly BodyExpr[] => {
    switch (statement.kind) {
      case 'assign':
        return withOperands(statement.value);
      case 'break':
        return [];
      default:
        return [...withOperands(statement.condition), ...partsOf(statement).flatMap(inBody)];
    }
  });
}

/** Returns the bodies inside a statement: of both branches, or of a loop. */
export function partsOf(statement: BodyStatement): readonly (readonly BodyStatement[])[] {
  if (statement.kind === 'if') return [statement.then, statement.otherwise];
  return statement.kind === 'while' ? [statement.body] : [];
}

/** The values of those of an access's subscripts that are data. */
export function dataSubscripts({ index }: Pick<Access, 'index'>): readonly BodyExpr[] {
  return index.flatMap((subscript) => (subscript.op === 'data' ? [subscript.value] : []));
}

function withOperands(expr: BodyExpr): readonly BodyExpr[] {
  return [expr, ...operandsOf(expr).flatMap(withOperands)];
}

/**
 * `A[i][j - 1]`, what the access at `position` of {@link Statement.accesses} names: accesses of one instance with equal
 * texts are to one element. A subscript that is data is like no other one, for what it reads may change in between.
 *
 * @throws Error if the statement has no such access
 */
export function printElement(statement: Statement, position: number): string {
  const access = statement.accesses[position];
  if (!access) throw new Error(`${statement.name} has no access ${position}`);
  const subscripts = access.index.map((subscript, dimension) =>
    subscript.op === 'data' ? `subscript ${dimension} of access ${position}` : printIntExpr(subscript),
  );
  return `${access.array}[${subscripts.join('][')}]`;
}
