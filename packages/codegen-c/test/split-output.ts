import { valuesOf } from './c-data.ts';
import type { CValue } from './c-value.ts';
import type { KernelCase } from './kernel-case.ts';

/** What a harness printed, a line for every view of every case, as values by case and view. */
export function splitOutput(output: string, cases: readonly KernelCase[]): CValue[][][] {
  const lines = output.split('\n');
  let next = 0;
  return cases.map(({ kernel }) => kernel.views.map(({ element }) => valuesOf(lines[next++] ?? '', element)));
}
