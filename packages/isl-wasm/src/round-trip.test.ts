import { expect, test } from 'vitest';
import * as isl from './index.js';

const ctx = await isl.Context.create();

// Text written by isl, read again, prints as the same text.
const TEXTS: [{ readFromStr(context: isl.Context, text: string): { toString(): string } }, string][] = [
  [isl.Set, '[N] -> { A[i, j] : 0 <= i < N and 0 <= j <= i }'],
  [isl.BasicSet, '{ [i] : (i) mod 3 = 0 and 0 <= i <= 9 }'],
  [isl.UnionSet, '{ A[i] : i >= 0; B[] }'],
  [isl.Map, '[N] -> { A[i] -> B[o0] : o0 >= i and o0 < N }'],
  [isl.UnionMap, '{ A[i] -> B[i]; B[i] -> A[i + 1] }'],
  [isl.Aff, '[N] -> { [i] -> [(N - 2 * i)] }'],
  [isl.PwAff, '{ [i] -> [(i)] : i > 0; [i] -> [(-i)] : i <= 0 }'],
  [isl.MultiAff, '{ S[i, j] -> A[(i + j), (1 + j)] }'],
  [isl.MultiPwAff, '{ [i] -> [(i), (0)] }'],
  [isl.UnionPwAff, '{ A[i] -> [(i)]; B[i] -> [(1 + i)] }'],
  [isl.MultiUnionPwAff, 'L[{ A[i] -> [(i)]; B[j] -> [(j)] }]'],
  [isl.Val, '-7/3'],
  [
    isl.Schedule,
    '{ domain: "{ A[i] : 0 <= i <= 9 }", child: { mark: "kernel", child: { schedule: "[{ A[i] -> [(i)] }]" } } }',
  ],
];

test.each(TEXTS)('%o %s', (type, text) => {
  const once = type.readFromStr(ctx, text).toString();
  expect(type.readFromStr(ctx, once).toString()).toBe(once);
});

test('text beyond ASCII survives', () => {
  expect(isl.Id.alloc(ctx, 'größe').getName()).toBe('größe');
});
