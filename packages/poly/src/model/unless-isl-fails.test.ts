import * as isl from '@boxflow/isl-wasm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unlessIslFails } from './unless-isl-fails.js';

let ctx: isl.Context;
beforeAll(async () => {
  ctx = await isl.Context.create();
});
afterAll(() => ctx.dispose());

/** Computes a schedule of `S[0]` to `S[9]`. */
function scheduleWith(dependences: string): isl.Schedule {
  return isl.ScheduleConstraints.onDomain(isl.UnionSet.readFromStr(ctx, '{ S[i] : 0 <= i < 10 }'))
    .setValidity(isl.UnionMap.readFromStr(ctx, dependences))
    .computeSchedule();
}

test('a schedule that there is stays as it is', () => {
  const schedule = scheduleWith('{ S[i] -> S[i + 1] : 0 <= i < 9 }');
  expect(unlessIslFails('scheduling', () => schedule)).toBe(schedule);
});

test('a cycle of dependences has none', () => {
  const cycle = () => scheduleWith('{ S[i] -> S[9 - i] : 0 <= i < 10 }');
  expect(cycle).toThrow('unable to carry dependences');
  expect(unlessIslFails('scheduling', cycle)).toBeUndefined();
});

test('that operations run out is for the caller to know', () => {
  const tooLong = () => ctx.withQuota(5, () => scheduleWith('{ S[i] -> S[i + 1] : 0 <= i < 9 }'));
  expect(() => unlessIslFails('scheduling', tooLong)).toThrow(isl.IslQuotaError);
});

test.each([
  ['of isl', () => isl.Set.readFromStr(ctx, '{ [i] : i < }'), 'syntax error'],
  [
    'of ours',
    () => {
      throw new TypeError('no such function');
    },
    'no such function',
  ],
])('mistakes %s stay errors', (_, answer, message) => {
  expect(() => unlessIslFails('scheduling', answer)).toThrow(message);
});

test('only the failure counts that is named', () => {
  const misread = () => isl.Set.readFromStr(ctx, '{ [i] : i < }');
  expect(() => unlessIslFails('dataflow', misread)).toThrow(isl.IslError);
  const fails = () => {
    const place = { kind: 'invalid', functionName: 'flow', file: null, line: null } as const;
    throw new isl.IslError('affine expression involves some of the domain dimensions', place);
  };
  expect(unlessIslFails('dataflow', fails)).toBeUndefined();
  expect(() => unlessIslFails('scheduling', fails)).toThrow(isl.IslError);
});
