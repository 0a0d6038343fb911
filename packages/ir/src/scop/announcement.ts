import type { SourceLocation } from '../diagnostics/source-location.js';

/** An announcement by a rewritten program to the runtime, between regions (docs/ARCHITECTURE.md, "Between regions"). */
export type HostAction =
  /** The statement reads memory, may write it, or it is the last to have it. */
  | {
      readonly kind: 'access';
      readonly access: 'read' | 'write' | 'forget';
      /** C expressions, valid where the action is; `null`: any memory. */
      readonly memory: { readonly address: string; readonly size: string } | null;
    }
  /** A block of the heap, by a C expression, is about to be freed. */
  | { readonly kind: 'freed'; readonly block: string }
  /** A stream, by a C expression, is about to be used: if it is not a file's, it reads or writes memory. */
  | { readonly kind: 'stream'; readonly stream: string }
  /** A function that has regions is about to be called, and nothing else happens before it begins or after it ends. */
  | { readonly kind: 'handshake' }
  /**
   * A function that has regions begins: its caller is the program's beginning, or may have said that it
   * announces what it does, or does not matter, since nothing may stay on devices here.
   */
  | { readonly kind: 'begin'; readonly caller: 'none' | 'announces' | 'unknown' };

/** Actions that come right before a piece of the program. */
export interface Announcement {
  /** `[begin, end)` of the piece in `CUnit.text`, in UTF-16 code units. */
  readonly range: readonly [begin: number, end: number];
  /**
   * A statement; one that stands alone where only one may be, as after `else`; a declaration; an expression;
   * or an empty piece, between statements or before declarations.
   */
  readonly form: 'statement' | 'lone-statement' | 'declaration' | 'expression' | 'point';
  readonly actions: readonly HostAction[];
  /** Name of the function around it. */
  readonly functionName: string;
  readonly location: SourceLocation;
}
