import type { RecipeLine } from '@boxflow/ir';
import { ANOTHER_REGION, estimateSeconds } from '../../cost/estimate.js';
import { comparison } from '../../cost/estimate-text.js';
import { NOMINAL_SIZE } from '../../cost/nominal-sizes.js';
import { withinQuota } from '../../model/within-quota.js';
import { mayBeNegative, statementsOf } from '../../reduction/negative-iterations.js';
import { reductionsIn, roundsDifferently } from '../../reduction/reducible.js';
import { type Item, itemsAt, tupleNames } from '../../tree/items.js';
import { loopName } from '../../tree/loop-name.js';
import { perfectNest } from '../../tree/perfect-nest.js';
import { parallelismWithCopies } from '../legality.js';
import { type LoopInParts, withLoopsInParts } from '../loops-in-parts.js';
import type { MappingState } from '../mapping-state.js';
import { whyNotInParts } from '../parts-legality.js';
import { recipeLine, withReason } from '../verbs/apply-line.js';
import { defaultPartition } from './default-partition.js';
import type { MapAll } from './rewritten.js';
import { findSplitPoint } from './split-point.js';

/** By the estimate, for each: what a few launches more or less make. */
const WORTH_SECONDS = 1e-5;

/** Iterations of a loop over a small image: of a histogram, whose copies cost as much as some hundred iterations. */
const MANY = 64 * NOMINAL_SIZE;

/** Bound on isl's operations for the reductions in parts and the mapping; if it runs out their loops stay serial. */
const PARTS_OPERATIONS = 4_000_000;

/**
 * Returns the mapping of the SCoP with its reductions in parts, a `reduce` line for each, if that is clearly
 * faster by the estimate than `inOrder`, which is `state` after its mapping as it is. All or none: each choice costs
 * an analysis of the whole. If nothing else is parallel, the parts have to be worth the region, too, which is otherwise left
 * to the host.
 */
export function withReductions(state: MappingState, inOrder: MappingState, mapAll: MapAll): MappingState {
  const inParts = withinQuota(state.model.ctx, () => mappedInParts(state, mapAll), PARTS_OPERATIONS);
  if (!inParts) return inOrder;
  const { mapped, loops } = inParts;
  const isAlone = !inOrder.lines.some(({ verb }) => verb === 'threads');
  const worth = WORTH_SECONDS * loops.length + (isAlone ? ANOTHER_REGION : 0);
  for (const nominal of sizesFor(loops)) {
    const [seconds, unchanged] = [secondsOf(mapped, nominal), secondsOf(inOrder, nominal)];
    if (unchanged - seconds < worth) continue;
    const times = comparison(seconds, unchanged, state.model.scop.parameters, nominal);
    return withReason(
      mapped,
      0,
      loops.length,
      `in parts, put together at the end: the region takes ${times}`,
    );
  }
  return inOrder;
}

/** Returns the sizes at which parts may be faster: also larger ones if copies of elements cost much at nominal ones. */
function sizesFor(loops: readonly LoopInParts[]): readonly number[] {
  const hasCopies = loops.some(({ reductions }) => reductions.some(({ varied }) => varied.length > 0));
  return hasCopies ? [NOMINAL_SIZE, MANY] : [NOMINAL_SIZE];
}

interface InParts {
  readonly mapped: MappingState;
  /** The loops of the `reduce` lines, with which the recipe begins. */
  readonly loops: readonly LoopInParts[];
}

/** Returns `undefined` if there is no reduction. */
function mappedInParts(state: MappingState, mapAll: MapAll): InParts | undefined {
  const loops = reducedLoops(state, itemsAt(state.schedule.getRoot()));
  if (loops.length === 0) return undefined;
  const lines = [...state.lines, ...loops.map(({ line }) => line)];
  return { mapped: mapAll({ ...withLoopsInParts(state, loops), lines }), loops };
}

function secondsOf(state: MappingState, nominal: number): number {
  return estimateSeconds(state.model, state.schedule.getRoot(), nominal);
}

interface ReducedLoop extends LoopInParts {
  readonly line: RecipeLine;
}

/** Returns the outermost loops that only reductions keep from being parallel. */
function reducedLoops(state: MappingState, items: readonly Item[]): readonly ReducedLoop[] {
  return items.flatMap((item) => {
    if (item.kind !== 'loop') return [];
    const { node } = item;
    const { obstacle } = parallelismWithCopies(state, node);
    if (!obstacle || findSplitPoint(state, node, obstacle) !== undefined) return [];
    return reducedLoop(state, item) ?? reducedLoops(state, itemsAt(node.child(0)));
  });
}

function reducedLoop(state: MappingState, { node, name }: Item): readonly ReducedLoop[] | undefined {
  const { model } = state;
  if (tupleNames(node.getDomain()).some((statement) => state.added.includes(statement))) return undefined;
  const reductions = reductionsIn(model, node);
  if (reductions.length === 0) return undefined;
  if (mayBeNegative(statementsOf(model, node), node.getScheduleDepth())) return undefined;
  if (!state.reassociate && reductions.some(roundsDifferently)) return undefined;
  const nest = perfectNest(node);
  const partition = defaultPartition(model, nest, reductions);
  if (!partition) return undefined;
  const { depth, chunk, lanes } = partition;
  const divided = lanes ? lanes.depth - depth : 0;
  if (whyNotInParts(state, nest.slice(0, divided + 1), reductions)) return undefined;
  const ofLanes = lanes ? [loopName(nest[divided] ?? node), lanes.count] : [];
  const line = recipeLine('reduce', [name, chunk, ...ofLanes].map(String));
  return [{ line, first: name.split('.')[0] as string, partition, reductions }];
}
