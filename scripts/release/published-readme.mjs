import { posix } from 'node:path';

const LINK = /\]\((?!\w+:|#)([^)#\s]+)(#[^)\s]*)?\)/g;

/** Returns the targets of relative links, from the root of the repository. */
export function linkedFiles(text, folder) {
  return [...text.matchAll(LINK)].map(([, target]) => posix.normalize(posix.join(folder, target)));
}

/** Returns a README for npm's pages, which know nothing of files beside it: its links name the repository. */
export function publishedReadme(text, { folder, repository }) {
  return text.replace(LINK, (_, target, anchor = '') => {
    const path = posix.normalize(posix.join(folder, target)).replace(/\/$/, '');
    return `](${repository}/blob/main/${path}${anchor})`;
  });
}
