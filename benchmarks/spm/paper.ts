import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BufferText } from './buffers.js';

/** Numbers that the paper prints. Its figures 4 to 8 are plots without numbers, so only its text is quoted. */
interface Paper {
  readonly source: string;
  readonly figure1: readonly BufferText[];
  /** How many times as fast as without scratchpad memory, by program. */
  readonly ratios: Readonly<Record<string, number>>;
}

export const paper = JSON.parse(readFileSync(join(import.meta.dirname, 'paper.json'), 'utf8')) as Paper;
