import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/repository.mjs';
import { madeCodes, makersOf } from './made-codes.mjs';
import { readList } from './read-list.mjs';

const SOURCE = /^packages\/[^/]+\/(?:src|native\/src)\/.*(?<!\.test)\.(?:ts|cpp|hpp)$/;
const NOT_OURS = /\/(?:generated|test-support)\//;

function sources() {
  const listed = execFileSync('git', ['ls-files', '-z', 'packages'], { cwd: root, encoding: 'utf8' });
  return listed
    .split('\0')
    .filter((path) => SOURCE.test(path) && !NOT_OURS.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

describe('docs/DIAGNOSTICS.md', () => {
  const list = readList(readFileSync(join(root, 'docs', 'DIAGNOSTICS.md'), 'utf8'));

  it('lists every code that a source makes, with the files that make it', () => {
    const made = makersOf(sources());
    expect(made.size).toBeGreaterThan(100);
    expect(new Map(list.map(({ code, files }) => [code, files.sort()]))).toEqual(
      new Map([...made].map(([code, files]) => [code, files.sort()])),
    );
  });

  it('lists each once, in order', () => {
    const codes = list.map(({ code }) => code);
    expect(codes).toEqual([...new Set(codes)].sort());
  });
});

describe('madeCodes', () => {
  it('sees codes in quotes of any kind and in printed text', () => {
    const text = `error('BF1001'); throw Error("BF5001"); say(at + ": error BF5040: differs");`;
    expect(madeCodes(text)).toEqual(['BF1001', 'BF5001', 'BF5040']);
  });

  it('does not count comments and comparisons', () => {
    const text = "/** `BF1001`: … */\n// Throws BF5001.\n * BF5002\nif (code !== 'BF5050') return;";
    expect(madeCodes(text)).toEqual([]);
  });
});
