import * as isl from '@boxflow/isl-wasm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { livesStayApart } from './lives-stay-apart.js';

let ctx: isl.Context;
beforeEach(async () => {
  ctx = await isl.Context.create();
});
afterEach(() => ctx.dispose());

const union = (text: string): isl.UnionMap => isl.UnionMap.readFromStr(ctx, text);

/** `for i: for j: { s = …; … = s }`: W writes the scalar and R reads it. */
const SCALAR = {
  domain: '{ W[i, j] : 0 <= i, j < 9; R[i, j] : 0 <= i, j < 9 }',
  flow: '{ W[i, j] -> R[i, j] }',
  order: `{ R[i, j] -> W[i, j'] : j' > j; R[i, j] -> W[i', j'] : i' > i; W[i, j] -> W[i, j'] : j' > j;
    W[i, j] -> W[i', j'] : i' > i }`,
};

interface Program {
  readonly domain: string;
  readonly flow: string;
  readonly order: string;
  readonly liveIn?: string;
}

function check({ domain, flow, order, liveIn = '{ }' }: Program, tree: string): boolean {
  const schedule = isl.Schedule.readFromStr(ctx, `{ domain: "${domain}", child: ${tree} }`);
  return livesStayApart(schedule, {
    array: 's',
    flow: union(flow),
    order: union(order),
    liveIn: union(liveIn),
  });
}

const band = (schedule: string, child?: string): string =>
  `{ schedule: "[{ ${schedule} }]"${child ? `, child: ${child}` : ''} }`;
const sequence = (...parts: readonly (readonly [filter: string, child?: string])[]): string =>
  `{ sequence: [ ${parts.map(([filter, child]) => `{ filter: "{ ${filter} }"${child ? `, child: ${child}` : ''} }`).join(', ')} ] }`;
const both = (value: string): string => `W[i, j] -> [${value}]; R[i, j] -> [${value}]`;
const WRITE_THEN_READ = sequence(['W[i, j]'], ['R[i, j]']);

test('in the original order they do', () => {
  expect(check(SCALAR, band(both('i'), band(both('j'), WRITE_THEN_READ)))).toBe(true);
});

test('diagonals may change places, since each iteration has lives of its own', () => {
  expect(check(SCALAR, band(both('i + j'), band(both('i'), WRITE_THEN_READ)))).toBe(true);
  expect(check(SCALAR, band(both('-i'), band(both('j'), WRITE_THEN_READ)))).toBe(true);
});

test('all writes before all reads leave one value only', () => {
  const apart = sequence(['W[i, j]', band('W[i, j] -> [j]')], ['R[i, j]', band('R[i, j] -> [j]')]);
  expect(check(SCALAR, band(both('i'), apart))).toBe(false);
});

test('instances that nothing tells apart overlap', () => {
  expect(check(SCALAR, band(both('i'), WRITE_THEN_READ))).toBe(false);
});

/** `for t: for i: s = …` with one reader after each iteration of t but the first: the last write of each must stay last. */
const CARRIED = {
  domain: '{ W[t, i] : 0 <= t, i < 9; R[t] : 0 < t < 9 }',
  flow: '{ W[t, 8] -> R[t + 1] }',
  order: "{ W[t, i] -> W[t, i'] : i' > i; W[t, i] -> W[t', i'] : t' > t; R[t] -> W[t', i] : t' >= t }",
};
const readerFirst = (order: string): string =>
  band('W[t, i] -> [t]; R[t] -> [t]', sequence(['R[t]'], ['W[t, i]', band(`W[t, i] -> [${order}]`)]));

test('a value that leaves a loop keeps the loops inside in order', () => {
  expect(check(CARRIED, readerFirst('i'))).toBe(true);
  expect(check(CARRIED, readerFirst('-i'))).toBe(false);
});

/** `for i: s = …; … = s`: the reader is in another part of a sequence. */
const AFTERWARDS = {
  domain: '{ W[i] : 0 <= i < 9; R[] }',
  flow: '{ W[8] -> R[] }',
  order: "{ W[i] -> W[i'] : i' > i }",
};

test('a value that leaves a part of a sequence keeps that part in order', () => {
  const parts = (order: string) => sequence(['W[i]', band(`W[i] -> [${order}]`)], ['R[]']);
  expect(check(AFTERWARDS, parts('i'))).toBe(true);
  expect(check(AFTERWARDS, parts('-i'))).toBe(false);
});

test('a value from before the region, or from a part of it that keeps its place, keeps loops in order', () => {
  const reversed = band(both('-i'), band(both('j'), WRITE_THEN_READ));
  expect(check({ ...SCALAR, liveIn: '{ R[0, 0] -> s[] }' }, reversed)).toBe(false);
  expect(check({ ...SCALAR, flow: '{ W[i, j] -> R[i, j]; Elsewhere[] -> R[0, 0] }' }, reversed)).toBe(false);
  expect(check({ ...SCALAR, flow: '{ W[i, j] -> R[i, j]; W[8, 8] -> Elsewhere[] }' }, reversed)).toBe(false);
});
