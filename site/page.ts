/** A page of the site before VitePress makes HTML of it. */
export interface Page {
  /** The path without its ending, as in `commands/run`. */
  readonly path: string;
  readonly title: string;
  readonly markdown: string;
}

/** Returns a block of code, with a fence that is longer than any in the text. */
export function fenced(language: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text.replace(/\n$/, '')}\n${fence}`;
}

/** Returns text in which nothing is markup, for a cell of a table too. */
export function plain(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>|#]/g, '\\$&').replaceAll('\n', ' ');
}
