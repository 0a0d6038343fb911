import type { MasterRecipe } from '../strategy/master-recipe.js';
import type { StrategyArray } from '../strategy/nest.js';
import type { Variant } from '../strategy/variants.js';
import type { Shape } from './shape.js';

/** The data that a variant moves. */
export interface Traffic {
  /** Bytes from and to global memory, each element once. */
  readonly compulsory: number;
  /** Bytes that are accessed again, from a cache if there is one. */
  readonly again: number;
  /** Reads of shared memory and constant memory, by all threads. */
  readonly onChip: number;
  /** Bytes of shared memory that a block needs. */
  readonly sharedBytes: number;
}

/** The bytes that memory moves at least for a thread that accesses elements far from its neighbours'. */
const SECTOR_BYTES = 32;

/**
 * Returns the movement of data by the cost of Baskaran et al. (PPoPP 2008, §4.3): a box in shared memory is copied once for each
 * chunk of each block, and an element in a register once for each iteration of the grid.
 */
export function trafficOf({ nest }: MasterRecipe, variant: Variant, shape: Shape): Traffic {
  const parts = nest.arrays.map((array) => trafficOfArray(array, variant, shape));
  const sum = (key: keyof Traffic) => parts.reduce((all, part) => all + part[key], 0);
  return {
    compulsory: sum('compulsory'),
    again: sum('again'),
    onChip: sum('onChip'),
    sharedBytes: sum('sharedBytes'),
  };
}

function trafficOfArray(array: StrategyArray, { choice, shared, registers }: Variant, shape: Shape): Traffic {
  const { name, accesses, elementBytes } = array;
  const { blocks, launches, gridIterations, inside, chunks } = shape;
  const instances = launches * gridIterations * inside;
  const whole = array.bytes ?? gridIterations * elementBytes;
  const split = (bytes: number) => ({
    compulsory: Math.min(bytes, whole * launches),
    again: Math.max(0, bytes - whole * launches),
  });
  const x = choice.grid.at(-1)!;
  if (choice.constant.includes(name))
    return { ...split(whole), onChip: accesses.length * instances, sharedBytes: 0 };
  if (shared.includes(name)) {
    const box = boxOf(array, shape) * elementBytes;
    return {
      ...split(launches * blocks * chunks * box),
      ...{ onChip: accesses.length * instances, sharedBytes: box },
    };
  }
  const times = registers.includes(name) ? launches * gridIterations : instances;
  const bytes = accesses.reduce((all, _, i) => all + times * bytesOfLane(array, i, x, choice.inside), 0);
  return { ...split(bytes), onChip: 0, sharedBytes: 0 };
}

/** Returns the elements of a box around what a block accesses in a chunk. */
function boxOf({ accesses }: StrategyArray, { inBlock }: Shape): number {
  const boxes = accesses.map(({ dimensions }) =>
    dimensions.reduce((volume, moves) => {
      const extent = Object.entries(moves).reduce((all, [loop, step]) => all + (inBlock(loop) - 1) * step, 1);
      return volume * extent;
    }, 1),
  );
  return Math.max(0, ...boxes);
}

/** Returns the bytes that memory moves for one access of one thread. */
function bytesOfLane(
  { strides, elementBytes }: StrategyArray,
  access: number,
  x: string,
  inside: readonly string[],
): number {
  const along = strides[x]?.[access] ?? null;
  if (along === 0) return elementBytes / SECTOR_BYTES;
  if (along !== null && Math.abs(along) === 1) return elementBytes;
  // Later iterations use the rest of the sector.
  const innermost = strides[inside.at(-1) ?? '']?.[access];
  return Math.abs(innermost ?? 0) === 1 ? elementBytes * 2 : SECTOR_BYTES;
}
