import { mayBeNegative, statementsOf as statementsAt } from '../reduction/negative-iterations.js';
import { arraysOf, type Reduction, reductionsIn, roundsDifferently } from '../reduction/reducible.js';
import { iteratorOf, loopName } from '../tree/loop-name.js';
import type { CarryingLoop } from './carrying-loop.js';

/** Returns the reduction of a loop that sets an array. */
export function reductionAt({ state, band }: CarryingLoop, array: string): Reduction | undefined {
  return reductionsIn(state.model, band).find((one) => arraysOf(one).some(({ name }) => name === array));
}

/** Says what boxflow does about a reduction, or which option makes it do so. */
export function inParts(loop: CarryingLoop, reduction: Reduction): string {
  const isExact = loop.state.reassociate || !roundsDifferently(reduction);
  return isExact ? inPartsUnless(loop) : '--reassociate computes it in parts, which rounds differently';
}

/** Says what an operator does to an element. */
export const REDUCTIONS = {
  '+': 'added to',
  '*': 'multiplied',
  '&': "and'ed",
  '|': "or'ed",
  '^': "xor'ed",
} as const;

/** Returns what boxflow does about a reduction, or what stands in the way. */
export function inPartsUnless({ state, band, obstacles, isTooComplex }: CarryingLoop): string {
  const reductions = reductionsIn(state.model, band);
  const reduced = new Set(reductions.flatMap(arraysOf).map(({ name }) => name));
  const others = [...new Set(obstacles.map(({ array }) => array))].filter((array) => !reduced.has(array));
  if (others.length > 0) {
    const keep = others.length === 1 ? 'keeps' : 'keep';
    return `boxflow would compute it in parts, but ${listed(others)} also ${keep} the loop in order`;
  }
  if (mayBeNegative(statementsAt(state.model, band), band.getScheduleDepth())) {
    const iterator = iteratorOf(loopName(band));
    return `boxflow would compute it in parts, but ${iterator} may be negative: count from 0, and add the beginning where ${iterator} is used`;
  }
  if (isTooComplex)
    return 'boxflow would compute it in parts, but the region is too complex to analyse that: a region with fewer statements and conditions may not be';
  return 'boxflow computes it in parts where the estimate says that this is faster';
}

/** Returns `a`, `a and b` or `a, b and c`. */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
