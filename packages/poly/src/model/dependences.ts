import type { ScopArray } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import { type ArrayDataflow, arrayDataflow, lastWrites, storageConflicts } from './array-dataflow.js';
import { coalesced } from './coalesced.js';
import { ExecutionTimes } from './execution-times.js';
import { lazily } from './lazily.js';
import { maybePrivate } from './maybe-private.js';
import { emptySet, type ScopModel, unionAccesses } from './scop-model.js';
import { unionOfMaps } from './unions.js';

/** All over statement instances; sources execute before sinks in the original order. */
export interface Dependences {
  /** By array; everything else is derived from it. */
  readonly dataflow: readonly ArrayDataflow[];
  /** {@link ArrayDataflow.ownership} of all arrays, `{ source -> [sink -> A[…]] }`. */
  readonly flowOfElements: isl.UnionMap;
  /** Read after write, `{ source -> sink }`. */
  readonly flow: isl.UnionMap;
  /**
   * Union of {@link flow}, and write after read and write after write: what any new execution order must respect. It is
   * computed for the first question about it.
   */
  readonly all: isl.UnionMap;
  /** The reads of elements that no earlier instance is sure to have written, `{ sink -> A[…] }`. */
  readonly liveIn: isl.UnionMap;
  /** The part of {@link all} on arrays that all instances share. */
  readonly shared: isl.UnionMap;
  /** The rest of {@link all}, by array: a copy of the array per iteration leaves only its flow to be respected. */
  readonly privatizable: readonly ArrayDependences[];
}

/** The dependences on one array of which iterations may have copies. */
export interface ArrayDependences {
  readonly array: string;
  readonly flow: isl.UnionMap;
  /**
   * {@link storageConflicts} if nothing reads the array after the region. Otherwise up to the next write: new orders
   * respect these, so that the last values stay the last.
   */
  readonly order: isl.UnionMap;
  /** As in {@link Dependences}. */
  readonly liveIn: isl.UnionMap;
  /** The instances that write values which the region may leave behind. */
  readonly liveOut: isl.UnionSet;
}

/** The dependences that an order of execution is found by. */
export type OrderedDependences = Pick<Dependences, 'flow' | 'shared' | 'privatizable' | 'all'>;

export function computeDependences(model: ScopModel, schedule: isl.Schedule): Dependences {
  const times = new ExecutionTimes(schedule);
  const dataflow = model.scop.arrays.map((array) => arrayDataflow(model, schedule, array, times));
  const parts = dataflow.map(instanceDependences);
  const privatizable = maybePrivate(model).flatMap((array) => {
    const found = parts.find((part) => part.array === array.name) as InstanceDependences;
    return privatizableDependences(model, times, array, found) ?? [];
  });
  const isPrivatizable = (name: string): boolean => privatizable.some(({ array }) => array === name);
  const unite = (maps: readonly isl.UnionMap[]): isl.UnionMap => coalesced(unionOfMaps(model.ctx, maps));
  const flow = unite(parts.map((part) => part.flow));
  const all = lazily(() => unite([flow, unite(parts.map((part) => part.order()))]));
  return {
    dataflow,
    flowOfElements: unite(dataflow.map((part) => part.ownership)),
    flow,
    get all() {
      return all();
    },
    liveIn: unite(dataflow.map((part) => part.liveIn)),
    shared: unite(
      parts.filter(({ array }) => !isPrivatizable(array)).flatMap((part) => [part.flow, part.order()]),
    ),
    privatizable,
  };
}

/** Returns the dependences without those on arrays that are not accessed. */
export function dependencesOf(
  whole: Dependences,
  isAccessed: (array: string) => boolean,
): OrderedDependences {
  const { flow, shared } = whole;
  const dataflow = whole.dataflow.filter(({ array }) => isAccessed(array));
  const all = lazily(() => {
    const parts = dataflow.map(instanceDependences);
    const maps = parts.flatMap((part) => [part.flow, part.order()]);
    return coalesced(unionOfMaps(flow.context, maps));
  });
  return {
    flow,
    shared,
    privatizable: whole.privatizable.filter(({ array }) => isAccessed(array)),
    get all() {
      return all();
    },
  };
}

/** The dependences on an array without its elements. */
interface InstanceDependences {
  readonly array: string;
  readonly dataflow: ArrayDataflow;
  readonly flow: isl.UnionMap;
  readonly order: () => isl.UnionMap;
}

function instanceDependences(dataflow: ArrayDataflow): InstanceDependences {
  const withoutElements = (relation: isl.UnionMap): isl.UnionMap => coalesced(relation.rangeFactorDomain());
  return {
    array: dataflow.array,
    dataflow,
    flow: withoutElements(dataflow.flow),
    order: lazily(() => withoutElements(dataflow.order)),
  };
}

/** Returns `undefined` if each value that an instance writes may be read after the region. */
function privatizableDependences(
  model: ScopModel,
  times: ExecutionTimes,
  array: ScopArray,
  { dataflow, flow, order }: InstanceDependences,
): ArrayDependences | undefined {
  const { name, deadAfter } = array;
  const common = { array: name, flow, liveIn: dataflow.liveIn };
  if (deadAfter) {
    const conflicts = lazily(() => storageConflicts(model, times, array));
    const liveOut = emptySet(model.ctx);
    return {
      ...common,
      liveOut,
      get order() {
        return conflicts();
      },
    };
  }
  const liveOut = lastWrites(model, array, dataflow).domain();
  const writers = unionAccesses(model, (a) => a.kind === 'write' && a.array === name).domain();
  return writers.isSubset(liveOut) ? undefined : { ...common, order: order(), liveOut };
}
