import { type Instruction, type Statement, spaceOf } from '@boxflow/ptx';

const ORDERS = ['sc', 'relaxed', 'acquire', 'release', 'acq_rel'];
/** Scopes that end at a device. */
const WITHIN_DEVICE = ['gpu', 'gl'];

/**
 * Returns a statement whose atomic operations, fences and ordered accesses hold for all devices. Shared memory and scopes within a block
 * stay as they are.
 */
export function withSystemScope(statement: Statement): Statement {
  if (statement.kind === 'scope') {
    return { ...statement, statements: statement.statements.map(withSystemScope) };
  }
  if (statement.kind !== 'instruction') return statement;
  const { modifiers } = statement;
  if (modifiers.some((word) => WITHIN_DEVICE.includes(word)) && isScoped(statement)) {
    return {
      ...statement,
      modifiers: modifiers.map((word) => (WITHIN_DEVICE.includes(word) ? 'sys' : word)),
    };
  }
  return isAtomic(statement) && !modifiers.some(isScope) ? withScope(statement) : statement;
}

function isScoped({ opcode }: Instruction): boolean {
  return ['ld', 'st', 'atom', 'red', 'membar', 'fence'].includes(opcode);
}

function isAtomic(instruction: Instruction): boolean {
  const isOperation = instruction.opcode === 'atom' || instruction.opcode === 'red';
  return isOperation && ['global', 'generic'].includes(spaceOf(instruction));
}

function isScope(word: string): boolean {
  return ['cta', 'cluster', 'gpu', 'sys'].includes(word);
}

/** The scope follows the order, and is the device if none is written. */
function withScope(instruction: Instruction): Instruction {
  const { modifiers } = instruction;
  const at = modifiers.findIndex((word) => !ORDERS.includes(word));
  return { ...instruction, modifiers: [...modifiers.slice(0, at), 'sys', ...modifiers.slice(at)] };
}
