import type * as isl from '@boxflow/isl-wasm';
import type { ScopModel } from '../model/scop-model.js';
import { loopSchedule } from '../tree/local-dependences.js';
import { countElements } from './count-elements.js';
import { largeSize, nominalSizes } from './nominal-sizes.js';

/** Returns how many iterations nested loops have together if arrays are large, unless the program says their sizes. An upper bound. */
export function largeIterations(model: ScopModel, loops: readonly isl.ScheduleNode[]): number {
  const iterations = loops.map(loopSchedule).reduce((all, one) => all.flatRangeProduct(one));
  return countElements(iterations.range(), nominalSizes(model, largeSize(model)));
}
