/** A place in a user's file. Lines and columns count from 1; columns count UTF-16 code units. */
export interface SourceLocation {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** `file:line:column`, the form editors and terminals turn into links. */
export function formatLocation(location: SourceLocation): string {
  return `${location.file}:${location.line}:${location.column}`;
}
