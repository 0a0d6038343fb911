import { type BodyExpr, dataSubscripts, operandsOf, printIntExpr, type Statement } from '@boxflow/ir';

/**
 * Returns a text that is equal for expressions that compute the same, if nothing is written in between that they read.
 *
 * @param element the text of the element that an access names
 */
export function textOf(
  statement: Statement,
  expr: BodyExpr,
  element: (position: number) => string = (position) => elementText(statement, position),
): string {
  const operands = operandsOf(expr).map((operand) => textOf(statement, operand, element));
  switch (expr.kind) {
    case 'literal':
      return expr.text;
    case 'int':
      return `${expr.type}(${printIntExpr(expr.value)})`;
    case 'read':
      return element(expr.access);
    case 'cast':
      return `${expr.type}(${operands.join()})`;
    case 'call':
      return `${expr.name}(${operands.join()})`;
    case 'conditional':
      return `?:(${operands.join()})`;
    default:
      return `${expr.op}(${operands.join()})`;
  }
}

/** Returns the text of the element that an access names: `A[i][k[i]]`. */
export function elementText(statement: Statement, position: number): string {
  const access = statement.accesses[position];
  if (!access) throw new Error(`${statement.name} has no access ${position}`);
  const subscripts = access.index.map((subscript) =>
    subscript.op === 'data' ? textOf(statement, subscript.value) : printIntExpr(subscript),
  );
  return `${access.array}[${subscripts.join('][')}]`;
}

/** Returns whether the expression reads an element of one of the arrays. */
export function readsOneOf(statement: Statement, expr: BodyExpr, arrays: readonly string[]): boolean {
  return arrays.some((array) => readsArray(statement, expr, array));
}

/** Returns whether a subscript of the access reads an element of the array. */
export function subscriptsRead(statement: Statement, position: number, array: string): boolean {
  const access = statement.accesses[position];
  return access !== undefined && dataSubscripts(access).some((value) => readsArray(statement, value, array));
}

/** Returns whether the expression reads an element of the array. */
export function readsArray(statement: Statement, expr: BodyExpr, array: string): boolean {
  if (expr.kind === 'read') {
    const access = statement.accesses[expr.access];
    return access?.array === array || subscriptsRead(statement, expr.access, array);
  }
  return operandsOf(expr).some((operand) => readsArray(statement, operand, array));
}
