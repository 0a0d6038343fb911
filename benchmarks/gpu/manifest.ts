/** A program to be built at two sizes: one to be timed, and a small one to be compared element by element. */
export interface Case {
  readonly name: string;
  /** The path of the C file. */
  readonly file: string;
  /** The C function whose only region is timed. */
  readonly function: string;
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
  /** The difference that numbers may have, as a part of the largest of them. */
  readonly tolerance: number;
  readonly steps: number;
  /** The region that is timed. */
  readonly region: string;
}

/**
 * Returns the difference that a device's numbers may have from gcc's, as a part of the largest of them. It is
 * 0 if both round each operation of the same sequence: integers, and floating point without contraction and
 * without functions of the device's library.
 */
export function toleranceOf(
  { element, mathFunctions }: Pick<Case, 'element' | 'mathFunctions'>,
  contracts: boolean,
): number {
  if (element === 'int' || !(contracts || mathFunctions)) return 0;
  return element === 'double' ? 1e-9 : 1e-4;
}

/**
 * Whether all numbers of two texts differ by at most a part of the largest number, because what cancels has
 * large relative differences. Texts with other words must be equal there.
 */
export function isClose(expected: string, actual: string, tolerance: number): boolean {
  if (expected === actual) return true;
  const [left, right] = [wordsOf(expected), wordsOf(actual)];
  const largest = left.map(Number).reduce((most, x) => (Math.abs(x) > most ? Math.abs(x) : most), 0);
  return (
    left.length === right.length && left.every((word, i) => isNear(word, right[i]!, tolerance * largest))
  );
}

function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/);
}

function isNear(left: string, right: string, difference: number): boolean {
  // Written so that a NaN counts as a difference.
  return left === right || Math.abs(Number(left) - Number(right)) <= difference;
}
