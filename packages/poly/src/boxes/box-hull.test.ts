import type { PlanBox } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { evaluate } from '../test-support/evaluate.js';
import { boundingBox, rankOf } from './bounding-box.js';
import { boxHull } from './box-hull.js';

let ctx: isl.Context;
beforeEach(async () => {
  ctx = await isl.Context.create();
});
afterEach(() => ctx.dispose());

const CONTEXT = '[n, lo, hi] -> { : lo < hi and n > 0 }';
const LIMITS = '{ A[x, y] : -100 <= x <= 100 and -100 <= y <= 100 }';
const SIMPLE = '[n, lo, hi] -> { A[x, y] : lo <= x < hi and 0 <= y <= x and 2y <= n }';
/** Its parametric bounds take isl longer than anybody would wait. */
const HARD = `[n, lo, hi] -> { A[x, y] : exists (i, j, k : lo <= i < hi and 0 <= j < n and 0 <= k < n
  and x = i + 2j - 3k and y = 2i - j + 7k and (i + j) mod 5 = 2) }`;

test('isl finds the bounds of one of the sets soon enough, and not those of the other', () => {
  const context = isl.Set.readFromStr(ctx, CONTEXT);
  const bounds = (text: string) => boxHull(isl.Set.readFromStr(ctx, text), context, limits()).elements;
  expect(bounds(SIMPLE).isEqual(isl.Set.readFromStr(ctx, SIMPLE).intersectParams(context))).toBe(true);
  expect(bounds(HARD).isEqual(isl.Set.readFromStr(ctx, HARD).intersectParams(context))).toBe(false);
});

test.each([
  ['simple', SIMPLE],
  ['hard', HARD],
])('a box around a %s set holds it, and is the bounding box of the set that comes with it', (_, text) => {
  const set = isl.Set.readFromStr(ctx, text);
  const { box, elements } = boxHull(set, isl.Set.readFromStr(ctx, CONTEXT), limits());
  for (const [n, lo, hi] of [
    [3, 0, 2],
    [4, 5, 9],
    [1, -3, 0],
    [2, 7, 8],
  ] as const) {
    const values = { n, lo, hi };
    const bounds = boundsAt(box, values);
    expect(bounds).toEqual(extremesAt(elements, values));
    const exact = extremesAt(set.intersect(limits()), values);
    exact?.forEach(([least, most], d) => {
      expect(bounds?.[d]?.[0]).toBeLessThanOrEqual(least);
      expect(bounds?.[d]?.[1]).toBeGreaterThanOrEqual(most);
    });
  }
});

test('the bounding box of an empty set is empty', () => {
  const empty = isl.Set.readFromStr(ctx, '[n, lo, hi] -> { A[x, y] : x < lo and x > hi }');
  const box = boundingBox(empty, isl.Set.readFromStr(ctx, CONTEXT));
  expect(boundsAt(box, { n: 3, lo: 0, hi: 4 })).toBeNull();
});

interface Values {
  readonly n: number;
  readonly lo: number;
  readonly hi: number;
}

function limits(): isl.Set {
  return isl.Set.readFromStr(ctx, LIMITS);
}

/** First and last subscript by dimension; `null` if there are none. */
function boundsAt(box: PlanBox, values: Values): [number, number][] | null {
  const env = { ...values };
  if (box.guard && !evaluate(box.guard, env)) return null;
  return box.lo.map((lower, d) => [evaluate(lower, env), evaluate(box.hi[d] as never, env) - 1]);
}

function extremesAt(set: isl.Set, { n, lo, hi }: Values): [number, number][] | null {
  const point = isl.Set.readFromStr(ctx, `[n, lo, hi] -> { : n = ${n} and lo = ${lo} and hi = ${hi} }`);
  const there = set.intersectParams(point);
  if (there.isEmpty()) return null;
  return Array.from({ length: rankOf(set) }, (_, d) => [
    Number(there.dimMinVal(d).toString()),
    Number(there.dimMaxVal(d).toString()),
  ]);
}
