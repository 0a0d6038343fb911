/**
 * One loop of a nest as a script sees it: an original loop, or a part of one. An iteration of an original loop is the
 * sum of the iterations of its parts, each times its stride:
 *
 *   tile_by_index({"i"}, {64}, {l1_control="ii"}, …)     i  →  ii (stride 64), i (stride 1, 64 iterations)
 */
export interface NestLoop {
  readonly name: string;
  /** The original loop as recipes call it: `S0.i`. */
  readonly of: string;
  readonly stride: number;
  /** The number of iterations; `undefined` if it is not a constant. */
  readonly iterations: number | undefined;
  /** `host`: the host executes the loop, around a launch. */
  readonly role?: 'host' | 'block' | 'thread';
}

/** The loops of a nest, outermost first. */
export type Nest = readonly NestLoop[];

/** Returns a nest in which one loop is a control loop and, directly inside, a loop over its tiles. */
export function tiled(nest: Nest, name: string, size: number, control: string, tile: string): Nest {
  return nest.flatMap((loop): Nest => {
    if (loop.name !== name) return [loop];
    const { of, stride, iterations } = loop;
    const tiles = iterations === undefined ? undefined : Math.ceil(iterations / size);
    return [
      { name: control, of, stride: stride * size, iterations: tiles },
      { name: tile, of, stride, iterations: size },
    ];
  });
}

/** Returns the nest in a new order. Loops that the order does not name come after those that it names. */
export function ordered(nest: Nest, order: readonly string[]): Nest {
  const named = order.flatMap((name) => nest.filter((loop) => loop.name === name));
  return [...named, ...nest.filter((loop) => !named.includes(loop))];
}

/** Returns the original loops in the order of their outermost parts. */
export function originals(nest: Nest): readonly string[] {
  return [...new Set(nest.map(({ of }) => of))];
}

export function partsOf(nest: Nest, of: string): Nest {
  return nest.filter((loop) => loop.of === of);
}

/** Returns the original loops of which blocks or threads execute parts. */
export function gridLoops(nest: Nest): readonly string[] {
  return originals(nest.filter(({ role }) => role === 'block' || role === 'thread'));
}

/** Returns whether no loop is a part of an original one. */
export function isUntiled(nest: Nest): boolean {
  return originals(nest).length === nest.length;
}
