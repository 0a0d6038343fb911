/** A token and its beginning, from 0. */
interface Token {
  readonly text: string;
  readonly column: number;
}

const TOKEN =
  /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\/.*|\/\*.*?(?:\*\/|$)|[A-Za-z_0-9.\u0080-\uffff]+|[^\s]/g;

/**
 * Returns the column of the original line that a column of the preprocessed line comes from, both from 0. The result is
 * exact if the tokens up to it or from it on are the same. Inside an expanded macro, it is the place of the macro's
 * name.
 */
export function alignColumn(original: string, preprocessed: string, column: number): number {
  if (original === preprocessed) return column;
  const target = tokens(preprocessed);
  const source = tokens(original);
  const position = lastIndex(target, column);
  if (position < 0) return Math.min(column, original.length);
  const offset = column - target[position]!.column;

  const same = commonLength(source, target);
  if (position < same) return source[position]!.column + offset;
  const fromEnd = target.length - 1 - position;
  if (fromEnd < commonLength([...source].reverse(), [...target].reverse())) {
    return source[source.length - 1 - fromEnd]!.column + offset;
  }
  return source[same]?.column ?? Math.min(column, original.length);
}

/** Returns the last token that begins at the column or before it, or -1. */
function lastIndex(all: readonly Token[], column: number): number {
  return all.filter((token) => token.column <= column).length - 1;
}

function tokens(line: string): Token[] {
  const all = [...line.matchAll(TOKEN)].map((match) => ({ text: match[0], column: match.index }));
  return all.filter(({ text }) => !text.startsWith('//') && !text.startsWith('/*'));
}

function commonLength(a: readonly Token[], b: readonly Token[]): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length]!.text === b[length]!.text) length++;
  return length;
}
