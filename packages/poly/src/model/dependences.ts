import * as isl from '@boxflow/isl-wasm';
import { emptyMap, type ScopModel, unionAccesses } from './scop-model.js';

/** All over statement instances; sources execute before sinks in the original order. */
export interface Dependences {
  /**
   * From the last instance that may write an element to those that read it next, with the element:
   * `{ source -> [sink -> A[…]] }`. Unlike in {@link flow}, a may-write kills, and counts as a read: the runtime takes
   * what may be written for written, and brings it up to date first.
   */
  readonly flowOfElements: isl.UnionMap;
  /** Read after write, `{ source -> sink }`. */
  readonly flow: isl.UnionMap;
  /** Write after read and write after write, up to the next must-write, `{ source -> sink }`. */
  readonly order: isl.UnionMap;
  /** Union of {@link flow} and {@link order}: what any new execution order must respect. */
  readonly all: isl.UnionMap;
  /** The reads of elements that no earlier instance is sure to have written, `{ sink -> A[…] }`. */
  readonly liveIn: isl.UnionMap;
}

export function computeDependences(model: ScopModel, schedule: isl.Schedule): Dependences {
  const reads = unionAccesses(model, (a) => a.kind === 'read');
  const mustWrites = unionAccesses(model, (a) => a.kind === 'write' && !a.may);
  const mayWrites = unionAccesses(model, (a) => a.kind === 'write' && a.may);

  const flowResult = isl.UnionAccessInfo.fromSink(reads)
    .setMustSource(mustWrites)
    .setMaySource(mayWrites)
    .setSchedule(schedule)
    .computeFlow();
  const orderResult = isl.UnionAccessInfo.fromSink(mustWrites.union(mayWrites))
    .setMustSource(mustWrites)
    .setMaySource(reads.union(mayWrites))
    .setSchedule(schedule)
    .computeFlow();

  const potentialWriter = isl.UnionAccessInfo.fromSink(reads.union(mayWrites))
    .setMustSource(mustWrites.union(mayWrites))
    .setSchedule(schedule)
    .computeFlow();

  const flow = flowResult.getMayDependence().coalesce();
  const order = orderResult.getMayDependence().coalesce();
  return {
    flowOfElements: potentialWriter.getFullMustDependence().coalesce(),
    flow,
    order,
    all: emptyMap(model.ctx).union(flow).union(order).coalesce(),
    liveIn: flowResult.getMayNoSource().coalesce(),
  };
}
