import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunStats } from '@boxflow/ir';
import type { Settings } from '../settings.js';
import { commandFor } from './command.js';
import { polyCli } from './poly-cli.js';
import type { Outcome, Request } from './request.js';

const DIFFERENCE = 3;

/**
 * Runs the whole program through `poly-cli`, verified. Throws where results are wrong: no table is worth
 * printing then.
 */
export async function runOnDevices(settings: Settings, request: Request, bytes: number): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'boxflow-bbmm-'));
  try {
    const file = join(folder, 'stats.json');
    const command = commandFor(settings, request, file, bytes);
    const { code, stderr } = await polyCli(command);
    if (code === DIFFERENCE) throw new Error(`wrong results: poly-cli ${command.join(' ')}\n${stderr}`);
    if (code !== 0) return { ok: false, why: fromError(stderr) || `exit code ${code}` };
    const stats = JSON.parse(await readFile(file, 'utf8')) as RunStats;
    const region = stats.regions.find(({ name }) => name === request.program.region);
    if (!region) return { ok: false, why: `the region ${request.program.region} did not run on devices` };
    return { ok: true, region };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The error and its hint, without what was said before. */
function fromError(text: string): string {
  const lines = text.trim().split('\n');
  const first = lines.findIndex((line) => line.includes('error'));
  return lines.slice(Math.max(first, 0)).join('\n').trim();
}
