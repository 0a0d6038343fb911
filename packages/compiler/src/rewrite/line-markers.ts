import { readLineMarkers } from '@boxflow/frontend-c';

/** The origin of a position of preprocessed text. Lines count from 1. */
export interface MarkedLine {
  readonly file: string;
  readonly line: number;
  /** Position from 0 of the character within its line of the preprocessed text. */
  readonly column: number;
}

/** Finds the user's line for positions of a preprocessed text; `file` is the name before the first marker. */
export function markedLines(text: string, file: string): (position: number) => MarkedLine {
  const lines = readLineMarkers(text, file);
  return (position) => {
    const next = lines.findIndex(({ start }) => start > position);
    // Even an empty text has a line.
    const { file: origin, line, start } = lines.at(next === -1 ? -1 : next - 1)!;
    return { file: origin, line, column: position - start };
  };
}

/** A line marker: the line after it is `line` of `file`. */
export function lineMarker(place: { readonly file: string; readonly line: number }): string {
  return `# ${place.line} "${place.file.replace(/[\\"]/g, '\\$&')}"`;
}
