import type { Instruction, Operand } from '@boxflow/ptx';
import type { FunctionWriter } from '../function/function-writer.js';
import { Modifiers } from '../function/modifiers.js';
import { Unsupported } from '../function/unsupported.js';
import { cLabel } from '../names/c-name.js';
import { arithmeticHandlers } from './arithmetic.js';
import { atomicHandlers } from './atomics.js';
import { conversionHandlers } from './conversions.js';
import type { Handlers } from './handler.js';
import { integerHandlers } from './integers.js';
import { memoryHandlers } from './memory.js';
import { moveHandlers } from './moves.js';
import { predicateHandlers } from './predicates.js';
import { realHandlers } from './reals.js';
import { threadHandlers } from './threads.js';

const HANDLERS: Handlers = {
  ...arithmeticHandlers,
  ...atomicHandlers,
  ...conversionHandlers,
  ...integerHandlers,
  ...memoryHandlers,
  ...moveHandlers,
  ...predicateHandlers,
  ...realHandlers,
  ...threadHandlers,
};

/** Returns the statements of an instruction, without its guard. Throws `Unsupported` if there are none. */
export function instructionText(instruction: Instruction, writer: FunctionWriter): string[] {
  const { opcode, operands } = instruction;
  switch (opcode) {
    case 'bra':
      return [`goto ${labelOf(operands[0])};`];
    case 'brx':
      return indexedJump(operands, writer);
    case 'ret':
      return ['return;'];
    case 'exit':
      return [writer.function.isEntry ? 'return;' : 'ptx_exit(t);'];
    case 'trap':
      return ['ptx_trap(t);'];
    case 'cp':
      return asynchronousCopy(instruction, writer);
  }
  const handler = Object.hasOwn(HANDLERS, opcode) ? HANDLERS[opcode] : undefined;
  const modifiers = new Modifiers(instruction);
  return handler === undefined ? modifiers.refuse() : handler(modifiers, operands, writer);
}

function asynchronousCopy(instruction: Instruction, writer: FunctionWriter): string[] {
  const modifiers = new Modifiers(instruction);
  modifiers.oneOf('async');
  // Copies have ended when their instruction has.
  if (modifiers.takeOneOf('commit_group', 'wait_group', 'wait_all') !== undefined) return [];
  return HANDLERS['cp.async']!(modifiers, instruction.operands, writer);
}

function labelOf(operand: Operand | undefined): string {
  if (operand?.kind !== 'name') throw new Unsupported('a jump needs a label');
  return cLabel(operand.name);
}

function indexedJump([index, list]: readonly Operand[], writer: FunctionWriter): string[] {
  const targets = list?.kind === 'name' ? writer.targets.get(list.name) : undefined;
  if (index === undefined || targets === undefined)
    throw new Unsupported('a jump by an index needs its targets');
  const cases = targets.map((target, i) => `  case ${i}: goto ${cLabel(target)};`);
  return [`switch (${writer.value(index, 'u32')}) {`, ...cases, '  default: ptx_trap(t);', '}'];
}
