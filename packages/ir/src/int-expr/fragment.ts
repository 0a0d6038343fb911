/**
 * Text of an expression with the strength of its outermost operator, so that whoever embeds it knows whether it
 * needs parentheses. The levels are those of C's grammar.
 */
export interface Fragment {
  readonly text: string;
  readonly level: number;
}

export const Level = {
  conditional: 3,
  or: 4,
  and: 5,
  bitOr: 6,
  bitXor: 7,
  bitAnd: 8,
  equality: 9,
  relation: 10,
  shift: 11,
  sum: 12,
  product: 13,
  unary: 14,
  primary: 16,
} as const;

/** A name, a literal, a call: never needs parentheses. */
export function primary(text: string): Fragment {
  return { text, level: Level.primary };
}

/** Returns the text, in parentheses if its operator binds less tightly than `level`. */
export function atLeast(level: number, fragment: Fragment): string {
  return fragment.level >= level ? fragment.text : `(${fragment.text})`;
}
