import { type RecipeLine, scalarBytes } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import { largeIterations } from '../../../cost/large-iterations.js';
import { declaredArray } from '../../../model/declared-array.js';
import type { ScopModel } from '../../../model/scop-model.js';
import { loopsAt, tupleNames } from '../../../tree/items.js';
import { carriedDependences } from '../../../tree/local-dependences.js';
import { findLoop, loopName } from '../../../tree/loop-name.js';
import { privateArrays, registersAround } from '../../../tree/marks.js';
import { isSameForAll } from '../../../tree/same-for-all.js';
import { whyNotParallel } from '../../legality.js';
import type { MappingState } from '../../mapping-state.js';
import { applyLine, recipeLine } from '../../verbs/apply-line.js';
import { loopsFromLaunch } from '../../verbs/threads.js';
import { accessesIn, type ThreadAccess } from '../thread-accesses.js';
import { sumsAlongColumns } from './neighbour-columns.js';

/**
 * Threads that a processor executes together: a multiple of all vectors, few enough for their sums to be in its registers. Of 8
 * to 256, a product in double precision was fastest with 32 on a Xeon, with and without `-march=native`.
 */
const LANES = 32;
/**
 * The same for sums of elements of 4 bytes or less: as many vectors as of 8. A product in single precision with 6 points reached 65 %
 * of the peak of a core of an EPYC processor with 64, and 51 % with 32.
 */
const NARROW_LANES = { lanes: 64, bytes: 4 } as const;
/**
 * The same if each of them walks along a column of its own: their values come one by one. Of 4 to 32, 8 were fastest for the sums of
 * Nussinov's algorithm on an EPYC processor, with and without `-march=native`: they take less than half the time of one after the other.
 */
const COLUMNS = 8;
/**
 * Sums of a thread: each value that they share is read once for all of them. Six times the lanes fill 24 of 32 registers of 64 bytes.
 * Products on a Xeon took 3 to 6 % less time with 6 than with 4, and a third less with registers of 32 bytes.
 */
const POINTS = 6;
/** Iterations of a sum whose panel stays in a processor's second cache, with the rows that it is for. */
const PANEL = 512;
/** Threads that a device should have even so, with large arrays: an H200 holds 270,000 at a time, and is busy with a quarter of them. */
const ENOUGH_THREADS = 65_536;
/** Iterations of a loop that threads divide in this way, with large arrays: the rest at its end should be small. */
const ENOUGH_ITERATIONS = 16 * POINTS;

/**
 * Adds `vectorize` and `points` lines for the last two loops of a thread grid if threads have loops that are the same for all:
 * the first if neighbours access neighbours there, do not wait for results as each of them does, or walk along columns, the second if several sums of a
 * thread would read the same elements. These elements need not be neighbours if a `panels` line brings them together first.
 */
export function withTogether(state: MappingState, grid: readonly string[]): MappingState {
  const x = findLoop(state.schedule, grid.at(-1) ?? '');
  const loops = x ? loopsAt(x.child(0)) : [];
  if (!x || loops.length === 0) return state;
  const nest: ThreadNest = { bands: loopsFromLaunch(x), x, loops, accesses: accessesIn(state, loops, x) };
  const ofPoints = points(state.model, nest, grid);
  const isShared = ofPoints.length > 0 ? sharedReads(nest) : () => false;
  const ofLanes = lanes(state, nest, grid, isShared);
  if (ofLanes.length === 0 && ofPoints.length === 0) return lanesInThreads(state, nest);
  const lines = [...ofLanes, ...ofPoints, ...(ofLanes.length > 0 ? panels(nest, grid, isShared) : [])];
  return lines.reduce(applyLine, state);
}

/** Adds `vectorize` lines for parallel loops of a thread that have loops inside, if neighbours access neighbours there. */
function lanesInThreads(state: MappingState, { loops }: ThreadNest): MappingState {
  return loops.reduce((current, band) => {
    const inner = loopsAt(band.child(0));
    const isPlain = inner.length > 0 && privateArrays(band).length === 0 && !inner.some(keepsRegisters);
    if (!isPlain || !inner.every((one) => isSameForAll(band, one))) return current;
    const strides = accessesIn(state, [band], band).map(({ stride }) => stride(band));
    if (!areNeighbours(strides) || whyNotParallel(state, band)) return current;
    const reason = 'on a host: its iterations are parallel, and neighbours access neighbouring elements';
    return applyLine(current, recipeLine('vectorize', [loopName(band), String(LANES)], reason));
  }, state);
}

/** Returns whether neighbouring iterations access neighbouring elements, or the same ones. */
function areNeighbours(strides: readonly number[]): boolean {
  return strides.includes(1) && strides.every((stride) => stride === 0 || stride === 1);
}

function keepsRegisters(band: isl.ScheduleNode): boolean {
  return registersAround(band).length > 0;
}

/** The loops of a thread grid, and those directly inside. */
interface ThreadNest {
  readonly bands: readonly isl.ScheduleNode[];
  /** The last of {@link bands}. */
  readonly x: isl.ScheduleNode;
  readonly loops: readonly isl.ScheduleNode[];
  readonly accesses: readonly ThreadAccess[];
}

/** Returns which accesses read what all other threads of the grid read in their sums, from arrays that nobody writes meanwhile. */
function sharedReads({ bands, x, loops, accesses }: ThreadNest): (access: ThreadAccess) => boolean {
  const written = accesses.filter(({ kind }) => kind === 'write').map(({ array }) => array);
  const others = bands.filter((band) => !band.isEqual(x));
  return ({ kind, array, stride, dependsOn }) =>
    kind === 'read' &&
    !written.includes(array) &&
    others.every((band) => stride(band) === 0) &&
    dependsOn(x) &&
    loops.some(dependsOn);
}

function panels(
  { accesses }: ThreadNest,
  grid: readonly string[],
  isShared: (access: ThreadAccess) => boolean,
): readonly RecipeLine[] {
  if (!accesses.some(isShared)) return [];
  const reason = 'on a host: all rows read the same elements';
  return [recipeLine('panels', [grid.at(-1) ?? '', String(PANEL)], reason)];
}

function lanes(
  state: MappingState,
  nest: ThreadNest,
  grid: readonly string[],
  isShared: (access: ThreadAccess) => boolean,
): readonly RecipeLine[] {
  const { x, loops, accesses } = nest;
  if (!loops.every((inner) => isSameForAll(x, inner))) return [];
  const ofLanes = (count: number, reason: string) => [
    recipeLine('vectorize', [grid.at(-1) ?? '', String(count)], `on a host: ${reason}`),
  ];
  const strides = accesses.filter((access) => !isShared(access)).map(({ stride }) => stride(x));
  if (areNeighbours(strides)) return neighbourLanes(state.model, nest, ofLanes);
  if (loops.every((inner) => sumsAlongColumns(state, x, inner)))
    return ofLanes(COLUMNS, 'neighbours sum along columns that lie beside each other');
  return loops.every((inner) => isRecurrence(state, inner))
    ? ofLanes(LANES, 'each waits for its earlier results, and not for its neighbours')
    : [];
}

/** Returns the line for lanes that access neighbouring elements: more of them if their sums are narrow. */
function neighbourLanes(
  model: ScopModel,
  { loops, accesses }: ThreadNest,
  ofLanes: (count: number, reason: string) => readonly RecipeLine[],
): readonly RecipeLine[] {
  const bytes = Math.max(...accesses.map(({ array }) => scalarBytes(declaredArray(model, array).element)));
  const neighbours = 'neighbours access neighbouring elements';
  return loops.every(keepsRegisters) && bytes <= NARROW_LANES.bytes
    ? ofLanes(NARROW_LANES.lanes, `${neighbours}, of ${bytes} bytes or less`)
    : ofLanes(LANES, neighbours);
}

/**
 * Returns whether iterations of a loop need floating-point results of iterations before, as sums and filters do. Compilers must keep
 * their order, and a processor waits for each result. Neighbouring threads do not wait for each other, wherever their elements are.
 */
function isRecurrence({ model, dependences }: MappingState, band: isl.ScheduleNode): boolean {
  const sources = tupleNames(carriedDependences(band, dependences.flow).domain());
  const isFloating = (name: string) => ['float', 'double'].includes(declaredArray(model, name).element);
  const areFloating = model.statements
    .filter(({ statement }) => sources.includes(statement.name))
    .every(({ accesses }) =>
      accesses.every(({ access }) => access.kind === 'read' || isFloating(access.array)),
    );
  return sources.length > 0 && areFloating && loopsAt(band.child(0)).length === 0;
}

function points(
  model: ScopModel,
  { bands, x, loops, accesses }: ThreadNest,
  grid: readonly string[],
): readonly RecipeLine[] {
  const y = bands.at(-2);
  const areSums = loops.every(keepsRegisters);
  if (!y || !areSums) return [];
  const isShared = accesses.some(({ stride }) => stride(y) === 0 && stride(x) !== 0);
  if (!isShared || !areMany(model, bands, y) || !loops.every((inner) => isSameForAll(y, inner))) return [];
  const counts = grid.map((_, d) => String(d === grid.length - 2 ? POINTS : 1));
  return [recipeLine('points', [grid.at(-1) ?? '', ...counts], `${POINTS} sums read the same elements`)];
}

/** Returns whether enough threads are left if each has several iterations of a loop of the grid. */
function areMany(model: ScopModel, grid: readonly isl.ScheduleNode[], along: isl.ScheduleNode): boolean {
  const threads = largeIterations(model, grid) / POINTS;
  return threads >= ENOUGH_THREADS && largeIterations(model, [along]) >= ENOUGH_ITERATIONS;
}
