import { INTERVAL_NAMES, int, type Kernel, type KernelBlocks } from '@boxflow/ir';
import { freeNames } from '../model/free-name.js';
import type { LaunchTree } from '../phases/phase.js';
import { teamThreads } from '../tree/team-marks.js';

/** The only block of a launch, whose threads share loops. */
export type Team = Pick<Kernel, 'threads' | 'block'> & { readonly blocks: KernelBlocks };

/** Returns the block whose threads share loops of the launch; `undefined` if there are no such loops. */
export function teamOf({ node }: LaunchTree, taken: readonly string[]): Team | undefined {
  const size = teamThreads(node);
  if (size === undefined) return undefined;
  const [iterator = '', first = ''] = freeNames(['once', 'team'], [...taken, ...INTERVAL_NAMES]);
  return {
    threads: [{ iterator, lower: int(0), count: int(1) }],
    block: [size],
    blocks: { tile: [{ first, size: 1 }], stages: [], team: true },
  };
}
