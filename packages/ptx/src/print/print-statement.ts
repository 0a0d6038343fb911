import type { Call, Guard, Instruction, Loc, SourcePlace, Statement } from '../module/statement.js';
import { printName, printOffset, printOperand } from './print-operand.js';
import { printVariable } from './print-variable.js';

/** Prints a statement in one line, or a scope in several. */
export function printStatement(statement: Statement): string {
  switch (statement.kind) {
    case 'instruction':
      return `\t${printInstruction(statement)}`;
    case 'call':
      return `\t${printCall(statement)}`;
    case 'variable':
      return `\t${printVariable(statement)};`;
    case 'label':
      return `\n${statement.name}:`;
    case 'scope':
      return ['\t{', ...statement.statements.map(printStatement), '\t}'].join('\n');
    case 'loc':
      return `\t${printLoc(statement)}`;
    case 'pragma':
      return `\t${printPragma(statement.texts)}`;
    case 'targets':
      return `\t${statement.name}: .${statement.directive} ${statement.targets.join(', ')};`;
    case 'prototype': {
      const list = (items: typeof statement.parameters) => `(${items.map(printVariable).join(', ')})`;
      const results = statement.results.length > 0 ? ` ${list(statement.results)}` : '';
      const ending = statement.noReturn ? ' .noreturn' : '';
      return `\t${statement.name}: .callprototype${results} ${statement.callee} ${list(statement.parameters)}${ending};`;
    }
  }
}

export function printInstruction({ opcode, modifiers, operands, guard }: Instruction): string {
  const words = printGuard(guard) + [opcode, ...modifiers].join('.');
  return `${words}${operands.length > 0 ? ` \t${operands.map(printOperand).join(', ')}` : ''};`;
}

export function printPragma(texts: readonly string[]): string {
  return `.pragma ${texts.map((text) => `"${text}"`).join(', ')};`;
}

function printCall({ uniform, results, callee, args, prototype, guard }: Call): string {
  const parts = [
    ...(results.length > 0 ? [`(${results.map(printName).join(', ')})`] : []),
    printName(callee),
    `(${args.map(printOperand).join(', ')})`,
    ...(prototype === undefined ? [] : [prototype]),
  ];
  return `${printGuard(guard)}call${uniform ? '.uni' : ''} ${parts.join(', ')};`;
}

function printGuard(guard: Guard | undefined): string {
  return guard ? `@${guard.negated ? '!' : ''}${guard.predicate} ` : '';
}

function printLoc(loc: Loc): string {
  const { inlined } = loc;
  const place = ({ file, line, column }: SourcePlace) => `${file} ${line} ${column}`;
  if (inlined === undefined) return `.loc\t${place(loc)}`;
  return `.loc\t${place(loc)}, function_name ${inlined.name}${printOffset(inlined)}, inlined_at ${place(inlined.at)}`;
}
