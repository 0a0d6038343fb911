import type { Position } from '../module/operand.js';
import { PtxError } from './ptx-error.js';
import { type Token, tokenize } from './tokenize.js';

/** The tokens of a PTX text, read from the front. */
export class TokenStream {
  readonly #tokens: readonly Token[];
  #next = 0;

  constructor(text: string) {
    this.#tokens = tokenize(text);
  }

  /** Returns a token without taking it; `ahead` counts from the next one. */
  peek(ahead = 0): Token {
    return this.#tokens[Math.min(this.#next + ahead, this.#tokens.length - 1)]!;
  }

  take(): Token {
    const token = this.peek();
    ++this.#next;
    return token;
  }

  get position(): Position {
    const { line, column } = this.peek();
    return { line, column };
  }

  isMark(mark: string, ahead = 0): boolean {
    const token = this.peek(ahead);
    return token.kind === 'mark' && token.text === mark;
  }

  isDotted(word: string, ahead = 0): boolean {
    const token = this.peek(ahead);
    return token.kind === 'dotted' && token.text === word;
  }

  /** Takes the mark if it comes next, and returns whether it did. */
  takeMark(mark: string): boolean {
    const found = this.isMark(mark);
    if (found) ++this.#next;
    return found;
  }

  takeDotted(word: string): boolean {
    const found = this.isDotted(word);
    if (found) ++this.#next;
    return found;
  }

  expectMark(mark: string): void {
    if (!this.takeMark(mark)) throw this.unexpected(`'${mark}'`);
  }

  expectDotted(word: string): void {
    if (!this.takeDotted(word)) throw this.unexpected(`'.${word}'`);
  }

  expect(kind: Token['kind'], what: string): string {
    if (this.peek().kind !== kind) throw this.unexpected(what);
    return this.take().text;
  }

  /** Takes items between commas up to the mark, and the mark. */
  listUntil<T>(mark: string, item: () => T): T[] {
    const items: T[] = [];
    if (this.takeMark(mark)) return items;
    do items.push(item());
    while (this.takeMark(','));
    this.expectMark(mark);
    return items;
  }

  /** Returns the error that a token, the next one if none is given, is not what the grammar has at its place. */
  unexpected(expected: string, token: Token = this.peek()): PtxError {
    const { kind, text, line, column } = token;
    const found = kind === 'end' ? 'the end of the text' : `'${kind === 'dotted' ? '.' : ''}${text}'`;
    return new PtxError(`expected ${expected} instead of ${found}`, { line, column });
  }
}
