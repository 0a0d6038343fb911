import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { README, readmeWithTimes } from './readme-with-times.js';

it('the README has the last times (else: npm run readme -w benchmarks)', () => {
  const text = readFileSync(README, 'utf8');
  expect(readmeWithTimes(text)).toBe(text);
});
