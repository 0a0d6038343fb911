import { join } from 'node:path';
import { earlierResults } from '../gpu/history.js';
import { gpuRows } from '../gpu/rows.js';
import { replaceBetweenMarks } from './between-marks.js';
import { speedTable } from './speed-table.js';

export const README = join(import.meta.dirname, '..', '..', 'README.md');

/** Returns the text of the README with the last times. */
export function readmeWithTimes(text: string): string {
  return replaceBetweenMarks(text, speedTable(gpuRows(), earlierResults('kernel-times')));
}
