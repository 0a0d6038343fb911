import type { OriginLine } from './line-markers.js';

/**
 * Returns the text that the parser sees, every position where it was: markers, pragmas and the text of system headers
 * (which is full of extensions that no grammar knows) become spaces.
 */
export function blankOut(text: string, lines: readonly OriginLine[]): string {
  const pieces: string[] = [];
  lines.forEach((line, index) => {
    const end = lines[index + 1]?.start ?? text.length;
    const content = text.slice(line.start, end);
    pieces.push(line.system || line.kind !== 'code' ? content.replace(/[^\n]/g, ' ') : content);
  });
  return pieces.join('');
}
