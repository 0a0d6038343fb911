import type { ScopArray } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { declaredElements } from './array-elements.js';
import { coalesced } from './coalesced.js';
import { ExecutionTimes } from './execution-times.js';
import { lazily } from './lazily.js';
import { emptyMap, type ScopModel, unionAccesses } from './scop-model.js';
import { unionOfMaps } from './unions.js';
import { unlessIslFails } from './unless-isl-fails.js';
import { withinQuota } from './within-quota.js';

/**
 * The dependences of one array, from source to sink with the element: `{ source -> [sink -> A[…]] }`. Sources execute
 * before sinks in the original order.
 */
export interface ArrayDataflow {
  readonly array: string;
  /**
   * Whether these are only the last writers. Otherwise they are all earlier ones, because isl could not find the last
   * ones, or not in time.
   */
  readonly exact: boolean;
  /** From writes to the reads that may see their values. */
  readonly flow: isl.UnionMap;
  /** The part of {@link flow} in which the read certainly gets the value of this write. */
  readonly certainFlow: isl.UnionMap;
  /**
   * From reads and writes to later writes of the element, at least up to the next one that surely happens. If
   * nothing reads the array after the region, only few questions need it, and it is computed for the first of
   * them.
   */
  readonly order: isl.UnionMap;
  /** The reads of elements that no earlier instance is sure to have written, `{ sink -> A[…] }`. */
  readonly liveIn: isl.UnionMap;
  /**
   * From the last instance that may write an element to those that read it next. Unlike in {@link flow}, a may-write
   * kills, and counts as a read: the runtime takes what may be written for written, and brings it up to date first.
   */
  readonly ownership: isl.UnionMap;
}

/** Bound on isl's operations for the exact dataflow of one array; nearly all of the benchmark kernels' need a tenth. */
const EXACT_OPERATIONS = 600_000;

/**
 * Returns the dataflow of an array: from last writers if isl finds those soon enough, otherwise from all
 * earlier ones, which takes no subtraction. The second has more dependences, and never fewer.
 */
export function arrayDataflow(
  model: ScopModel,
  schedule: isl.Schedule,
  array: ScopArray,
  times: ExecutionTimes = new ExecutionTimes(schedule),
): ArrayDataflow {
  const accesses = accessSets(model, array);
  const dataflow = findDataflow(model, schedule, array, accesses, times);
  return array.storage === 'local' ? withinLifetimes(array, dataflow) : dataflow;
}

function findDataflow(
  model: ScopModel,
  schedule: isl.Schedule,
  array: ScopArray,
  accesses: AccessSets,
  times: ExecutionTimes,
): ArrayDataflow {
  const { name, deadAfter } = array;
  const { reads, mustWrites, mayWrites } = accesses;
  const none = emptyMap(model.ctx);
  if (mustWrites.isEmpty() && mayWrites.isEmpty()) {
    const flows = { flow: none, certainFlow: none, order: none, liveIn: reads, ownership: none };
    return { array: name, exact: true, ...flows };
  }
  // isl's analysis takes its time for every statement of the schedule, whether it accesses the array or not.
  const restricted = schedule.intersectDomain(reads.union(mustWrites).union(mayWrites).domain());
  const soon = <T>(answer: () => T): T | undefined =>
    withinQuota(model.ctx, () => unlessIslFails('dataflow', answer), EXACT_OPERATIONS);
  const simple = lazily(() => simplified(model, array, accesses));
  if (!deadAfter) {
    const exact = soon(() => ({
      ...lastWriters(accesses, restricted),
      order: upToNextWrites(accesses, restricted),
    }));
    const found = exact ?? { ...allWriters(simple(), times, reads), order: allOrder(simple(), times) };
    return { array: name, ...found };
  }
  const flows = soon(() => lastWriters(accesses, restricted)) ?? allWriters(simple(), times, reads);
  const order = lazily(() => soon(() => upToNextWrites(accesses, restricted)) ?? allOrder(simple(), times));
  return withOrder({ array: name, ...flows }, order);
}

function withOrder(flows: Omit<ArrayDataflow, 'order'>, order: () => isl.UnionMap): ArrayDataflow {
  return {
    ...flows,
    get order() {
      return order();
    },
  };
}

/**
 * Returns the writes of elements that no later instance is sure to overwrite in the original order:
 * `{ source -> A[…] }`.
 */
export function lastWrites(
  model: ScopModel,
  array: ScopArray,
  { exact, order }: Pick<ArrayDataflow, 'exact' | 'order'>,
): isl.UnionMap {
  const { mustWrites, mayWrites } = accessSets(model, array);
  const writes = mustWrites.union(mayWrites);
  if (!exact) return writes;
  return coalesced(writes.subtract(order.intersectRange(mustWrites.wrap()).rangeFactorRange()));
}

/**
 * `{ source -> sink }`: all accesses of an array before a write of the same element, whatever lies between. What
 * {@link ArrayDataflow.order} only says from one write to the next: an order of execution that breaks some of those
 * cannot tell from the others which instances share an element.
 */
export function storageConflicts(model: ScopModel, times: ExecutionTimes, array: ScopArray): isl.UnionMap {
  const accesses = accessSets(model, array);
  const conflicts = ({ reads, mustWrites, mayWrites }: AccessSets): isl.UnionMap => {
    const writes = mustWrites.union(mayWrites);
    return earlierInstances(writes.union(reads), writes, times);
  };
  return (
    withinQuota(model.ctx, () => coalesced(conflicts(accesses)), EXACT_OPERATIONS) ??
    conflicts(simplified(model, array, accesses))
  );
}

/** `{ S[…] -> A[…] }` by kind. */
interface AccessSets {
  readonly reads: isl.UnionMap;
  readonly mustWrites: isl.UnionMap;
  readonly mayWrites: isl.UnionMap;
}

function accessSets(model: ScopModel, { name }: ScopArray): AccessSets {
  return {
    reads: unionAccesses(model, (a) => a.array === name && a.kind === 'read'),
    mustWrites: unionAccesses(model, (a) => a.array === name && a.kind === 'write' && !a.may),
    mayWrites: unionAccesses(model, (a) => a.array === name && a.kind === 'write' && a.may),
  };
}

type Flows = Omit<ArrayDataflow, 'array' | 'order'>;

function lastWriters({ reads, mustWrites, mayWrites }: AccessSets, schedule: isl.Schedule): Flows {
  const flow = isl.UnionAccessInfo.fromSink(reads)
    .setMustSource(mustWrites)
    .setMaySource(mayWrites)
    .setSchedule(schedule)
    .computeFlow();
  // Without may-writes, reads get what the last must-write has written.
  const ownership = mayWrites.isEmpty()
    ? flow
    : isl.UnionAccessInfo.fromSink(reads.union(mayWrites))
        .setMustSource(mustWrites.union(mayWrites))
        .setSchedule(schedule)
        .computeFlow();
  return {
    exact: true,
    flow: coalesced(flow.getFullMayDependence()),
    certainFlow: coalesced(flow.getFullMustDependence()),
    liveIn: coalesced(flow.getMayNoSource()),
    ownership: coalesced(ownership.getFullMustDependence()),
  };
}

/** Returns the order up to the next must-write, which has dependences of its own. */
function upToNextWrites({ reads, mustWrites, mayWrites }: AccessSets, schedule: isl.Schedule): isl.UnionMap {
  const order = isl.UnionAccessInfo.fromSink(mustWrites.union(mayWrites))
    .setMustSource(mustWrites)
    .setMaySource(reads.union(mayWrites))
    .setSchedule(schedule)
    .computeFlow();
  return coalesced(order.getFullMayDependence());
}

/** Elements of a dimension of time levels, at most: `A[t % 2][i][j]`. */
const MOST_LEVELS = 3;

/**
 * Returns supersets of the accesses: `A[i % 4]` is any of `A[0]` to `A[3]`. They are convex and have no local
 * variables. Only along dimensions of few elements they stay exact, which keeps the time levels of a stencil apart.
 */
function simplified(model: ScopModel, array: ScopArray, accesses: AccessSets): AccessSets {
  const limits = isl.UnionSet.fromSet(declaredElements(model, array.name));
  const levels = array.extents.flatMap((extent, dimension) =>
    extent?.op === 'int' && extent.value <= MOST_LEVELS ? [dimension] : [],
  );
  const simple = (relation: isl.UnionMap): isl.UnionMap =>
    mapPieces(relation, (map) =>
      levels.reduce(
        (hull, dimension) => hull.intersect(along(map, dimension)),
        isl.Map.fromBasicMap(map.removeDivs().unshiftedSimpleHull()),
      ),
    ).intersectRange(limits);
  const { reads, mustWrites, mayWrites } = accesses;
  return { reads: simple(reads), mustWrites: simple(mustWrites), mayWrites: simple(mayWrites) };
}

/** Returns the relation for one dimension of its range, with any value in the others. */
function along(map: isl.Map, dimension: number): isl.Map {
  const after = map.dim(isl.DimType.Out) - dimension - 1;
  return map.eliminate(isl.DimType.Out, dimension + 1, after).eliminate(isl.DimType.Out, 0, dimension);
}

function allWriters(
  { reads, mustWrites, mayWrites }: AccessSets,
  times: ExecutionTimes,
  liveIn: isl.UnionMap,
): Flows {
  const writes = mustWrites.union(mayWrites);
  const flow = earlierAccesses(writes, reads, times);
  return {
    exact: false,
    flow,
    certainFlow: emptyMap(reads.context),
    liveIn,
    ownership: flow.union(earlierAccesses(writes, mayWrites, times)),
  };
}

function allOrder({ reads, mustWrites, mayWrites }: AccessSets, times: ExecutionTimes): isl.UnionMap {
  const writes = mustWrites.union(mayWrites);
  return earlierAccesses(writes.union(reads), writes, times);
}

/** `{ source -> [sink -> A[…]] }`: all that access the same element, the source at an earlier time. */
function earlierAccesses(sources: isl.UnionMap, sinks: isl.UnionMap, times: ExecutionTimes): isl.UnionMap {
  return earlierInstances(sources, sinks, times).rangeProduct(sources).intersectRange(sinks.wrap());
}

/** `{ source -> sink }`: all that access the same element, the source at an earlier time. */
function earlierInstances(sources: isl.UnionMap, sinks: isl.UnionMap, times: ExecutionTimes): isl.UnionMap {
  return mapPieces(sources.applyRange(sinks.reverse()), (map) =>
    map.intersect(times.of(map.domain()).lexLtMap(times.of(map.range()))),
  );
}

/** Replaces every map of the union. */
function mapPieces(relation: isl.UnionMap, replace: (map: isl.Map) => isl.Map): isl.UnionMap {
  const pieces: isl.UnionMap[] = [];
  relation.foreachMap((map) => {
    pieces.push(isl.UnionMap.fromMap(replace(map)));
  });
  return unionOfMaps(relation.context, pieces);
}

/**
 * Returns the dataflow within single iterations of the loops around an array's declaration. The array begins each of
 * them without a value.
 */
function withinLifetimes({ loopsAround }: ScopArray, dataflow: ArrayDataflow): ArrayDataflow {
  const within = (relation: isl.UnionMap): isl.UnionMap =>
    mapPieces(relation, (map) => {
      let same = map;
      for (let d = 0; d < loopsAround; d++) same = same.equate(isl.DimType.In, d, isl.DimType.Out, d);
      return same;
    });
  const { array, exact, flow, certainFlow, ownership } = dataflow;
  const flows = {
    array,
    exact,
    flow: within(flow),
    certainFlow: within(certainFlow),
    ownership: within(ownership),
    liveIn: emptyMap(flow.context),
  };
  return withOrder(flows, () => dataflow.order);
}
