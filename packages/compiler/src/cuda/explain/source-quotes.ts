import type { SourceLocation } from '@boxflow/ir';

/** Returns the lines of a source file; none if it cannot be read. */
export type LinesOf = (file: string) => readonly string[];

const MOST_CHARACTERS = 60;

/** Returns the piece of the source that accesses an array on a line: its subscript, or the whole line. */
export function accessText(location: SourceLocation, label: string, linesOf: LinesOf): string | undefined {
  const line = linesOf(location.file)[location.line - 1];
  if (line === undefined) return undefined;
  const subscripts = subscriptsOf(line, label);
  const best = subscripts.reduce<string | undefined>(
    (a, b) => (a === undefined || isMoreTelling(b, a) ? b : a),
    undefined,
  );
  return shortened(best ?? line.trim());
}

/** Returns all `name[…]` of a line, by the last part of the array's name. */
function subscriptsOf(line: string, label: string): string[] {
  const name = /\w+$/.exec(label)?.[0];
  if (name === undefined) return [];
  return [...line.matchAll(new RegExp(`(?:\\b[\\w.]+(?:\\.|->))?\\b${name}\\s*\\[`, 'g'))].flatMap(
    (match) => {
      const open = match.index + match[0].length - 1;
      const close = closing(line, open);
      return close === undefined ? [] : [line.slice(match.index, close + 1)];
    },
  );
}

/** Returns whether a subscript says more than a different one: subscripts with subscripts in them do. */
function isMoreTelling(a: string, b: string): boolean {
  const count = (text: string) => text.split('[').length;
  return count(a) > count(b);
}

function closing(line: string, open: number): number | undefined {
  let depth = 0;
  for (let at = open; at < line.length; ++at) {
    if (line[at] === '[') ++depth;
    else if (line[at] === ']' && --depth === 0) return at;
  }
  return undefined;
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= MOST_CHARACTERS ? line : `${line.slice(0, MOST_CHARACTERS - 1)}…`;
}
