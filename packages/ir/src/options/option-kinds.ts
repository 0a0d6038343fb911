/*
 * The kinds of values that options have. Each option is a text on the command line and in the environment,
 * and a typed value in TypeScript: a kind translates.
 */

export interface OptionKind<Value> {
  /** Returns the value of a text; `undefined` if it is not a value of this kind. */
  parse(text: string): Value | undefined;
  /** A description of the values for messages: `give ${expected}`, `which is not ${expected}`. */
  readonly expected: string;
}

/** The type of the values of a kind. */
export type ValueOf<Kind> = Kind extends OptionKind<infer Value> ? Value : never;

/** One of a few words. */
export function choiceOf<Word extends string>(words: readonly Word[]): OptionKind<Word> {
  return {
    parse: (text) => words.find((word) => word === text),
    expected: `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`,
  };
}

/** A whole number from 1 on. */
export const COUNT: OptionKind<number> = { parse: count, expected: 'a whole number from 1 on' };

/** A whole number from 1 to `most`. */
export function countUpTo(most: number): OptionKind<number> {
  return {
    parse: (text) => {
      const value = count(text);
      return value !== undefined && value <= most ? value : undefined;
    },
    expected: `a whole number from 1 to ${most}`,
  };
}

/** A value of a different kind, or one of some words. */
export function orWord<Value, Word extends string>(
  kind: OptionKind<Value>,
  ...words: readonly Word[]
): OptionKind<Value | Word> {
  return {
    parse: (text) => words.find((word) => text === word) ?? kind.parse(text),
    expected: `${kind.expected}, or ${words.join(' or ')}`,
  };
}

/** Several values with commas between. */
export function listOfKind<Value>(kind: OptionKind<Value>): OptionKind<readonly Value[]> {
  return {
    parse: (text) => {
      const values = text.split(',').map((part) => kind.parse(part));
      return values.every((value) => value !== undefined) ? values : undefined;
    },
    expected: `${kind.expected}, or several with commas between`,
  };
}

/** One width, or two with a comma between. */
export const WIDTHS: OptionKind<number | readonly [number, number]> = {
  parse: (text) => {
    const [first, second, ...others] = text.split(',').map(count);
    if (first === undefined || others.length > 0) return undefined;
    if (!text.includes(',')) return first;
    return second === undefined ? undefined : [first, second];
  },
  expected: 'a whole number from 1 on, two with a comma between',
};

const UNITS: Readonly<Record<string, number>> = { '': 1, K: 2 ** 10, M: 2 ** 20, G: 2 ** 30, T: 2 ** 40 };

/** A number of bytes, as `512M`; units are powers of 1024. */
export const BYTES: OptionKind<number> = {
  parse: (text) => {
    const match = /^(\d+(?:\.\d+)?)([KMGT]?)(?:i?B)?$/i.exec(text);
    const bytes = match ? Math.floor(Number(match[1]) * (UNITS[(match[2] ?? '').toUpperCase()] ?? 1)) : 0;
    return bytes > 0 && Number.isSafeInteger(bytes) ? bytes : undefined;
  },
  expected: 'a size such as 512M, 1.5G or a number of bytes',
};

/** Any text with at least one character. */
export function textThatIs(expected: string): OptionKind<string> {
  return { parse: (text) => (text === '' ? undefined : text), expected };
}

/** `1` and `0` in the environment. */
export const FLAG: OptionKind<boolean> = {
  parse: (text) => ({ '0': false, '1': true })[text],
  expected: 'true or false',
};

/** Returns a value as the environment has it. */
export function printOption(value: unknown): string {
  return typeof value === 'boolean' ? String(Number(value)) : String(value);
}

/** Returns whether TypeScript gave a value of this kind: it means the same as its text. */
export function isOfKind<Value>(kind: OptionKind<Value>, value: unknown): value is Value {
  const text = printOption(value);
  const meant = kind.parse(text);
  return typeof meant === typeof value && printOption(meant) === text;
}

function count(text: string): number | undefined {
  const value = Number(text);
  return /^\d+$/.test(text) && value >= 1 && Number.isSafeInteger(value) ? value : undefined;
}
