import { expect, it } from 'vitest';
import { box, worthJoining } from './index.ts';

it('joins shifted rows, whose corners cost less than the overlap twice', () => {
  expect(worthJoining(box([3, 1], [6, 9]), box([2, 1], [5, 9]))).toBe(true);
});

it('does not join rows with something between them', () => {
  expect(worthJoining(box([2, 0], [4, 8]), box([7, 0], [8, 8]))).toBe(false);
});

it('compares sizes that no number holds', () => {
  const far = 2 ** 40;
  expect(worthJoining(box([0, 0], [1, 1]), box([far, far], [far + 1, far + 1]))).toBe(false);
});
