import * as isl from '@boxflow/isl-wasm';
import { expect, test } from 'vitest';
import { oncePerSet } from './once-per-set.js';

test('sets that differ only in their names have one answer, and others their own', async () => {
  const ctx = await isl.Context.create();
  const asked: string[] = [];
  const size = oncePerSet((set) => {
    asked.push(set.getTupleName() ?? '');
    return set.dimMaxVal(0).toString();
  });
  const answers = ['A[i] : 0 <= i < 4', 'B[j] : j >= 0 and j <= 3', 'C[i] : 0 <= i < 5'].map((text) =>
    size(isl.Set.readFromStr(ctx, `{ ${text} }`)),
  );
  expect(answers).toEqual(['3', '3', '4']);
  expect(asked).toEqual(['A', 'C']);
});
