import type * as isl from '@boxflow/isl-wasm';
import { largeIterations } from '../../../cost/large-iterations.js';
import { largeSize } from '../../../cost/nominal-sizes.js';
import type { ScopModel } from '../../../model/scop-model.js';

/* Figures in the reasons of recipe lines. */

/** Returns a number as text for people: `4096`, or `16.8 million`. */
export function amount(value: number): string {
  return value < 1e6 ? String(value) : `${Number((value / 1e6).toPrecision(3))} million`;
}

/** Returns how many iterations nested loops have together, with the sizes for which that is so if the program leaves them open. */
export function iterationsText(model: ScopModel, loops: readonly isl.ScheduleNode[], what: string): string {
  return `${amount(largeIterations(model, loops))} ${what}${forSizes(model)}`;
}

/** Returns the sizes that the default mapping assumes, as the end of a sentence; nothing if the program says all of them. */
export function forSizes(model: ScopModel): string {
  const isOpen = model.scop.parameters.some(({ value }) => value === undefined);
  return isOpen ? ` for sizes of ${largeSize(model)}` : '';
}

/** Returns names as text: `A`, `A and B`, or `A, B and C`. */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}
