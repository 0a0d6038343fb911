import { valuesOf } from './c-data.ts';
import type { CValue } from './c-value.ts';
import type { KernelCase } from './kernel-case.ts';
import { joined, type SplitCase } from './split-case.ts';

/** The same of variants for views in several buffers, whose pieces were printed one after the other. */
export function joinedOutput(lines: readonly string[], cases: readonly SplitCase[]): CValue[][][] {
  let next = 0;
  return cases.map(({ whole, pieces }) =>
    whole.kernel.views.map(({ element }, view) => {
      const values = pieces[view]!.map(() => valuesOf(lines[next++] ?? '', element));
      return joined(whole.buffers[view]!, pieces[view]!, values);
    }),
  );
}

/** What a harness printed, a line for every view of every case, as values by case and view. */
export function splitOutput(output: string, cases: readonly KernelCase[]): CValue[][][] {
  const lines = output.split('\n');
  let next = 0;
  return cases.map(({ kernel }) => kernel.views.map(({ element }) => valuesOf(lines[next++] ?? '', element)));
}
