import { expect, it } from 'vitest';
import { printTable } from './print-table.js';

it('aligns the first column to the left and the others to the right', () => {
  const table = printTable([
    ['program', 'ms'],
    ['mvt', '1234.5'],
    ['a-longer-name', '0.1'],
  ]);
  expect(table.split('\n')).toEqual([
    'program            ms',
    'mvt            1234.5',
    'a-longer-name     0.1',
  ]);
});
