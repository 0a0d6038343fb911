import { apply, type IntExpr, int, variable } from '@boxflow/ir';
import type { PointLoop } from '../kernel/together.js';
import { pointVariable, positionVariable } from '../names/kernel-scope.js';
import type { BlockKernel } from './block-program.js';

/** The iterations of a tile that a thread executes in one dimension. */
export interface ThreadPoints {
  /** The first one, over the tile's first and the thread's position in its block. */
  readonly first: IntExpr;
  readonly count: number;
  readonly loop: PointLoop;
}

/** Returns the iterations of a thread in each dimension: as far apart as the block has threads there. */
export function threadPoints({ blocks, block }: BlockKernel): readonly ThreadPoints[] {
  return blocks.tile.map(({ first, size }, d) => ({
    first: apply('add', variable(first), variable(positionVariable(d))),
    count: Math.ceil(size / block[d]!),
    loop: {
      variable: pointVariable(d),
      offset: (point) => apply('mul', point, int(block[d]!)),
    },
  }));
}
