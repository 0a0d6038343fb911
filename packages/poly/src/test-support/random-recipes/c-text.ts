/** A subscript: the sum of iterators, or the distance from the last value of one, plus a constant. */
export interface Subscript {
  readonly loops: readonly Loop[];
  readonly shift: number;
  readonly isReversed?: boolean;
}

export interface Loop {
  readonly iterator: string;
  /** A parameter or number that all values are less than. */
  readonly size: string;
  readonly from: string;
  readonly while: string;
}

/** Room at both ends of arrays, for subscripts that are shifted. */
export const MARGIN = 2;

/** Returns the extent of an array for a subscript. */
export function extentOf({ loops }: Subscript): string {
  return [...loops.map(({ size }) => size), String(2 * MARGIN)].join(' + ');
}

export function subscriptText({ loops, shift, isReversed }: Subscript): string {
  const constant = MARGIN + shift;
  const [first] = loops;
  if (first && isReversed) return `${first.size} - 1 - ${first.iterator} + ${constant}`;
  return [...loops.map(({ iterator }) => iterator), ...(constant > 0 ? [String(constant)] : [])].join(' + ');
}

export function brackets(texts: readonly string[]): string {
  return texts.map((text) => `[${text}]`).join('');
}

/** Returns the lines of loops, one inside the other, around a body. */
export function nest(loops: readonly Loop[], body: readonly string[]): readonly string[] {
  if (body.length === 0) return [];
  return loops.reduceRight<readonly string[]>((inside, { iterator, from, while: condition }) => {
    const head = `for (int ${iterator} = ${from}; ${condition}; ${iterator}++)`;
    return [`${head} {`, ...inside.map((line) => `  ${line}`), '}'];
  }, body);
}
