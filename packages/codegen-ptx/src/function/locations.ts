import type { SourcePlace } from '@boxflow/ptx';

/** Names of source files, by the numbers of `.loc`. */
export type SourceFiles = ReadonlyMap<number, string>;

/** Prints a source place for a comment. */
export function placeText({ file, line }: SourcePlace, files: SourceFiles): string {
  return `${files.get(file)?.replace(/^.*\//, '') ?? 'line'}:${line}`;
}
