import { expect } from 'vitest';
import { type Box, compareBoxes, isDisjoint, isEmpty } from '../src/index.ts';

/** Expects the invariant of every returned list of boxes: disjoint, none empty, in order. */
export function expectDisjointInOrder(boxes: readonly Box[]): void {
  expect(boxes.filter(isEmpty)).toEqual([]);
  expect(boxes).toEqual([...boxes].sort(compareBoxes));
  for (const [i, a] of boxes.entries()) {
    for (const b of boxes.slice(i + 1)) expect(isDisjoint(a, b)).toBe(true);
  }
}
