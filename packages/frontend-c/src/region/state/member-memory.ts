import type { Variable } from '../../types/scope.js';

/** Where the values of one member of structs lie in the program's memory. */
export interface MemberMemory {
  /** The variable of the structs. */
  readonly root: Variable;
  /** C expression for the first one. */
  readonly expression: string;
  /** By dimension: the size of the struct that one offset goes past, in bytes; `undefined` for an offset past anything else. */
  readonly structBytes: readonly (number | undefined)[];
  /** What the sizes of the structs are computed to be, to be checked by the C compiler. */
  readonly sizes: readonly { readonly expression: string; readonly bytes: number }[];
}
