import type { ScopArray } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { maybePrivate } from './maybe-private.js';
import { type AccessFilter, emptyMap, type ScopModel, unionAccesses } from './scop-model.js';

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
  /** The part of {@link all} on arrays that all instances share. */
  readonly shared: isl.UnionMap;
  /** The rest of {@link all}, by array: a copy of the array per iteration leaves only its flow to be respected. */
  readonly privatizable: readonly ArrayDependences[];
}

/** The dependences on one array whose values are of no use before and after the region. */
export interface ArrayDependences {
  readonly array: string;
  readonly flow: isl.UnionMap;
  readonly order: isl.UnionMap;
  /** As in {@link Dependences}. */
  readonly liveIn: isl.UnionMap;
}

/** `{ S[…] -> A[…] }` by kind. */
export interface AccessSets {
  readonly reads: isl.UnionMap;
  readonly mustWrites: isl.UnionMap;
  readonly mayWrites: isl.UnionMap;
}

/** The accesses that satisfy the filter. */
export function accessSets(model: ScopModel, accessed: AccessFilter = () => true): AccessSets {
  return {
    reads: unionAccesses(model, (a) => a.kind === 'read' && accessed(a)),
    mustWrites: unionAccesses(model, (a) => a.kind === 'write' && !a.may && accessed(a)),
    mayWrites: unionAccesses(model, (a) => a.kind === 'write' && a.may && accessed(a)),
  };
}

/** isl's dataflow analyses that {@link Dependences.flow} and {@link Dependences.order} come from. */
export function dataflow(
  { reads, mustWrites, mayWrites }: AccessSets,
  schedule: isl.Schedule,
): { readonly flow: isl.UnionFlow; readonly order: isl.UnionFlow } {
  const flow = isl.UnionAccessInfo.fromSink(reads)
    .setMustSource(mustWrites)
    .setMaySource(mayWrites)
    .setSchedule(schedule)
    .computeFlow();
  const order = isl.UnionAccessInfo.fromSink(mustWrites.union(mayWrites))
    .setMustSource(mustWrites)
    .setMaySource(reads.union(mayWrites))
    .setSchedule(schedule)
    .computeFlow();
  return { flow, order };
}

export function computeDependences(model: ScopModel, schedule: isl.Schedule): Dependences {
  const candidates = maybePrivate(model);
  const names = candidates.map(({ name }) => name);
  const shared = dependencesOn(model, schedule, ({ array }) => !names.includes(array));
  const privatizable = candidates.map((array) => {
    const found = dependencesOn(model, schedule, (access) => access.array === array.name);
    return { array: array.name, ...(array.storage === 'local' ? withinLifetimes(array, found) : found) };
  });
  const unite = (maps: readonly isl.UnionMap[]): isl.UnionMap =>
    maps.reduce((union, map) => union.union(map), emptyMap(model.ctx)).coalesce();
  const flow = unite([shared, ...privatizable].map((part) => part.flow));
  const order = unite([shared, ...privatizable].map((part) => part.order));
  return {
    flowOfElements: flowOfElements(model, schedule),
    flow,
    order,
    all: unite([flow, order]),
    liveIn: unite([shared, ...privatizable].map((part) => part.liveIn)),
    shared: unite([shared.flow, shared.order]),
    privatizable,
  };
}

function dependencesOn(
  model: ScopModel,
  schedule: isl.Schedule,
  accessed: AccessFilter,
): Omit<ArrayDependences, 'array'> {
  const { flow, order } = dataflow(accessSets(model, accessed), schedule);
  return {
    flow: flow.getMayDependence().coalesce(),
    order: order.getMayDependence().coalesce(),
    liveIn: flow.getMayNoSource().coalesce(),
  };
}

/**
 * An array begins each iteration of the loops around its declaration without a value: none comes from an earlier one, nor
 * from before the region.
 */
function withinLifetimes(
  { loopsAround }: ScopArray,
  { flow, order, liveIn }: Omit<ArrayDependences, 'array'>,
): Omit<ArrayDependences, 'array'> {
  let within = emptyMap(flow.context);
  flow.foreachMap((map) => {
    let same = map;
    for (let d = 0; d < loopsAround; d++) same = same.equate(isl.DimType.In, d, isl.DimType.Out, d);
    within = within.union(isl.UnionMap.fromMap(same));
  });
  return { flow: within, order, liveIn: liveIn.subtract(liveIn) };
}

function flowOfElements(model: ScopModel, schedule: isl.Schedule): isl.UnionMap {
  const { reads, mustWrites, mayWrites } = accessSets(model);
  return isl.UnionAccessInfo.fromSink(reads.union(mayWrites))
    .setMustSource(mustWrites.union(mayWrites))
    .setSchedule(schedule)
    .computeFlow()
    .getFullMustDependence()
    .coalesce();
}
