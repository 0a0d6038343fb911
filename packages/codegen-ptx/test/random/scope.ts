import type { SeededRandom } from '@boxflow/ir/testing';
import type { Scalar } from './scalars.ts';

/** An array of a kernel: `p.name[0 … length - 1]`. */
export interface GlobalArray {
  readonly name: string;
  readonly type: Scalar;
  readonly length: number;
}

/** An array of which each thread writes one element. */
export interface OwnArray extends GlobalArray {
  readonly own: string;
}

export interface AtomicArray extends GlobalArray {
  readonly operation: string;
}

/** A variable of a thread; with a length, an array. */
export interface Local {
  readonly name: string;
  readonly type: Scalar;
  readonly length?: number;
}

export interface Constant {
  readonly name: string;
  readonly type: Scalar;
}

export interface DeviceFunction {
  readonly name: string;
  readonly result: Scalar;
  readonly parameters: readonly Scalar[];
  readonly text: string;
}

/** The accesses that threads may make to a shared array until the next barrier. */
export interface SharedUse {
  readonly array: SharedArray;
  readonly mode: 'own' | 'read' | 'atomic';
  /** The element that the thread owns, or the atomic operation. */
  readonly detail: string;
}

export interface SharedArray {
  readonly name: string;
  readonly type: Scalar;
  readonly dynamic: boolean;
}

/** The names that are visible to statements and expressions. */
export interface Scope {
  readonly random: SeededRandom;
  readonly inputs: readonly GlobalArray[];
  readonly outputs: readonly OwnArray[];
  readonly atomics: readonly AtomicArray[];
  readonly functions: readonly DeviceFunction[];
  readonly constants: readonly Constant[];
  readonly locals: readonly Local[];
  /** Variables of the type int. */
  readonly integers: readonly string[];
  readonly shared: readonly SharedUse[];
  /** The number of loops around. */
  readonly loops: number;
}

/** Returns the scope in which all threads of a block compute the same. */
export function uniform(scope: Scope, integers: readonly string[]): Scope {
  return { ...scope, locals: [], shared: [], outputs: [], integers };
}
