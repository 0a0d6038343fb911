import { join } from 'node:path';
import { compile, loadRecipes } from '@boxflow/compiler';
import { type BufferText, type MoveText, sharedBuffers } from './buffers.js';
import { paper } from './paper.js';

export const RECIPE = join(import.meta.dirname, 'recipes', 'figure-1.txt');
export const PROGRAM = join(import.meta.dirname, '..', 'kernels', 'spm-figure-1', 'spm-figure-1.c');

/** The first iteration of the example's loops over i and j. */
const FIRST = 10;

/** Returns the paper's worked example: its buffers, and those that the compiler derives. */
export async function figure1(): Promise<string> {
  const bundle = await compile({ file: PROGRAM, recipes: await loadRecipes(RECIPE) });
  const ours = sharedBuffers(bundle, FIRST);
  return [
    ...['the paper:', ...paper.figure1.flatMap(bufferLines), totals(paper.figure1)],
    ...['', 'ours:', ...ours.flatMap(bufferLines), totals(ours)],
  ].join('\n');
}

function bufferLines({ name, array, extents, origin, accesses, ...moves }: BufferText): readonly string[] {
  const space = extents.map((extent, d) => `${origin[d]}..${origin[d]! + extent - 1}`).join(', ');
  const box = extents.map((extent) => `[${extent}]`).join('');
  return [
    `  ${name}${box}: ${array} from ${space}`,
    ...accesses.map(({ source, local }) => `    ${source} -> ${local}`),
    ...moves.moveIn.map(({ code }) => `    in:  ${code}`),
    ...moves.moveOut.map(({ code }) => `    out: ${code}`),
  ];
}

function totals(buffers: readonly BufferText[]): string {
  const volumes = buffers.map(({ extents }) => extents.reduce((product, extent) => product * extent, 1));
  const moved = (moves: (buffer: BufferText) => readonly MoveText[]) =>
    sum(buffers.flatMap(moves).map(({ elements }) => elements));
  const [movedIn, movedOut] = [moved(({ moveIn }) => moveIn), moved(({ moveOut }) => moveOut)];
  return `  ${sum(volumes)} elements in buffers, ${movedIn} moved in, ${movedOut} moved out`;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
