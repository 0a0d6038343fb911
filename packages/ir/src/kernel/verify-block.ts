import type { Problems } from '../diagnostics/problems.js';
import { verifyCount } from '../diagnostics/verify-names.js';

/** Checks that there are as many positive sizes as the grid has dimensions. */
export function verifyBlock(
  block: readonly number[],
  dimensions: number,
  path: string,
  problems: Problems,
): void {
  verifyCount(block.length, dimensions, path, problems);
  const positive = block.every((size) => Number.isInteger(size) && size > 0);
  problems.check(positive, path, `(${block.join(', ')}) are not all positive`);
}
