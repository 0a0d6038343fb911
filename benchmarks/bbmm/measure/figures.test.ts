import type { RegionStats } from '@boxflow/ir';
import { expect, it } from 'vitest';
import { betweenBytes, peakBytes, secondsOf } from './figures.js';

const region = {
  devices: [{ peakBytes: 10 }, { peakBytes: 30 }, { peakBytes: 20 }],
  links: [
    { from: 'host', to: 0, bytes: 1, copies: 1, staged: false },
    { from: 0, to: 'host', bytes: 2, copies: 1, staged: false },
    { from: 0, to: 1, bytes: 4, copies: 1, staged: false },
    { from: 1, to: 1, bytes: 8, copies: 1, staged: false },
    { from: 1, to: 0, bytes: 16, copies: 1, staged: false },
  ],
  times: { totalNs: 5e9, simulatedNs: 2e9 },
} as unknown as RegionStats;

it('counts between devices what one sends to another, not to itself nor the host', () => {
  expect(betweenBytes(region)).toBe(20);
});

it('takes the largest device', () => {
  expect(peakBytes(region)).toBe(30);
});

it('has simulated time on sim, the whole region on GPUs, none on the host', () => {
  expect(secondsOf({ target: 'sim' }, region)).toBe(2);
  expect(secondsOf({ target: 'cuda' }, region)).toBe(5);
  expect(secondsOf({ target: 'host' }, region)).toBeNull();
});
