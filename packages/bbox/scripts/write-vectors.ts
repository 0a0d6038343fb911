// Writes vectors/*.json from this package's own algebra. Run it with `npm run vectors` after changing a result on
// purpose; `src/vectors.test.ts` fails while the committed files differ from what this writes.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeVectors, printVectors } from '../test/vectors.ts';

const folder = join(import.meta.dirname, '..', 'vectors');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const file of makeVectors()) writeFileSync(join(folder, `${file.operation}.json`), printVectors(file));
