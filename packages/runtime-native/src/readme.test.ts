import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RUN_OPTIONS, type RunOption } from '@boxflow/ir';
import { runReadmeExample } from '@boxflow/ir/testing';
import { describe, expect, it } from 'vitest';

const README = join(import.meta.dirname, '..', 'README.md');

it('the example in the README prints what it says', async () => {
  const { printed, expected } = await runReadmeExample(README);
  expect(printed).toBe(expected);
});

describe('the table of environment variables', () => {
  const table = /\| environment variable \| means \|\n(.*?)\n\n/s.exec(readFileSync(README, 'utf8'))![1]!;
  const rows = table
    .split('\n')
    .slice(1)
    .map((row) => row.split(' | '));
  const options = Object.values<RunOption<unknown>>(RUN_OPTIONS);
  /** Variables that libboxflow reads besides: the places of its drivers. */
  const OF_THE_MACHINE = ['OPENCL_PLATFORM', 'OPENCL_LIBRARY', 'CUDA_LIBRARY', 'NVRTC_LIBRARY'];

  it('has every option and nothing else', () => {
    const named = rows.flatMap(([names = '']) => names.match(/BOXFLOW_\w+/g) ?? []);
    const known = [
      ...options.map(({ variable }) => variable),
      ...OF_THE_MACHINE.map((name) => `BOXFLOW_${name}`),
    ];
    expect(named.sort()).toEqual(known.sort());
  });

  it.each(options.filter(({ kind }) => kind.parse('1') !== true))(
    'says what $variable is by default, and what it can be',
    ({ variable, default: byDefault, kind }) => {
      const [, means = ''] = rows.find(([names]) => names?.includes(variable))!;
      expect(means).toContain(byDefault ?? '');
      const words = kind.expected.match(/^[\w-]+(?:, [\w-]+)* or [\w-]+$/)
        ? kind.expected.split(/, | or /)
        : [];
      for (const word of words) expect(means).toContain(`\`${word}\``);
    },
  );
});
