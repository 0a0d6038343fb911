import * as isl from '@boxflow/isl-wasm';
import { distributeLoops } from '../../tree/distribute-loops.js';
import { flatSequence } from '../../tree/flat-sequence.js';
import { belowMarks, enclosingMark, markOf, marksBelow, privateAround } from '../../tree/marks.js';
import { withThreads } from '../../tree/thread-grid.js';
import { breaksDependence, misplaced } from '../errors.js';
import { flowBetweenChildren } from '../privacy.js';
import type { Verb } from '../verb.js';
import { loopArgument } from './loop-argument.js';
import { whyThreadsAreSettled } from './threads/copy-to-constant.js';
import { loopsFromLaunch } from './threads.js';

/**
 * `fission(S0.i)`: one launch per child of the sequence directly inside the loop, and of sequences directly inside that
 *
 *   for i: { A(i); B(i) }      →      for i: A(i);  for i: B(i)
 *
 * Legal because the loop belongs to the parallel loops of a phase: A(i) and B(i') depend only if i = i', and the
 * launches of a tile run in order. Refused if a private array carries a value from A(i) to B(i). The iterations of the
 * loops become threads.
 */
export const fission: Verb = (state, line) => {
  const band = loopArgument(state, line, 0);
  const launch = enclosingMark(band, 'launch');
  if (!launch) throw misplaced(state.model, line, 'the loop is not in a phase');
  if (marksBelow(launch).some(({ kind }) => kind === 'kernel'))
    throw misplaced(state.model, line, 'its kernel has a name already: the fission line comes first');
  const settled = whyThreadsAreSettled(launch);
  if (settled) throw misplaced(state.model, line, settled);
  const body = belowMarks(band.child(0));
  if (body.getType() !== isl.ScheduleNodeType.Sequence) {
    throw misplaced(state.model, line, 'the loop has no sequence directly inside it');
  }
  if (!isNest(band)) {
    throw misplaced(
      state.model,
      line,
      'its launch executes something beside the loop: a fission line for the loop around both comes first',
    );
  }
  const sequence = flatSequence(body);
  const flow = flowBetweenChildren(state, sequence, privateAround(sequence));
  if (flow) throw breaksDependence(state.model, line, 'a thread loses its copies between launches', flow);
  const sizes = loopsFromLaunch(band).map((_, i, loops) => (i === loops.length - 1 ? 256 : 1));
  const launches = distributeLoops(sequence);
  return eachChild(launches, (one) => withThreads(one, sizes)).getSchedule();
};

/** Returns whether there are only loops, one directly inside the other, between the launch and a loop. */
function isNest(band: isl.ScheduleNode): boolean {
  let node = band.parent();
  while (node.getType() === isl.ScheduleNodeType.Band || markOf(node)) {
    if (markOf(node)?.kind === 'launch') return true;
    node = node.parent();
  }
  return false;
}

/** Rewrites the children of a sequence, below their filters. */
function eachChild(
  sequence: isl.ScheduleNode,
  rewrite: (child: isl.ScheduleNode) => isl.ScheduleNode,
): isl.ScheduleNode {
  let node = sequence;
  for (let i = 0; i < sequence.nChildren(); i++) node = rewrite(node.child(i).child(0)).parent().parent();
  return node;
}
