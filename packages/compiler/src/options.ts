import type { Recipe } from '@boxflow/ir';

/** What {@link compile} takes. */
export interface CompileOptions {
  /** Path of the C file; where `text` is given, only its name in messages. */
  readonly file: string;
  /** The program itself, in place of the file's contents. */
  readonly text?: string;
  /** As after `-D`: `N=1024`. */
  readonly defines?: readonly string[];
  /** Folders, as after `-I`. */
  readonly includes?: readonly string[];
  /** As in `-std=c99`. */
  readonly std?: string;
  /** Further options of the C compiler, one per element. */
  readonly cflags?: readonly string[];
  /** The C compiler that preprocesses; by default the environment variable `CC`, then `cc`. */
  readonly cc?: string;
  /** In place of the default mapping, for the regions they name: see `loadRecipes`. */
  readonly recipes?: readonly Recipe[];
  /** `false`: neither use nor fill the cache. */
  readonly cache?: boolean;
}
