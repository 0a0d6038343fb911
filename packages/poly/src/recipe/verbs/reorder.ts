import { FUSIONS, newOrder } from '../../schedule/new-order.js';
import { graft } from '../../tree/graft.js';
import { badArguments, misplaced } from '../errors.js';
import { dependencesInside } from '../known-loops.js';
import type { Verb } from '../verb.js';
import { loopArgument, requireHostLoop } from './loop-argument.js';
import { outerIterators } from './split.js';

/**
 * `reorder(S0.i, apart)`: the loop and everything inside it in a new order, found by isl's scheduler
 *
 *   for i: { for j < i: S0(i, j); S1(i) }      →      for j: { S1(j); for i > j: S0(i, j) }
 *
 * Its loops have new names, and further lines speak of those. The scheduler respects what must be respected
 * ({@link newOrder}), so what it finds is legal. Refused inside another loop, if the new order could depend on that
 * loop's value.
 */
export const reorder: Verb = (state, line) => {
  const band = loopArgument(state, line, 0);
  const fusion = FUSIONS.find((name) => name === line.args[1]);
  if (!fusion || line.args.length !== 2) {
    throw badArguments(state.model, line, `reorder(LOOP, ${FUSIONS.join(' or ')})`);
  }
  requireHostLoop(state, line, band);
  if (outerIterators(band).length > 0) throw misplaced(state.model, line, 'the loop is inside another one');
  const order = newOrder(band.getDomain(), dependencesInside(state, band), fusion);
  if (!order) throw misplaced(state.model, line, "isl's scheduler finds no new order of the loop");
  return graft(band, order.getRoot().child(0)).getSchedule();
};
