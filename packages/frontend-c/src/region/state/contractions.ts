import type { Contraction } from '@boxflow/ir';
import type { SourceMap } from '../../text/source-map.js';

type TextRange = Contraction['range'];

/** A sum of the source that is computed with one rounding: `x * y + z`, or `z += x * y`. */
export interface FusedSum {
  readonly range: TextRange;
  readonly x: TextRange;
  readonly y: TextRange;
  readonly z: TextRange;
  readonly negated: 'x' | 'z' | undefined;
  readonly type: 'float' | 'double';
  /** Whether the result is assigned to `z`. */
  readonly isAssignment: boolean;
}

/**
 * The sums of a region, and of functions that are inlined into it, that are computed with one rounding. If
 * the region runs sequentially, the text of the program has to do the same:
 *
 *     s += a[i] * (x - y * z)   →   s = __builtin_fma(a[i], (__builtin_fma(-(double)(y), z, x)), s)
 */
export class Contractions {
  readonly #sums = new Map<string, FusedSum>();

  constructor(readonly map: SourceMap) {}

  /** A sum may be analysed several times, always with the same result. */
  add(sum: FusedSum): void {
    this.#sums.set(sum.range.join(), sum);
  }

  /** Returns the texts of the outermost sums, in source order. */
  get texts(): readonly Contraction[] {
    return this.#outermostIn([0, this.map.text.length]);
  }

  #outermostIn([begin, end]: TextRange): readonly Contraction[] {
    const inside = [...this.#sums.values()].filter(({ range }) => begin <= range[0] && range[1] <= end);
    const outermost = inside.filter((sum) => !inside.some((other) => other !== sum && isWithin(sum, other)));
    return outermost
      .sort((a, b) => a.range[0] - b.range[0])
      .map((sum) => ({ range: sum.range, text: this.#textOf(sum) }));
  }

  #textOf({ range, x, y, z, negated, type, isAssignment }: FusedSum): string {
    const name = type === 'float' ? '__builtin_fmaf' : '__builtin_fma';
    const operand = (part: TextRange, isNegated: boolean) =>
      isNegated ? `-(${type})(${this.#within(part)})` : this.#within(part);
    const addend = operand(z, negated === 'z');
    const call = `${name}(${operand(x, negated === 'x')}, ${this.#within(y)}, `;
    const text = isAssignment ? `${addend} = ${call}${onOneLine(addend)})` : `${call}${addend})`;
    return withLines(text, lineCount(this.map.text.slice(...range)));
  }

  /** Returns the text of a part of a sum, in which sums may be fused, too. */
  #within(part: TextRange): string {
    const [begin, end] = part;
    const { text } = this.map;
    let done = begin;
    const pieces = this.#outermostIn(part).map(({ range, text: fused }) => {
      const piece = `${text.slice(done, range[0])}${fused}`;
      done = range[1];
      return piece;
    });
    return `${pieces.join('')}${text.slice(done, end)}`;
  }
}

function isWithin({ range: [begin, end] }: FusedSum, { range }: FusedSum): boolean {
  return range[0] <= begin && end <= range[1];
}

/** Returns C text without line markers. */
function onOneLine(text: string): string {
  return text.replace(/^#.*$/gm, '').replace(/\s+/g, ' ');
}

/** Adds the ends of lines that stood between the operands, so that lines behind the text keep their numbers. */
function withLines(text: string, count: number): string {
  return `${text.slice(0, -1)}${'\n'.repeat(Math.max(0, count - lineCount(text)))})`;
}

function lineCount(text: string): number {
  return text.split('\n').length - 1;
}
