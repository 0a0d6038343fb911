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

/**
 * Chapter 4 does not say which tiles it uses. Those of table 5.1; wider ones where a tile has rows of an array and
 * columns too, so that tiles share many boxes with all others.
 */
export function tileOf({ name }: Program): number {
  return WIDER[name] ?? 32;
}

const WIDER: Readonly<Record<string, number>> = { lu: 256, adi: 512, mvt: 512, bscholes: 1 << 16 };
