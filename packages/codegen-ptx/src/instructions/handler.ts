import type { Operand } from '@boxflow/ptx';
import type { FunctionWriter } from '../function/function-writer.js';
import type { Modifiers } from '../function/modifiers.js';

/** Prints an instruction as statements of C. */
export type Handler = (
  modifiers: Modifiers,
  operands: readonly Operand[],
  writer: FunctionWriter,
) => string[];

export type Handlers = Readonly<Record<string, Handler>>;

/** Returns the operands, of which there must be so many; absent ones at the end are undefined. */
export function operandsOf(
  modifiers: Modifiers,
  operands: readonly Operand[],
  least: number,
  most = least,
): [Operand, Operand, Operand, Operand, Operand] {
  if (operands.length < least || operands.length > most) modifiers.refuse();
  return operands as [Operand, Operand, Operand, Operand, Operand];
}
