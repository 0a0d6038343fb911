import { expect, it } from 'vitest';
import { CurrentCopies } from './current-copies.js';

const rows = (lo: number, hi: number) => ({ lo: [lo, 0], hi: [hi, 10] });

it('counts each element once that a device reads and a different one wrote', () => {
  const copies = new CurrentCopies();
  expect(copies.read(rows(0, 9), 0)).toBe(0);
  copies.write(rows(0, 4), 0);
  copies.write(rows(4, 8), 1);
  expect(copies.read(rows(3, 5), 0)).toBe(10);
  expect(copies.read(rows(3, 6), 0)).toBe(10);
  expect(copies.read(rows(4, 8), 1)).toBe(0);
  copies.write(rows(4, 5), 1);
  expect(copies.read(rows(0, 8), 0)).toBe(30);
});
