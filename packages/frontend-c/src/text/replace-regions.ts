export interface RegionReplacement {
  /** `[begin, end)` in UTF-16 code units, as `Scop.textRange`. */
  readonly range: readonly [begin: number, end: number];
  readonly replacement: string;
}

/**
 * Returns the text with every region replaced. A region is one or several whole statements and may be the body of an
 * `if` without braces, so a replacement must be one statement.
 *
 * @throws RangeError if regions overlap or leave the text
 */
export function replaceRegions(text: string, regions: readonly RegionReplacement[]): string {
  const ordered = [...regions].sort((a, b) => a.range[0] - b.range[0]);
  let result = '';
  let done = 0;
  for (const { range, replacement } of ordered) {
    const [begin, end] = range;
    if (begin < done || end < begin || end > text.length) {
      throw new RangeError(`region [${begin}, ${end}) overlaps another or leaves the text`);
    }
    result += text.slice(done, begin) + replacement;
    done = end;
  }
  return result + text.slice(done);
}
