/** How to preprocess a program. */
export interface PreprocessOptions {
  /** Path of the C file; if `text` is given, its name in messages and the folder of its includes. */
  readonly file: string;
  /** The program itself, in place of the file's contents. */
  readonly text?: string;
  /** Definitions of macros, as after `-D`: `N=1024`. */
  readonly defines?: readonly string[];
  /** Folders, as after `-I`. */
  readonly includes?: readonly string[];
  /** The C standard, as in `-std=c99`. */
  readonly std?: string;
  /** Further options of the C compiler, one per element. */
  readonly cflags?: readonly string[];
  /** The C compiler; by default the environment variable `CC`, then `cc`. */
  readonly cc?: string;
}
