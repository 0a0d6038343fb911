import type { Settings } from '../settings.js';
import { runOnDevices } from './on-devices.js';
import { simulate } from './on-simulator.js';
import type { Outcome, Request } from './request.js';

/** Runs the request on the target. `bytes`: of all arrays. */
export async function runRequest(settings: Settings, request: Request, bytes: number): Promise<Outcome> {
  try {
    return settings.target === 'sim'
      ? await simulate(settings, request)
      : await runOnDevices(settings, request, bytes);
  } catch (error) {
    // A refusal by boxflow belongs into the table; wrong results and bugs of these scripts do not.
    if (error instanceof Error && error.name === 'BoxflowError') return { ok: false, why: error.message };
    throw error;
  }
}
