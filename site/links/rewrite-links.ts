import { posix } from 'node:path';

/** A link or picture of Markdown to a file beside it; neither an address nor a place on the same page. */
const LINK = /(!?)\[((?:[^\]\\]|\\.)*)\]\((?!\w+:|#|\/)([^)#\s]+)(#[^)\s]*)?\)/g;
const FENCED = /^(`{3,})[^\n]*\n.*?^\1[ \t]*$/gms;

/** Returns the place of a repository's file on the site: the path of a page or of a picture, or `null` if it is not there. */
export type Lookup = (path: string) => string | null;

/**
 * Returns the text with links to files of the repository as links to pages. A link to something without a page becomes its
 * text. Code stays as it is.
 */
export function rewriteLinks(markdown: string, file: string, lookup: Lookup): string {
  return outsideOfCode(markdown, (text) =>
    text.replace(LINK, (_, picture: string, label: string, target: string, anchor = '') => {
      const path = posix.normalize(posix.join(posix.dirname(file), target)).replace(/\/$/, '');
      const place = lookup(path);
      return place === null ? label : `${picture}[${label}](/${place}${anchor})`;
    }),
  );
}

/** Returns the paths of files that a text links to, from the root of the repository. */
export function linkedFiles(markdown: string, file: string): readonly string[] {
  const found: string[] = [];
  rewriteLinks(markdown, file, (path) => {
    found.push(path);
    return null;
  });
  return found;
}

function outsideOfCode(markdown: string, change: (text: string) => string): string {
  let result = '';
  let end = 0;
  for (const fence of markdown.matchAll(FENCED)) {
    result += change(markdown.slice(end, fence.index)) + fence[0];
    end = fence.index + fence[0].length;
  }
  return result + change(markdown.slice(end));
}
