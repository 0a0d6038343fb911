import type { DependenceEnd, ExplainedLoop, ExplainedRegion } from '@boxflow/ir';
import { type LoopRole, loopRoles } from './loop-roles.js';
import { onOneDevice, printTraffic, whereItRuns } from './region-card.js';
import { printRole } from './role-text.js';
import { printObstacle, serialLoops } from './serial-reasons.js';

/** The result for a region, as the summary of `poly-cli explain` prints it. */
export interface RegionVerdict {
  /** Such as `runs on devices`. */
  readonly where: string;
  /** One for each of the region's loops. */
  readonly loops: readonly LoopVerdict[];
  /** Sentences on the data that moves between two devices, and on the lines that one device runs alone. */
  readonly notes: readonly string[];
}

export interface LoopVerdict {
  readonly loop: ExplainedLoop;
  readonly role: LoopRole;
  /** How the loop is executed, such as `dealt out to the devices`. */
  readonly how: string;
  /** Why it stays in order; `null` if it does not, or if parallel loops are around it. */
  readonly serial: LoopReason | null;
}

export interface LoopReason {
  /** Such as `f.c:7:5 reads a, which the same line wrote in the iteration before`; absent if no dependence is known. */
  readonly message?: string;
  /** The array through which the iterations depend on each other. */
  readonly array?: string;
  readonly source?: DependenceEnd;
  readonly sink?: DependenceEnd;
  /** Edits that would help, or the reasons why none does. */
  readonly help: readonly string[];
}

/** Returns where a region runs, and for each of its loops how and why. */
export function regionVerdict(region: ExplainedRegion): RegionVerdict {
  const roles = loopRoles(region);
  const serial = new Map(serialLoops(region, roles).map((one) => [one.loop, one]));
  return {
    where: whereItRuns(region),
    loops: region.loops.map((loop) => {
      const role = roles.get(loop)!;
      const reason = serial.get(loop);
      return {
        loop,
        role,
        how: printRole(region, loop, role),
        serial: reason
          ? {
              ...(reason.obstacle && {
                message: printObstacle(reason.obstacle),
                array: reason.obstacle.array,
                source: reason.obstacle.source,
                sink: reason.obstacle.sink,
              }),
              help: reason.help.map(({ message }) => message),
            }
          : null,
      };
    }),
    notes: [...printTraffic(region), ...onOneDevice(region, roles)],
  };
}
