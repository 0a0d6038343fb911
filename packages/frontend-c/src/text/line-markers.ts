/** A line of preprocessed text, and its origin. */
export interface OriginLine {
  /** Position of its first character in the preprocessed text, in UTF-16 code units. */
  readonly start: number;
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Whether it is from a system header, and not from a header's macro that the user's file uses. */
  readonly system: boolean;
  /** `marker`: `# 12 "f.c" 2`. `pragma`: `#pragma …`. */
  readonly kind: 'code' | 'marker' | 'pragma';
}

const MARKER = /^\s*#\s*(?:line\s+)?(\d+)\s+"((?:[^"\\]|\\.)*)"([ \d]*)\s*$/;
const DIRECTIVE = /^\s*#/;

/** Reads the line markers that `cc -E` leaves in its output. Accepts any line ends. */
export function readLineMarkers(text: string, mainFile: string): readonly OriginLine[] {
  const userFiles = new Set([mainFile]);
  const lines: OriginLine[] = [];
  let file = mainFile;
  let line = 1;
  let system = false;
  let start = 0;
  for (const content of text.split('\n')) {
    const marker = DIRECTIVE.test(content) ? MARKER.exec(content) : null;
    if (marker) {
      file = unescapePath(marker[2] ?? '');
      line = Number(marker[1]);
      // If a user's line uses a macro of a system header, its marker is that of a system header, too.
      if (!(marker[3] ?? '').split(' ').includes('3') && !/^<.*>$/.test(file)) userFiles.add(file);
      system = !userFiles.has(file);
      lines.push({ start, file, line, system, kind: 'marker' });
    } else {
      lines.push({ start, file, line, system, kind: DIRECTIVE.test(content) ? 'pragma' : 'code' });
      line++;
    }
    start += content.length + 1;
  }
  return lines;
}

/** Undoes the compiler's escapes: `\"`, `\\` and octal bytes of UTF-8. */
function unescapePath(escaped: string): string {
  if (!escaped.includes('\\')) return escaped;
  const bytes: Buffer[] = [];
  for (const piece of escaped.matchAll(/\\([0-7]{3})|\\(.)|([^\\]+)/gs)) {
    const [, octal, character, plain] = piece;
    bytes.push(
      octal === undefined ? Buffer.from(character ?? plain ?? '') : Buffer.of(Number.parseInt(octal, 8)),
    );
  }
  return Buffer.concat(bytes).toString('utf8');
}
