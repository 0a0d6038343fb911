import type { MasterRecipe } from '../strategy/master-recipe.js';
import type { Values } from '../strategy/variant-lines.js';
import type { Variant } from '../strategy/variants.js';

/** The iterations of a loop whose number of them is not known. */
const NOMINAL_ITERATIONS = 1000;

/** The numbers of a variant with sizes: how many blocks, threads and iterations there are. */
export interface Shape {
  /** The blocks of one launch. */
  readonly blocks: number;
  readonly threadsPerBlock: number;
  /** Iterations of the grid that a thread executes. */
  readonly points: number;
  /** Launches: iterations of the host's loops. */
  readonly launches: number;
  /** Iterations of the grid in one launch. */
  readonly gridIterations: number;
  /** Iterations of all loops of a thread, for one iteration of the grid. */
  readonly inside: number;
  /** Chunks that a block executes. */
  readonly chunks: number;
  /** Returns the iterations of a loop that a block executes before it copies again. */
  readonly inBlock: (loop: string) => number;
}

export function shapeOf({ nest }: MasterRecipe, { choice, shared }: Variant, values: Values): Shape {
  const iterationsOf = (name: string) =>
    nest.loops.find((loop) => loop.name === name)?.iterations ?? NOMINAL_ITERATIONS;
  const product = (names: readonly string[]) => names.reduce((all, name) => all * iterationsOf(name), 1);
  const sizeOf = (size: string | number) => (typeof size === 'number' ? size : values[size]!);
  const grid = choice.sizes.map(({ loop, tile, threads }) => ({
    ...{ loop, tile: sizeOf(tile), threads: sizeOf(threads) },
    iterations: iterationsOf(loop),
  }));
  const over = (value: (one: (typeof grid)[number]) => number) =>
    grid.reduce((all, one) => all * value(one), 1);
  const { chunk } = choice;
  const chunkSize = chunk && shared.length > 0 ? sizeOf(chunk.size) : undefined;
  return {
    blocks: over(({ iterations, tile }) => Math.ceil(iterations / tile)),
    threadsPerBlock: over(({ threads }) => threads),
    points: over(({ tile, threads }) => tile / threads),
    launches: product(choice.host),
    gridIterations: over(({ iterations }) => iterations),
    inside: product(choice.inside),
    chunks: chunk && chunkSize !== undefined ? Math.ceil(iterationsOf(chunk.loop) / chunkSize) : 1,
    inBlock: (loop) =>
      grid.find((one) => one.loop === loop)?.tile ??
      (loop === chunk?.loop && chunkSize !== undefined ? chunkSize : iterationsOf(loop)),
  };
}
