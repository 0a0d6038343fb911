import { disjointBoxes, volume } from '@boxflow/bbox';
import { type Plan, scalarBytes } from '@boxflow/ir';
import type { ReportRun } from '../../data/run/report-run.js';
import { tileSteps } from './step-boxes.js';

/** How fast the tiles of a phase are, over all executions in the report. */
export interface PhaseRate {
  readonly name: string;
  readonly kernels: readonly string[];
  /** Executions of statements, an upper bound. */
  readonly executions: number;
  /** The bytes of the boxes that tiles read and write, each element once for each tile. */
  readonly bytes: number;
  /** Microseconds of launches. */
  readonly time: number;
}

export function phaseRates(
  plan: Plan,
  sizes: Readonly<Record<string, number>>,
  run: ReportRun,
): readonly PhaseRate[] {
  return plan.phases.flatMap(({ name, launches }, position) => {
    const steps = run.steps.filter(({ phase }) => phase === position);
    let [executions, bytes, time] = [0, 0, 0];
    for (const step of steps) {
      time += step.tiles.reduce((sum, { duration }) => sum + duration, 0);
      for (const { work, views } of tileSteps(plan, sizes, step)) {
        executions += work;
        for (const { array, reads, writes } of views) {
          const boxes = disjointBoxes([...reads, ...writes.map(({ box }) => box)]);
          const elements = boxes.reduce((sum, box) => sum + volume(box), 0);
          bytes += elements * scalarBytes(plan.arrays[array]!.element);
        }
      }
    }
    return time > 0 && executions > 0
      ? [{ name, kernels: launches.map(({ kernel }) => kernel), executions, bytes, time }]
      : [];
  });
}
