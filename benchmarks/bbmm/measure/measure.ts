import { resolve } from 'node:path';
import type { Program } from '../programs.js';
import type { Settings } from '../settings.js';
import { runOnDevices } from './on-devices.js';
import { simulate } from './on-simulator.js';
import type { Outcome, Request } from './request.js';

/** Runs the request on the target, and says on standard error what it does. */
export async function measure(settings: Settings, request: Request & { program: Program }): Promise<Outcome> {
  const { program, sizes, devices } = request;
  const options = Object.entries(request).filter(([name]) => !['program', 'sizes', 'devices'].includes(name));
  const words = [...Object.entries(sizes), ...options].map(([name, value]) => `${name}=${value}`);
  console.error(
    `  ${program.name} on ${devices} ${devices === 1 ? 'device' : 'devices'}: ${words.join(' ')}`,
  );
  try {
    const outcome =
      settings.target === 'sim'
        ? await simulate(settings, request)
        : await runOnDevices(settings, request, program.bytes(sizes, request.element));
    return outcome.ok ? outcome : { ok: false, why: shorten(outcome.why) };
  } catch (error) {
    // What boxflow refuses belongs into the table, wrong results and bugs of these scripts do not.
    if (error instanceof Error && error.name === 'BoxflowError')
      return { ok: false, why: shorten(error.message) };
    throw error;
  }
}

const repository = `${resolve(import.meta.dirname, '../../..')}/`;

/** Its first line, which has the code, without the folder of this clone. */
export function shorten(message: string): string {
  return (message.trim().split('\n')[0] ?? '').replaceAll(repository, '');
}
