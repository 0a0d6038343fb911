import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  DATA_SETS,
  dataSetCase,
  ELEMENT_TYPES,
  hasDataSets,
  KERNEL_PROGRAMS,
  kernelProgram,
  liveOutCount,
  programCase,
} from './kernel-programs.js';
import { mustRun } from './run-process.js';
import { scratchFolder } from './scratch.js';

const POLYBENCH = KERNEL_PROGRAMS.filter(hasDataSets);

describe('the list of kernels', () => {
  it('covers every way to keep an array, marked and not, and all element types', () => {
    const styles = new Set(
      KERNEL_PROGRAMS.map(({ storage, marked }) => `${storage} ${marked ? 'marked' : 'unmarked'}`),
    );
    expect([...styles].sort()).toEqual([
      'global marked',
      'global unmarked',
      'heap marked',
      'heap unmarked',
      'vla marked',
      'vla unmarked',
    ]);
    expect(ELEMENT_TYPES).toEqual(['double', 'float', 'int']);
  });

  it('has the 30 kernels of PolyBench/C 4.2 under their names, and no data set of any other', () => {
    expect(POLYBENCH.map(({ program }) => program).join(' ')).toBe(
      'correlation covariance ' +
        'gemm gemver gesummv symm syr2k syrk trmm 2mm 3mm atax bicg doitgen mvt ' +
        'cholesky durbin gramschmidt lu ludcmp trisolv ' +
        'deriche floyd-warshall nussinov ' +
        'adi fdtd-2d heat-3d jacobi-1d jacobi-2d seidel-2d',
    );
    for (const { dataSets } of POLYBENCH) expect(Object.keys(dataSets)).toEqual(DATA_SETS);
  });

  it('has the other definitions, with test sizes', () => {
    const chosen = KERNEL_PROGRAMS.filter((program) => !hasDataSets(program));
    expect([...new Set(chosen.map(({ definition }) => definition))].join(' ')).toBe(
      'floyd-warshall heat-2d heat-3d ' +
        'blackscholes convolution-2d mpeg4-me mpeg4-me-search n-body mri-q mri-fh cp ' +
        'spm-figure-1 pacc-listing-1 pacc-listing-2 ' +
        'fdtd-2d mvt matmul 2mm jacobi-1d jacobi-2d',
    );
    for (const { sizes } of chosen) expect(Object.keys(sizes)).toContain('odd');
  });

  it('counts live-out values', () => {
    expect(liveOutCount(programCase(kernelProgram('2mm-vla'), 'tiny', 'int'))).toBe(3 * 2 + 3 * 2);
    expect(liveOutCount(programCase(kernelProgram('heat-3d-pochoir'), 'tiny', 'int'))).toBe(2 * 4 ** 3);
    expect(liveOutCount(dataSetCase(kernelProgram('atax'), 'SMALL'))).toBe(116 + 124);
  });

  it.each(POLYBENCH.map((program) => [program.program, program] as const))(
    'has the data sets and the type that %s itself has',
    async (_name, program) => {
      for (const dataSet of DATA_SETS) {
        const { sizes } = dataSetCase(program, dataSet);
        const expected = { ...mapValues(sizes, String), DATA_TYPE: program.elementTypes[0] };
        expect(await macros(program.file, `${dataSet}_DATASET`, Object.keys(expected))).toEqual(expected);
      }
    },
  );
});

/** Returns the preprocessor's replacement of each name at the end of the file. */
async function macros(
  file: string,
  define: string,
  names: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const probe = join(scratchFolder('macros'), 'probe.c');
  writeFileSync(probe, [`#include "${file}"`, ...names.map((name) => `probe ${name}`), ''].join('\n'));
  const { stdout } = await mustRun('gcc', ['-E', '-P', `-D${define}`, probe]);
  const values = stdout
    .split('\n')
    .filter((line) => line.startsWith('probe '))
    .map((line) => line.slice('probe '.length));
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}

function mapValues<A, B>(record: Readonly<Record<string, A>>, map: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}
