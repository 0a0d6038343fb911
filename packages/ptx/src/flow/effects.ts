import type { Operand } from '../module/operand.js';
import type { Call, Instruction } from '../module/statement.js';

/** Instructions whose first operand is not a result. */
const WITHOUT_RESULT = new Set([
  ...[
    'st',
    'red',
    'bra',
    'brx',
    'ret',
    'exit',
    'trap',
    'brkpt',
    'membar',
    'fence',
    'prefetch',
    'prefetchu',
    'discard',
  ],
  ...[
    'applypriority',
    'nanosleep',
    'pmevent',
    'griddepcontrol',
    'setmaxnreg',
    'stmatrix',
    'sust',
    'sured',
    'stackrestore',
  ],
]);
const BARRIERS = new Set(['bar', 'barrier']);

/** Returns whether the first operand of an instruction is written. */
export function hasResult({ opcode, modifiers, operands }: Instruction): boolean {
  if (operands.length === 0 || WITHOUT_RESULT.has(opcode)) return false;
  if (BARRIERS.has(opcode)) return modifiers.includes('red');
  if (opcode === 'cp') return false;
  if (opcode === 'mbarrier')
    return modifiers[0] !== 'init' && modifiers[0] !== 'inval' && operands[0]!.kind !== 'address';
  return operands[0]!.kind !== 'address';
}

/** Returns the names that a statement writes. */
export function writtenNames(statement: Instruction | Call): string[] {
  const operands =
    statement.kind === 'call'
      ? statement.results
      : hasResult(statement)
        ? statement.operands.slice(0, 1)
        : [];
  return operands.flatMap(namesIn).filter((name) => name !== '_');
}

/** Returns the names that a statement reads, its guard's included. */
export function readNames(statement: Instruction | Call): string[] {
  const { guard } = statement;
  const operands =
    statement.kind === 'call'
      ? [statement.callee, ...statement.args]
      : statement.operands.slice(hasResult(statement) ? 1 : 0);
  return [...operands.flatMap(namesIn), ...(guard ? [guard.predicate] : [])];
}

export function namesIn(operand: Operand): string[] {
  switch (operand.kind) {
    case 'integer':
    case 'real':
      return [];
    case 'name':
      return [operand.name];
    case 'address':
      return operand.base.kind === 'name' ? [operand.base.name] : [];
    case 'texture':
      return [operand.name.name, ...namesIn(operand.coordinates)];
    case 'vector':
      return operand.elements.flatMap(namesIn);
    case 'pair':
      return [operand.first.name, operand.second.name];
    case 'negated':
      return [operand.operand.name];
  }
}
