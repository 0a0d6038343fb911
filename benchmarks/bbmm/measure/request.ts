import type { BoxPolicy, Communication, RegionStats } from '@boxflow/ir';
import type { Element, Program, Sizes } from '../programs.js';

/** One run of a program. Absent options are the defaults of `poly-cli run`. */
export interface Request {
  readonly program: Pick<Program, 'name' | 'file' | 'region' | 'n' | 'element'>;
  readonly sizes: Sizes;
  readonly devices: number;
  readonly element?: Element;
  readonly tile?: number;
  readonly comm?: Communication;
  readonly boxes?: BoxPolicy;
  readonly reuse?: boolean;
  readonly overlap?: boolean;
  readonly reorder?: boolean;
  /** Bytes, on each device. */
  readonly memoryLimit?: number;
}

/** A run that ended well, or why there is none: a line, and others with what to do. */
export type Outcome =
  | { readonly ok: true; readonly region: RegionStats }
  | { readonly ok: false; readonly why: string };

/** After `-D`. Programs of one element type ignore `DATA_TYPE`. */
export function definesOf({ program, sizes, element = program.element }: Request): string[] {
  return [...Object.entries(sizes).map(([macro, size]) => `${macro}=${size}`), `DATA_TYPE=${element}`];
}
