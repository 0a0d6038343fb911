import { gridLoops, type Nest, type NestLoop, originals, partsOf } from './nest.js';

/** An original loop in a thread grid. */
export interface GridLoop {
  readonly of: string;
  /** The iterations that a block executes. */
  readonly tile: number;
  readonly threads: number;
}

/** Why the blocks and threads of a nest cannot be those of a kernel, and what to do. */
export interface GridObstacle {
  readonly message: string;
  readonly hint: string;
}

export type Grid = readonly GridLoop[];

/**
 * Returns the thread grid of a nest whose loops have roles, slowest loop first. A kernel executes a box of each loop in
 * a block, and a thread those iterations that are as far apart as the block has threads:
 *
 *   i = 64 ii + 16 t + tt     block ii, thread tt     →     64 iterations in a block, 16 threads, 4 iterations for each
 *
 * @param threads the names of the loops that are threads, x first
 */
export function gridOf(nest: Nest, threads: readonly string[]): Grid | GridObstacle {
  const inGrid = gridLoops(nest);
  const order = originals(threads.map((name) => nest.find((loop) => loop.name === name)!));
  const slowestFirst = [...inGrid.filter((of) => !order.includes(of)), ...[...order].reverse()];
  const loops = slowestFirst.map((of) => gridLoop(of, partsOf(nest, of)));
  const obstacle = loops.find((loop): loop is GridObstacle => 'message' in loop);
  return obstacle ?? (loops as Grid);
}

/** Returns whether {@link gridOf} has found an obstacle. */
export function isObstacle(grid: Grid | GridObstacle): grid is GridObstacle {
  return 'message' in grid;
}

function gridLoop(of: string, parts: Nest): GridLoop | GridObstacle {
  const smallFirst = [...parts].sort((a, b) => a.stride - b.stride);
  const blocks = smallFirst.filter(({ role }) => role === 'block');
  const inside = smallFirst.filter(({ role }) => role !== 'block');
  const [block] = blocks;
  if (blocks.length > 1 || (block && inside.some(({ stride }) => stride > block.stride)))
    return {
      message: `${blocks.map(({ name }) => name).join(' and ')} cannot be blocks: a block executes a run of iterations of ${of}`,
      hint: `make the outermost loop that tiles ${of} the block loop`,
    };
  const unknown = inside.find(({ iterations }) => iterations === undefined);
  if (unknown)
    return {
      message: `${unknown.name} has no constant number of iterations, so a block cannot execute all of them`,
      hint: `tile it, and make the control loop a block loop: tile_by_index({"${unknown.name}"}, {64}, …)`,
    };
  const first = inside.findIndex(({ role }) => role === 'thread');
  const last = inside.map(({ role }) => role).lastIndexOf('thread');
  const before = inside.slice(0, Math.max(first, 0)).find(({ iterations }) => iterations! > 1);
  const between = inside
    .slice(first, last + 1)
    .find(({ role, iterations }) => role !== 'thread' && iterations! > 1);
  const apart = before ?? (first >= 0 ? between : undefined);
  if (apart)
    return {
      message: `a thread would execute neighbouring iterations of ${of}, those of ${apart.name}, but threads of boxflow have iterations that are a block apart`,
      hint: `make ${apart.name} a thread loop, and the loop that controls it one of the thread: neighbouring threads then access neighbouring elements`,
    };
  const product = (loops: readonly NestLoop[]) => loops.reduce((all, { iterations }) => all * iterations!, 1);
  return { of, tile: product(inside), threads: product(inside.filter(({ role }) => role === 'thread')) };
}
