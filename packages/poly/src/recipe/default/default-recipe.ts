import type { RecipeLine } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import { isAccessedBy } from '../../model/scop-model.js';
import { isDrifting } from '../../tree/drifting-loop.js';
import { flatSequence } from '../../tree/flat-sequence.js';
import { type Item, itemsAt, tupleNames } from '../../tree/items.js';
import { findLoop, iteratorOf, loopName } from '../../tree/loop-name.js';
import { belowMarks, privateAround } from '../../tree/marks.js';
import { perfectNest } from '../../tree/perfect-nest.js';
import { MAX_THREAD_DIMENSIONS } from '../../tree/thread-grid.js';
import { canPrivatize, parallelismWithCopies } from '../legality.js';
import type { MappingState } from '../mapping-state.js';
import { flowBetweenChildren, whyNotPrivate } from '../privacy.js';
import { applyAllowed, applyLine, recipeLine } from '../verbs/apply-line.js';
import { mayRewrite } from '../verbs/rewriting.js';
import { loopsFromLaunch } from '../verbs/threads.js';
import { withBlocks } from './block-tiles.js';
import { cheapestOrder } from './cheapest-order.js';
import { withGuardedStores } from './code/guarded-stores.js';
import { withCostlyCopies } from './costly-copies.js';
import { withExpansions } from './expansions.js';
import { withJoinedSums } from './joined-sums.js';
import { withOwners } from './owners.js';
import { piecesOf } from './pieces.js';
import { orderReason } from './reasons/carried-arrays.js';
import { iterationsText } from './reasons/figures.js';
import { PRIVACY_REASON } from './reasons/privacy-reason.js';
import { serialAround } from './reasons/serial-around.js';
import { withRecomputations } from './recomputations.js';
import { withReductions } from './reductions.js';
import { withDistribution } from './second-dimension.js';
import { withTeams } from './serial/teams.js';
import { withValuesInPlace } from './serial/values-in-place.js';
import { withSnapshots } from './snapshots.js';
import { findSplitPoint } from './split-point.js';
import { withRegisters } from './threads-in-registers.js';
import { withTimeTilesIn } from './time-tiles.js';
import { withTogether } from './together/together.js';

/**
 * How much the default recipe considers: new orders of nests and reductions in parts, the latter alone, or neither. What
 * comes first may take more of isl's operations than there are.
 */
export const EFFORTS = ['any order', 'nests in order', 'original order'] as const;
export type Effort = (typeof EFFORTS)[number];

/**
 * The default mapping:
 *  1. the outermost parallel loop of every nest is the distribution dimension of a phase; if that takes copies of
 *     arrays per iteration, it gets them; a parallel loop directly inside is a second one if one iteration of the
 *     outer one needs all of an array, or everywhere if that is asked for;
 *  2. a loop that is parallel except for one iteration is split there, and its pieces are looked at again;
 *  3. a loop with parallel loops inside is serial, on the host; or all of it is one launch of one block, if that has a better
 *     estimate than launches in each iteration;
 *  4. anything else runs as a phase of one instance;
 *  5. inside a phase, the loops from the outside inwards become threads as long as they are parallel and threads
 *     share none of their copies; a parallel loop inside a serial one changes places with it;
 *  6. reductions that keep a loop serial are computed in parts, if that has the better estimate;
 *  7. if iterations of a loop that is not parallel compute values in scalars and assign them to elements in the end, they compute them
 *     in these elements, if that has the better estimate;
 *  8. if iterations of an outermost loop overwrite what others read, and no value goes from one to another, they read a copy
 *     made before, if that has the better estimate;
 *  9. if iterations of a loop use the same elements of an array again, and no value goes from one to another, each has elements
 *     of its own in memory, if that has the better estimate;
 * 10. nests of a serial loop become one launch, which computes again what they read of each other, if that takes less time by the
 *     estimate;
 * 11. if copies are large, or leave the last iteration of a loop to be split off since its values are read after the
 *     region, the mapping with them is taken if it has the better estimate;
 * 12. a nest whose outermost loop is not parallel is also mapped in the orders that isl's scheduler proposes, and the
 *     mapping with the best estimate is taken;
 * 13. a loop that writes one line of an array goes to the device that owns the line if other nests walk the array across;
 * 14. sums become one nest with what sets or scales their elements before, and with what reads them afterwards, if threads can
 *     keep the elements;
 * 15. threads of a block share what their sums read, in chunks, if several read the same elements, or elements far apart;
 * 16. threads without loops have several lines or vectors, in tiles that begin with whole lines of memory;
 * 17. threads get fewer registers if more of them should wait for memory at a time;
 * 18. hosts execute several threads together if neighbours access neighbouring elements, or wait for their own results;
 * 19. threads store elements that assignments may leave as they are only if their bits change.
 * Every decision is a line of the recipe, so that the result can be printed, edited and replayed.
 */
export function applyDefaultRecipe(state: MappingState, effort: Effort): MappingState {
  const mapAll = (start: MappingState) => mapNests(start, effort);
  const mapped = mapAll(state);
  if (effort === 'original order' || !mayRewrite(state)) return finished(mapped);
  const tiled = withTimeTilesIn(state, mapped, mapAll);
  if (tiled) return finished(tiled);
  const inPlace = withValuesInPlace(state, mapped, mapAll);
  const copied = withExpansions(state, withSnapshots(state, inPlace, mapAll), mapAll);
  const recomputed = withRecomputations(state, copied, mapAll);
  return finished(withReductions(state, recomputed, mapAll));
}

function finished(state: MappingState): MappingState {
  return withGuardedStores(withOwners(state));
}

function mapNests(state: MappingState, effort: Effort): MappingState {
  const joined =
    effort === 'original order' ? state : withJoinedSums(state, ({ schedule }) => schedule.getRoot());
  return itemsAt(joined.schedule.getRoot()).reduce(
    (current, item) =>
      item.kind === 'loop' ? mapNest(current, item.name, effort) : mapSingle(current, item),
    joined,
  );
}

/** Maps an outermost loop in the original order, or in a new one if that promises more. */
function mapNest(state: MappingState, name: string, effort: Effort): MappingState {
  const band = loop(state, name);
  const inOrder = mapLoop(state, name);
  // Reductions in parts are an order of their own.
  const isInParts = tupleNames(band.getDomain()).some((statement) => state.added.includes(statement));
  if (effort === 'original order' || isInParts || !parallelismWithCopies(state, band).obstacle)
    return inOrder;
  const original = withCostlyCopies(state, band, inOrder, (start) => mapLoop(start, name));
  return effort === 'any order' ? cheapestOrder(state, band, original, mapHost) : original;
}

/** Maps loops and statements of the host in the order that they have. */
export function mapHost(state: MappingState, items: readonly Item[]): MappingState {
  return items.reduce(
    (current, item) => (item.kind === 'loop' ? mapLoop(current, item.name) : mapSingle(current, item)),
    state,
  );
}

function mapSingle(state: MappingState, item: Item): MappingState {
  const around = serialAround(item.node);
  const reason = around
    ? `it executes once in each iteration of ${around}`
    : 'it executes once, outside of all loops';
  return applyLine(state, recipeLine('single', [item.name], reason));
}

function mapLoop(state: MappingState, name: string): MappingState {
  const band = loop(state, name);
  const { obstacle, privatized } = parallelismWithCopies(state, band);
  if (state.remainders.includes(name)) {
    return mapSerial(state, band, 'tiles of several iterations leave these over');
  }
  if (!obstacle) {
    const normalized = withNormalizedLoops(state, band);
    const joined = withJoinedSums(normalized, (current) => loop(current, name).child(0));
    const copied = withCopies(joined, name, privatized);
    return mapThreads(withDistribution(copied, name), [name]);
  }
  // The statements that put chunks together are short, and should be one launch.
  const isAdded = tupleNames(band.getDomain()).every((statement) => state.added.includes(statement));
  const point = isAdded ? undefined : findSplitPoint(state, band, obstacle);
  if (point !== undefined) {
    const split = applyLine(state, recipeLine('split', [name, point.point], point.reason));
    return mapHost(split, piecesOf(split, name));
  }
  return mapSerial(state, band, orderReason(state, band, obstacle));
}

/** Lets loops of a nest count from 0 if most threads of a grid would have no iteration of them otherwise. */
function withNormalizedLoops(state: MappingState, band: isl.ScheduleNode): MappingState {
  const drifting = perfectNest(band)
    .slice(1)
    .filter((inner) => isDrifting(band, inner));
  return drifting.reduce((current, inner) => {
    const reason = `most threads of a grid would have no iteration of ${iteratorOf(loopName(inner))} otherwise`;
    return applyAllowed(current, [recipeLine('normalize_index', [loopName(inner)], reason)]) ?? current;
  }, state);
}

/** `why`: the reason why the loop's iterations are in order. */
function mapSerial(state: MappingState, band: isl.ScheduleNode, why: string): MappingState {
  const name = loopName(band);
  const serial = applyLine(state, recipeLine('serial', [name], why));
  const joined = withJoinedSums(serial, (current) => loop(current, name).child(0));
  const mapped = mapHost(joined, itemsAt(loop(joined, name).child(0)));
  return hasThreads(mapped.lines.slice(serial.lines.length))
    ? withTeams(state, band, mapped)
    : applyLine(state, recipeLine('single', [name], `nothing in it is parallel: ${why}`));
}

function hasThreads(lines: readonly RecipeLine[]): boolean {
  return lines.some(({ verb }) => verb === 'threads');
}

function withCopies(state: MappingState, name: string, arrays: readonly string[]): MappingState {
  if (arrays.length === 0) return state;
  return applyLine(state, recipeLine('privatize', [name, ...arrays], PRIVACY_REASON));
}

/** Extends the thread grid inwards from the loops in `grid`, all of which are parallel. */
function mapThreads(state: MappingState, grid: readonly string[]): MappingState {
  const innermost = loop(state, grid[grid.length - 1] as string);
  const inner = itemsAt(innermost.child(0));
  const only = inner.length === 1 ? inner[0] : undefined;

  if (only?.kind === 'loop' && grid.length < MAX_THREAD_DIMENSIONS) {
    const extended = asThread(state, only);
    if (extended) return mapThreads(extended.state, [...grid, extended.name]);
    // One grid dimension starves a device; more launches are the lesser evil.
    const { obstacle } = parallelismWithCopies(state, only.node);
    const point = obstacle && grid.length === 1 ? findSplitPoint(state, only.node, obstacle) : undefined;
    if (point !== undefined) {
      const split = applyLine(state, recipeLine('split', [only.name, point.point], point.reason));
      return mapLaunches(split, grid, piecesOf(split, only.name)) ?? finishGrid(state, grid);
    }
  }
  if (
    inner.length > 1 &&
    grid.length < MAX_THREAD_DIMENSIONS &&
    inner.some((item) => asThread(state, item))
  ) {
    const launches = mapLaunches(state, grid, inner);
    if (launches && (grid.length === 1 || shareInBlocks(launches.lines.slice(state.lines.length))))
      return launches;
  }
  return finishGrid(state, grid);
}

function shareInBlocks(lines: readonly RecipeLine[]): boolean {
  return lines.some(({ verb }) => verb === 'copy_to_shared');
}

/** A loop whose iterations can be threads, with the copies that they need. */
interface ThreadLoop {
  readonly state: MappingState;
  readonly name: string;
}

/** Returns the loop, or one inside that can be in its place; `undefined` if none of them can be a thread. */
function asThread(state: MappingState, item: Item): ThreadLoop | undefined {
  if (item.kind !== 'loop') return undefined;
  const itself = iterationsAsThreads(state, item.name);
  if (itself) return { state: itself, name: item.name };
  const nest = perfectNest(loop(state, item.name)).map(loopName);
  for (const name of nest.slice(1)) {
    const order = [name, ...nest.filter((other) => other !== name)];
    const reason = `sums over ${iteratorOf(item.name)} stay in threads`;
    const permuted = applyAllowed(state, [recipeLine('permute', order, reason)]);
    const threads = permuted && iterationsAsThreads(permuted, name);
    if (threads) return { state: threads, name };
  }
  return undefined;
}

/** Adds the copies that a loop inside a phase needs to become threads; `undefined` if it cannot. */
function iterationsAsThreads(state: MappingState, name: string): MappingState | undefined {
  const band = loop(state, name);
  const { obstacle, privatized } = parallelismWithCopies(state, band);
  const shared = privateAround(band).some((array) => whyNotPrivate(state, band, array));
  if (obstacle || shared || isDrifting(loopsFromLaunch(band)[0]!, band)) return undefined;
  return withCopies(state, name, privatized);
}

/** One launch per item of the sequence inside the grid's innermost loop; `undefined` if copies forbid it. */
function mapLaunches(
  state: MappingState,
  grid: readonly string[],
  items: readonly Item[],
): MappingState | undefined {
  const outer = grid[grid.length - 1] as string;
  const sequence = flatSequence(belowMarks(loop(state, outer).child(0)));
  if (flowBetweenChildren(state, sequence, privateAround(sequence))) return undefined;
  const reason = `loops in it can be threads if each of its ${items.length} parts is a launch`;
  const fissioned = applyLine(state, recipeLine('fission', [outer], reason));
  return items.reduce((current, item) => {
    const threads = asThread(current, item);
    if (threads) return mapThreads(threads.state, [...grid, threads.name]);
    return item.kind === 'loop' ? withRegisters(current, loop(current, item.name)) : current;
  }, fissioned);
}

function finishGrid(state: MappingState, grid: readonly string[]): MappingState {
  const innermost = grid[grid.length - 1] as string;
  const copied = withCopies(state, innermost, keptByThreads(state, loop(state, innermost)));
  const mapped = applyLine(copied, recipeLine('threads', grid, gridReason(state, grid)));
  const summed = withRegisters(mapped, loop(mapped, innermost).child(0));
  return withTogether(withBlocks(summed, grid), grid);
}

/** Returns how many threads the grid has, and why it ends at its innermost loop. */
function gridReason(state: MappingState, grid: readonly string[]): string {
  const innermost = loop(state, grid.at(-1)!);
  const threads = iterationsText(state.model, loopsFromLaunch(innermost), 'threads');
  return `${threads}; ${endOfGrid(state, grid, itemsAt(innermost.child(0)))}`;
}

function endOfGrid(state: MappingState, grid: readonly string[], inner: readonly Item[]): string {
  const loops = inner.filter(({ kind }) => kind === 'loop');
  const [only] = loops;
  if (!only) return 'no loop is inside';
  if (grid.length === MAX_THREAD_DIMENSIONS) return `a grid has at most ${grid.length} loops`;
  if (inner.length > 1) return `a thread executes the ${inner.length} parts inside in order`;
  const { obstacle } = parallelismWithCopies(state, only.node);
  if (obstacle) return orderReason(state, only.node, obstacle);
  return `iterations of ${iteratorOf(only.name)} share copies or begin elsewhere in each thread`;
}

/** Further arrays that a thread may keep to itself, though being in memory would keep no threads apart. */
function keptByThreads(state: MappingState, innermost: isl.ScheduleNode): string[] {
  const copied = privateAround(belowMarks(innermost.child(0)));
  const statements = new Set(tupleNames(innermost.getDomain()));
  return state.dependences.privatizable
    .map(({ array }) => array)
    .filter((array) => !copied.includes(array))
    .filter((array) => isAccessedBy(state.model, array, statements))
    .filter((array) => canPrivatize(state, innermost, array));
}

function loop(state: MappingState, name: string): isl.ScheduleNode {
  const band = findLoop(state.schedule, name);
  if (!band) throw new Error(`the default recipe lost the loop ${name}`);
  return band;
}
