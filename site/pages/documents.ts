import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { linkedFiles, rewriteLinks } from '../links/rewrite-links.js';
import { fenced, type Page } from '../page.js';
import { listFiles, readText, root } from '../repository.js';
import { recipeLines } from './recipe-lines.js';

/** Documents with a place of their own in the site's navigation. */
const NAMED: Readonly<Record<string, string>> = {
  'README.md': 'overview',
  'CONTRIBUTING.md': 'contributing',
  'docs/TOUR.md': 'tour',
  'docs/RECIPES.md': 'recipes',
  'docs/HOW-IT-WORKS.md': 'how-it-works',
  'docs/ARCHITECTURE.md': 'architecture',
  'docs/MACHINE-MODELS.md': 'machine-models',
  'docs/DIAGNOSTICS.md': 'diagnostics/index',
};

const CODE_LANGUAGES: Readonly<Record<string, string>> = {
  ts: 'ts',
  mjs: 'js',
  js: 'js',
  json: 'json',
  hpp: 'cpp',
  cpp: 'cpp',
  h: 'c',
  c: 'c',
  cu: 'cpp',
  sh: 'sh',
  py: 'python',
};

/** Returns a page for each Markdown file of the repository, and for each source that one of them links to. */
export function documentPages(): readonly Page[] {
  const documents = listFiles('*.md').filter(
    (file) => !file.startsWith('.changeset/') && !file.startsWith('site/'),
  );
  const linked = documents.flatMap((file) => linkedFiles(readText(file), file));
  const sources = [...new Set(linked)].filter((path) => languageOf(path) !== undefined && isFile(path));
  const known = new Map([...documents, ...sources].map((file) => [file, pageOf(file)]));
  const lookup = (path: string): string | null => {
    if (/\.(?:png|svg)$/.test(path) && isFile(path)) return path;
    return known.get(path) ?? known.get(path === '.' ? 'README.md' : `${path}/README.md`) ?? null;
  };
  return [
    ...documents.map((file) => documentPage(file, rewriteLinks(textOf(file), file, lookup))),
    ...sources.map(sourcePage),
  ];
}

/** Returns the pictures that documents show, as paths from the root. */
export function pictures(): readonly string[] {
  return listFiles('docs/pictures');
}

function textOf(file: string): string {
  const text = readText(file);
  // Each code of the list has a page of its own.
  if (file === 'docs/DIAGNOSTICS.md')
    return text.replaceAll(/^\| (BF\d{4}) \|/gm, '| [$1](/diagnostics/$1) |');
  return text.replaceAll(/^<!-- recipe lines: (\S+) -->$/gm, (_, source: string) =>
    recipeLines(readText(source)),
  );
}

function documentPage(file: string, text: string): Page {
  // Comments are marks for scripts.
  const markdown = text.replaceAll(/<!--.*?-->\n?/gs, '');
  return { path: pageOf(file), title: /^# (.+)$/m.exec(markdown)?.[1] ?? file, markdown };
}

function sourcePage(file: string): Page {
  const markdown = `# ${file.split('/').at(-1)}\n\n\`${file}\`\n\n${fenced(languageOf(file)!, readText(file))}\n`;
  return { path: pageOf(file), title: file, markdown };
}

function pageOf(file: string): string {
  const named = NAMED[file];
  if (named !== undefined) return named;
  if (!file.endsWith('.md')) return `source/${file.replaceAll('.', '-')}`;
  return file.replace(/(?:README)?\.md$/, (ending) => (ending === '.md' ? '' : 'index'));
}

function languageOf(file: string): string | undefined {
  return CODE_LANGUAGES[/\.(\w+)$/.exec(file)?.[1] ?? ''];
}

function isFile(path: string): boolean {
  const file = join(root, path);
  return existsSync(file) && statSync(file).isFile();
}
