import { copyFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig } from 'tsup';
import { library } from '../../tsup.base.ts';

const grammar = dirname(createRequire(import.meta.url).resolve('tree-sitter-c/package.json'));

export default defineConfig({
  ...library(),
  // Users get the grammar as WebAssembly from here and never build its native binding.
  async onSuccess() {
    copyFileSync(join(grammar, 'tree-sitter-c.wasm'), 'dist/tree-sitter-c.wasm');
    copyFileSync(join(grammar, 'LICENSE'), 'dist/LICENSE.tree-sitter-c');
  },
});
