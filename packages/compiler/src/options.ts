import type { Recipe, RecipeScript } from '@boxflow/ir';
import type { CompileProgress } from './progress.js';

/** The input of {@link compile}: one C file, or all files of a program. */
export type CompileOptions = (OneFile | SeveralFiles) & CommonOptions;

/** A C file, or its text under a name. */
export interface SourceFile {
  /** Path of the C file; if `text` is given, only its name in messages. */
  readonly file: string;
  /** The program itself, in place of the file's contents. */
  readonly text?: string;
}

export interface OneFile extends SourceFile {
  readonly files?: never;
}

export interface SeveralFiles {
  /** Each is preprocessed and analysed by itself; what they compile to is linked together. */
  readonly files: readonly (string | SourceFile)[];
  readonly file?: never;
  readonly text?: never;
}

export const FP_CONTRACTS = ['auto', 'on', 'off'] as const;

/**
 * Whether a sum or difference with a product as one operand, in one expression of C, is computed with one
 * rounding. `auto`: if the C compiler would do so, with the flags that are given. A file with
 * `#pragma STDC FP_CONTRACT OFF` stays as it is.
 */
export type FpContract = (typeof FP_CONTRACTS)[number];

/** A recipe, or a Lua script that makes recipes when the regions of the program are known. */
export type GivenRecipe = Recipe | RecipeScript;

/** Options for all files alike. */
export interface CommonOptions {
  /** Macros in the form that follows `-D`: `N=1024`. */
  readonly defines?: readonly string[];
  /** Folders, as after `-I`. */
  readonly includes?: readonly string[];
  /** The C standard, as in `-std=c99`. */
  readonly std?: string;
  /** Further options of the C compiler, one per element. */
  readonly cflags?: readonly string[];
  /** The C compiler that preprocesses; by default the environment variable `CC`, then `cc`. */
  readonly cc?: string;
  /** Recipes that replace the default mapping of the regions they name, and scripts that make such: see `loadRecipes`. */
  readonly recipes?: readonly GivenRecipe[];
  /** Takes what scripts print. A result of a script that prints is not kept. */
  readonly onScriptPrint?: (text: string) => void;
  /**
   * Whether sums and products of floating point may be computed in parts, which rounds differently. Those of
   * integers, and minima and maxima, always may.
   */
  readonly reassociate?: boolean;
  /** Whether `x * y + z` is computed with one rounding in regions: see {@link FpContract}. By default `auto`. */
  readonly fpContract?: FpContract;
  /**
   * Over how many dimensions of a phase its tiles may be dealt to devices: 2 makes them rectangles wherever
   * that is legal, for distributions such as `block,block`. By default 1, with rectangles if intervals cannot
   * divide an array.
   */
  readonly dimensions?: 1 | 2;
  /**
   * Whether the program announces what it does with its memory between regions, so that arrays may stay on
   * the devices from one region to the next, as far as all that happens to them in between is known. By
   * default true.
   */
  readonly keep?: boolean;
  /** `false`: neither use nor fill the cache. */
  readonly cache?: boolean;
  /** Ends the compilation between two steps or regions: it rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Called when a step begins, and when a region is analysed. A program that is in the cache has the first step only. */
  readonly onProgress?: (progress: CompileProgress) => void;
}

/** The files of a program in their order, one at least. */
export function sourcesOf(options: CompileOptions): readonly SourceFile[] {
  if (options.files === undefined) return [options];
  return options.files.map((file) => (typeof file === 'string' ? { file } : file));
}

/** Returns whether a recipe is a script. */
export function isScript(recipe: GivenRecipe): recipe is RecipeScript {
  return 'text' in recipe;
}
