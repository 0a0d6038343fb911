import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import * as isl from './index.js';

// In this order: what is loaded stays loaded for the rest of the process.
test('without loading there is no synchronous context', () => {
  expect(() => new isl.Context()).toThrow(
    'isl is not loaded yet: await loadIsl(), or use await Context.create()',
  );
});

test('a failed load says which file is missing, and can be repeated', async () => {
  const missing = new URL('./no-such.wasm', import.meta.url);
  await expect(isl.loadIsl(missing)).rejects.toThrow(
    'no-such.wasm; in a checkout of the sources it is made by "npm run build:isl"',
  );
});

test('the module may be given as bytes, and is compiled once', async () => {
  const module = await isl.loadIsl(await readFile(new URL('../wasm/isl.wasm', import.meta.url)));
  expect(await isl.loadIsl()).toBe(module);
  expect(isl.Val.one(new isl.Context()).isOne()).toBe(true);
});
