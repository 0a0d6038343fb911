/** A program to be built at two sizes: one to be timed, and a small one to be compared element by element. */
export interface Case {
  readonly name: string;
  /** The path of the C file. */
  readonly file: string;
  readonly element: 'double' | 'float' | 'int';
  readonly measured: readonly string[];
  readonly check: readonly string[];
  readonly steps?: number;
  readonly mathFunctions?: boolean;
  /** The path of a recipe; by default the program has the default one. */
  readonly recipe?: string;
}

/** The description of a folder of executables, which `measure.py` reads. */
export interface Manifest {
  readonly commit: string;
  readonly fpContract: FpContract;
  readonly entries: readonly Entry[];
}

export type FpContract = 'auto' | 'on' | 'off';

export interface Entry {
  readonly name: string;
  /** The executables, in the folder. */
  readonly measured: string;
  readonly check: string;
  /** The SHA-256 of what `check --dump` prints, if it must print the same on every device. */
  readonly digest: string | null;
  /** The file of what the sequential program prints instead, if devices may round differently. */
  readonly expected: string | null;
  /** What the sequential program prints at the size that is timed; `null` if it takes too long. */
  readonly sequential: string | null;
  /** The relative differences that numbers may have. */
  readonly tolerance: number;
  readonly steps: number;
}

/**
 * Returns the relative difference that a device's numbers may have from gcc's. It is 0 if both round each operation of the same
 * sequence: integers, and floating point without contraction and without functions of the device's library.
 */
export function toleranceOf(
  { element, mathFunctions }: Pick<Case, 'element' | 'mathFunctions'>,
  contracts: boolean,
): number {
  if (element === 'int' || !(contracts || mathFunctions)) return 0;
  return element === 'double' ? 1e-9 : 1e-4;
}

/** Whether all numbers of two texts are within a relative difference; texts with other words must be equal there. */
export function isClose(expected: string, actual: string, tolerance: number): boolean {
  if (expected === actual) return true;
  const [left, right] = [expected, actual].map((text) => text.trim().split(/\s+/)) as [string[], string[]];
  return left.length === right.length && left.every((word, i) => sameWord(word, right[i]!, tolerance));
}

function sameWord(left: string, right: string, tolerance: number): boolean {
  if (left === right) return true;
  const [a, b] = [Number(left), Number(right)];
  // Written so that a NaN counts as a difference.
  return Math.abs(a - b) <= tolerance * Math.max(Math.abs(a), Math.abs(b));
}
