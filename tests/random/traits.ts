import type { Random } from './random.js';

/**
 * What the programs of a seed may have. Each has some of the traits only ("swarm testing", Groce et al., ISSTA 2012):
 * programs that may have everything are alike, and slow to analyse, and what is special about one is hard to see.
 */
export interface Traits {
  readonly size: Size;
  /** Quotients and remainders in subscripts. */
  readonly divisions: boolean;
  /** Subscripts that are data. */
  readonly tables: boolean;
  /** Remainders in conditions, and steps other than 1. */
  readonly strides: boolean;
  /** `if`s and choices that depend on array elements. */
  readonly dataConditions: boolean;
  /** `&&`, `||` and `!` in conditions, and bounds that are the smaller or larger of two values. */
  readonly combinations: boolean;
  readonly locals: boolean;
  readonly timeLoops: boolean;
  /** `break`, `continue`, and loops that end at an equality. */
  readonly jumps: boolean;
  /** Several regions, between which the program uses arrays in all ways that it has. */
  readonly hostCode: boolean;
}

/** How large a program is at most. */
export interface Size {
  /** Nests and the statements between them. */
  readonly parts: readonly number[];
  /** Chances in ten that a loop, by the number of loops around it, has another one in it. */
  readonly deeper: readonly number[];
  /** The most statements and accesses in the text of a program. */
  readonly statements: number;
  readonly accesses: number;
}

const SIZES: Readonly<Record<'small' | 'medium' | 'large', Size>> = {
  small: { parts: [1], deeper: [7, 1], statements: 3, accesses: 9 },
  medium: { parts: [1, 1, 2], deeper: [8, 3], statements: 5, accesses: 16 },
  large: { parts: [1, 2, 3], deeper: [8, 4, 2], statements: 9, accesses: 30 },
};

export function randomTraits(random: Random): Traits {
  return {
    size: SIZES[random.weighted({ small: 10, medium: 8, large: 2 })],
    divisions: random.once(4),
    tables: random.once(5),
    strides: random.once(3),
    dataConditions: random.once(3),
    combinations: random.once(3),
    locals: random.once(3),
    timeLoops: random.once(3),
    jumps: random.once(4),
    hostCode: random.once(2),
  };
}
