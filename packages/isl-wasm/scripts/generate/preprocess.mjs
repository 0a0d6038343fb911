import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../lib/run.mjs';
import { HEADERS } from './policy.mjs';

/** Each annotation expands to a marker that survives the preprocessor. */
const ANNOTATIONS = ['give', 'take', 'keep', 'null', 'export', 'overload', 'constructor'];

/**
 * Runs the C preprocessor over isl's public headers, so that the functions declared through macros are spelled out.
 * Returns the declarations of isl's own headers, and isl's object-like macros as `{ name: text }`.
 */
export function preprocessHeaders(source) {
  const folder = mkdtempSync(join(tmpdir(), 'isl-headers-'));
  try {
    // isl/stdint.h is written by configure; the standard header is the same thing.
    mkdirSync(join(folder, 'isl'));
    writeFileSync(join(folder, 'isl', 'stdint.h'), '#include <stdint.h>\n');
    const input = join(folder, 'all.c');
    writeFileSync(input, HEADERS.map((name) => `#include <isl/${name}.h>\n`).join(''));
    const defines = ANNOTATIONS.map((name) => `-D__isl_${name}=MARK_${name}`);
    const flags = ['--target=wasm32-wasi', '-E', '-dD', `-I${folder}`, `-I${join(source, 'include')}`];
    return splitOutput(run('clang-19', [...flags, ...defines, '-D__isl_subclass(super)=', input]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function splitOutput(output) {
  const macros = {};
  const code = [];
  let inIsl = false;
  for (const line of output.split('\n')) {
    const marker = line.match(/^# \d+ "([^"]*)"/);
    if (marker) inIsl = /\/include\/isl\/[a-z_]+\.h$/.test(marker[1]);
    else if (line.startsWith('#')) {
      const macro = inIsl && line.match(/^#define\s+(ISL_\w+)\s+(\d+)$/);
      if (macro) macros[macro[1]] = macro[2];
    } else if (inIsl) code.push(line);
  }
  return { code: code.join('\n'), macros };
}
