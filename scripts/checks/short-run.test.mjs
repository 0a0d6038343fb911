import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readList } from '../diagnostics/read-list.mjs';
import { root } from '../lib/repository.mjs';
import { checkedText, stringsPassedTo } from './checked-text.mjs';
import { parts } from './parts.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');

/** The text that checks use, of every test that runs whole in the short run or takes its list from thoroughness.ts. */
const paths = execFileSync(
  'git',
  ['ls-files', '-z', '*.test.ts', '*_test.cpp', 'packages/*/test/*', 'tests'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\0')
  .filter((path) => /\.(ts|cpp|json|txt)$/.test(path));
const tests = paths.map((path) => checkedText(path, read(path))).join('\n');

describe('npm test', () => {
  it('has each part that npm run test:all has', () => {
    const names = ({ all }) => parts({ all }).map(({ name }) => name);
    expect(names({ all: false })).toEqual(names({ all: true }));
  });

  it('names every diagnostic in a test', () => {
    const codes = readList(read('docs/DIAGNOSTICS.md')).map(({ code }) => code);
    expect(codes.length).toBeGreaterThan(100);
    expect(codes.filter((code) => !tests.includes(code))).toEqual([]);
  });

  it('builds a program of every definition in kernels.json', () => {
    const { programs } = JSON.parse(read('benchmarks/kernels/kernels.json'));
    const built = paths
      .filter((path) => path.endsWith('.test.ts'))
      .flatMap((path) => stringsPassedTo('describePrograms', read(path)));
    const definitions = [...new Set(programs.map(({ definition }) => definition))];
    expect(definitions.filter((definition) => !built.includes(definition))).toEqual([]);
  });

  it('sets every option of a run', () => {
    const table = read('packages/ir/src/options/run-options.ts');
    const options = [...table.matchAll(/flag: '([\w-]+)',\s+variable: '(BOXFLOW_\w+)'/g)];
    expect(options.length).toBeGreaterThan(15);
    const unset = options.filter(
      ([, flag, variable]) => !new RegExp(`(?<!\\w)(--${flag}|${variable})(?![\\w-])`).test(tests),
    );
    expect(unset.map(([, flag]) => flag)).toEqual([]);
  });

  it.each(['host', 'opencl', 'sim'])('runs programs on devices of the kind %s', (kind) => {
    expect(tests).toMatch(new RegExp(`^(--target|target|BOXFLOW_TARGET)\\n${kind}$`, 'm'));
  });

  it('runs the CUDA devices on a driver that is made up', () => {
    expect(read('packages/runtime-native/native/test/cuda_tests.cmake')).toContain('NAME cuda_device');
  });
});
