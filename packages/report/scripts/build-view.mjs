import { join } from 'node:path';
import { build } from 'esbuild';

const folder = join(import.meta.dirname, '..');

// One script and one style sheet, which `reportPage` puts into the page: a page that opens from disk loads nothing.
await build({
  entryPoints: { view: join(folder, 'src/view/main.ts'), style: join(folder, 'src/view/style.css') },
  outdir: join(folder, 'dist/view'),
  bundle: true,
  minify: true,
  format: 'iife',
  platform: 'browser',
  target: 'es2022',
  conditions: ['@boxflow/source'],
  // The licences of what is bundled have to go with it.
  legalComments: 'inline',
  logLevel: 'warning',
});
