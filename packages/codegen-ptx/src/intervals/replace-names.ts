import type { Operand, Statement } from '@boxflow/ptx';

/** Replaces operands that are names, in a statement and in the scopes inside of it. */
export function replaceNames(statement: Statement, replace: (operand: Operand) => Operand): Statement {
  if (statement.kind === 'scope') {
    return { ...statement, statements: statement.statements.map((one) => replaceNames(one, replace)) };
  }
  if (statement.kind === 'call') return { ...statement, args: statement.args.map(replace) };
  if (statement.kind !== 'instruction') return statement;
  return { ...statement, operands: statement.operands.map((operand) => replaceIn(operand, replace)) };
}

function replaceIn(operand: Operand, replace: (operand: Operand) => Operand): Operand {
  if (operand.kind !== 'vector') return replace(operand);
  return { ...operand, elements: operand.elements.map((element) => replaceIn(element, replace)) };
}
