/**
 * Returns a text as a C string literal, with one line of source per line of text for readability. Returns `0` if there
 * is not text.
 */
export function cStringLiteral(text: string): string {
  if (text === '') return '0';
  const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  return lines.map((line) => `\n  "${escapeLine(line)}"`).join('');
}

/** The elements of an array of `unsigned char`, 32 to a line. */
export function cByteList(bytes: Uint8Array): string {
  const lines: string[] = [];
  for (let begin = 0; begin < bytes.length; begin += 32) {
    lines.push(`\n  ${Array.from(bytes.subarray(begin, begin + 32)).join(',')}`);
  }
  return lines.join(',');
}

/** Octal escapes end after three digits, whatever follows; a question mark could begin a trigraph. */
function escapeLine(line: string): string {
  const escaped: string[] = [];
  for (const byte of Buffer.from(line, 'utf8')) escaped.push(ESCAPES[byte] ?? escapeByte(byte));
  return escaped.join('');
}

const ESCAPES: Readonly<Record<number, string>> = { 10: '\\n', 9: '\\t', 34: '\\"', 92: '\\\\', 63: '\\?' };

function escapeByte(byte: number): string {
  const printable = byte >= 32 && byte < 127;
  return printable ? String.fromCharCode(byte) : `\\${byte.toString(8).padStart(3, '0')}`;
}
