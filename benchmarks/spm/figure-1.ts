import { join } from 'node:path';
import { compile, loadRecipes } from '@boxflow/compiler';
import { BoxflowError } from '@boxflow/ir';
import { type BufferText, sharedBuffers } from './buffers.js';
import { paper } from './paper.js';

const RECIPE = join(import.meta.dirname, 'recipes', 'figure-1.txt');
const PROGRAM = join(import.meta.dirname, '..', 'kernels', 'spm-figure-1', 'spm-figure-1.c');
const RESULTS_APART = join(import.meta.dirname, 'programs', 'figure-1-results-apart.c');

/** The first iteration of the example's loops over i and j. */
const FIRST = 10;

/** Returns the paper's worked example: its buffers, and those that the compiler derives. */
export async function figure1(): Promise<string> {
  const lines = ['the paper:', ...paper.figure1.flatMap(bufferLines)];
  const refusal = await refusalOf(PROGRAM);
  if (refusal === undefined) return [...lines, ...(await ourLines(PROGRAM))].join('\n');
  lines.push(
    '',
    "the paper's program is refused:",
    `  ${refusal}`,
    '',
    'the same reads, results in arrays of their own:',
  );
  return [...lines, ...(await ourLines(RESULTS_APART))].join('\n');
}

async function refusalOf(file: string): Promise<string | undefined> {
  try {
    await compile({ file, recipes: await loadRecipes(RECIPE) });
    return undefined;
  } catch (error) {
    if (error instanceof BoxflowError) return error.diagnostics.map(({ message }) => message).join('; ');
    throw error;
  }
}

async function ourLines(file: string): Promise<readonly string[]> {
  const bundle = await compile({ file, recipes: await loadRecipes(RECIPE) });
  const buffers = sharedBuffers(bundle, FIRST);
  return [
    ...buffers.flatMap(bufferLines),
    '',
    `elements in buffers: ${elements(buffers)}, in the paper ${elements(paper.figure1)} with those that are written`,
  ];
}

function bufferLines({ name, array, extents, origin, accesses }: BufferText): readonly string[] {
  const space = extents.map((extent, d) => `${origin[d]}..${Number(origin[d]) + extent - 1}`).join(', ');
  const box = extents.map((extent) => `[${extent}]`).join('');
  return [
    `  ${name}${box}: ${array} from ${space}`,
    ...accesses.map(({ source, local }) => `    ${source} -> ${local}`),
  ];
}

function elements(buffers: readonly Pick<BufferText, 'extents'>[]): number {
  const volumes = buffers.map(({ extents }) => extents.reduce((product, extent) => product * extent, 1));
  return volumes.reduce((sum, volume) => sum + volume, 0);
}
