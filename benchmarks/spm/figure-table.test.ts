import { expect, it } from 'vitest';
import type { Result } from '../gpu/results.js';
import { figureTable } from './figure-table.js';
import type { Figure } from './figures.js';

const FIGURE: Figure = {
  name: 'figure-4',
  title: 'motion estimation',
  program: 'mpeg4-me',
  function: 'compare',
  sizes: [{ label: '64', defines: ['NI=64'] }],
  check: ['NI=8'],
  ways: [{ label: 'without' }, { label: 'scratchpad' }, { label: 'other' }],
};

function result(row: string, medianMs: number): Result {
  const measured = { date: '2026-11-23', gpu: 'H200', commit: 'abc', target: 'cuda', fpContract: 'off' };
  return { ...measured, row, runs: 3, medianMs, leastMs: medianMs, verified: 'small size' };
}

it("has the ratio to the time without scratchpad memory beside the paper's, and says what was refused", () => {
  const results = [result('figure-4.64.without', 3), result('figure-4.64.scratchpad', 2)];
  expect(figureTable(FIGURE, results, { 'figure-4.64.other': 'the launch writes A' }, 8)).toEqual([
    ['size', 'way', 'ms', 'ratio', 'paper', 'verified'],
    ['64', 'without', '3', '', '', 'small size'],
    ['64', 'scratchpad', '2', '1.50', '8', 'small size'],
    ['64', 'other', '-', '', '8', 'refused'],
  ]);
});
