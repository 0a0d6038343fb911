// Writes schema/*.json and vectors/*.json. Run it with `npm run generate` after changing a type or the evaluator on
// purpose; tests fail while the committed files differ from what this writes.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeBlockVectors } from '../test/block-vectors.ts';
import { makeDeviceGridVectors } from '../test/device-grid-vectors.ts';
import { makeIntExprVectors } from '../test/int-expr-vectors.ts';
import { makeOptionVectors } from '../test/option-vectors.ts';
import { printVectors } from '../test/print-vectors.ts';
import { makeSchema, SCHEMAS } from '../test/schemas.ts';

const root = join(import.meta.dirname, '..');
write('vectors', 'int-expr.json', printVectors(makeIntExprVectors()));
write('vectors', 'blocks.json', printVectors(makeBlockVectors()));
write('vectors', 'device-grids.json', printVectors(makeDeviceGridVectors()));
write('vectors', 'options.json', printVectors(makeOptionVectors()));
for (const { type, file } of SCHEMAS) write('schema', file, makeSchema(type));

function write(folder: string, file: string, text: string): void {
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, file), text);
}
