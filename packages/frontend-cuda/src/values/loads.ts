import { type SourceLocation, type UnknownValue, variablesOf } from '@boxflow/ir';
import { type AddressOperand, type Instruction, spaceOf } from '@boxflow/ptx';
import { plus, type RegisterValues } from './register-values.js';
import { exprOf, type Value } from './value.js';

const LOADS = new Set(['ld', 'ldu', 'atom', 'tex', 'tld4', 'suld', 'ldmatrix']);
const EXCHANGES = new Set(['shfl', 'vote', 'match', 'redux', 'activemask', 'elect']);

/** Returns the origin of an instruction's results if they come from memory or from other threads. */
export function loadedFrom(
  instruction: Instruction,
  registers: RegisterValues,
  location: SourceLocation | null,
): UnknownValue | undefined {
  const { opcode, operands } = instruction;
  if (EXCHANGES.has(opcode)) return { kind: 'data', what: 'the exchange between threads', location };
  if (!LOADS.has(opcode)) return undefined;
  const space = spaceOf(instruction);
  if (space === 'shared') return { kind: 'data', what: 'shared memory', location };
  if (space === 'local') return { kind: 'data', what: 'a local variable in memory', location };
  const address = operands[1]?.kind === 'address' ? addressValue(operands[1], registers) : undefined;
  const base = address && registers.environment.baseAmong(variablesOf(exprOf(address)));
  return { kind: 'data', what: base ?? 'memory', location };
}

/** Returns the value of an address, or undefined if it has none. */
export function addressValue(
  { base, offset }: AddressOperand,
  registers: Pick<RegisterValues, 'read'>,
): Value | undefined {
  const value = base.kind === 'integer' ? undefined : registers.read(base, 64);
  return value && plus(value, Number(offset?.value ?? 0n));
}
