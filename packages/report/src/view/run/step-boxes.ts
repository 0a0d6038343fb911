import { type ConcreteBox, evaluatePlan, int, type Plan } from '@boxflow/ir';
import type { ReportRun, ReportStep } from '../../data/run/report-run.js';

/** What a box of an array is to a device in an execution of a phase. */
export type BoxUse = 'held' | 'read' | 'written' | 'received';

export interface DeviceBox extends ConcreteBox {
  readonly use: BoxUse;
  /** The device, or the receiver of a copy. */
  readonly device: number | 'host';
  /** The sender of a copy. */
  readonly from?: number | 'host';
  readonly bytes?: number;
}

/** Returns the boxes of each array in an execution of a phase, by the array's name. */
export function stepBoxes(
  plan: Plan,
  sizes: Readonly<Record<string, number>>,
  run: ReportRun,
  step: ReportStep,
): ReadonlyMap<string, readonly DeviceBox[]> {
  const boxes = new Map<string, DeviceBox[]>(plan.arrays.map(({ name }) => [name, []]));
  const add = (array: string, box: DeviceBox) => boxes.get(array)?.push(box);
  for (const { array, device, lo, hi } of heldAt(run, step.index))
    add(array, { use: 'held', device, lo, hi });
  for (const { tile, views } of tileSteps(plan, sizes, step)) {
    for (const { array, reads, writes } of views) {
      const { name } = plan.arrays[array]!;
      for (const box of reads) add(name, { use: 'read', device: tile.device, ...box });
      for (const { box } of writes) add(name, { use: 'written', device: tile.device, ...box });
    }
  }
  for (const { array, from, to, lo, hi, bytes } of step.copies) {
    add(array, { use: 'received', device: to, from, lo, hi, bytes });
  }
  return boxes;
}

/** Returns the tiles of an execution with all expressions of the plan evaluated. */
export function tileSteps(plan: Plan, sizes: Readonly<Record<string, number>>, step: ReportStep) {
  const host = [{ kind: 'phase' as const, phase: step.phase, iterators: step.iterators.map(int) }];
  const options = { parameters: new Map(Object.entries(sizes)), tiles: () => step.tiles, readers: () => [] };
  return [...evaluatePlan({ ...plan, host }, options)];
}

/** Returns the buffers that are on devices in an execution. */
function heldAt({ buffers }: ReportRun, index: number) {
  const held = new Map<string, ReportRun['buffers'][number]>();
  for (const event of buffers) {
    if (event.step > index) continue;
    const key = `${event.device} ${event.array} ${event.lo} ${event.hi}`;
    if (event.isThere) held.set(key, event);
    else held.delete(key);
  }
  return [...held.values()];
}
