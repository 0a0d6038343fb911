import type { Scop } from '@boxflow/ir';
import { expect, test } from 'vitest';
import { longestRun, type Run } from './longest-run.js';

/** Returns a run whose statements all write one array: 21 of them have many pairs. */
function writing(length: number, array: (statement: number) => string): Run {
  const statements = Array.from({ length }, (_, k) => ({ accesses: [{ kind: 'write', array: array(k) }] }));
  return { length, scop: { statements } as unknown as Scop };
}

const distinct = (length: number) => writing(length, (k) => `a${k}`);

/** Returns the length of the longest run, and the lengths that were analysed for it. */
function found(most: number, analyse: (length: number) => Run | undefined) {
  const tried: number[] = [];
  const lengths = Array.from({ length: most }, (_, k) => k + 1);
  const { length } = longestRun(lengths, analyse(1)!, (one) => {
    tried.push(one);
    return analyse(one);
  });
  return { length, tried };
}

test('a run of many loops is analysed a few times', () => {
  expect(found(200, distinct)).toEqual({ length: 200, tried: [2, 4, 8, 16, 32, 64, 128, 200] });
});

test.each([1, 2, 3, 7, 20, 100, 199])('a run ends before a statement that is refused: %i', (end) => {
  const { length, tried } = found(200, (one) => (one <= end ? distinct(one) : undefined));
  expect(length).toBe(end);
  expect(tried.length).toBeLessThan(40);
});

test('a run that is refused up to a use further down is found', () => {
  expect(found(9, (one) => (one > 2 && one < 6 ? undefined : distinct(one))).length).toBe(9);
  expect(found(9, (one) => (one > 1 && one < 6 ? undefined : distinct(one))).length).toBe(1);
});

test('a run with many pairs is not extended', () => {
  expect(found(200, (one) => writing(one, () => 'a')).length).toBe(20);
});
