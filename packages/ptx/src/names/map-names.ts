import type { NameOperand, Operand } from '../module/operand.js';
import type { Statement } from '../module/statement.js';
import type { Initialiser, Variable } from '../module/variable.js';

/** Gives a name of a register, a variable, a label or a function another one. */
export type Renaming = (name: string) => string;

export function renameOperand(operand: Operand, rename: Renaming): Operand {
  switch (operand.kind) {
    case 'integer':
    case 'real':
      return operand;
    case 'name':
      return renameName(operand, rename);
    case 'address':
      return operand.base.kind === 'name' ? { ...operand, base: renameName(operand.base, rename) } : operand;
    case 'texture':
      return {
        ...operand,
        name: renameName(operand.name, rename),
        coordinates: renameOperand(operand.coordinates, rename),
      };
    case 'vector':
      return { ...operand, elements: operand.elements.map((element) => renameOperand(element, rename)) };
    case 'pair':
      return {
        ...operand,
        first: renameName(operand.first, rename),
        second: renameName(operand.second, rename),
      };
    case 'negated':
      return { ...operand, operand: renameName(operand.operand, rename) };
  }
}

export function renameName(operand: NameOperand, rename: Renaming): NameOperand {
  return { ...operand, name: rename(operand.name) };
}

/** Renames everything in a statement. The renaming of a numbered declaration is that of its prefix. */
export function renameStatement(statement: Statement, rename: Renaming): Statement {
  switch (statement.kind) {
    case 'instruction':
      return {
        ...statement,
        operands: statement.operands.map((operand) => renameOperand(operand, rename)),
        ...renamedGuard(statement, rename),
      };
    case 'call':
      return {
        ...statement,
        results: statement.results.map((operand) => renameName(operand, rename)),
        callee: renameName(statement.callee, rename),
        args: statement.args.map((operand) => renameOperand(operand, rename)),
        ...(statement.prototype !== undefined && { prototype: rename(statement.prototype) }),
        ...renamedGuard(statement, rename),
      };
    case 'label':
    case 'prototype':
      return { ...statement, name: rename(statement.name) };
    case 'targets':
      return { ...statement, name: rename(statement.name), targets: statement.targets.map(rename) };
    case 'scope':
      return { ...statement, statements: statement.statements.map((one) => renameStatement(one, rename)) };
    case 'variable':
      return renameVariable(statement, rename);
    case 'loc':
    case 'pragma':
      return statement;
  }
}

export function renameVariable(variable: Variable, rename: Renaming): Variable {
  return {
    ...variable,
    declarators: variable.declarators.map(({ name, initialiser, ...rest }) => ({
      ...rest,
      name: rename(name),
      ...(initialiser && { initialiser: renameInitialiser(initialiser, rename) }),
    })),
  };
}

function renameInitialiser(value: Initialiser, rename: Renaming): Initialiser {
  if (value.kind === 'list') {
    return { ...value, values: value.values.map((one) => renameInitialiser(one, rename)) };
  }
  return value.kind === 'address' ? { ...value, name: rename(value.name) } : value;
}

function renamedGuard({ guard }: Statement & { kind: 'instruction' | 'call' }, rename: Renaming) {
  return guard === undefined ? {} : { guard: { ...guard, predicate: rename(guard.predicate) } };
}
