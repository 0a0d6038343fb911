import { explain } from '@boxflow/compiler';
import { describe, expect, it } from 'vitest';
import { edits } from './edits.js';

const all = [...edits()];

it('there are edits for the reasons that people meet most', () => {
  expect(all.length).toBeGreaterThanOrEqual(12);
});

describe.each(all)('the edit that avoids %s', (code, { before, after }) => {
  it('starts with a loop that is refused for this reason', async () => {
    const { regions, refused } = await explain({ file: 'before.c', text: before });
    expect(refused.map(({ reason }) => reason.code)).toEqual(code === 'BF2101' ? [] : [code]);
    expect(regions.filter(({ sequential }) => sequential === null)).toEqual([]);
  });

  it('ends with one that runs on devices', async () => {
    const { regions } = await explain({ file: 'after.c', text: after });
    expect(regions.map(({ sequential }) => sequential)).toEqual([null]);
  });
});
