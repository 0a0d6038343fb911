import { type Box, box } from '../src/index.ts';

/**
 * Random boxes that are the same on every run and every machine: committed vectors must not depend on the version of
 * a property-testing library.
 */
export class SeededBoxes {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  list(dimensions: number, count: number): Box[] {
    return Array.from({ length: count }, () => this.next(dimensions));
  }

  next(dimensions: number): Box {
    const lo: number[] = [];
    const hi: number[] = [];
    for (let d = 0; d < dimensions; d++) {
      const low = this.integer(-4, 8);
      lo.push(low);
      // An extent of -1 or 0 makes the box empty, which is one box in seven for one dimension.
      hi.push(low + (this.integer(0, 6) === 0 ? this.integer(-1, 0) : this.integer(1, 6)));
    }
    return box(lo, hi);
  }

  /** Uniform in `min..max`, both included. */
  integer(min: number, max: number): number {
    return min + (this.#nextWord() % (max - min + 1));
  }

  /** One step of mulberry32, a 32-bit generator that is exact in double arithmetic. */
  #nextWord(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let word = this.#state;
    word = Math.imul(word ^ (word >>> 15), word | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return (word ^ (word >>> 14)) >>> 0;
  }
}
