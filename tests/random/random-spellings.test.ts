import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { scratchFolder } from '../support/scratch.js';
import { checkFile } from './check-programs.js';
import type { Failure } from './compare-runs.js';
import { CompilerProcess } from './compiler-process.js';
import { generateSpelling, printSpellings } from './generate-spellings.js';

const SEED = Number(process.env.BOXFLOW_RANDOM_SEED ?? 1);
const COUNT = Number(process.env.BOXFLOW_RANDOM_SPELLINGS ?? 200);
/** Statements of one file. */
const BATCH = 100;
const SETTINGS = {
  dimensions: 1,
  keep: true,
  contracts: false,
  runs: [{ BOXFLOW_DEVICES: '2' }, { BOXFLOW_DEVICES: '3', BOXFLOW_SHADOW: '1' }],
} as const;

const compiler = new CompilerProcess();
afterAll(() => compiler.stop());

/** Compiles and runs statements; a batch that does not compile is halved until a single statement is to blame. */
async function failures(seeds: readonly number[]): Promise<readonly string[]> {
  const folder = scratchFolder('spellings');
  const file = join(folder, 'spellings.c');
  writeFileSync(file, printSpellings(seeds.map(generateSpelling)));
  const checked = await checkFile(file, SETTINGS, compiler);
  rmSync(folder, { recursive: true });
  if (checked) return [...checked.failures].map(([k, failure]) => describeFailure(seeds[k]!, failure));
  const middle = seeds.length >> 1;
  return [...(await failures(seeds.slice(0, middle))), ...(await failures(seeds.slice(middle)))];
}

function describeFailure(seed: number, { kind, detail }: Failure): string {
  return `seed ${seed}: ${generateSpelling(seed)}\n${kind}: ${detail}`;
}

it(`${COUNT} spellings of uses of arrays that stay, from seed ${SEED}, do what they do with gcc`, async () => {
  const seeds = Array.from({ length: COUNT }, (_, k) => SEED + k);
  const failed: string[] = [];
  for (let first = 0; first < COUNT; first += BATCH)
    failed.push(...(await failures(seeds.slice(first, first + BATCH))));
  expect(failed.join('\n\n')).toBe('');
}, 600_000);
