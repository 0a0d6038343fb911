import type { ReservedNames } from '../language/reserved-names.js';

/** Hands out names that are neither reserved nor taken; `wanted` itself if that is possible. */
export class NameTable {
  readonly #taken: Set<string>;
  readonly #reserved: ReservedNames;

  constructor(reserved: ReservedNames, taken: Iterable<string> = []) {
    this.#reserved = reserved;
    this.#taken = new Set(taken);
  }

  add(wanted: string): string {
    const stem = this.#reserved.pattern.test(wanted)
      ? wanted.replace(/__+/g, '_').replace(/^_/, 'v_')
      : wanted;
    for (let n = 1; ; n++) {
      const name = n === 1 ? stem : `${stem.replace(/_$/, '')}_${n}`;
      if (this.#isFree(name)) {
        this.#taken.add(name);
        return name;
      }
      // A pattern such as `^M_` also takes every numbered form.
      if (n === 2 && this.#reserved.pattern.test(name)) return this.add(`v_${wanted.replace(/^_+/, '')}`);
    }
  }

  #isFree(name: string): boolean {
    return !this.#taken.has(name) && !this.#reserved.words.has(name) && !this.#reserved.pattern.test(name);
  }
}
