// Writes src/generated from isl's annotated headers; with --check, fails when the committed files differ.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emitClass } from './generate/emit-class.mjs';
import {
  emitEnums,
  emitExports,
  emitIndex,
  emitOptions,
  emitTrampolines,
  exportedSymbols,
} from './generate/emit-tables.mjs';
import { buildModel } from './generate/model.mjs';
import { parseDeclarations } from './generate/parse.mjs';
import { preprocessHeaders } from './generate/preprocess.mjs';
import { islTarball, unpackIsl } from './lib/isl-source.mjs';
import { main, step } from './lib/run.mjs';
import { requireTools } from './lib/tools.mjs';

const packageFolder = dirname(dirname(fileURLToPath(import.meta.url)));
const outputFolder = join(packageFolder, 'src', 'generated');

function generate() {
  const folder = mkdtempSync(join(tmpdir(), 'isl-generate-'));
  try {
    const { code, macros } = preprocessHeaders(unpackIsl(islTarball(packageFolder), folder));
    const model = buildModel({ ...parseDeclarations(code), macros });
    const files = new Map(model.classes.map((entry) => [`${entry.file}.ts`, emitClass(entry)]));
    files.set('enums.ts', emitEnums(model));
    files.set('options.ts', emitOptions(model));
    files.set('exports.ts', emitExports(model));
    files.set('exports.txt', `${exportedSymbols(model).join('\n')}\n`);
    files.set('trampolines.c', emitTrampolines(model));
    files.set('index.ts', emitIndex(model));
    return { files, model };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function differences(files) {
  const existing = existsSync(outputFolder) ? readdirSync(outputFolder) : [];
  const stale = existing.filter((name) => !files.has(name));
  const changed = [...files].filter(
    ([name, text]) => !existing.includes(name) || readFileSync(join(outputFolder, name), 'utf8') !== text,
  );
  return { stale, changed };
}

await main(() => {
  requireTools(['clang-19', 'tar', 'xz', 'wasi-libc']);
  const { files, model } = generate();
  const { stale, changed } = differences(files);
  if (process.argv.includes('--check')) {
    const names = [...stale, ...changed.map(([name]) => name)];
    if (names.length > 0)
      throw new Error(`src/generated is out of date, run "npm run generate": ${names.join(', ')}`);
    step('src/generated is up to date');
    return;
  }
  mkdirSync(outputFolder, { recursive: true });
  for (const name of stale) rmSync(join(outputFolder, name));
  for (const [name, text] of changed) writeFileSync(join(outputFolder, name), text);
  const methods = model.classes.reduce((sum, entry) => sum + entry.methods.length, 0);
  step(`${model.classes.length} classes, ${methods} functions, ${model.skipped.length} functions not bound`);
  if (process.argv.includes('--verbose')) for (const line of model.skipped) step(`not bound: ${line}`);
});
