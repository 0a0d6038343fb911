import { assignedConstant } from '../../integers/constant-value.js';
import { children, type Node, unparenthesised } from '../../syntax/node.js';
import { declare } from '../../types/declare.js';
import { Scope, type Variable } from '../../types/scope.js';
import { typeRange } from '../state/integer-ranges.js';
import { changedNames, changedVariable } from '../uses/writes.js';

/** The variables whose values are known, and these values. */
export type Constants = ReadonlyMap<Variable, number>;

/**
 * Returns the constants that integer variables have after the statements of a block, if they have some before it. Only
 * assignments that are statements of the block are understood; all other changes leave a value unknown.
 */
export function constantsAfter(statements: readonly Node[], scope: Scope, before: Constants): Constants {
  const known = new Map(before);
  run(statements, scope, known);
  return known;
}

function run(statements: readonly Node[], scope: Scope, known: Map<Variable, number>): void {
  for (const statement of statements) {
    const [expression] = statement.type === 'expression_statement' ? children(statement) : [];
    if (statement.type === 'compound_statement') run(children(statement), new Scope(scope), known);
    else if (statement.type === 'declaration') runDeclaration(statement, scope, known);
    else if (expression) runExpression(unparenthesised(expression), scope, known);
    else forget(changedNames(statement), scope, known);
  }
}

function runExpression(expression: Node, scope: Scope, known: Map<Variable, number>): void {
  const isUpdate = /^(?:assignment|update)_expression$/.test(expression.type);
  const target = isUpdate ? changedVariable(expression) : undefined;
  const symbol = target && scope.lookup(target.text);
  const isPlain = symbol?.kind === 'variable' && changedNames(expression).length === 1;
  const value = isPlain ? assignedConstant(expression, scope, (other) => known.get(other)) : undefined;
  forget(changedNames(expression), scope, known);
  if (isPlain) learn(symbol, value, known);
}

function runDeclaration(declaration: Node, scope: Scope, known: Map<Variable, number>): void {
  for (const { variable, declared } of declare(declaration, scope, 'local')) {
    const { initialiser } = declared;
    const value =
      initialiser && variable.storage === 'local'
        ? assignedConstant(initialiser, scope, (other) => known.get(other))
        : undefined;
    if (initialiser) forget(changedNames(initialiser), scope, known);
    known.delete(variable);
    learn(variable, value, known);
  }
}

function learn(symbol: Variable, value: number | undefined, known: Map<Variable, number>): void {
  if (value === undefined || symbol.type.kind !== 'scalar' || symbol.type.isBool) return;
  const { lo, hi } = typeRange(symbol.type.scalar);
  if (lo <= value && value <= hi) known.set(symbol, value);
}

function forget(names: readonly string[], scope: Scope, known: Map<Variable, number>): void {
  for (const name of names) {
    const symbol = scope.lookup(name);
    if (symbol?.kind === 'variable') known.delete(symbol);
  }
}
