import type { IntRange } from '@boxflow/ir';

const REGISTERS: Readonly<Record<string, string>> = {
  '%tid': 'threadIdx',
  '%ntid': 'blockDim',
  '%ctaid': 'blockIdx',
  '%nctaid': 'gridDim',
};

/** Returns the variable for a special register, as `blockIdx.x` for `%ctaid.x`. */
export function geometryVariable(register: string, component: string | undefined): string | undefined {
  const name = REGISTERS[register];
  return name !== undefined && component !== undefined && component !== 'w'
    ? `${name}.${component}`
    : undefined;
}

/** Returns the bounds of integers of a type. */
export function rangeOfInteger(bits: number, signed: boolean): IntRange {
  return signed ? { lo: -(2 ** (bits - 1)), hi: 2 ** (bits - 1) - 1 } : { lo: 0, hi: 2 ** bits - 1 };
}
