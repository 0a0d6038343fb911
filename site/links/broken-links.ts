import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, relative } from 'node:path';

const REFERENCE = /\s(?:href|src)="([^"]*)"/g;
const ID = /\sid="([^"]*)"/g;
const ELSEWHERE = /^(?:\w+:|\/\/)/;

/** Returns the links of a folder of pages that lead to no file, or to no place on a page, each as `page: link`. */
export function brokenLinks(folder: string): readonly string[] {
  const pages = htmlFiles(folder);
  const ids = new Map<string, ReadonlySet<string>>();
  const idsOf = (page: string): ReadonlySet<string> => {
    const known = ids.get(page) ?? new Set(matches(readFileSync(join(folder, page), 'utf8'), ID));
    ids.set(page, known);
    return known;
  };
  return pages.flatMap((page) => {
    const links = new Set(matches(readFileSync(join(folder, page), 'utf8'), REFERENCE));
    return [...links]
      .filter((link) => link !== '' && !ELSEWHERE.test(link) && !leads(link, page))
      .map((link) => `${page}: ${link}`);
  });

  function leads(link: string, page: string): boolean {
    const [path = '', anchor = ''] = link.split('#', 2).map(decodeURIComponent);
    const target = path === '' ? page : fileOf(path, page);
    if (target === undefined) return false;
    return anchor === '' || !target.endsWith('.html') || idsOf(target).has(anchor);
  }

  /** Returns the file that a server gives for a path. */
  function fileOf(path: string, page: string): string | undefined {
    const bare = path.replace(/\?.*$/, '');
    const full = bare.startsWith('/') ? bare.slice(1) : posix.join(posix.dirname(page), bare);
    return [full, `${full}.html`, posix.join(full, 'index.html')].find((name) => {
      const file = join(folder, name);
      return existsSync(file) && statSync(file).isFile();
    });
  }
}

function htmlFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

function matches(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, value]) => value!.replaceAll('&amp;', '&'));
}
