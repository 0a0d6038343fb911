import * as isl from '@boxflow/isl-wasm';
import { estimateSeconds } from '../cost/estimate.js';
import { NOMINAL_SIZE } from '../cost/nominal-sizes.js';
import { FUSIONS, type Fusion } from '../schedule/new-order.js';
import { type Item, itemsAt } from '../tree/items.js';
import { findLoop } from '../tree/loop-name.js';
import { nodeAt, pathTo, type TreePath } from '../tree/path.js';
import { applyLine, recipeLine } from './apply-line.js';
import { whyNotParallel } from './legality.js';
import type { MappingState } from './mapping-state.js';
import { findSplitPoint } from './split-point.js';
import { defaultBlock, MAX_THREAD_DIMENSIONS } from './verbs/threads.js';

/** How much faster than the original order a new one must be by the estimate: the code should stay recognisable. */
const WORTH_REORDERING = 0.7;

/** Bound on isl's operations for one new order and its mapping; where it runs out the order is not considered. */
const ORDER_OPERATIONS = 1_000_000;

/**
 * The default mapping:
 *  1. the outermost parallel loop of every nest is the distribution dimension of a phase;
 *  2. a loop that is parallel but for one iteration is split there, and its pieces are looked at again;
 *  3. a loop with parallel loops inside is serial, on the host;
 *  4. anything else runs as a phase of one instance;
 *  5. inside a phase, the loops from the outside inwards become threads as long as they are parallel;
 *  6. a nest whose outermost loop is not parallel is also mapped in the orders that isl's scheduler proposes, and the
 *     mapping with the best estimate is taken.
 * Every decision is a line of the recipe, so that the result can be printed, edited and replayed.
 */
export function applyDefaultRecipe(state: MappingState): MappingState {
  return itemsAt(state.schedule.getRoot()).reduce(
    (current, item) => (item.kind === 'loop' ? mapNest(current, item.name) : mapSingle(current, item)),
    state,
  );
}

/** An outermost loop: in the original order or, if that promises more, in a new one. */
function mapNest(state: MappingState, name: string): MappingState {
  const band = loop(state, name);
  const original = mapLoop(state, name);
  if (!whyNotParallel(state, band)) return original;
  const path = pathTo(band);
  const unchanged = estimateSeconds(state.model, nodeAt(original.schedule, path));
  let best = { state: original, seconds: unchanged * WORTH_REORDERING };
  for (const fusion of FUSIONS) {
    const candidate = withinOperations(state, () => mapReordered(state, name, path, fusion, unchanged));
    if (candidate && candidate.seconds < best.seconds) best = candidate;
  }
  return best.state;
}

function mapReordered(
  state: MappingState,
  name: string,
  path: TreePath,
  fusion: Fusion,
  unchanged: number,
): { readonly state: MappingState; readonly seconds: number } {
  const reordered = applyLine(state, recipeLine('reorder', [name, fusion]));
  const mapped = mapHost(reordered, itemsAt(nodeAt(reordered.schedule, path)));
  const seconds = estimateSeconds(state.model, nodeAt(mapped.schedule, path));
  const reason = `about ${duration(seconds)}, not ${duration(unchanged)}, for sizes of ${NOMINAL_SIZE}`;
  const lines = mapped.lines.map((line, i) => (i === state.lines.length ? { ...line, reason } : line));
  return { state: { ...mapped, lines }, seconds };
}

function duration(seconds: number): string {
  const units = [
    [1, 's'],
    [1e-3, 'ms'],
    [1e-6, 'µs'],
  ] as const;
  const [unit, name] = units.find(([size]) => seconds >= size) ?? [1e-6, 'µs'];
  return `${Number((seconds / unit).toPrecision(2))} ${name}`;
}

/** `undefined` where isl's operations run out. */
function withinOperations<T>(state: MappingState, body: () => T): T | undefined {
  try {
    return state.model.ctx.withQuota(ORDER_OPERATIONS, body);
  } catch (error) {
    if (error instanceof isl.IslQuotaError) return undefined;
    throw error;
  }
}

/** True where some loop at or below the items can be distributed, possibly after a split. */
function exposesParallelism(state: MappingState, items: readonly Item[]): boolean {
  return items.some(
    (item) =>
      item.kind === 'loop' &&
      (!whyNotParallel(state, item.node) ||
        findSplitPoint(state, item.node) !== undefined ||
        exposesParallelism(state, itemsAt(item.node.child(0)))),
  );
}

function mapHost(state: MappingState, items: readonly Item[]): MappingState {
  return items.reduce(
    (current, item) => (item.kind === 'loop' ? mapLoop(current, item.name) : mapSingle(current, item)),
    state,
  );
}

function mapSingle(state: MappingState, item: Item): MappingState {
  return applyLine(state, recipeLine('single', [item.name]));
}

function mapLoop(state: MappingState, name: string): MappingState {
  const band = loop(state, name);
  if (!whyNotParallel(state, band)) {
    return mapThreads(applyLine(state, recipeLine('distribute', [name])), [name]);
  }
  const point = findSplitPoint(state, band);
  if (point !== undefined) {
    const split = applyLine(state, recipeLine('split', [name, point]));
    return mapHost(split, piecesOf(split, name));
  }
  const inner = itemsAt(band.child(0));
  if (exposesParallelism(state, inner)) {
    const serial = applyLine(state, recipeLine('serial', [name]));
    return mapHost(serial, inner);
  }
  return applyLine(state, recipeLine('single', [name]));
}

/** Extends the thread grid inwards from the loops in `grid`, all of which are parallel. */
function mapThreads(state: MappingState, grid: readonly string[]): MappingState {
  const innermost = grid[grid.length - 1] as string;
  const inner = itemsAt(loop(state, innermost).child(0));
  const only = inner.length === 1 ? inner[0] : undefined;

  if (only?.kind === 'loop' && grid.length < MAX_THREAD_DIMENSIONS) {
    if (!whyNotParallel(state, only.node)) return mapThreads(state, [...grid, only.name]);
    // One grid dimension starves a device; more launches are the lesser evil.
    const point = grid.length === 1 ? findSplitPoint(state, only.node) : undefined;
    if (point !== undefined) {
      const split = applyLine(state, recipeLine('split', [only.name, point]));
      return mapLaunches(split, grid, piecesOf(split, only.name));
    }
  }
  if (inner.length > 1 && grid.length === 1 && inner.some((item) => isParallelLoop(state, item))) {
    return mapLaunches(state, grid, inner);
  }
  return finishGrid(state, grid);
}

/** One launch per item of the sequence inside the grid's innermost loop. */
function mapLaunches(state: MappingState, grid: readonly string[], items: readonly Item[]): MappingState {
  const fissioned = applyLine(state, recipeLine('fission', [grid[grid.length - 1] as string]));
  return items.reduce(
    (current, item) => (isParallelLoop(current, item) ? mapThreads(current, [...grid, item.name]) : current),
    fissioned,
  );
}

function finishGrid(state: MappingState, grid: readonly string[]): MappingState {
  const mapped = applyLine(state, recipeLine('threads', grid));
  const shape = defaultBlock(grid.length).map(String);
  return applyLine(mapped, recipeLine('block', [grid[grid.length - 1] as string, ...shape]));
}

function isParallelLoop(state: MappingState, item: Item): boolean {
  return item.kind === 'loop' && !whyNotParallel(state, loop(state, item.name));
}

function piecesOf(state: MappingState, name: string): Item[] {
  return ['before', 'at', 'after'].flatMap((piece) => {
    const node = findLoop(state.schedule, `${name}/${piece}`);
    return node ? [{ kind: 'loop' as const, name: `${name}/${piece}`, node }] : [];
  });
}

function loop(state: MappingState, name: string): isl.ScheduleNode {
  const band = findLoop(state.schedule, name);
  if (!band) throw new Error(`the default recipe lost the loop ${name}`);
  return band;
}
