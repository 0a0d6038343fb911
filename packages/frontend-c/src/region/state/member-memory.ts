import type { Variable } from '../../types/scope.js';

/** The places of one member's values in the program's memory. */
export interface MemberMemory {
  /** The variable of the structs. */
  readonly root: Variable;
  /** C expression for the first one. */
  readonly expression: string;
  /** The size in bytes of the struct that a step in each dimension passes; `undefined` if it passes no struct. */
  readonly structBytes: readonly (number | undefined)[];
  /** The computed sizes of the structs, which the C compiler checks. */
  readonly sizes: readonly { readonly expression: string; readonly bytes: number }[];
}
