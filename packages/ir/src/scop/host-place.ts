import type { SourceLocation } from '../diagnostics/source-location.js';

/** Loops that run sequentially on the host. */
export interface HostPlace {
  readonly function: string;
  readonly location: SourceLocation;
  /** The reason, in one sentence without a full stop. */
  readonly reason: string;
}
