import { BoxflowError, type RecipeLine, type RecipeVerb } from '@boxflow/ir';
import type { MappingState } from '../mapping-state.js';
import type { Verb } from '../verb.js';
import { contract } from './contract.js';
import { copyToRegisters } from './copy-to-registers.js';
import { copyToShared } from './copy-to-shared.js';
import { distribute } from './distribute.js';
import { expand } from './expand.js';
import { fission } from './fission.js';
import { inPlace } from './in-place.js';
import { fuse } from './order/fuse.js';
import { normalizeIndex } from './order/normalize-index.js';
import { skew } from './order/skew.js';
import { owner } from './owner.js';
import { permute } from './permute.js';
import { pipeline } from './pipeline.js';
import { privatize } from './privatize.js';
import { recompute } from './recompute.js';
import { reduce, splitK } from './reduce.js';
import { reorder } from './reorder.js';
import { isRewriting, type RewritingVerb } from './rewriting.js';
import { serial } from './serial.js';
import { defer } from './serial-loops/defer.js';
import { team } from './serial-loops/team.js';
import { single } from './single.js';
import { snapshot } from './snapshot.js';
import { split } from './split.js';
import { align } from './threads/align.js';
import { copyToConstant } from './threads/copy-to-constant.js';
import { copyToTexture } from './threads/copy-to-texture.js';
import { cudaize } from './threads/cudaize.js';
import { guardStores } from './threads/guard-stores.js';
import { launchBounds } from './threads/launch-bounds.js';
import { runs } from './threads/runs.js';
import { unroll, unrollToDepth } from './threads/unroll.js';
import { block, threads } from './threads.js';
import { tile } from './tile.js';
import { timeTile } from './time-tile.js';
import { panels, points, vectorize } from './together.js';

type RewritesScop = (state: MappingState, line: RecipeLine) => MappingState;

const REWRITING: Readonly<Record<RewritingVerb, RewritesScop>> = {
  reduce,
  split_k: splitK,
  snapshot,
  expand,
  in_place: inPlace,
  recompute,
  time_tile: timeTile,
};

const VERBS: Readonly<Record<Exclude<RecipeVerb, RewritingVerb>, Verb>> = {
  reorder,
  fuse,
  skew,
  normalize_index: normalizeIndex,
  split,
  defer,
  privatize,
  serial,
  distribute,
  owner,
  fission,
  permute,
  copy_to_registers: copyToRegisters,
  threads,
  block,
  cudaize,
  points,
  vectorize,
  tile,
  align,
  copy_to_shared: copyToShared,
  pipeline,
  contract,
  runs,
  launch_bounds: launchBounds,
  panels,
  copy_to_texture: copyToTexture,
  copy_to_constant: copyToConstant,
  guard_stores: guardStores,
  unroll,
  unroll_to_depth: unrollToDepth,
  single,
  team,
};

/** Applies one line of a recipe. */
export function applyLine(state: MappingState, line: RecipeLine): MappingState {
  const { verb } = line;
  const applied = isRewriting(verb)
    ? REWRITING[verb](state, line)
    : { ...state, schedule: VERBS[verb](state, line) };
  return { ...applied, lines: [...state.lines, line] };
}

/** Returns the lines one after another; `undefined` if one of them is refused. */
export function applyAllowed(state: MappingState, lines: readonly RecipeLine[]): MappingState | undefined {
  try {
    return lines.reduce(applyLine, state);
  } catch (error) {
    if (error instanceof BoxflowError) return undefined;
    throw error;
  }
}

/** A generated line, with why the default recipe has it. */
export function recipeLine(verb: RecipeVerb, args: readonly string[], reason?: string): RecipeLine {
  return { verb, args, ...(reason !== undefined && { reason }) };
}

/** Adds the reason of the default recipe to the lines from one position up to a second one. */
export function withReason(state: MappingState, from: number, to: number, reason: string): MappingState {
  const lines = state.lines.map((line, i) => (from <= i && i < to ? { ...line, reason } : line));
  return { ...state, lines };
}
