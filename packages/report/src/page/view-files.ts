import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ViewFiles } from './report-page.js';

/** Reads the script and the style sheet of the page, which are built beside this module, or in `dist` if it is a source. */
export async function readViewFiles(): Promise<ViewFiles> {
  const here = dirname(fileURLToPath(import.meta.url));
  const folders = [join(here, 'view'), join(here, '../../dist/view')];
  const folder = folders.find((each) => existsSync(join(each, 'view.js')));
  if (folder === undefined) throw new Error('the view of the report is not built: run `npm run build`');
  const [script, style] = await Promise.all(
    ['view.js', 'style.css'].map((name) => readFile(join(folder, name), 'utf8')),
  );
  return { script: script!, style: style! };
}
