import * as isl from '@boxflow/isl-wasm';
import { expect, test, vi } from 'vitest';
import { modelScop } from '../model/scop-model.js';
import { buildScop, loop, sequence, statement } from '../test-support/build-scop.js';
import { findLoop, loopName, loopNames } from './loop-name.js';
import { originalSchedule } from './original-schedule.js';

test('a tree is walked once for all questions about its loops', async () => {
  const nests = Array.from({ length: 20 }, () =>
    loop('i', loop('j', statement('0 <= i < 9 and 0 <= j < 9', 'a[i][j] = a[i][j]'))),
  );
  const scop = buildScop({ arrays: { a: ['9', '9'] }, tree: sequence(...nests) });
  const ctx = await isl.Context.create();
  const schedule = originalSchedule(modelScop(ctx, scop));
  const names = loopNames(schedule);
  expect(names).toHaveLength(40);
  const children = vi.spyOn(isl.ScheduleNode.prototype, 'child');
  for (const name of [...names, ...names]) {
    const band = findLoop(schedule, name);
    expect(band && loopName(band)).toBe(name);
  }
  expect(findLoop(schedule, 'S99.i')).toBeUndefined();
  // A sequence has 20 children. Each is a filter above two loops and a leaf.
  expect(children.mock.calls.length).toBeLessThan(90);
  children.mockRestore();
  ctx.dispose();
});
