import { describe, expect, it } from 'vitest';
import { columnsOf, toCsv, toText } from './table.js';

const rows = [
  { program: 'floyd', seconds: 1.23456789, note: null },
  { program: 'a "b", c', devices: 1024, seconds: null },
];

describe('tables', () => {
  it('have the columns of all rows', () => {
    expect(columnsOf(rows)).toEqual(['program', 'seconds', 'note', 'devices']);
  });

  it('are CSV with quoted cells, whole numbers and empty cells', () => {
    expect(toCsv(rows)).toBe('program,seconds,note,devices\nfloyd,1.23456789,,\n"a ""b"", c",,,1024\n');
  });

  it('are rounded to be read', () => {
    expect(toText(rows)).toEqual([
      ['program', 'seconds', 'note', 'devices'],
      ['floyd', '1.235', '-', '-'],
      ['a "b", c', '-', '-', '1024'],
    ]);
  });
});
