import * as isl from '@boxflow/isl-wasm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildScop, type LoopSketch, loop, sequence, statement } from '../test-support/build-scop.js';
import { originalSchedule } from '../tree/original-schedule.js';
import { computeDependences } from './dependences.js';
import { modelScop } from './scop-model.js';

let ctx: isl.Context;
beforeEach(async () => {
  ctx = await isl.Context.create();
});
afterEach(() => ctx.dispose());

/** Expects the instances that write values of `t` which the region leaves behind; `undefined`: all that write it. */
function expectLiveOut(tree: LoopSketch, expected: string | undefined, extent: string | null = '9'): void {
  const model = modelScop(ctx, buildScop({ params: ['n'], arrays: { A: ['9', '9'], t: [extent] }, tree }));
  const { privatizable } = computeDependences(model, originalSchedule(model));
  const found = privatizable.find(({ array }) => array === 't')?.liveOut;
  if (expected === undefined) expect(found).toBeUndefined();
  else expect(found?.isEqual(isl.UnionSet.readFromStr(ctx, expected))).toBe(true);
}

const square = '0 <= i < n and 0 <= j < 9';
const fill = (condition: string, target = 't[j]') =>
  loop('i', loop('j', statement(`0 <= i < n and 0 <= j < 9 and ${condition}`, `${target} = A[i][j]`)));

test('the last iteration that writes an element leaves its value behind', () => {
  expectLiveOut(fill('true'), `[n] -> { S0[i, j] : ${square} and i = n - 1 }`);
  expectLiveOut(fill('true'), `[n] -> { S0[i, j] : ${square} and i = n - 1 }`, null);
  expectLiveOut(fill('j <= i'), `[n] -> { S0[i, j] : ${square} and j <= i = n - 1 }`);
  expectLiveOut(fill('i + j < n'), `[n] -> { S0[i, j] : ${square} and i + j = n - 1 }`);
});

test('a later loop that writes all of an array leaves nothing of an earlier one, if it surely does', () => {
  const later = (condition: string, may = '') =>
    sequence(fill('true'), loop('j', statement(`0 <= j < 9 and ${condition}`, `${may}t[j] =`)));
  const all = '[n] -> { S1[j] : 0 <= j < 9 }';
  const last = `[n] -> { S0[i, j] : ${square} and i = n - 1 `;
  expectLiveOut(later('true'), all);
  expectLiveOut(later('j < 4'), `${last} and j >= 4; S1[j] : 0 <= j < 4 }`);
  expectLiveOut(later('true', 'may '), `${last}; S1[j] : 0 <= j < 9 }`);
});

test('no copies of an array that threads have no room for, or of which each write counts', () => {
  expectLiveOut(fill('true'), undefined, '900');
  expectLiveOut(fill('true', 't[i]'), undefined, 'n');
  expectLiveOut(loop('j', statement('0 <= j < 9', 't[j] =')), undefined);
  expectLiveOut(fill('true', 't[i+j]'), undefined, null);
});
