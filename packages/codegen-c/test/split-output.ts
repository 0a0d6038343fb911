import { valuesOf } from './c-data.ts';
import type { CValue } from './c-value.ts';
import type { KernelCase } from './kernel-case.ts';
import { joined, type SplitCase } from './split-case.ts';

/** Returns the values of variants for views in several buffers, whose pieces were printed one after the other. */
export function joinedOutput(lines: readonly string[], cases: readonly SplitCase[]): CValue[][][] {
  let next = 0;
  return cases.map(({ whole, pieces }) =>
    whole.kernel.views.map(({ element }, view) => {
      const values = pieces[view]!.map(() => valuesOf(lines[next++] ?? '', element));
      return joined(whole.buffers[view]!, pieces[view]!, values);
    }),
  );
}

/** Returns the values that a harness printed, a line for every view of every case, by case and view. */
export function splitOutput(output: string, cases: readonly KernelCase[]): CValue[][][] {
  const lines = output.split('\n');
  let next = 0;
  return cases.map(({ kernel }) => kernel.views.map(({ element }) => valuesOf(lines[next++] ?? '', element)));
}
