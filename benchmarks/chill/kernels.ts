import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Numbers = Readonly<Record<string, number>>;

/** A program of `kernels.json`. */
export interface ChillKernel {
  readonly program: string;
  readonly title: string;
  /** The program's name in the thesis's tables; `null` if it is not there. */
  readonly thesis: string | null;
  /** The C function that computes. */
  readonly function: string;
  /** Whether it calls functions that devices round differently. */
  readonly mathFunctions?: true;
  /** Scripts, with the values of their variables. */
  readonly scripts: readonly { readonly file: string; readonly defines: Numbers }[];
  readonly sizes: { readonly even: Numbers; readonly odd: Numbers };
  /** The size that is timed. */
  readonly measured: Numbers;
}

export const CHILL_FOLDER = import.meta.dirname;

export const CHILL_KERNELS = JSON.parse(
  readFileSync(join(CHILL_FOLDER, 'kernels.json'), 'utf8'),
) as readonly ChillKernel[];

export function fileOf({ program }: ChillKernel): string {
  return join(CHILL_FOLDER, 'kernels', program, `${program}.c`);
}

/** Returns numbers as they are written after `-D`. */
export function definesOf(numbers: Numbers): readonly string[] {
  return Object.entries(numbers).map(([name, value]) => `${name}=${value}`);
}
