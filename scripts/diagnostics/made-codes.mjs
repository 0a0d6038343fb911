const COMMENT_LINE = /^\s*(?:\/\/|\/?\*).*$/gm;
/** In quotes of any kind by itself, or in a text that is already formatted: `error BF5040: …`. Not if it is compared. */
const MADE = /(?<![!=]== )(["'`])(BF\d{4})\1|error (BF\d{4}):/g;

/**
 * The diagnostic codes that a source makes, each once. A code in a comment, or one that is only compared with, does not
 * count.
 *
 * @param {string} text of a TypeScript, JavaScript or C++ source
 */
export function madeCodes(text) {
  const matches = text.replaceAll(COMMENT_LINE, '').matchAll(MADE);
  return [...new Set([...matches].map(([, , quoted, printed]) => quoted ?? printed))];
}

/**
 * The files that make each code.
 *
 * @param {{ path: string, text: string }[]} sources
 * @returns {Map<string, string[]>}
 */
export function makersOf(sources) {
  const makers = new Map();
  for (const { path, text } of sources) {
    for (const code of madeCodes(text)) makers.set(code, [...(makers.get(code) ?? []), path]);
  }
  return makers;
}
