import type { RecipeLine } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import { loopCounts } from '../../cost/loop-counts.js';
import { nominalSizes } from '../../cost/nominal-sizes.js';
import { mayBeNegative, statementsOf } from '../../reduction/negative-iterations.js';
import type { Lanes, Partition } from '../../reduction/partition.js';
import { arraysOf, isInRuns, reductionsIn, roundsDifferently } from '../../reduction/reducible.js';
import { loopName } from '../../tree/loop-name.js';
import { perfectNest } from '../../tree/perfect-nest.js';
import { tripCount } from '../../tree/trip-count.js';
import { badArguments, breaksDependence, changesRounding, misplaced } from '../errors.js';
import { withLoopsInParts } from '../loops-in-parts.js';
import type { MappingState } from '../mapping-state.js';
import { whyNotInParts } from '../parts-legality.js';
import { loopArgument } from './loop-argument.js';
import { requireNoOrder } from './rewriting.js';

/** More is of no use, and products of it with iterators should stay far from overflow. */
const MAX_COUNT = 2 ** 30;

/**
 * `reduce(S0.i, 64)`: what the loop sums up, in parts of 64 iterations each; `reduce(S0.i, 64, S0.j, 256)`: the
 * iterations of a loop inside it, or of the loop itself, go to 256 lanes in turn, and the results of 64 iterations are put
 * together by one thread. If the order of the parts matters, lanes have 256 successive iterations each instead. `rfactor` shows
 * what becomes of the loop. Refused if anything but updates of fixed elements keeps iterations apart, and for sums of floating
 * point without `--reassociate`.
 */
export function reduce(state: MappingState, line: RecipeLine): MappingState {
  requireNoOrder(state, line);
  const band = loopArgument(state, line, 0);
  const chunk = countArgument(state, line, 1);
  return inParts(state, line, band, chunk);
}

/**
 * `split_k(S0.k, 8)`: what the loop sums up, in 8 parts as long as each other, the last one perhaps shorter, so that devices have work if
 * only few elements are summed up. It is `reduce` with the number of parts
 *
 *   for k < 4096: s += a[k] * b[k]   →   for 8 parts: for 512 k: own += a[k] * b[k];   for 8 parts: s += own
 *
 * Refused as `reduce`, and if the number of iterations is not known.
 */
export function splitK(state: MappingState, line: RecipeLine): MappingState {
  requireNoOrder(state, line);
  const band = loopArgument(state, line, 0);
  const parts = Number(line.args[1]);
  if (line.args.length !== 2 || !Number.isInteger(parts) || parts < 2 || parts > MAX_COUNT)
    throw badArguments(state.model, line, 'split_k(LOOP, PARTS), at least 2');
  const iterations = knownIterations(state, band);
  if (iterations === undefined) {
    const instead = `reduce(${line.args[0]}, N) has parts of N iterations`;
    throw misplaced(state.model, line, `the number of its iterations is not known: ${instead}`);
  }
  if (parts > iterations)
    throw misplaced(state.model, line, `it has ${iterations} iterations, which are fewer than the parts`);
  return inParts(state, line, band, Math.ceil(iterations / parts));
}

/** Returns how many iterations a loop has at most, if the program says so. */
function knownIterations({ model }: MappingState, band: isl.ScheduleNode): number | undefined {
  const areKnown = model.scop.parameters.every(({ value }) => value !== undefined);
  return areKnown ? loopCounts(band, nominalSizes(model)).iterations : tripCount(band);
}

/** Returns the state with the sums of the loop in parts of so many iterations, which further arguments of the line may divide. */
function inParts(state: MappingState, line: RecipeLine, band: isl.ScheduleNode, chunk: number): MappingState {
  const { model } = state;
  const refuse = (what: string) => misplaced(model, line, what);
  const laneBand = line.args.length > 2 ? loopArgument(state, line, 2) : undefined;
  const reductions = reductionsIn(model, band);
  if (reductions.length === 0) throw refuse('it updates no element that is the same in all its iterations');
  const nest = perfectNest(band);
  const innermost = laneBand ? nest.findIndex((one) => loopName(one) === loopName(laneBand)) : 0;
  if (innermost < 0) throw refuse(`${line.args[2]} is not the only thing in ${line.args[0]}`);
  const rounded = reductions.find(roundsDifferently);
  if (rounded && !state.reassociate) throw changesRounding(model, line, arraysOf(rounded)[0]?.name ?? '');
  const obstacle = whyNotInParts(state, nest.slice(0, innermost + 1), reductions);
  if (obstacle) throw breaksDependence(model, line, 'its iterations depend on one another', obstacle);
  const kind: Lanes['kind'] = reductions.some(isInRuns) ? 'runs' : 'turns';
  const counted = kind === 'runs' ? nest.slice(0, innermost + 1) : [band];
  if (counted.some((one) => mayBeNegative(statementsOf(model, band), one.getScheduleDepth()))) {
    throw refuse('parts are counted from iteration 0, and it may have negative ones');
  }

  const lanes = laneBand && {
    kind,
    depth: laneBand.getScheduleDepth(),
    count: countArgument(state, line, 3),
  };
  if (lanes?.kind === 'runs' && lanes.depth === band.getScheduleDepth() && chunk % lanes.count > 0) {
    throw refuse(
      `parts are joined in their order, and one of ${lanes.count} iterations would be in two of ${chunk}`,
    );
  }

  const [first] = loopName(band).split('.') as [string];
  const partition: Partition = { depth: band.getScheduleDepth(), chunk, ...(lanes && { lanes }) };
  return withLoopsInParts(state, [{ first, partition, reductions }]);
}

function countArgument(state: MappingState, line: RecipeLine, position: number): number {
  const count = Number(line.args[position]);
  if (!Number.isInteger(count) || count < 1 || count > MAX_COUNT || line.args.length > 4) {
    throw badArguments(state.model, line, 'reduce(LOOP, COUNT) or reduce(LOOP, COUNT, LOOP, COUNT)');
  }
  return count;
}
