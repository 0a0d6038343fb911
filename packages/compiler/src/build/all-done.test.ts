import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { allDone } from './all-done.js';

test('all are done when one has failed', async () => {
  let written = false;
  const slow = setTimeout(20).then(() => {
    written = true;
  });
  const failing = Promise.reject(new Error('the compiler says no'));
  await expect(allDone([slow, failing])).rejects.toThrow('the compiler says no');
  expect(written).toBe(true);
});

test('the values are in order', async () => {
  expect(await allDone([setTimeout(5, 'a'), 'b'])).toEqual(['a', 'b']);
});
