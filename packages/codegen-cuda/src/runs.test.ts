import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BodyExpr,
  type IntExpr,
  type Kernel,
  parseIntExpr,
  type ScalarType,
  type Statement,
} from '@boxflow/ir';
import { describe, expect, it } from 'vitest';
import { CUDA_COMPILE_FLAGS } from './compile-flags.js';
import { printCudaKernels } from './print-cuda-kernels.js';

const location = { file: 'runs.c', line: 2, column: 3 };

/** `target = source + source`, over subscripts in text. */
function assignment(
  name: string,
  element: ScalarType,
  target: string,
  ...sources: readonly string[]
): Statement {
  const access = (text: string, kind: 'read' | 'write') => {
    const [array = '', index = ''] = text.split(/[[\]]/);
    return { kind, may: false, array, index: [parseIntExpr(index)], relation: '', location };
  };
  const reads = sources.map((_, i): BodyExpr => ({ kind: 'read', access: i + 1, type: element }));
  const sum = (left: BodyExpr, right: BodyExpr): BodyExpr => ({
    kind: 'binary',
    op: '+',
    left,
    right,
    type: element,
  });
  return {
    ...{ name, location, text: `${target} = ${sources.join(' + ')};`, iterators: ['i'], domain: '' },
    accesses: [access(target, 'write'), ...sources.map((text) => access(text, 'read'))],
    body: [{ kind: 'assign', target: 0, value: reads.reduce(sum) }],
  };
}

/** A kernel whose threads have runs of neighbours of a loop from `lo` to `hi`. */
function kernel(element: ScalarType, neighbours: number, ...statements: readonly Statement[]): Kernel {
  const arrays = [...new Set(statements.flatMap(({ accesses }) => accesses.map(({ array }) => array)))];
  const written = statements.map(({ accesses }) => accesses[0]!.array);
  const i: IntExpr = parseIntExpr('i');
  return {
    ...{ name: 'k0', summary: 'runs', buffers: [], scalars: ['lo', 'hi'], nonNegative: ['lo', 'hi'] },
    views: arrays.map((array) => ({
      name: array,
      array,
      element,
      rank: 1,
      written: written.includes(array),
    })),
    threads: [{ iterator: 'i', lower: parseIntExpr('lo'), count: parseIntExpr('hi - lo') }],
    block: [128],
    blocks: { tile: [{ first: 'ii', size: 128 * neighbours, neighbours }], stages: [] },
    body: statements.map(({ name, accesses }) => ({
      ...{ kind: 'instance', statement: name, iterators: [i] },
      views: accesses.map(({ array }) => arrays.indexOf(array)),
    })),
    statements: Object.fromEntries(statements.map((one) => [one.name, one])),
  };
}

const inWholeRuns = (text: string) =>
  /if \(i \+ \d+ - i_end < 0\) \{\n([\s\S]*?)\n {2}\} else/.exec(text)![1]!;

describe('threads with a run of neighbours', () => {
  it('read what they certainly read first, and write what they have computed', () => {
    const text = printCudaKernels([kernel('float', 4, assignment('S0', 'float', 'y[i]', 'x[i]', 'y[i]'))]);
    expect(
      inWholeRuns(text)
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual([
      'float y_run[4];',
      'read_float_4(y_run, &y[i]);',
      'float x_run[4];',
      'read_float_4(x_run, &x[i]);',
      '// S0, line 2: y[i] = x[i] + y[i];',
      '{',
      'float value[TILE_I / THREADS_I];',
      '#pragma unroll',
      'for (long long p = 0; p < TILE_I / THREADS_I; ++p) {',
      'value[p] = x_run[p] + y_run[p];',
      '}',
      'write_float_4(&y[i], value);',
      '}',
    ]);
    expect(text).toContain('const long long i = ii + 4 * (long long)threadIdx.x;');
  });

  it('read the array itself once a statement has written it', () => {
    const text = printCudaKernels([
      kernel(
        'float',
        4,
        assignment('S0', 'float', 'y[i]', 'x[i]'),
        assignment('S1', 'float', 'z[i]', 'y[i]'),
      ),
    ]);
    expect(inWholeRuns(text)).toContain('value[p] = y[i + p];');
    expect(inWholeRuns(text)).not.toContain('y_run');
  });

  it('read elements that are no neighbours one by one', () => {
    const text = printCudaKernels([kernel('float', 4, assignment('S0', 'float', 'y[i]', 'x[2 * i]'))]);
    expect(inWholeRuns(text)).toContain('value[p] = x[2 * i + 2 * p];');
  });

  it('have several vectors for wide elements, and small ones for narrow elements', () => {
    const wide = printCudaKernels([kernel('double', 4, assignment('S0', 'double', 'y[i]', 'x[i]'))]);
    expect(wide).toContain('const double2 v2 = *(const double2 *)(from + 2);');
    const narrow = printCudaKernels([kernel('uint8', 4, assignment('S0', 'uint8', 'y[i]', 'x[i]'))]);
    expect(narrow).toContain('const uchar4 v0 = *(const uchar4 *)from;');
    expect(narrow).toContain('if ((unsigned long long)from % 4 == 0) {');
  });

  it('with other numbers of neighbours do the same one by one', () => {
    const text = printCudaKernels([kernel('float', 3, assignment('S0', 'float', 'y[i]', 'x[i]'))]);
    expect(text).not.toContain('_run');
  });

  it.skipIf(spawnSync('nvcc', ['--version']).status !== 0)('have one instruction for each vector', () => {
    const folder = mkdtempSync(join(tmpdir(), 'boxflow-runs-'));
    const [source, ptx] = [join(folder, 'runs.cu'), join(folder, 'runs.ptx')];
    writeFileSync(
      source,
      printCudaKernels([kernel('float', 4, assignment('S0', 'float', 'y[i]', 'x[i]', 'y[i]'))]),
    );
    spawnSync('nvcc', [...CUDA_COMPILE_FLAGS, '-arch=sm_90', '-ptx', source, '-o', ptx]);
    const text = readFileSync(ptx, 'utf8');
    rmSync(folder, { recursive: true });
    expect(text.match(/ld\.global\S*\.v4\.f32/g)).toHaveLength(2);
    expect(text.match(/st\.global\S*\.v4\.f32/g)).toHaveLength(1);
  });
});
