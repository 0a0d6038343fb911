import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyKernel } from '@boxflow/ir';
import { afterAll, expect, it } from 'vitest';
import { hostHarness } from '../test/host-harness.ts';
import { lanesCase, type PanelShape, panelCase } from '../test/panel-case.ts';
import { runKernel } from '../test/run-kernel.ts';
import { splitCase } from '../test/split-case.ts';
import { splitOutput } from '../test/split-output.ts';
import { printHostKernels } from './host/print-host-kernels.js';
import { HOST_COMPILE_FLAGS, processorFlags } from './language/compile-flags.js';

const INCLUDE = join(import.meta.dirname, '../../runtime-native/native/include');
const STRICT = ['-Wall', '-Wextra', '-Werror', '-Wno-unused-variable'];
const SHAPE: PanelShape = {
  rows: 7,
  columns: 37,
  terms: 10,
  element: 'double',
  lanes: 16,
  points: 4,
  panels: 4,
  isTransposed: false,
};

const folder = mkdtempSync(join(tmpdir(), 'boxflow-panels-'));
afterAll(() => rmSync(folder, { recursive: true }));

const CONDITIONS = [undefined, 'j <= i + 20', 'j >= 3 * i && j <= 30', 'n >= 11'];

const SHAPES: readonly PanelShape[] = [
  ...CONDITIONS.flatMap((condition, c) => {
    const shape = { ...SHAPE, isTransposed: c % 2 === 1, ...(condition !== undefined && { condition }) };
    return [shape, { ...shape, lanes: 3, points: 2, panels: 3 }];
  }),
  { ...SHAPE, rows: 8, columns: 32, terms: 8 },
  { ...SHAPE, element: 'float', isTransposed: true },
  { ...SHAPE, isFused: true },
  { ...SHAPE, isFused: true, element: 'float', isTransposed: true },
  { ...SHAPE, isFused: true, lanes: 3, points: 2, panels: 3, condition: 'j >= 3 * i && j <= 30' },
  { ...SHAPE, element: 'int32', condition: 'j <= i + 20' },
  { ...SHAPE, copied: 'n >= 1' },
  { ...SHAPE, copied: 'n >= 1', condition: 'j <= i + 20', lanes: 3, points: 2, panels: 3 },
];

const FLAGS = [
  ['any processor', []],
  ['this processor', processorFlags(process.arch, { native: true })],
] as const;

it.each(FLAGS)(
  'panels leave in memory what direct evaluation says, on %s',
  { timeout: 120_000 },
  (_, flags) => {
    const cases = [
      ...SHAPES.map((shape, n) => panelCase(`product_${n}`, shape)),
      ...[16, 3, 40].map((lanes) => lanesCase(`lanes_${lanes}`, { ...SHAPE, lanes })),
    ];
    // The harness calls all functions that there are.
    const splitCases = cases.flatMap((each) => splitCase(each) ?? []);
    for (const { kernel } of cases) expect(verifyKernel(kernel)).toEqual([]);
    const kernels = join(folder, 'kernels.c');
    const main = join(folder, 'main.c');
    const program = join(folder, 'program');
    writeFileSync(kernels, printHostKernels(cases.map(({ kernel }) => kernel)));
    writeFileSync(main, hostHarness(cases, splitCases));
    const compile = [...HOST_COMPILE_FLAGS, ...flags, '-O1', '-I', INCLUDE];
    execFileSync('gcc', [...compile, ...STRICT, '-c', kernels, '-o', `${kernels}.o`], { stdio: 'pipe' });
    execFileSync('gcc', [...compile, '-O0', main, `${kernels}.o`, '-lm', '-o', program], { stdio: 'pipe' });
    const actual = splitOutput(execFileSync(program, { encoding: 'utf8', maxBuffer: 2 ** 26 }), cases);
    for (const [n, each] of cases.entries()) expect(actual[n], each.kernel.name).toEqual(runKernel(each));
  },
);

it('sums are in vectors, lanes outermost, and rows read from a panel', () => {
  const text = printHostKernels([panelCase('product', SHAPE).kernel]);
  const loops = [...text.matchAll(/for \((?:int64_t (\w+)|; (\w+))/g)].map(([, a, b]) => a ?? b);
  // The first group negates, the second adds, the third negates again.
  expect(loops.slice(0, 18).join(' ')).toContain('k_from k lane i lane k lane lane');
  expect(text).toContain('double B_panel[PANEL][LANES_J] __attribute__((aligned(64)));');
  expect(text).toContain('boxflow_doubles C_own[POINTS_I][LANES_J / boxflow_double_lanes];');
});

it('a fused sum is in vectors, too', () => {
  const text = printHostKernels([panelCase('product', { ...SHAPE, isFused: true }).kernel]);
  expect(text).toContain(
    'static inline __attribute__((always_inline)) boxflow_doubles boxflow_double_fma_of(',
  );
  expect(text.replace(/\s+/g, ' ')).toContain(
    'boxflow_double_fma(A[i * A_s0 + k], *(const boxflow_doubles *)&B_panel[k - k_from]' +
      '[lane * boxflow_double_lanes], C_own[0][lane]);',
  );
  expect(text).not.toContain('boxflow_floats');
});

it('what depends on other threads, or is written, has no panel', () => {
  const { kernel } = panelCase('product', SHAPE);
  const [C, A, B] = kernel.views;
  const written = { ...kernel, views: [C!, A!, { ...B!, written: true }] };
  expect(printHostKernels([written])).not.toContain('panel');
});

it('a parallel loop of a thread is executed in lanes, around which its sums are', () => {
  const text = printHostKernels([lanesCase('product', SHAPE).kernel]);
  expect(text).toMatch(
    /for \(; j \+ 15 < 38; j \+= 16\) \{\s+#pragma GCC ivdep\s+for \(int64_t lane [^{]*\{[^}]*\}\s+for \(int64_t k [^{]*\{\s+#pragma/,
  );
});
