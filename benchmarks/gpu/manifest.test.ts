import { expect, it } from 'vitest';
import { isClose, toleranceOf } from './manifest.js';

it('allows no difference where both programs round in the same way', () => {
  expect(toleranceOf({ element: 'int' }, true)).toBe(0);
  expect(toleranceOf({ element: 'double' }, false)).toBe(0);
  expect(toleranceOf({ element: 'double' }, true)).toBe(1e-9);
  expect(toleranceOf({ element: 'float', mathFunctions: true }, false)).toBe(1e-4);
});

it('compares numbers by their difference as a part of the largest one, and anything else as text', () => {
  expect(isClose('checksum 100\n', 'checksum 100.0000001\n', 1e-8)).toBe(true);
  expect(isClose('checksum 100\n', 'checksum 100.00001\n', 1e-8)).toBe(false);
  expect(isClose('1000 1e-14', '1000 -1e-14', 1e-9)).toBe(true);
  expect(isClose('checksum 1', 'sum 1', 1)).toBe(false);
  expect(isClose('1 2', '1', 1)).toBe(false);
  expect(isClose('1', 'nan', 1)).toBe(false);
});
