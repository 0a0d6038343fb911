import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type CorpusProgram, nvccPtx } from '@boxflow/ptx/testing';
import { randomProgram } from './print-program.ts';

/** Returns the first seeds of random programs, `perProgram` seeds apart. `BOXFLOW_RANDOM_SEED` is the first one. */
export function firstSeeds(count: number, perProgram: number): number[] {
  const first = Number(process.env.BOXFLOW_RANDOM_SEED ?? 1);
  return Array.from({ length: Math.ceil(count / perProgram) }, (_, i) => first + i * perProgram);
}

/**
 * Compiles the random program of `count` seeds at -O1 and at -O3, and calls a check with each result.
 * The source is in `reports`, and stays there if the check fails. The PTX is in `folder`.
 */
export async function checkRandomProgram(
  first: number,
  count: number,
  { reports, folder }: { readonly reports: string; readonly folder: string },
  check: (program: CorpusProgram) => void | Promise<void>,
): Promise<void> {
  const name = `random_${first}`;
  const source = join(reports, `${name}.cu`);
  const seeds = Array.from({ length: count }, (_, i) => first + i);
  mkdirSync(reports, { recursive: true });
  writeFileSync(source, randomProgram(name, seeds));
  for (const level of [1, 3] as const) {
    const ptxFile = join(folder, `${name}.O${level}.ptx`);
    writeFileSync(ptxFile, nvccPtx({ source, level }));
    // A test's worker answers messages here: one that is silent for a minute counts as dead.
    await setImmediate();
    await check({ name, level, source, ptxFile });
  }
  rmSync(source);
}
