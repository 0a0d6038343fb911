import { expect, it } from 'vitest';
import { isNewEnough } from './run-steps.mjs';

it.each([
  ['18.20.0', false],
  ['20.10.0', false],
  ['20.11.0', true],
  ['22.0.0', true],
])('Node %s is new enough: %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected);
});
