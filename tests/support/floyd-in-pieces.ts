import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from './scratch.js';

const PIECES = ['before', 'at', 'after'];

/**
 * Writes a recipe for the nest of floyd over `k`, `i` and `j`, and returns its path: both inner loops are split at `k`. Each device then needs row
 * `k` of the matrix itself, as in BBMM, and no copies of rows and columns.
 */
export function floydInPieces(scop: string): string {
  const lines = PIECES.flatMap((i) => [
    `distribute(S0.i/${i})`,
    `split(S0.j/${i}, k)`,
    `fission(S0.i/${i})`,
    ...PIECES.map((j) => `threads(S0.i/${i}, S0.j/${i}/${j})`),
  ]);
  const file = join(scratchFolder('floyd-in-pieces'), 'recipe.txt');
  writeFileSync(file, [`${scop}:`, 'serial(S0.k)', 'split(S0.i, k)', ...lines, ''].join('\n'));
  return file;
}
