import type { SourceLocation } from '@boxflow/ir';
import type { Node } from '../syntax/node.js';
import { alignColumn } from './align-columns.js';
import type { BareText, TextRange } from './bare-names.js';
import type { OriginLine } from './line-markers.js';

/** The text of an original file, or `undefined` if it cannot be had. */
export type ReadSource = (file: string) => string | undefined;

/** Maps positions of the preprocessed text (UTF-16 code units) to locations in the user's files. */
export class SourceMap {
  readonly #sources = new Map<string, readonly string[]>();

  constructor(
    readonly text: string,
    readonly lines: readonly OriginLine[],
    readonly readSource: ReadSource,
    readonly parsed: BareText,
  ) {}

  /** Returns where an expression or a statement stands in the preprocessed text. */
  rangeOf(first: Node, last = first): TextRange {
    return this.parsed.withParentheses([first.startIndex, last.endIndex]);
  }

  locate(position: number): SourceLocation {
    const index = this.#lineAt(position);
    const origin = this.lines[index]!;
    const end = this.lines[index + 1]?.start ?? this.text.length;
    const preprocessed = this.text.slice(origin.start, end).trimEnd();
    const column = position - origin.start;
    const original = this.#originalLine(origin);
    const aligned = original === undefined ? column : alignColumn(original, preprocessed, column);
    return { file: origin.file, line: origin.line, column: aligned + 1 };
  }

  #lineAt(position: number): number {
    let low = 0;
    let high = this.lines.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.lines[middle]!.start <= position) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  #originalLine({ file, line }: OriginLine): string | undefined {
    let lines = this.#sources.get(file);
    if (!lines) {
      lines = this.readSource(file)?.split(/\r\n|\r|\n/) ?? [];
      this.#sources.set(file, lines);
    }
    return lines[line - 1];
  }
}
