import { resolve } from 'node:path';
import type { Program } from '../programs.js';
import type { Settings } from '../settings.js';
import { whyNot } from './probe.js';
import type { Outcome, Request } from './request.js';
import { runRequest } from './run-request.js';

/** Runs the request on the target, and says on standard error what it does. */
export async function measure(settings: Settings, request: Request & { program: Program }): Promise<Outcome> {
  const { program, sizes, devices } = request;
  const options = Object.entries(request).filter(([name]) => !['program', 'sizes', 'devices'].includes(name));
  const words = [...Object.entries(sizes), ...options].map(([name, value]) => `${name}=${value}`);
  console.error(
    `  ${program.name} on ${devices} ${devices === 1 ? 'device' : 'devices'}: ${words.join(' ')}`,
  );
  const why = await whyNot(settings, devices);
  const outcome: Outcome =
    why === null
      ? await runRequest(settings, request, program.bytes(sizes, request.element))
      : { ok: false, why };
  return outcome.ok ? outcome : { ok: false, why: shorten(outcome.why) };
}

const repository = `${resolve(import.meta.dirname, '../../..')}/`;

/** Its first line, which has the code, without the folder of this clone. */
export function shorten(message: string): string {
  return (message.trim().split('\n')[0] ?? '').replaceAll(repository, '');
}
