import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeVectors, printVectors } from '../test/vectors.ts';

const folder = join(import.meta.dirname, '..', 'vectors');
const files = makeVectors();

it('every file in vectors/ belongs to an operation', () => {
  expect(readdirSync(folder).sort()).toEqual(files.map((file) => `${file.operation}.json`).sort());
});

it.each(files)('vectors/$operation.json is up to date (else: npm run vectors -w @boxflow/bbox)', (file) => {
  expect(readFileSync(join(folder, `${file.operation}.json`), 'utf8')).toBe(printVectors(file));
});
