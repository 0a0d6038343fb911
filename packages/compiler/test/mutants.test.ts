import { readdirSync, readFileSync } from 'node:fs';
import { mutate } from '@boxflow/frontend-c/testing';
import { BoxflowError, formatDiagnostic } from '@boxflow/ir';
import { SeededRandom } from '@boxflow/ir/testing';
import { expect, it } from 'vitest';
import { runPipeline, type StageOutputs } from '../src/index.js';

/*
 * The front end's own fuzzing ends with its regions; here some mutants of that kind go on to the analysis, the code
 * generators and the rewriting, past the C compiler, which would refuse most of them. An analysis that takes too long is
 * ended by isl's quota, which leaves the region sequential.
 *
 *     BOXFLOW_FUZZ_SEED=7 BOXFLOW_FUZZ_INPUTS=1000 npx vitest run --root packages/compiler mutants
 */
const INPUTS = Number(process.env.BOXFLOW_FUZZ_INPUTS ?? (process.env.BOXFLOW_TEST_ALL === '1' ? 100 : 30));
const SEED = Number(process.env.BOXFLOW_FUZZ_SEED ?? 2026);

const CORPUS = new URL('../../frontend-c/test/corpus/scops/', import.meta.url);
const PROGRAMS = readdirSync(CORPUS)
  .filter((name) => name.endsWith('.c'))
  .sort()
  .map((name) => readFileSync(new URL(name, CORPUS), 'utf8'));

/** Returns the output of the compiler's stages for a program; throws errors that are not the user's. */
async function compiled(text: string): Promise<StageOutputs> {
  const outputs: StageOutputs = {
    preprocess: [{ file: 'mutant.c', text, contracts: text.length % 2 === 1 }],
  };
  try {
    await runPipeline({ file: 'mutant.c', text, cache: false }, outputs);
  } catch (error) {
    if (!(error instanceof BoxflowError) || error.diagnostics.some(({ family }) => family !== 'user'))
      throw error;
  }
  const bugs = outputs.rewrite?.diagnostics.filter(({ family }) => family === 'bug') ?? [];
  if (bugs.length > 0) throw new Error(bugs.map(formatDiagnostic).join('\n'));
  return outputs;
}

it(`${INPUTS} mutants of seed ${SEED} go through the whole compiler`, {
  timeout: 60_000 + 10_000 * INPUTS,
}, async () => {
  let analysed = 0;
  let onDevices = 0;
  for (let input = 0; input < INPUTS; input++) {
    const numbers = new SeededRandom(SEED + input);
    const text = mutate(PROGRAMS, (limit) => numbers.integer(0, limit - 1));
    const outputs = await compiled(text).catch((error: unknown) => {
      expect.fail(`BOXFLOW_FUZZ_SEED=${SEED + input} BOXFLOW_FUZZ_INPUTS=1: ${error}\n${text}`);
    });
    const { regions = [], sequential = [] } = outputs.lower ?? {};
    if (regions.length + sequential.length > 0) analysed++;
    if (regions.length > 0) onDevices++;
  }
  // Mutants that all stop at the front end would show nothing.
  if (INPUTS < 100) return;
  expect(analysed).toBeGreaterThan(INPUTS / 5);
  expect(onDevices).toBeGreaterThan(INPUTS / 10);
});
