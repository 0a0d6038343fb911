import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bundle, RunTrace } from '@boxflow/ir';
import type { RuntimeOptions } from './options/check-options.js';
import type { ParameterValues } from './run/check-parameters.js';
import { Runtime } from './runtime.js';

/** Returns the trace of one call of a region on simulated devices. Rejects as {@link Runtime.run} does. */
export async function simulatedTrace(
  bundle: Bundle,
  region: string,
  params: ParameterValues,
  options: Omit<RuntimeOptions, 'target' | 'trace'> = {},
): Promise<RunTrace> {
  const folder = await mkdtemp(join(tmpdir(), 'boxflow-trace-'));
  try {
    const trace = join(folder, 'trace.json');
    await new Runtime({ ...options, target: 'sim', trace }).run(bundle, { region, params });
    return JSON.parse(await readFile(trace, 'utf8')) as RunTrace;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
