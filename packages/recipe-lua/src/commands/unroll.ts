import { badCall } from '../diagnostics.js';
import type { Call } from '../script/arguments.js';
import type { ScriptNest } from '../script/script-nest.js';
import { levelOf } from './order.js';

/** `unroll(0, "k", 4)`: the body of a loop in a thread is copied for 4 iterations. 0, or as many as there are, means all. */
export function unroll(nest: ScriptNest, call: Call): void {
  const own = call.withoutStatement();
  const loop = nest.loop(call.place, levelOf(nest, own, 0));
  const amount = own.natural(1);
  if (!nest.isMapped) throw badCall(call.place, 'the nest has no threads yet', 'call cudaize first');
  const isAll = amount === 0 || (loop.iterations !== undefined && amount >= loop.iterations);
  nest.apply(call.place, 'unroll', loop.of, isAll ? 'full' : String(amount));
}

/** `unroll_to_depth(2)`, or `unroll_to_level(2)`: the innermost loops of threads, and those around them. 0 unrolls nothing. */
export function unrollToDepth(nest: ScriptNest, call: Call): void {
  const depth = call.natural(0);
  if (!nest.isMapped) throw badCall(call.place, 'the nest has no threads yet', 'call cudaize first');
  if (depth > 0) nest.apply(call.place, 'unroll_to_depth', String(depth));
}
