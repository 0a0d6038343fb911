import type { KernelAccesses } from '@boxflow/ir';
import { launchValues } from './check-trace.ts';
import type { TracedRun } from './run-traced.ts';

/** An access of a thread in a launch. */
export interface TracedAccess {
  /** The index in `KernelAccesses.accesses`. */
  readonly access: number;
  readonly address: number;
  /** The block's number in x, y and z. */
  readonly block: readonly number[];
}

export interface TracedLaunch {
  readonly kernel: KernelAccesses;
  /** Sizes, parameters, and the addresses of arrays by the names `array 0`, `array 1`, … */
  readonly values: ReadonlyMap<string, number>;
  readonly accesses: readonly TracedAccess[];
}

/** Returns the launches that a traced run shows. */
export function launchesOf({ output, kernels }: TracedRun): TracedLaunch[] {
  const launches: (TracedLaunch & { readonly accesses: TracedAccess[] })[] = [];
  for (const line of output.split('\n')) {
    if (!line.startsWith('@@ ')) continue;
    const [kind, number, ...values] = line.slice(3).split(' ').map(Number) as [number, number, ...number[]];
    const kernel = kernels[number]!;
    if (kind < 0) launches.push({ kernel, values: launchValues(values, kernel), accesses: [] });
    else launches.at(-1)!.accesses.push({ access: kind, address: values[0]!, block: values.slice(4, 7) });
  }
  return launches;
}
