import { mvt } from '../programs.js';
import type { Settings } from '../settings.js';
import type { Request } from './request.js';
import { runRequest } from './run-request.js';

/** By target, model and number of devices. */
const known = new Map<string, Promise<string | null>>();

/**
 * Returns why the target cannot run on so many devices, and what to do; `null` if it can. Runs a program that
 * takes no time, once for each number: a missing driver is found before the large programs, not in each of
 * them.
 */
export function whyNot(settings: Settings, devices: number): Promise<string | null> {
  const { target, model } = settings;
  const key = [target, model, devices].join(' ');
  const answer = known.get(key) ?? probe(settings, devices);
  known.set(key, answer);
  return answer;
}

async function probe(settings: Settings, devices: number): Promise<string | null> {
  const sizes = { N: 16 };
  const request: Request = { program: mvt, sizes, devices };
  const outcome = await runRequest(settings, request, mvt.bytes(sizes));
  return outcome.ok ? null : outcome.why;
}
