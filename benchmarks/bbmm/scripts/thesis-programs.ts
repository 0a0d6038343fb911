import { type Program, type Sizes, scaleSizes } from '../programs.js';
import type { Settings } from '../settings.js';
import { type ProgramTable, table44 } from '../thesis/thesis.js';
import { programCalled } from './common.js';

/** The eight programs at the sizes of table 4.4, which are those of one GPU. */
export function thesisPrograms({ scale }: Settings): {
  readonly program: Program;
  readonly sizes: Sizes;
  readonly published: ProgramTable['rows'][number];
}[] {
  return table44.rows.map((published) => ({
    program: programCalled(published.program),
    sizes: scaleSizes(published.sizes, scale),
    published,
  }));
}

/** Chapter 4 does not say which tiles it uses; those of table 5.1, and for the rest the usual one there. */
export function tileOf({ name }: Program): number {
  return name === 'lu' ? 256 : name === 'bscholes' ? 1 << 16 : 32;
}
