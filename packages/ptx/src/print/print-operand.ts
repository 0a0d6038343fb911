import type { Constant, NameOperand, Operand } from '../module/operand.js';

export function printOperand(operand: Operand): string {
  switch (operand.kind) {
    case 'integer':
    case 'real':
      return operand.text;
    case 'name':
      return printName(operand);
    case 'address':
      return `[${operand.base.kind === 'name' ? printName(operand.base) : operand.base.text}${printOffset(operand)}]`;
    case 'texture':
      return `[${printName(operand.name)}, ${printOperand(operand.coordinates)}]`;
    case 'vector':
      return `{${operand.elements.map(printOperand).join(', ')}}`;
    case 'pair':
      return `${printName(operand.first)}|${printName(operand.second)}`;
    case 'negated':
      return `!${printName(operand.operand)}`;
  }
}

export function printName(operand: NameOperand): string {
  const component = operand.component === undefined ? '' : `.${operand.component}`;
  return operand.name + component + printOffset(operand);
}

/** Prints what is added to an address, as nvcc does: `+-8`, except where the sign alone was written. */
export function printOffset({ offset }: { readonly offset?: Constant }): string {
  return offset === undefined ? '' : `+${offset.text}`;
}
