const ROW = /^\| (BF\d{4}) \| [^|]+ \| [^|]+ \| (.+) \|$/gm;

/**
 * The rows of docs/DIAGNOSTICS.md: each code with the files that it is said to be made in, in the table's order.
 *
 * @param {string} markdown
 * @returns {{ code: string, files: string[] }[]}
 */
export function readList(markdown) {
  return [...markdown.matchAll(ROW)].map(([, code, files]) => ({
    code,
    files: [...files.matchAll(/`([^`]+)`/g)].map(([, path]) => `packages/${path}`),
  }));
}
