import { readFile } from 'node:fs/promises';
import type { BUILT_IN_MODELS, MachineModel } from '@boxflow/ir';
import c2050 from '../native/src/device/sim/models/c2050-4.json' with { type: 'json' };
import nvlink from '../native/src/device/sim/models/nvlink-8.json' with { type: 'json' };

const BUILT_IN: Readonly<Record<(typeof BUILT_IN_MODELS)[number], unknown>> = {
  'nvlink-8': nvlink,
  'c2050-4': c2050,
};

/** Returns the machine model of a name or a file that simulated devices accept. Throws if there is none. */
export async function machineModel(name: string): Promise<MachineModel> {
  const known: unknown = Object.hasOwn(BUILT_IN, name) ? BUILT_IN[name as keyof typeof BUILT_IN] : undefined;
  return (known ?? JSON.parse(await readFile(name, 'utf8'))) as MachineModel;
}
