import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, 'more-devices.c');
const API = join(import.meta.dirname, '../../packages/runtime-native/native/src/device/cuda/cuda_api.hpp');

const folder = mkdtempSync(join(tmpdir(), 'more devices '));
afterAll(() => rmSync(folder, { recursive: true }));

test('the driver with more devices has every function that the runtime looks up, and compiles without a warning', () => {
  const library = join(folder, 'more-devices.so');
  const warnings = ['-Wall', '-Wextra', '-Wpedantic', '-Wshadow', '-Werror'];
  execFileSync('gcc', ['-std=c11', '-O2', ...warnings, '-shared', '-fPIC', SOURCE, '-o', library]);
  const symbols = execFileSync('nm', ['-D', '--defined-only', library], { encoding: 'utf8' });
  const defined = [...symbols.matchAll(/ T (\w+)$/gm)].map(([, name]) => name);
  const wanted = [...readFileSync(API, 'utf8').matchAll(/X\(\w+, "(\w+)",/g)].map(([, name]) => name);
  expect(wanted.length).toBeGreaterThan(30);
  expect(defined).toEqual(expect.arrayContaining(wanted));
});
