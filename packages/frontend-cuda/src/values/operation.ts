import type { Instruction } from '@boxflow/ptx';
import type { Environment } from './environment.js';
import type { Value } from './value.js';

/** The type of an instruction on integers, from its last modifier: `s32` is signed and has 32 bits. */
export interface IntegerType {
  readonly signed: boolean;
  readonly bits: number;
}

/** An instruction with the values of its sources. */
export interface Operation {
  readonly instruction: Instruction;
  readonly sources: readonly Value[];
  readonly type: IntegerType;
  readonly environment: Environment;
}

/** Returns the value of the result, or undefined if it has no expression. */
export type Evaluate = (operation: Operation) => Value | undefined;

const INTEGER = /^([subs])(8|16|32|64)$/;

/** Returns the last integer type among an instruction's modifiers. */
export function integerType(modifiers: readonly string[]): IntegerType | undefined {
  return integerTypes(modifiers).at(-1);
}

export function integerTypes(modifiers: readonly string[]): IntegerType[] {
  return modifiers.flatMap((word) => {
    if (word === 'pred') return [{ signed: false, bits: 1 }];
    const [, kind, bits] = INTEGER.exec(word) ?? [];
    return bits === undefined ? [] : [{ signed: kind === 's', bits: Number(bits) }];
  });
}
