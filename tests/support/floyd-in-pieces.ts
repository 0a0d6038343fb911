import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from './scratch.js';

const PIECES = ['before', 'at', 'after'];

/**
 * Writes a recipe for the nest of floyd over `k`, `i` and `j`, after the lines for other nests, and returns its path: both inner loops are split at `k`. Each device then needs row
 * `k` of the matrix itself, as in BBMM, and no copies of rows and columns.
 */
export function floydInPieces(scop: string, statement = 'S0', before: readonly string[] = []): string {
  const lines = PIECES.flatMap((i) => [
    `distribute(${statement}.i/${i})`,
    `split(${statement}.j/${i}, k)`,
    `fission(${statement}.i/${i})`,
    ...PIECES.map((j) => `threads(${statement}.i/${i}, ${statement}.j/${i}/${j})`),
  ]);
  const file = join(scratchFolder('floyd-in-pieces'), 'recipe.txt');
  writeFileSync(
    file,
    [`${scop}:`, ...before, `serial(${statement}.k)`, `split(${statement}.i, k)`, ...lines, ''].join('\n'),
  );
  return file;
}
