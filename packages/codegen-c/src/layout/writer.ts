import { wrapLine } from './wrap-line.js';

/** The longest line of generated code, if lines can be broken. */
export const LINE_WIDTH = 110;

const CONTINUATION = '    ';

/** Lines with indentation. Blocks nest by callback, so no brace is left open. */
export class Writer {
  readonly #lines: string[] = [];
  #depth = 0;

  line(text: string): void {
    this.#lines.push(text === '' ? '' : `${'  '.repeat(this.#depth)}${text}`);
  }

  /** Writes a line of code, over several lines if it would be too long. */
  code(text: string): void {
    const indentation = 2 * this.#depth;
    const [first, ...others] = wrapLine(text, LINE_WIDTH - indentation - CONTINUATION.length);
    this.line(first!);
    for (const other of others) this.line(`${CONTINUATION}${other}`);
  }

  lines(texts: readonly string[]): void {
    for (const text of texts) this.line(text);
  }

  /** `head {` … `}`; the body is indented. */
  block(head: string, body: () => void): void {
    this.code(`${head} {`);
    this.indented(body);
    this.line('}');
  }

  /** Writes `if (condition) {` … `}`, and `else` if it has a body. */
  branch(condition: string, then: () => void, { otherwise }: { otherwise: (() => void) | undefined }): void {
    this.code(`if (${condition}) {`);
    this.indented(then);
    if (otherwise) {
      this.line('} else {');
      this.indented(otherwise);
    }
    this.line('}');
  }

  indented(body: () => void): void {
    this.#depth++;
    body();
    this.#depth--;
  }

  toString(): string {
    return this.#lines.map((line) => `${line}\n`).join('');
  }
}
