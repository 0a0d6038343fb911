import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PLACEMENTS, placementEnvironment, placementName } from '../support/built-program.js';
import { dumpDifference } from '../support/compare-dumps.js';
import type { ElementType } from '../support/kernel-programs.js';
import { lazy } from '../support/lazy.js';
import { root } from '../support/paths.js';
import { mustPolyCli } from '../support/poly-cli.js';
import { mustRun, runProcess } from '../support/run-process.js';
import { readStats } from '../support/run-stats.js';
import { scratchFolder } from '../support/scratch.js';
import { everyNth } from '../support/thoroughness.js';

const folder = join(root, 'tests', 'polybench');

const PROGRAMS: Readonly<Record<string, ElementType>> = {
  gemm: 'double',
  atax: 'double',
  'jacobi-2d': 'float',
  'floyd-warshall': 'int',
};

/** Macros by the memory of the arrays and the declaration of parameters. */
const STYLES = {
  'heap arrays': [],
  'heap arrays, C99 prototypes': ['POLYBENCH_USE_C99_PROTO'],
  'stack arrays': ['POLYBENCH_STACK_ARRAYS'],
  'stack arrays, C99 prototypes, restrict': [
    'POLYBENCH_STACK_ARRAYS',
    'POLYBENCH_USE_C99_PROTO',
    'POLYBENCH_USE_RESTRICT',
  ],
  'padded heap arrays, constant loop bounds': ['POLYBENCH_PADDING_FACTOR=3', 'POLYBENCH_USE_SCALAR_LB'],
} as const;

/** In the short run the first program has all styles, and each other one a style of its own. */
function stylesOf(name: string): readonly (readonly [string, readonly string[]])[] {
  const position = Object.keys(PROGRAMS).indexOf(name);
  const styles = Object.entries(STYLES);
  return position === 0 ? styles : everyNth(styles, styles.length, position);
}

describe.each(Object.entries(PROGRAMS))('%s of PolyBench, unchanged', (name, element) => {
  describe.each(stylesOf(name))('%s', (_style, macros) => {
    const options = [
      `-I${folder}`,
      ...[...macros, 'MINI_DATASET', 'POLYBENCH_DUMP_ARRAYS'].map((macro) => `-D${macro}`),
    ];
    const sources = [join(folder, `${name}.c`), join(folder, 'polybench.c')];
    const sequential = lazy(async () => {
      const executable = join(scratchFolder(name), 'sequential');
      await mustRun('gcc', ['-O2', ...options, ...sources, '-o', executable]);
      return (await mustRun(executable, [])).stderr;
    });
    const parallel = lazy(async () => {
      const executable = join(scratchFolder(name), 'parallel');
      await mustPolyCli(['build', ...sources, ...options, '-o', executable]);
      return executable;
    });

    it.each(PLACEMENTS.map((placement) => [placementName(placement), placement] as const))(
      'is the same on %s',
      async (_name, placement) => {
        const stats = join(scratchFolder('stats'), 'stats.json');
        const result = await runProcess(await parallel(), [], {
          env: { ...placementEnvironment(placement), BOXFLOW_STATS: stats },
        });
        expect(result).toMatchObject({ code: 0, signal: null, stdout: '' });
        const expected = await sequential();
        expect(withoutNumbers(result.stderr)).toBe(withoutNumbers(expected));
        expect(dumpDifference(numbers(expected), numbers(result.stderr), element)).toBeNull();
        const { devices, regions } = readStats(stats);
        const working = devices.filter((_device, index) =>
          regions.some((region) => (region.devices[index]?.tiles ?? 0) > 0),
        );
        expect(working).toHaveLength(placement.devices);
      },
    );
  });
});

const NUMBER = /-?\d+(\.\d+)?(e[+-]\d+)? /g;

function withoutNumbers(dump: string): string {
  return dump.replace(NUMBER, '# ');
}

function numbers(dump: string): string {
  return (dump.match(NUMBER) ?? []).map((text) => `${text.trim()}\n`).join('');
}
