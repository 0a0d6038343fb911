import type { Instruction, Operand } from '@boxflow/ptx';
import { ARITHMETIC } from './arithmetic.js';
import { BITS } from './bits.js';
import { comparison } from './comparisons.js';
import { converted } from './extension.js';
import { integerType, integerTypes, type Operation } from './operation.js';
import type { RegisterValues } from './register-values.js';
import type { Value } from './value.js';
import { withinLimits } from './within-limits.js';

/** Modifiers that bound a result, so that it is not the low bits of a polynomial. */
const BOUNDED = new Set(['sat', 'relu']);

/** Returns the values of an instruction's results, in their order. Those without an expression are undefined. */
export function instructionValues(
  instruction: Instruction,
  registers: RegisterValues,
): readonly (Value | undefined)[] {
  return withinLimits(() => valuesOf(instruction, registers)) ?? [];
}

function valuesOf(instruction: Instruction, registers: RegisterValues): readonly (Value | undefined)[] {
  const { opcode, modifiers, operands } = instruction;
  if (opcode === 'cvta') return [registers.read(operands[1]!, 64)];
  if (opcode === 'cvt') return [conversion(instruction, registers)];
  const type = integerType(modifiers);
  if (type === undefined || modifiers.some((word) => BOUNDED.has(word))) return [];
  const sources = sourcesOf(instruction, type.bits, registers);
  if (sources === undefined) return [];
  const operation: Operation = { instruction, sources, type, environment: registers.environment };
  if (opcode === 'setp') return comparison(operation) ?? [];
  const evaluate = ARITHMETIC[opcode] ?? BITS[opcode];
  return evaluate === undefined ? [] : [evaluate(operation)];
}

function conversion({ modifiers, operands }: Instruction, registers: RegisterValues): Value | undefined {
  const [to, from] = integerTypes(modifiers);
  if (to === undefined || from === undefined || modifiers.includes('sat')) return undefined;
  const source = registers.read(operands[1]!, from.bits);
  if (source === undefined) return undefined;
  // The register may be wider than the type, whose bits are the low ones.
  const low = converted(source, from.signed, from.bits, registers.environment);
  return converted(low, from.signed, to.bits, registers.environment);
}

function sourcesOf(instruction: Instruction, bits: number, registers: RegisterValues): Value[] | undefined {
  const values = instruction.operands.slice(1).map((operand) => registers.read(operand, bits));
  return values.every((value): value is Value => value !== undefined) ? values : undefined;
}

/** Returns the registers that an operand names, in their order. */
export function resultNames(operand: Operand | undefined): (string | undefined)[] {
  switch (operand?.kind) {
    case 'name':
      return [operand.name === '_' ? undefined : operand.name];
    case 'pair':
      return [operand.first.name, operand.second.name];
    case 'vector':
      return operand.elements.flatMap(resultNames);
    default:
      return [];
  }
}
