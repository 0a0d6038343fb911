import type { Section } from '../module/module.js';
import type { TokenStream } from '../text/token-stream.js';

/** Takes a section of debug information. Its values stay text, since only debuggers read them. */
export function parseSection(tokens: TokenStream): Section {
  tokens.expectDotted('section');
  const name = tokens.expect('dotted', 'the name of a section');
  tokens.expectMark('{');
  const rows: Section['rows'][number][] = [];
  while (!tokens.takeMark('}')) {
    if (tokens.peek().kind === 'word') {
      rows.push({ label: tokens.take().text });
      tokens.expectMark(':');
    } else {
      const type = tokens.expect('dotted', 'a type');
      const values = [parseValue(tokens)];
      while (tokens.takeMark(',')) values.push(parseValue(tokens));
      rows.push({ type, values });
    }
  }
  return { kind: 'section', name, rows };
}

/** Takes a number, a label, a section, or a sum or difference of these. */
function parseValue(tokens: TokenStream): string {
  let text = parseTerm(tokens);
  while (tokens.isMark('+') || tokens.isMark('-')) text += tokens.take().text + parseTerm(tokens);
  return text;
}

function parseTerm(tokens: TokenStream): string {
  const sign = tokens.takeMark('-') ? '-' : '';
  const { kind, text } = tokens.peek();
  if (kind !== 'number' && kind !== 'word' && kind !== 'dotted') throw tokens.unexpected('a value');
  tokens.take();
  return sign + (kind === 'dotted' ? `.${text}` : text);
}
