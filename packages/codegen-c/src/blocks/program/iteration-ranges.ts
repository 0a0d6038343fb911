import { apply, int, variable } from '@boxflow/ir';
import { tileSize } from '../../names/named-sizes.js';
import type { BlockKernel } from '../block-kernel.js';
import { threadPoints } from '../block-layout.js';
import type { Ranges } from '../over-ranges.js';

/** Returns the iterations of a tile by thread iterator. */
export function tileRanges({ threads, blocks }: BlockKernel): Ranges {
  return new Map(
    blocks.tile.map(({ first, size }, d) => {
      const least = variable(first);
      return [threads[d]!.iterator, { least, greatest: apply('add', least, int(size - 1)) }];
    }),
  );
}

/** Returns the same by the names of sizes, for conditions that are printed. */
export function namedTileRanges(kernel: BlockKernel): Ranges {
  return new Map(
    kernel.blocks.tile.map(({ first }, d) => {
      const least = variable(first);
      const greatest = apply('add', least, apply('sub', tileSize(kernel, d), int(1)));
      return [kernel.threads[d]!.iterator, { least, greatest }];
    }),
  );
}

/** Returns the iterations of a thread by thread iterator, whose value is the first of them. */
export function threadRanges(kernel: BlockKernel): Ranges {
  return new Map(
    threadPoints(kernel).map(({ count, loop }, d) => {
      const least = variable(kernel.threads[d]!.iterator);
      return [
        kernel.threads[d]!.iterator,
        { least, greatest: apply('add', least, loop.offset(int(count - 1))) },
      ];
    }),
  );
}
