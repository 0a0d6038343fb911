import type { Element, Sizes } from '../programs.js';
import figures from './figures.json' with { type: 'json' };
import operations from './table-4.1.json' with { type: 'json' };
import evaluated from './table-4.4.json' with { type: 'json' };
import nvidia from './table-5.1.json' with { type: 'json' };
import amd from './table-5.2.json' with { type: 'json' };
import overlap from './table-5.3.json' with { type: 'json' };

/** A table of the thesis. Times are in seconds, volumes in GB of 2^30 bytes. */
interface Source {
  readonly source: string;
  readonly remarks: readonly string[];
}

/** Tables 5.1 and 5.2. */
export interface VolumeTable extends Source {
  readonly element: Element;
  readonly rows: readonly {
    readonly program: string;
    readonly sizes: Sizes;
    readonly tile: number;
    readonly cpuSeconds: number;
    readonly gpuSeconds: number;
    readonly devices: readonly {
      readonly devices: number;
      readonly fopSeconds: number;
      readonly foSeconds: number;
      readonly fopGigabytes: number;
      readonly foGigabytes: number;
    }[];
  }[];
}

export const OVERLAP_COLUMNS = ['fop', 'fo', 'fo-cc', 'fo-cctr', 'fop-cc', 'fop-cctr'] as const;
export type OverlapColumn = (typeof OVERLAP_COLUMNS)[number];

export interface OverlapTable extends Source {
  readonly rows: readonly {
    readonly program: string;
    readonly sizes: Sizes;
    readonly tile: number;
    readonly gpuSeconds: number;
    readonly devices: readonly ({ readonly devices: number } & Readonly<Record<OverlapColumn, number>>)[];
  }[];
}

export interface ProgramTable extends Source {
  readonly rows: readonly {
    readonly program: string;
    /** The sizes for one GPU. */
    readonly sizes: Sizes;
    readonly gigabytes: number;
    readonly arrays: number;
    readonly dimensions: number;
    /** The largest number for any array. */
    readonly boxes: number;
    readonly subsumed: string;
    readonly overheadPercent: number;
  }[];
}

// TypeScript gives rows of different sizes a type with optional members, which no `Sizes` has.
export const table44 = evaluated as unknown as ProgramTable;
export const table51 = nvidia as unknown as VolumeTable;
export const table52 = amd as unknown as VolumeTable;
export const table53 = overlap as unknown as OverlapTable;
export const table41: {
  readonly source: string;
  readonly rows: readonly { operation: string; overhead: string }[];
} = operations;

/** Returns what the thesis's text says of a figure. */
export function saidOf(figure: keyof typeof figures.figures): string {
  return `The thesis on this figure: ${figures.figures[figure]}.`;
}
