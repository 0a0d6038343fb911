import { readFileSync } from 'node:fs';
import { analyseForms } from '@boxflow/frontend-cuda';
import { decomposeKernel } from '@boxflow/poly';
import { parsePtx } from '@boxflow/ptx';
import { corpus, corpusPtx } from '@boxflow/ptx/testing';
import { describe, expect, it } from 'vitest';
import { kernelSummary } from './kernel-summary.js';

/** Column 8 of Table 1 in the AMGE paper. Arrays with the same decomposition are together, in the order of the parameters. */
const TABLE: Readonly<Record<string, readonly string[]>> = {
  convolution2D: [
    'X -> A, B (*, BLOCK)  C (*, *)',
    'Y -> A, B (BLOCK, *)  C (*, *)',
    'XY -> A, B (BLOCK, BLOCK)  C (*, *)',
  ],
  fft1D: ['X -> A (*)  B (BLOCK)'],
  reduction: ['X -> A, B (BLOCK)'],
  saxpy: ['X -> A, B (BLOCK)'],
  sgemm: [
    'X -> A, C (*, BLOCK)  B (*, *)',
    'Y -> A (*, *)  B (*, BLOCK)  C (BLOCK, *)',
    'XY -> A, B (*, BLOCK)  C (BLOCK, BLOCK)',
  ],
  sgemv: ['X -> A (BLOCK, *)  B (*)  C (BLOCK)'],
  sort_merge_global: ['X -> Ak, Av, Bk, Bv (BLOCK)'],
  sort_merge_shared: ['X -> Ak, Av, Bk, Bv (BLOCK)'],
  sort_shared: ['X -> Ak, Av, Bk, Bv (BLOCK)'],
  stencil2D: ['X -> A, B (*, BLOCK)', 'Y -> A, B (BLOCK, *)', 'XY -> A, B (BLOCK, BLOCK)'],
  // The paper prints two dimensions for X, as for a plane.
  stencil3D: ['X -> A, B (*, *, BLOCK)', 'Y -> A, B (*, BLOCK, *)', 'XY -> A, B (*, BLOCK, BLOCK)'],
  transpose: [
    'X -> A (*, BLOCK)  B (BLOCK, *)',
    'Y -> A (BLOCK, *)  B (*, BLOCK)',
    'XY -> A, B (BLOCK, BLOCK)',
  ],
  vecadd: ['X -> A, B, C (BLOCK)'],
};

/** Column 9: which arrays are distributed by which dimensions of the grid, and replicated by the others. */
const DISTRIBUTIONS: Readonly<Record<string, readonly string[]>> = {
  convolution2D: [
    'A, B distributed by X; C replicated by X',
    'A, B distributed by Y; C replicated by Y',
    'A, B distributed by XY; C replicated by XY',
  ],
  fft1D: ['A replicated by X; B distributed by X'],
  sgemm: [
    'A, C distributed by X; B replicated by X',
    'A replicated by Y; B, C distributed by Y',
    'A distributed by X, replicated by Y; B distributed by Y, replicated by X; C distributed by XY',
  ],
  sgemv: ['A, C distributed by X; B replicated by X'],
  stencil3D: ['A, B distributed by X', 'A, B distributed by Y', 'A, B distributed by XY'],
  transpose: ['A, B distributed by X', 'A, B distributed by Y', 'A, B distributed by XY'],
};

const programs = corpus().filter(({ name, level }) => level === 1 && name in TABLE);

/** Returns the name of a function outside of namespaces: its length comes before it. */
function plainName(mangled: string): string {
  const [prefix, length] = /^_Z(\d+)/.exec(mangled) ?? ['', '0'];
  return mangled.slice(prefix.length, prefix.length + Number(length)) || mangled;
}

function rowsOf(name: string): { decompositions: string[]; distributions: string[] } {
  const [written, optimised] = [1, 3].map((level) =>
    corpusPtx(corpus().find((one) => one.name === name && one.level === level)!),
  );
  const { source } = programs.find((one) => one.name === name)!;
  const kernels = analyseForms(
    { written: parsePtx(written!), optimised: () => parsePtx(optimised!) },
    {
      demangled: plainName,
      textOf: () => readFileSync(source, 'utf8'),
      fileOf: (file) => file,
    },
  );
  const summaries = kernels.map((accesses) =>
    kernelSummary({ accesses, decomposition: decomposeKernel(accesses) }, () => []),
  );
  const rows = summaries.flatMap((lines) =>
    lines.filter((line) => line.includes('->')).map((line) => line.trim().split(/\s{3,}/)),
  );
  return {
    decompositions: rows.map(([first]) => first!.replace(/->\s+/, '-> ')),
    distributions: rows.map(([, second]) => second!),
  };
}

describe('Table 1 of the AMGE paper', () => {
  it('has thirteen kernels', () => {
    expect(programs).toHaveLength(13);
  });

  it.each(Object.keys(TABLE))('%s has the decompositions of the paper', (name) => {
    expect(rowsOf(name).decompositions).toEqual(TABLE[name]);
  });

  it.each(Object.keys(DISTRIBUTIONS))('%s has the distributions of the paper', (name) => {
    expect(rowsOf(name).distributions).toEqual(DISTRIBUTIONS[name]);
  });
});
