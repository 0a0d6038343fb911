// `npm run make -w site`: writes the pages into `build`, and the site into `dist`. With `--serve`, shows it meanwhile.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, createServer } from 'vitepress';
import { writeApiPages } from './api/api-pages.js';
import { diagnosticPages } from './diagnostics/diagnostic-pages.js';
import { galleryEntry, galleryIndex, PROGRAMS } from './gallery/gallery-pages.js';
import type { Page } from './page.js';
import { commandPages } from './pages/commands.js';
import { documentPages, pictures } from './pages/documents.js';
import { homePage } from './pages/home.js';
import { root } from './repository.js';

const folder = import.meta.dirname;
const source = join(folder, 'build');

rmSync(source, { recursive: true, force: true });
await writeApiPages(join(source, 'api'));
for (const page of [
  homePage(),
  ...documentPages(),
  ...commandPages(),
  ...diagnosticPages(),
  galleryIndex(),
]) {
  writePage(page);
}
for (const program of PROGRAMS) {
  const { page, files } = await galleryEntry(program);
  writePage(page);
  for (const [name, text] of Object.entries(files)) write(`public/gallery/${name}`, text);
}
for (const picture of pictures()) copy(join(root, picture), join(source, 'public', picture));

if (process.argv.includes('--serve')) {
  const server = await createServer(folder);
  await server.listen();
  server.printUrls();
} else {
  await build(folder);
}

function writePage({ path, title, markdown }: Page): void {
  write(`${path}.md`, `---\ntitle: ${JSON.stringify(title)}\n---\n\n${markdown}`);
}

function write(path: string, text: string): void {
  const file = join(source, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}
