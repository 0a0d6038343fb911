import type { Call, Instruction, Label, Statement } from '../module/statement.js';
import { renameStatement } from '../names/map-names.js';
import { RegisterTypes } from '../names/register-types.js';
import type { FlatFunction } from './callable.js';

/** The copy of a function's body that replaces one call. */
export interface InlinedCall {
  readonly declarations: readonly Statement[];
  readonly statements: readonly Statement[];
}

/** Returns a function's body for a call: its names get a prefix, and its parameters are the memory that the call names. */
export function inlinedCall(call: Call, callee: FlatFunction, copy: number): InlinedCall {
  const names = boundNames(call, callee);
  const own = new RegisterTypes(callee.body);
  const local = localNames(callee);
  const rename = (name: string) =>
    names.get(name) ?? (own.has(name) || local.has(name) ? prefixed(name, copy) : name);
  const isDeclaration = (statement: Statement) => statement.kind === 'variable';
  const end = `$i${copy}_end_${callee.name.replaceAll('$', '_')}`;
  const rest = callee.body.filter((one) => !isDeclaration(one));
  const body = rest.flatMap((statement, i) => replacedReturn(statement, i === rest.length - 1, end));
  const renamed = body.map((statement) => renameStatement(statement, rename));
  const label: Label = { kind: 'label', name: end, position: call.position };
  return {
    declarations: callee.body
      .filter(isDeclaration)
      .map((one) => renameStatement(one, (name) => prefixed(name, copy))),
    statements: [...skipUnless(call, end), ...renamed, label],
  };
}

/** Returns the caller's memory for the parameters and the result of the callee. */
function boundNames(call: Call, { parameters, results }: FlatFunction): Map<string, string> {
  const bound = new Map<string, string>();
  results.forEach(({ declarators }, i) => {
    const result = call.results[i];
    if (result !== undefined) bound.set(declarators[0]!.name, result.name);
  });
  parameters.forEach(({ declarators }, i) => {
    const argument = call.args[i];
    if (argument?.kind === 'name') bound.set(declarators[0]!.name, argument.name);
  });
  return bound;
}

function localNames({ body }: FlatFunction): Set<string> {
  const names = body.flatMap((one) => {
    if (one.kind === 'variable') return one.declarators.map(({ name }) => name);
    return one.kind === 'label' || one.kind === 'targets' || one.kind === 'prototype' ? [one.name] : [];
  });
  return new Set(names);
}

function prefixed(name: string, copy: number): string {
  const [, sign, rest] = /^([%$]?)(.*)$/.exec(name)!;
  return `${sign}i${copy}_${rest}`;
}

function skipUnless(call: Call, end: string): Instruction[] {
  const { guard, position } = call;
  return guard === undefined
    ? []
    : [jump(end, position, { predicate: guard.predicate, negated: !guard.negated })];
}

function replacedReturn(statement: Statement, isLast: boolean, end: string): Statement[] {
  if (statement.kind !== 'instruction' || statement.opcode !== 'ret') return [statement];
  return isLast && statement.guard === undefined ? [] : [jump(end, statement.position, statement.guard)];
}

function jump(label: string, position: Instruction['position'], guard: Instruction['guard']): Instruction {
  const operands = [{ kind: 'name', name: label } as const];
  return { kind: 'instruction', opcode: 'bra', modifiers: [], operands, ...(guard && { guard }), position };
}
