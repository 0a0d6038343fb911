const OPENING = '([{<';
const CLOSING = ')]}>';

/** Returns the text between a bracket and the one that closes it, without both. */
export function bracketed(text: string, open: number): string | undefined {
  let depth = 0;
  for (let at = open; at < text.length; ++at) {
    if (text[at] === text[open]) ++depth;
    else if (text[at] === CLOSING[OPENING.indexOf(text[open]!)] && --depth === 0)
      return text.slice(open + 1, at);
  }
  return undefined;
}

/** Splits a text at a separator that is in no brackets. */
export function splitOutside(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [at, character] of [...text].entries()) {
    // The arrow of a member access closes no bracket.
    const isArrow = character === '>' && text[at - 1] === '-';
    if (OPENING.includes(character)) ++depth;
    else if (CLOSING.includes(character) && !isArrow) --depth;
    if (character === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Replaces comments by spaces, so that places stay. */
export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, (comment) => comment.replace(/[^\n]/g, ' '));
}

/** Returns the place of the first character of a line. */
export function startOfLine(text: string, line: number): number {
  let at = 0;
  for (let i = 1; i < line; ++i) {
    const next = text.indexOf('\n', at);
    if (next < 0) return text.length;
    at = next + 1;
  }
  return at;
}
