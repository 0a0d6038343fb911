import { namesIn } from '../flow/effects.js';
import { flattenScopes } from '../flow/flatten-scopes.js';
import type { PtxFunction } from '../module/module.js';
import type { Call, Statement } from '../module/statement.js';

/** A device function without scopes, whose calls may be replaced by its body. */
export type FlatFunction = PtxFunction & { readonly body: readonly Statement[] };

/**
 * Returns the functions whose calls can be inlined: those with a body that call neither themselves nor, indirectly, a function
 * that calls them, and that only load and store their parameters by name.
 */
export function inlinableFunctions(functions: readonly PtxFunction[]): Map<string, FlatFunction> {
  const defined = functions.filter((fn) => !fn.isEntry && fn.body !== undefined);
  const flat = new Map(defined.map((fn) => [fn.name, flattenScopes(fn)]));
  const callees = new Map(
    [...flat].map(([name, { body }]) => [name, callsIn(body).map(({ callee }) => callee.name)]),
  );
  const isRecursive = (start: string) => {
    const reached = new Set(callees.get(start));
    for (const name of reached) for (const next of callees.get(name) ?? []) reached.add(next);
    return reached.has(start);
  };
  return new Map([...flat].filter(([name, fn]) => !isRecursive(name) && hasPlainParameters(fn)));
}

export function callsIn(statements: readonly Statement[]): Call[] {
  return statements.flatMap((statement) =>
    statement.kind === 'call' ? [statement] : statement.kind === 'scope' ? callsIn(statement.statements) : [],
  );
}

/** A parameter whose address a function computes with cannot become registers of its caller. */
function hasPlainParameters({ parameters, results, body }: FlatFunction): boolean {
  const all = [...parameters, ...results];
  const names = new Set(all.flatMap(({ declarators }) => declarators.map(({ name }) => name)));
  if (all.some(({ space }) => space !== 'param')) return false;
  return body.every((statement) => {
    if (statement.kind === 'call')
      return ![...statement.args, ...statement.results].flatMap(namesIn).some((one) => names.has(one));
    if (statement.kind !== 'instruction') return true;
    const inMemory = isParameterAccess(statement.opcode, statement.modifiers);
    return statement.operands.every((operand) =>
      namesIn(operand).every((name) => !names.has(name) || (inMemory && operand.kind === 'address')),
    );
  });
}

export function isParameterAccess(opcode: string, modifiers: readonly string[]): boolean {
  return (
    (opcode === 'ld' || opcode === 'st') &&
    modifiers.some((word) => word === 'param' || word === 'param::func')
  );
}
