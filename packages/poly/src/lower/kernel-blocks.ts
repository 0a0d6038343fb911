import {
  type KernelBlocks,
  type KernelStage,
  type SharedBuffer,
  type Statement,
  scalarBytes,
} from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { setHull } from '../boxes/bounding-box.js';
import { type CutLoop, type DataSpace, dataSpaces, inChunk } from '../buffers/data-space.js';
import { type Partition, partitionsOf, unionOf, withWrite } from '../buffers/partition.js';
import { type ChunkUse, ONE_CHUNK, paddingOf } from '../buffers/shared-boxes.js';
import { conditionExpr, valueExpr } from '../expressions/expressions.js';
import { coalesced } from '../model/coalesced.js';
import { declaredArray } from '../model/declared-array.js';
import { freeNames } from '../model/free-name.js';
import { relaxed } from '../model/relaxed.js';
import type { ScopModel } from '../model/scop-model.js';
import { threadBands, threadBody } from '../phases/launch.js';
import type { LaunchTree } from '../phases/phase.js';
import { loopSchedule } from '../tree/local-dependences.js';
import { iteratorOf, loopName } from '../tree/loop-name.js';
import { belowMarks, gridMark, marksAbove } from '../tree/marks.js';
import { isSameForAll } from '../tree/same-for-all.js';
import { type SharedMark, sharedMarks } from '../tree/shared-marks.js';
import { type Thread, threadContext, threadPoint } from './threads-of-tile.js';

/** Everything about a launch that says what its blocks share. */
export interface BlocksOfLaunch {
  readonly model: ScopModel;
  readonly launch: LaunchTree;
  readonly instances: isl.UnionSet;
  readonly hostIterators: readonly string[];
  readonly grid: readonly Thread[];
  readonly context: isl.Set;
  readonly statements: readonly Statement[];
  /** Names that the kernel has already. */
  readonly taken: readonly string[];
  /** Returns the position of an access's view in the kernel; `null` for a thread's own copy of the array. */
  viewOf(statement: Statement, access: number): number | null;
}

/** Returns how blocks of threads execute the launch; `undefined` if it has no tiles of constant size. */
export function kernelBlocks(of: BlocksOfLaunch): KernelBlocks | undefined {
  const { launch, grid, taken, context } = of;
  const sizes = grid.flatMap(({ tile }) => tile ?? []);
  if (sizes.length === 0 || sizes.length < grid.length) return undefined;
  const marks = sharedMarks(threadBody(launch));
  const iterators = [
    ...grid.map(({ iterator }) => iterator),
    ...marks.map(({ mark }) => iteratorOf(mark.loop)),
  ];
  const firsts = freeNames(
    iterators.map((name) => `${name}${name}`),
    taken,
  );
  const tile = sizes.map((size, d) => ({ first: firsts[d]!, size }));
  const bands = threadBands(launch).map(({ band }) => band);
  const loops = bands.map((band, d): CutLoop => ({ band, ...tile[d]! }));
  const tileContext = threadContext(
    grid.map((thread, d) => ({ ...thread, iterator: firsts[d]! })),
    context,
  );
  const names = new Names([...taken, ...firsts]);
  const stages = marks.map(({ node, mark }, s) =>
    stageOf(of, belowMarks(node), mark, firsts[grid.length + s]!, loops, tileContext, names),
  );
  const last = bands.at(-1)!;
  const [runs, aligned, bounds] = [
    gridMark(last, 'runs')?.count,
    gridMark(last, 'aligned')?.count,
    gridMark(last, 'bounds')?.blocks,
  ];
  return {
    tile: tile.map((one, d) => {
      if (d < tile.length - 1) return one;
      return { ...one, ...(runs && { neighbours: runs }), ...(aligned && { aligned }) };
    }),
    stages,
    ...(bounds && { perProcessor: bounds }),
  };
}

/** Hands out names that nothing else has. */
class Names {
  readonly #taken: string[];

  constructor(taken: readonly string[]) {
    this.#taken = [...taken];
  }

  add(wanted: string): string {
    const [name = wanted] = freeNames([wanted], this.#taken);
    this.#taken.push(name);
    return name;
  }
}

function stageOf(
  of: BlocksOfLaunch,
  band: isl.ScheduleNode,
  { chunk, arrays, slots, by }: SharedMark,
  first: string,
  tile: readonly CutLoop[],
  tileContext: isl.Set,
  names: Names,
): KernelStage {
  const { model, instances, hostIterators } = of;
  const [unroll] = marksAbove(band).flatMap((mark) =>
    mark.kind === 'unroll' && mark.inBlocks ? [mark.count] : [],
  );
  const schedule = loopSchedule(band);
  const inside = instances.intersect(band.getDomain());
  const valuesOf = (some: isl.UnionSet) => relaxed(coalesced(isl.Set.fromUnionSet(some.apply(schedule))));
  const bands = tile.map((loop) => loop.band);
  const isSame = bands.every((one) => isSameForAll(one, band));
  const range = isSame ? undefined : rangeOf(valuesOf(inChunk(inside, tile)), tileContext);
  // A chunk of all threads may begin before the first iteration of each. If only some threads have the loop, a block may come to it
  // though no thread does: the conditions of copies then say all.
  const context =
    range || !haveAllThreads(of, inside)
      ? tileContext
      : tileContext.intersect(setHull(valuesOf(inside)).intersect(threadPoint(model.ctx, first)).params());
  const loops = [...tile, { band, first, size: chunk }];
  const buffers = arrays.flatMap((array) => {
    const spaces = dataSpaces(model, inside, hostIterators, loops, array);
    return inBuffers(of, spaces).flatMap((own) => {
      const partitions = partitionsOf(own);
      if (!partitions)
        throw new Error(`what a chunk of ${loopName(band)} accesses of ${array} has no constant size`);
      return partitions.map((partition) => sharedBuffer(of, array, partition, { slots, by }, context, names));
    });
  });
  return {
    ...{ first, chunk, ...(range && { range }), buffers },
    ...(slots > 1 && { slots }),
    ...(unroll !== undefined && { unroll }),
    ...(by === 'matrix' && { matrix: true }),
  };
}

/** Returns whether all threads execute some of the instances if any thread does. */
function haveAllThreads({ instances, grid }: BlocksOfLaunch, some: isl.UnionSet): boolean {
  const [first, ...others] = grid.map(({ schedule }) => schedule);
  if (!first) return true;
  const position = others.reduce((all, one) => all.flatRangeProduct(one), first);
  const own = isl.Set.fromUnionSet(some.apply(position));
  return isl.Set.fromUnionSet(instances.apply(position)).intersectParams(own.params()).isSubset(own);
}

/** Returns the first and the last value of a loop in a tile. */
function rangeOf(values: isl.Set, context: isl.Set): KernelStage['range'] {
  return { least: valueExpr(values.dimMin(0), context), greatest: valueExpr(values.dimMax(0), context) };
}

/**
 * Returns the data spaces in memory that may have a box together: that of a write and those that overlap it,
 * or those of one view.
 */
function inBuffers(of: BlocksOfLaunch, spaces: readonly DataSpace[]): readonly (readonly DataSpace[])[] {
  const { written, others } = withWrite(spaces.filter((space) => viewOfSpace(of, space) !== null));
  const read = byView(of, others).map((one) => one.spaces);
  return written.length > 0 ? [written, ...read] : read;
}

function byView(
  of: BlocksOfLaunch,
  spaces: readonly DataSpace[],
): readonly { readonly view: number; readonly spaces: readonly DataSpace[] }[] {
  const groups = new Map<number, DataSpace[]>();
  for (const space of spaces) {
    const view = viewOfSpace(of, space);
    if (view !== null) groups.set(view, [...(groups.get(view) ?? []), space]);
  }
  return [...groups].map(([view, own]) => ({ view, spaces: own }));
}

/** Returns the view by which an access goes to memory; `null` for a thread's own copy of the array. */
function viewOfSpace({ statements, viewOf }: BlocksOfLaunch, { access }: DataSpace): number | null {
  const statement = statements.find(({ name }) => name === access.statement);
  return statement ? viewOf(statement, access.position) : null;
}

function sharedBuffer(
  of: BlocksOfLaunch,
  array: string,
  { spaces, elements, hull, extents }: Partition,
  use: ChunkUse,
  context: isl.Set,
  names: Names,
): SharedBuffer {
  const name = names.add(`${array}_box`);
  const element = extents.map((_, d) => names.add(`${name}_${d}`));
  const conditionOf = (set: isl.Set) => {
    const condition = conditionExpr(elementPoint(set, element), context);
    return condition && { condition };
  };
  const bytes = scalarBytes(declaredArray(of.model, array).element);
  const write = spaces.find(({ kind }) => kind === 'write');
  const before = byView(
    of,
    spaces.filter(({ kind }) => write && kind === 'read'),
  ).map((read) => ({
    view: read.view,
    ...conditionOf(convex(unionOf(read.spaces.map((one) => one.elements)))),
  }));
  return {
    name,
    view: viewOfSpace(of, write ?? spaces[0]!)!,
    origin: extents.map((_, d) => valueExpr(hull.dimMin(d), context)),
    extents,
    pad: paddingOf(extents, bytes, write ? ONE_CHUNK : use),
    element,
    ...conditionOf(write ? write.elements : convex(elements)),
    accesses: spaces.map(({ access }) => access),
    ...(write && { out: true }),
    ...(before.length > 0 && { before }),
  };
}

/** Returns the elements, or a box around them: a view's memory is one piece. */
function convex(elements: isl.Set): isl.Set {
  return elements.nBasicSet() === 1 ? elements : setHull(elements);
}

/**
 * Returns the parameter values for which the element with these subscripts, which are parameters, is one of
 * the set.
 */
function elementPoint(elements: isl.Set, subscripts: readonly string[]): isl.Set {
  const list = subscripts.join(', ');
  const point = isl.Set.readFromStr(elements.context, `[${list}] -> { [${list}] }`);
  const tuple = elements.getTupleName();
  return elements.intersect(tuple === null ? point : point.setTupleName(tuple)).params();
}
