import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { floydKernel } from '@boxflow/ir/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { hostHarness } from '../test/host-harness.ts';
import { randomKernelCase } from '../test/random-kernel.ts';
import { splitCase } from '../test/split-case.ts';
import { joinedOutput, splitOutput } from '../test/split-output.ts';
import { printHostKernels } from './host/print-host-kernels.js';
import { HOST_COMPILE_FLAGS } from './language/compile-flags.js';

const INCLUDE = join(import.meta.dirname, '../../runtime-native/native/include');
const STRICT = ['-Wall', '-Wextra', '-Werror'];
// Random expressions divide by 0 where they are not evaluated, and compare what no one would: only what would be the
// printer's fault counts.
const PRINTERS_FAULT = [
  'parentheses',
  'unused-parameter',
  'unused-variable',
  'implicit-function-declaration',
  'incompatible-pointer-types',
  'discarded-qualifiers',
  'uninitialized',
  'shadow',
].map((warning) => `-Werror=${warning}`);

/** Kernels that are compiled and run, with their split variants. */
const KERNELS = process.env.BOXFLOW_TEST_ALL === '1' ? 150 : 60;

const folder = mkdtempSync(join(tmpdir(), 'boxflow-codegen-c-'));
afterAll(() => rmSync(folder, { recursive: true }));

function compile(name: string, source: string, flags: readonly string[]): string {
  const file = join(folder, `${name}.c`);
  writeFileSync(file, source);
  const object = join(folder, `${name}.o`);
  execFileSync('gcc', [...HOST_COMPILE_FLAGS, ...flags, '-I', INCLUDE, '-c', file, '-o', object], {
    stdio: 'pipe',
  });
  return object;
}

describe('host kernels', { timeout: 60_000 }, () => {
  it('random kernels leave in memory what direct evaluation says', { timeout: 120_000 }, () => {
    const cases = Array.from({ length: KERNELS }, (_, seed) => randomKernelCase(seed, `random_${seed}`));
    const kernels = printHostKernels(cases.map(({ kernel }) => kernel));
    const splitCases = cases.flatMap((each) => splitCase(each) ?? []);
    expect(splitCases.length).toBeGreaterThan((2 / 3) * KERNELS);
    const program = join(folder, 'random');
    const objects = [
      compile('kernels', kernels, PRINTERS_FAULT),
      compile('main', hostHarness(cases, splitCases), ['-O0']),
    ];
    execFileSync('gcc', [...objects, '-lm', '-o', program]);
    const output = execFileSync(program, { encoding: 'utf8', maxBuffer: 2 ** 28 });
    const actual = splitOutput(output, cases);
    for (const [i, { result, kernel }] of cases.entries()) expect(actual[i], kernel.name).toEqual(result);
    const results = new Map(cases.map(({ kernel, result }) => [kernel.name, result]));
    const splitLines = output.split('\n').slice(actual.flat().length);
    for (const [i, buffers] of joinedOutput(splitLines, splitCases).entries()) {
      const { split, whole } = splitCases[i]!;
      expect(buffers, split.kernel).toEqual(results.get(whole.kernel.name));
    }
  });

  it('a plain kernel compiles without a warning', () => {
    compile('floyd', printHostKernels([floydKernel()]), STRICT);
  });

  it('no kernels at all make a table that ends at once', () => {
    const source = printHostKernels([]);
    compile('none', source, STRICT);
    expect(source).toContain('boxflow_host_kernels[] = {\n  {0, 0},\n};');
  });
});
