import { join } from 'node:path';
import type { Case } from '../gpu/manifest.js';

/** A figure of the paper with times: one program at several sizes, in several ways. */
export interface Figure {
  readonly name: string;
  readonly title: string;
  /** The program whose ratio {@link paper} has. */
  readonly program: 'mpeg4-me' | 'jacobi-1d';
  /** The C function whose only region is timed. */
  readonly function: string;
  readonly sizes: readonly { readonly label: string; readonly defines: readonly string[] }[];
  readonly check: readonly string[];
  /** The first one is without scratchpad memory. */
  readonly ways: readonly Way[];
}

export interface Way {
  readonly label: string;
  /** A file of `recipes`; by default the program has the default recipe. */
  readonly recipe?: string;
}

const MOTION_ESTIMATION = { program: 'mpeg4-me', function: 'compare' } as const;
const JACOBI = { program: 'jacobi-1d', function: 'relax' } as const;

/** The paper's window, and an image of N x N places. */
const ME_SIZES = [1024, 4096, 8192].map((n) => ({ label: `${n}`, defines: [`NI=${n}`, `NJ=${n}`] }));
const ME_CHECK = ['NI=109', 'NJ=141'];

/** The paper's number of time steps, and elements of 4 bytes. */
const jacobiSizes = (sizes: readonly number[]) =>
  sizes.map((n) => ({ label: `${n}`, defines: [`N=${n}`, 'TSTEPS=4096', 'DATA_TYPE=float'] }));
const JACOBI_CHECK = ['N=5003', 'TSTEPS=20', 'DATA_TYPE=float'];

export const FIGURES: readonly Figure[] = [
  {
    name: 'figure-4',
    title: 'MPEG-4 motion estimation with and without scratchpad memory',
    ...MOTION_ESTIMATION,
    sizes: ME_SIZES,
    check: ME_CHECK,
    ways: [
      { label: 'without', recipe: 'mpeg4-me-plain.txt' },
      { label: 'default recipe' },
      { label: 'scratchpad', recipe: 'mpeg4-me-32x32.txt' },
    ],
  },
  {
    name: 'figure-5',
    title: '1-D Jacobi with and without scratchpad memory',
    ...JACOBI,
    sizes: jacobiSizes([65_536, 1_048_576]),
    check: JACOBI_CHECK,
    ways: [{ label: 'without' }, { label: 'scratchpad', recipe: 'jacobi-1d-256.txt' }],
  },
  {
    name: 'figure-6',
    title: 'MPEG-4 motion estimation by tile size',
    ...MOTION_ESTIMATION,
    sizes: [{ label: '4096', defines: ['NI=4096', 'NJ=4096'] }],
    check: ME_CHECK,
    ways: [
      { label: 'without', recipe: 'mpeg4-me-plain.txt' },
      ...['16x16', '32x16', '32x32', '64x32'].map((tile) => ({
        label: tile,
        recipe: `mpeg4-me-${tile}.txt`,
      })),
    ],
  },
  {
    name: 'figure-8',
    title: '1-D Jacobi by tile size',
    ...JACOBI,
    sizes: jacobiSizes([262_144]),
    check: JACOBI_CHECK,
    ways: [
      { label: 'without' },
      ...['64', '256', '1024'].map((tile) => ({ label: tile, recipe: `jacobi-1d-${tile}.txt` })),
    ],
  },
];

/** A case to build, and the place of its time in the table. */
export interface FigureCase extends Case {
  readonly figure: Figure;
  readonly size: string;
  readonly way: string;
}

/** Returns the cases of a figure: each size in each way. */
export function casesOf(figure: Figure): readonly FigureCase[] {
  const { program, name, check } = figure;
  return figure.sizes.flatMap(({ label: size, defines }) =>
    figure.ways.map(({ label: way, recipe }) => ({
      figure,
      size,
      way,
      name: `${name}.${size}.${way.replaceAll(' ', '-')}`,
      file: join(import.meta.dirname, '..', 'kernels', program, `${program}.c`),
      element: 'float' as const,
      function: figure.function,
      measured: defines,
      check,
      ...(recipe === undefined ? {} : { recipe: join(import.meta.dirname, 'recipes', recipe) }),
    })),
  );
}
