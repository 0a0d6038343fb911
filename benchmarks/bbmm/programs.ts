import { join } from 'node:path';
import * as least from './minimum.js';

/** Values of the program's macros, which are its extents and steps: `{ N: 10240 }`. */
export type Sizes = Readonly<Record<string, number>>;
export type Element = 'double' | 'float';

/** One of the thesis's programs. */
export interface Program {
  /** As the thesis calls it. */
  readonly name: string;
  readonly file: string;
  /** The function with the kernel: initialising arrays may be a region, too. */
  readonly region: string;
  readonly element: Element;
  /** The macro whose value is the region's parameter `n`. */
  readonly n: string;
  /** Returns the bytes of all arrays. */
  bytes(sizes: Sizes, element?: Element): number;
  /** Returns the memory and communication that every implementation needs (`minimum.ts`). */
  minimum(sizes: Sizes, devices: number, element?: Element): least.Minimum;
}

const kernels = join(import.meta.dirname, '..', 'kernels');
export const bytesOf = (element: Element) => (element === 'double' ? 8 : 4);

/** The macros `sizes` in the order of the program's own dimensions, steps last. */
function program(
  name: string,
  [folder, file, region]: readonly [string, string, string],
  macros: readonly string[],
  elements: (...sizes: number[]) => number,
  minimum: (sizes: readonly number[], devices: number, elementBytes: number) => least.Minimum,
  element: Element = 'double',
): Program {
  const values = (sizes: Sizes) => macros.map((macro) => sizes[macro]!);
  return {
    name,
    file: join(kernels, folder, `${file}.c`),
    region,
    element,
    n: macros[0]!,
    bytes: (sizes, of = element) => bytesOf(of) * elements(...values(sizes)),
    minimum: (sizes, devices, of = element) => minimum(values(sizes), devices, bytesOf(of)),
  };
}

export const floyd = program(
  'floyd',
  ['floyd-warshall', 'floyd-warshall', 'scop1'],
  ['N'],
  (n) => n! ** 2,
  ([n], devices, bytes) => least.floyd(n!, devices, bytes),
);

export const heat2d = program(
  'heat2d',
  ['heat-2d', 'heat-2d', 'scop0'],
  ['N', 'TSTEPS'],
  (n) => 2 * n! ** 2,
  ([n, steps], devices, bytes) => least.heat2d(n!, steps!, devices, bytes),
);

export const fdtd2d = program(
  'fdtd2d',
  ['fdtd-2d', 'fdtd-2d', 'scop0'],
  ['NX', 'NY', 'TMAX'],
  (nx, ny) => 3 * nx! * ny!,
  ([nx, ny, steps], devices, bytes) => least.fdtd2d(nx!, ny!, steps!, devices, bytes),
);

/**
 * Each of its steps goes from A to B and back. The Pochoir program (`heat-3d-pochoir.c`) has its initialisation in the
 * same region, so that nothing is read from the host.
 */
export const heat3d = program(
  'heat3d',
  ['heat-3d', 'heat-3d', 'scop0'],
  ['N', 'TSTEPS'],
  (n) => 2 * n! ** 3,
  ([n, steps], devices, bytes) => least.heat3d(n!, 2 * steps!, devices, bytes),
);

export const lu = program(
  'lu',
  ['lu', 'lu', 'scop1'],
  ['N'],
  (n) => n! ** 2,
  ([n], devices, bytes) => least.lu(n!, devices, bytes),
);

/** Four arrays (PolyBench 4.2); the thesis's has three. */
export const adi = program(
  'adi',
  ['adi', 'adi', 'scop1'],
  ['N', 'TSTEPS'],
  (n) => 4 * n! ** 2,
  ([n, steps], devices, bytes) => least.adi(n!, steps!, devices, bytes),
);

export const mvt = program(
  'mvt',
  ['mvt', 'mvt', 'scop1'],
  ['N'],
  (n) => n! ** 2 + 4 * n!,
  ([n], devices, bytes) => least.mvt(n!, devices, bytes),
);

export const blackscholes = program(
  'bscholes',
  ['blackscholes', 'blackscholes', 'scop0'],
  ['OPTIONS'],
  (n) => 5 * n!,
  ([n], devices, bytes) => least.blackscholes(n!, devices, bytes),
  'float',
);

/** In no table of the thesis: its communication is none, and its least memory is not worked out. */
export const matmul = program(
  'matmul',
  ['matmul', 'matmul', 'scop1'],
  ['NI', 'NJ', 'NK'],
  (ni, nj, nk) => ni! * nj! + ni! * nk! + nj! * nk!,
  (_, __, elementBytes) => ({ elementBytes, allocation: [], communication: [0] }),
);

const STEPS: ReadonlySet<string> = new Set(['TSTEPS', 'TMAX']);

/** Extents are at least 16, numbers of steps at least 4. */
export function scaleSizes(sizes: Sizes, factor: number): Sizes {
  return Object.fromEntries(
    Object.entries(sizes).map(([macro, size]) => [
      macro,
      Math.max(Math.round(size * factor), STEPS.has(macro) ? 4 : 16),
    ]),
  );
}

/** `10240 x 10240`-like text for tables: `N=512 TSTEPS=100`. */
export function describeSizes(sizes: Sizes): string {
  return Object.entries(sizes)
    .map(([macro, size]) => `${macro}=${size}`)
    .join(' ');
}
