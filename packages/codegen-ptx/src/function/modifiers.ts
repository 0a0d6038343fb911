import { type Instruction, isScalarType, type ScalarType } from '@boxflow/ptx';
import { Unsupported } from './unsupported.js';

/** The modifiers of an instruction. Each is taken once, and one that nobody takes makes the instruction unsupported. */
export class Modifiers {
  readonly #left: string[];
  readonly opcode: string;
  readonly #text: string;

  constructor({ opcode, modifiers }: Pick<Instruction, 'opcode' | 'modifiers'>) {
    this.opcode = opcode;
    this.#left = [...modifiers];
    this.#text = [opcode, ...modifiers].join('.');
  }

  has(word: string): boolean {
    return this.#left.includes(word);
  }

  /** Takes a modifier, and returns whether it was there. */
  take(word: string): boolean {
    const at = this.#left.indexOf(word);
    if (at >= 0) this.#left.splice(at, 1);
    return at >= 0;
  }

  /** Takes the first of the words that is there. */
  takeOneOf<Word extends string>(...words: readonly Word[]): Word | undefined {
    return words.find((word) => this.take(word));
  }

  /** Takes one of the words, which must be there. */
  oneOf<Word extends string>(...words: readonly Word[]): Word {
    return this.takeOneOf(...words) ?? this.refuse();
  }

  /** Takes words that change nothing on the host, as those of caches. */
  ignore(pattern: RegExp): void {
    for (const word of [...this.#left]) if (pattern.test(word)) this.take(word);
  }

  /** Takes the next type. */
  type<Type extends ScalarType = ScalarType>(...allowed: readonly Type[]): Type {
    const word = this.#left.find(isScalarType);
    if (word === undefined || (allowed.length > 0 && !allowed.includes(word as Type))) this.refuse();
    this.take(word);
    return word as Type;
  }

  /** Checks that every modifier was taken. */
  end(): void {
    if (this.#left.length > 0) this.refuse();
  }

  refuse(): never {
    throw new Unsupported(`the instruction '${this.#text}' is not supported`);
  }
}
