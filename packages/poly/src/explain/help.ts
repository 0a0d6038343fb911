import type { LoopHelp, LoopObstacle, ScopArray, Statement } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import { type ScopModel, unionAccesses } from '../model/scop-model.js';
import { type LastIteration, lastIteration } from '../recipe/default/last-iteration.js';
import { findSplitPoint } from '../recipe/default/split-point.js';
import { statementsOf as statementsAt } from '../reduction/negative-iterations.js';
import { arraysOf, reductionsIn } from '../reduction/reducible.js';
import { selectionOf, selectsLarger } from '../reduction/selection.js';
import { updateOf } from '../reduction/update.js';
import { carriedDependences, localDependences, sameIteration } from '../tree/local-dependences.js';
import { iteratorOf, loopName } from '../tree/loop-name.js';
import type { CarryingLoop } from './carrying-loop.js';
import { commonDivisor, constantDistance } from './distance.js';
import { unionOf } from './element-dependences.js';
import { elementEdit } from './element-help.js';
import { flagEdit } from './flag-help.js';
import { handedOnEdit } from './handed-on-help.js';
import { inParts, inPartsUnless, REDUCTIONS, reductionAt } from './parts-help.js';
import { mayMeet, scatterHelp } from './scatter-help.js';
import { whyNoSelection } from './selection-help.js';
import { wavefrontOf } from './wavefront.js';

/**
 * Returns what would make a loop parallel, by its obstacles: one answer for the whole loop if possible, else one for
 * each array, the hopeless ones first.
 */
export function helpFor(loop: CarryingLoop): readonly LoopHelp[] {
  const arrays = [...new Set(loop.obstacles.map(({ array }) => array))];
  const first = arrays[0];
  if (first === undefined) return [];
  const point = findSplitPoint(loop.state, loop.band, loop.carried);
  if (point !== undefined) return [splitHelp(loop, first, point.point)];
  const last = lastIteration({ ...loop.state, copies: 'any' }, loop.band);
  if (last) return [lastIterationHelp(loop, last)];
  const help = arrays.map((array) => helpForArray(loop, array));
  return [...help.filter(isHopeless), ...help.filter((one) => !isHopeless(one))];
}

function isHopeless({ kind }: LoopHelp): boolean {
  return kind === 'recurrence' || kind === 'scatter' || kind === 'interleave' || kind === 'wavefront';
}

function helpForArray(loop: CarryingLoop, array: string): LoopHelp {
  const about = (kind: LoopHelp['kind'], message: string): LoopHelp => ({ kind, array, message });
  const obstacles = loop.obstacles.filter((obstacle) => obstacle.array === array);
  const iterator = iteratorOf(loopName(loop.band));
  if (loop.state.dependences.dataflow.some((one) => one.array === array && !one.exact)) {
    return about(
      'inexact',
      `the subscripts of ${array} are too complex for exact dependences; there may be fewer than these, and with simpler subscripts the loop may be parallel`,
    );
  }
  const isByData = ({ source, sink }: LoopObstacle) => mayMeet(loop.state.model, source, sink, array);
  const scatter = obstacles.find(isByData);
  // An order that iterations have for certain stays if none of them meet by data.
  const isCertain = obstacles.some((one) => one.kind === 'flow' && !isByData(one));
  if (scatter && !isCertain) return scatterHelp(loop, scatter, array);
  const decider = deciderOf(loop, array);
  if (decider !== undefined) {
    return about(
      'reduction',
      `${array} is only assigned together with ${decider}, a reduction: ${inPartsUnless(loop)}`,
    );
  }
  if (obstacles.some(({ kind }) => kind === 'flow')) {
    const reduction = reductionAt(loop, array);
    if (reduction?.kind === 'place') {
      const values = reduction.larger ? 'larger' : 'smaller';
      return about(
        'reduction',
        `${array} is only replaced by places of ${values} values, a reduction: ${inPartsUnless(loop)}`,
      );
    }
    const does = reductionOf(loop.state.model, obstacles, array);
    const message = does && reductionMessage(loop, array, does);
    if (message !== undefined) return about('reduction', message);
    const declared = loop.state.model.scop.arrays.find(({ name }) => name === array);
    const flag = declared && flagEdit(statementsOf(loop), declared);
    if (flag !== undefined) return about('reduction', flag);
    const reason = declared && whyNoSelection(loop.state.model, loop.band, declared);
    if (reason !== undefined) return about('recurrence', reason);
    if (mayWriteBeforeReads(loop, array)) {
      return about(
        'recurrence',
        `an iteration may need a value of ${array} from an earlier one, unless it always writes ${array} before it reads it: if so, declare ${array} inside the loop over ${iterator}`,
      );
    }
    const handedOn = handedOnEdit(loop, obstacles, array);
    if (handedOn !== undefined) return about('copy', handedOn);
    return recurrenceHelp(loop, obstacles, array);
  }
  if (reductionAt(loop, array)?.kind === 'last') {
    return about(
      'reduction',
      `${array} is only assigned to, and the last value counts, a reduction: ${inPartsUnless(loop)}`,
    );
  }
  if (!isRead(loop, array)) {
    return about(
      'last-value',
      `iterations overwrite ${array} and only the last write counts: do it after the loop over ${iterator}`,
    );
  }
  if (writesBeforeReads(loop, array)) {
    return about('privatise', privatiseMessage(loop.state.model, array, iterator));
  }
  return about(
    'copy',
    `iterations read elements of ${array} before later ones overwrite them: read from a copy made before the loop over ${iterator}`,
  );
}

function statementsOf({ state, band }: CarryingLoop): readonly Statement[] {
  return statementsAt(state.model, band).map(({ statement }) => statement);
}

/** Returns the element that decides when a different one is assigned. */
function deciderOf({ state, band }: CarryingLoop, array: string): string | undefined {
  const [key] =
    reductionsIn(state.model, band)
      .map((one) => arraysOf(one).map(({ name }) => name))
      .find((names) => names.includes(array)) ?? [];
  return key === array ? undefined : key;
}

function reductionMessage(loop: CarryingLoop, array: string, does: string): string | undefined {
  const fixed = reductionAt(loop, array);
  if (fixed?.varied.length === 0) return `${array} is only ${does}, a reduction: ${inParts(loop, fixed)}`;
  if (loop.state.model.scop.arrays.some(({ name, extents }) => name === array && extents.length === 0))
    return undefined;
  return `elements of ${array} are only ${does}: reductions, one for each element; a loop over different elements can be parallel in its place`;
}

function splitHelp(loop: CarryingLoop, array: string, point: string): LoopHelp {
  const iterator = iteratorOf(loopName(loop.band));
  return {
    kind: 'split',
    array,
    message: `only iteration ${iterator} = ${point} stands in the way: boxflow splits the loop there, and the pieces are parallel`,
  };
}

function lastIterationHelp({ band }: CarryingLoop, { array, point }: LastIteration): LoopHelp {
  const iteration = `iteration ${iteratorOf(loopName(band))} = ${point}`;
  return {
    kind: 'split',
    array,
    message: `every iteration writes ${array} before it reads it, and ${iteration} leaves the last values: if it is faster, boxflow splits that off and gives the others copies`,
  };
}

function privatiseMessage(model: ScopModel, array: string, iterator: string): string {
  const isDead = model.scop.arrays.some(({ name, deadAfter }) => name === array && deadAfter);
  const edit = isDead
    ? 'give each iteration an element of its own'
    : `declare it inside the loop over ${iterator}`;
  return `every iteration writes ${array} before it reads it: ${edit}`;
}

/** Returns what the statements that stand in the way do to an element, if they all do the same reduction. */
function reductionOf(
  model: ScopModel,
  obstacles: readonly LoopObstacle[],
  array: string,
): string | undefined {
  const statements = new Set(obstacles.flatMap(({ source, sink }) => [source.statement, sink.statement]));
  const updated = model.scop.arrays.find((candidate) => candidate.name === array);
  const done = [...statements].map((name) => {
    const found = model.statements.find(({ statement }) => statement.name === name);
    return found && updated && operationOn(found.statement, updated);
  });
  const [first] = done;
  return done.every((one) => one === first) ? first : undefined;
}

function operationOn(statement: Statement, array: ScopArray): string | undefined {
  const update = updateOf(statement, array);
  if (update) return REDUCTIONS[update.operator];
  const selection = selectionOf(statement, array);
  return selection && `replaced by ${selectsLarger(selection) ? 'larger' : 'smaller'} values`;
}

function recurrenceHelp(loop: CarryingLoop, obstacles: readonly LoopObstacle[], array: string): LoopHelp {
  const iterator = iteratorOf(loopName(loop.band));
  const divisor = commonDivisor(loop.band, loop.carried);
  if (divisor > 1) {
    const message = `iterations depend on those ${divisor} before: ${divisor} chains, ${iterator} modulo ${divisor}, are independent of each other; write a loop over the chains around one of step ${divisor}`;
    return { kind: 'interleave', array, message };
  }
  const pair = wavefrontOf(loop);
  if (pair !== undefined) {
    const message = `iterations with the same ${pair} are independent of each other: skewed, the two loops become a serial one around a parallel one`;
    return { kind: 'wavefront', array, message };
  }
  const edit = elementEdit(loop);
  if (edit !== undefined) return { kind: 'recurrence', array, message: edit };
  const flow = obstacles.find(({ kind }) => kind === 'flow');
  const distance = flow && constantDistance(flow.distance);
  const origin =
    distance === undefined
      ? 'earlier iterations'
      : distance === 1
        ? 'the iteration before'
        : `${distance} iterations before`;
  return {
    kind: 'recurrence',
    array,
    message: `a recurrence: iterations need values of ${array} that ${distance !== undefined && distance > 1 ? `were computed ${origin}` : `${origin} computed`}; no edit of the loop is known to help, another algorithm may`,
  };
}

function isRead({ state, band }: CarryingLoop, array: string): boolean {
  return !readsOf(state.model, band, array).isEmpty();
}

/** Returns whether every read of the array surely gets its value from a write of the same iteration. */
function writesBeforeReads({ state, band, elements }: CarryingLoop, array: string): boolean {
  const pairs = elements.certainFlow().rangeFactorDomain();
  const local = localDependences(band, pairs);
  const within = local.subtract(carriedDependences(band, pairs));
  const covered = elements.certainFlow().intersectRangeFactorDomain(within).range().unwrap();
  return readsOf(state.model, band, array).isSubset(covered);
}

/**
 * Returns whether iterations may write what they read of the array before they read it, and it is never certain that one
 * reads what an earlier one wrote.
 */
function mayWriteBeforeReads({ state, band, elements }: CarryingLoop, array: string): boolean {
  const reads = readsOf(state.model, band, array);
  const certain = elements.certainFlow().intersectRange(reads.wrap()).rangeFactorDomain();
  if (!carriedDependences(band, certain).isEmpty()) return false;
  const flow = unionOf(state.model.ctx, elements.flowThrough(array));
  return reads.domain().isSubset(sameIteration(band, flow).range());
}

/** `{ S[…] -> A[…] }` of the instances at the band. */
function readsOf(model: ScopModel, band: isl.ScheduleNode, array: string): isl.UnionMap {
  return unionAccesses(model, (a) => a.kind === 'read' && a.array === array).intersectDomain(
    band.getDomain(),
  );
}
