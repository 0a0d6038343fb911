import { PtxError } from './ptx-error.js';

/**
 * `dotted` is a word after a point, without it (`global` in `ld.global`). `word` may begin with `%`. A `string` has no quotes.
 */
export interface Token {
  readonly kind: 'word' | 'dotted' | 'number' | 'string' | 'mark' | 'end';
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

const SPACE = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y;

/** Numbers come first, since `9.0` would otherwise end at its point, and `.2d` is a modifier. */
const TOKEN =
  /(?<number>0[fF][0-9a-fA-F]{8}\b|0[dD][0-9a-fA-F]{16}\b|0[xX][0-9a-fA-F]+U?|0[bB][01]+U?|\d+\.\d*(?:[eE][+-]?\d+)?|\d+[eE][+-]?\d+|\d+U?)|(?<dotted>\.[\w$]+(?:::[\w$]+)*)|(?<word>%?[a-zA-Z_$][\w$]*|%[\w$]+)|(?<string>"(?:[^"\\\n]|\\.)*")|(?<mark>[{}()[\]<>,;:=+\-!@|])/y;

/** Returns the tokens of PTX text without comments and space. The last one has the kind `end`. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let line = 1;
  let lineStart = 0;
  let at = 0;
  const skip = (end: number) => {
    for (let next = text.indexOf('\n', at); next >= 0 && next < end; next = text.indexOf('\n', next + 1)) {
      ++line;
      lineStart = next + 1;
    }
    at = end;
  };
  for (;;) {
    SPACE.lastIndex = at;
    if (SPACE.test(text)) skip(SPACE.lastIndex);
    const place = { line, column: at - lineStart + 1 };
    if (at >= text.length) return [...tokens, { kind: 'end', text: '', ...place }];
    TOKEN.lastIndex = at;
    const groups = TOKEN.exec(text)?.groups;
    if (groups === undefined) throw new PtxError(`unexpected character ${JSON.stringify(text[at])}`, place);
    const { number, dotted, word, string, mark } = groups;
    if (number !== undefined) tokens.push({ kind: 'number', text: number, ...place });
    else if (dotted !== undefined) tokens.push({ kind: 'dotted', text: dotted.slice(1), ...place });
    else if (word !== undefined) tokens.push({ kind: 'word', text: word, ...place });
    else if (string !== undefined) tokens.push({ kind: 'string', text: string.slice(1, -1), ...place });
    else tokens.push({ kind: 'mark', text: mark!, ...place });
    skip(TOKEN.lastIndex);
  }
}
