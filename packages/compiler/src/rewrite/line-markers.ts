/** Where a position of preprocessed text comes from. Lines count from 1. */
export interface MarkedLine {
  readonly file: string;
  readonly line: number;
  /** Position from 0 of the character within its line of the preprocessed text. */
  readonly column: number;
}

/** `# 12 "floyd.c" 2` as compilers write it, and `#line 12 "floyd.c"` as people do. */
const MARKER = /^#[ \t]*(?:line[ \t]+)?(\d+)[ \t]+"((?:[^"\\]|\\.)*)"/;

/**
 * Finds the user's line for a position of preprocessed text.
 *
 * @param defaultFile the name before the first marker
 */
export function markedLineAt(text: string, position: number, defaultFile: string): MarkedLine {
  let file = defaultFile;
  let line = 1;
  let lineStart = 0;
  for (;;) {
    const lineEnd = text.indexOf('\n', lineStart);
    if (lineEnd === -1 || lineEnd >= position) break;
    const marker = text[lineStart] === '#' ? MARKER.exec(text.slice(lineStart, lineEnd)) : null;
    if (marker) {
      line = Number(marker[1]);
      file = unquote(marker[2] ?? '');
    } else {
      line++;
    }
    lineStart = lineEnd + 1;
  }
  return { file, line, column: position - lineStart };
}

/** A line marker: the line after it is `line` of `file`. */
export function lineMarker(place: { readonly file: string; readonly line: number }): string {
  return `# ${place.line} "${place.file.replace(/[\\"]/g, '\\$&')}"`;
}

function unquote(quoted: string): string {
  return quoted.replace(/\\(.)/g, '$1');
}
