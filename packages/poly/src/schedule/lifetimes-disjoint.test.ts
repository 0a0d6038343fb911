import * as isl from '@boxflow/isl-wasm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ArrayDependences, computeDependences } from '../model/dependences.js';
import { modelScop } from '../model/scop-model.js';
import {
  buildScop,
  loop,
  type ScopSketch,
  sequence as sequenceOf,
  statement,
} from '../test-support/build-scop.js';
import { originalSchedule } from '../tree/original-schedule.js';
import { lifetimesDisjoint } from './lifetimes-disjoint.js';

let ctx: isl.Context;
beforeEach(async () => {
  ctx = await isl.Context.create();
});
afterEach(() => ctx.dispose());

function check(sketch: ScopSketch, tree: string, changed: Partial<ArrayDependences> = {}): boolean {
  const model = modelScop(ctx, buildScop(sketch));
  const { privatizable } = computeDependences(model, originalSchedule(model));
  const found = privatizable.find(({ array }) => array === 's');
  if (!found) throw new Error('the values of s are needed outside the region');
  const schedule = isl.Schedule.readFromStr(ctx, `{ domain: "${model.domain}", child: ${tree} }`);
  return lifetimesDisjoint(schedule, { ...found, ...changed });
}

const band = (schedule: string, child?: string): string =>
  `{ schedule: "[{ ${schedule} }]"${child ? `, child: ${child}` : ''} }`;
const sequence = (...parts: readonly (readonly [filter: string, child?: string])[]): string =>
  `{ sequence: [ ${parts.map(([filter, child]) => `{ filter: "{ ${filter} }"${child ? `, child: ${child}` : ''} }`).join(', ')} ] }`;

/** The sizes are numbers, so that no way through other iterations is between two on one diagonal. */
const SCALAR: ScopSketch = {
  arrays: { A: ['9', '9'], s: [] },
  locals: ['s'],
  tree: loop(
    'i',
    loop(
      'j',
      statement('0 <= i < 9 and 0 <= j < 9', 's = A[i][j]'),
      statement('0 <= i < 9 and 0 <= j < 9', 'A[i][j] = s'),
    ),
  ),
};
const both = (value: string): string => `S0[i, j] -> [${value}]; S1[i, j] -> [${value}]`;
const WRITE_THEN_READ = sequence(['S0[i, j]'], ['S1[i, j]']);

test('in the original order they do', () => {
  expect(check(SCALAR, band(both('i'), band(both('j'), WRITE_THEN_READ)))).toBe(true);
});

test('diagonals may change places, since each iteration has lives of its own', () => {
  expect(check(SCALAR, band(both('i + j'), band(both('i'), WRITE_THEN_READ)))).toBe(true);
  expect(check(SCALAR, band(both('-i'), band(both('j'), WRITE_THEN_READ)))).toBe(true);
});

test('all writes before all reads leave one value only', () => {
  const writesFirst = (value: string) =>
    sequence(['S0[i, j]', band(`S0[i, j] -> [${value}]`)], ['S1[i, j]', band(`S1[i, j] -> [${value}]`)]);
  expect(check(SCALAR, band(both('i'), writesFirst('j')))).toBe(false);
  expect(check(SCALAR, band(both('i + j'), writesFirst('i')))).toBe(false);
});

test('instances that nothing tells apart overlap', () => {
  expect(check(SCALAR, band(both('i'), WRITE_THEN_READ))).toBe(false);
  expect(check(SCALAR, band(both('i + j'), WRITE_THEN_READ))).toBe(false);
});

/** The last write of each iteration of t is read in the next one. */
const CARRIED: ScopSketch = {
  arrays: { A: ['9', '9'], x: ['9'], s: [] },
  deadAfter: ['s'],
  tree: loop(
    't',
    statement('0 < t < 9', 'x[t] = s'),
    loop('i', statement('0 <= t < 9 and 0 <= i < 9', 's = A[t][i]')),
  ),
};

test('a value that leaves a loop keeps the loops inside in order', () => {
  const readFirst = (order: string): string =>
    band('S0[t] -> [t]; S1[t, i] -> [t]', sequence(['S0[t]'], ['S1[t, i]', band(`S1[t, i] -> [${order}]`)]));
  expect(check(CARRIED, readFirst('i'))).toBe(true);
  expect(check(CARRIED, readFirst('-i'))).toBe(false);
});

/** The reader is in another part of a sequence. */
const AFTERWARDS: ScopSketch = {
  arrays: { A: ['9'], x: ['1'], s: [] },
  deadAfter: ['s'],
  tree: sequenceOf(loop('i', statement('0 <= i < 9', 's = A[i]')), statement('', 'x[0] = s')),
};

test('a value that leaves a part of a sequence keeps that part in order', () => {
  const parts = (order: string) => sequence(['S0[i]', band(`S0[i] -> [${order}]`)], ['S1[]']);
  expect(check(AFTERWARDS, parts('i'))).toBe(true);
  expect(check(AFTERWARDS, parts('-i'))).toBe(false);
});

test('a value from before the region, or from a part of it that keeps its place, keeps loops in order', () => {
  const reversed = band(both('-i'), band(both('j'), WRITE_THEN_READ));
  const union = (text: string): isl.UnionMap => isl.UnionMap.readFromStr(ctx, text);
  expect(check(SCALAR, reversed, { liveIn: union('{ S1[0, 0] -> s[] }') })).toBe(false);
  const flow = (elsewhere: string) => ({ flow: union(`{ S0[i, j] -> S1[i, j]; ${elsewhere} }`) });
  expect(check(SCALAR, reversed, flow('Elsewhere[] -> S1[0, 0]'))).toBe(false);
  expect(check(SCALAR, reversed, flow('S0[8, 8] -> Elsewhere[]'))).toBe(false);
});
