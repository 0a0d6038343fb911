import { plain } from '../page.js';

/** A line in the comment of recipe.ts, and lines that go on with its text. */
const LINE = /^ \* {3}(\w+\([^\n]*?\))(?: {2,}(\S[^\n]*))?\n((?: \* {8,}\S[^\n]*\n)*)/gm;

/** Returns a table of the lines of recipes, from the comment that lists them. */
export function recipeLines(source: string): string {
  const rows = [...source.matchAll(LINE)].map(([, line, text = '', more]) => {
    const meaning = [text, ...more!.split('\n').map((part) => part.replace(/^ \*\s+/, ''))];
    return `| \`${line}\` | ${plain(meaning.join(' ').trim())} |`;
  });
  return ['| line | meaning |', '| --- | --- |', ...rows, ''].join('\n');
}
