import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/repository.mjs';

// Biome formats TypeScript; there is no formatter of C++ that everybody has.
const COLUMNS = 120;

it(`no line of C++ is longer than ${COLUMNS} columns`, () => {
  const words = ['ls-files', '-z', '--', '*.cpp', '*.hpp', 'packages/runtime-native/*.h'];
  const files = execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  expect(files.length).toBeGreaterThan(200);
  const long = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, i) => ([...line].length > COLUMNS ? [`${file}:${i + 1}`] : [])),
  );
  expect(long).toEqual([]);
});
