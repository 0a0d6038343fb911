import type { StrategyNest } from './nest.js';
import type { Partition } from './partition.js';
import type { StrategyTarget } from './target.js';

/** A size that the last phase chooses. */
export interface Parameter {
  readonly values: readonly number[];
  /** The value while variants are compared. */
  readonly default: number;
}

export type Parameters = Readonly<Record<string, Parameter>>;

/** A loop of the grid, with the parameters or numbers that are its sizes. */
export interface GridSize {
  readonly loop: string;
  readonly tile: string | number;
  readonly threads: string | number;
}

/** Threads along each loop of a grid whose blocks are boxes. */
const BOX: Readonly<Record<number, readonly number[]>> = { 2: [16, 16], 3: [4, 8, 8] };
const LINE_TILES = [64, 32, 128, 256];
const LINE_ROWS = [16, 4, 8, 1];
const BOX_FACTORS = [4, 1, 2, 8];
const CHUNKS = [16, 8, 32, 64];
/** Iterations of a thread that its registers have room for. */
const MOST_POINTS = 64;

/** Returns the sizes of a grid and their parameters. The first value of each is the default one. */
export function gridParameters(
  nest: StrategyNest,
  { grid, threads }: Partition,
  target: StrategyTarget,
): { readonly sizes: readonly GridSize[]; readonly parameters: Parameters } {
  const parameters: Record<string, Parameter> = {};
  const sizes = grid.map((loop, d): GridSize => {
    const iterations = nest.loops.find(({ name }) => name === loop)?.iterations;
    const tile = `T_${iteratorOf(loop)}`;
    const isX = d === grid.length - 1;
    if (threads === 'box') {
      const own = BOX[grid.length]![d]!;
      parameters[tile] = parameter(blockTileSizes(iterations, boxTiles(own, grid.length), target));
      return { loop, tile, threads: own };
    }
    parameters[tile] = parameter(
      isX ? blockTileSizes(iterations, lineTiles(target), target) : lineRows(grid.length),
    );
    return { loop, tile, threads: isX ? tile : 1 };
  });
  return { sizes, parameters };
}

/** Returns the sizes of tiles along a loop, if the threads of a block are a box. */
function boxTiles(threads: number, loops: number): readonly number[] {
  return BOX_FACTORS.filter((factor) => loops === 2 || factor <= 4).map((factor) => threads * factor);
}

/** Returns the sizes of tiles along x, if the threads of a block are a line. */
function lineTiles({ threadsPerBlock }: StrategyTarget): readonly number[] {
  return LINE_TILES.filter((size) => size <= threadsPerBlock);
}

/** Returns the sizes of tiles along the other loops, if the threads of a block are a line. */
function lineRows(loops: number): readonly number[] {
  return loops === 2 ? LINE_ROWS : LINE_ROWS.filter((rows) => rows * rows <= MOST_POINTS);
}

/** Returns the sizes of chunks. */
export function chunkParameter(loop: string): Parameters {
  return { [chunkName(loop)]: parameter(CHUNKS) };
}

export function chunkName(loop: string): string {
  return `T_${iteratorOf(loop)}`;
}

/**
 * Leaves out sizes with which fewer than half of the processors have a block in the end, as the thesis's SelectBlockTileSizes (5.6).
 * All sizes stay if the number of iterations is not known, or if none would.
 */
function blockTileSizes(
  iterations: number | undefined,
  sizes: readonly number[],
  { processors }: StrategyTarget,
): readonly number[] {
  if (iterations === undefined) return sizes;
  const kept = sizes.filter((size) => {
    const last = Math.ceil(iterations / size) % processors;
    return last === 0 || last > (processors - 1) / 2;
  });
  return kept.length > 0 ? kept : sizes;
}

/** `S0.i` → `i` */
function iteratorOf(loop: string): string {
  return loop.replace(/^[^.]*\./, '').replace(/\W/g, '_');
}

function parameter(values: readonly number[]): Parameter {
  return { values: [...values].sort((a, b) => a - b), default: values[0]! };
}
