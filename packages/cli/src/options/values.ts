import { BoxflowError } from '@boxflow/ir';
import { badValue } from '../diagnostics.js';

/** What yargs gives for an option of type string: an array where it was given more than once, and then the last counts. */
export type Raw = string | readonly string[] | undefined;

export function lastOf(raw: Raw): string | undefined {
  return typeof raw === 'string' || raw === undefined ? raw : raw.at(-1);
}

export function listOf(raw: Raw): readonly string[] {
  return raw === undefined ? [] : typeof raw === 'string' ? [raw] : raw;
}

const UNITS: Readonly<Record<string, number>> = { '': 1, K: 2 ** 10, M: 2 ** 20, G: 2 ** 30, T: 2 ** 40 };

/** `512M` and the like, in bytes; units are powers of 1024. Throws BF4003. */
export function parseSize(option: string, text: string): number {
  const match = /^(\d+(?:\.\d+)?)([KMGT]?)(?:i?B)?$/i.exec(text);
  const bytes = match ? Math.floor(Number(match[1]) * (UNITS[(match[2] ?? '').toUpperCase()] ?? 1)) : 0;
  if (bytes <= 0 || !Number.isSafeInteger(bytes)) {
    throw new BoxflowError(badValue(option, text, 'a size such as 512M, 1.5G or a number of bytes'));
  }
  return bytes;
}

/** A whole number from 1 on, and at most `most`, or the given word where there is one. Throws BF4003. */
export function parseCount<Word extends string = never>(
  option: string,
  text: string,
  { word, most }: { readonly word?: Word; readonly most?: number } = {},
): number | Word {
  if (word !== undefined && text === word) return word;
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || !Number.isSafeInteger(count) || count > (most ?? count)) {
    const range = most === undefined ? 'from 1 on' : `from 1 to ${most}`;
    const or = word === undefined ? '' : `, or ${word}`;
    throw new BoxflowError(badValue(option, text, `a whole number ${range}${or}`));
  }
  return count;
}

/** A width, two with a comma between, or `auto`. Throws BF4003. */
export function parseTile(option: string, text: string): number | 'auto' | readonly [number, number] {
  if (text === 'auto') return text;
  const widths = text.split(',').map((width) => (/^\d+$/.test(width) ? Number(width) : 0));
  if (widths.length > 2 || widths.some((width) => width < 1 || !Number.isSafeInteger(width))) {
    const expected = 'a whole number from 1 on, two with a comma between, or auto';
    throw new BoxflowError(badValue(option, text, expected));
  }
  const [first = 0, second] = widths;
  return second === undefined ? first : [first, second];
}

/** One of a few words. Throws BF4003. */
export function parseChoice<Word extends string>(option: string, text: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === text);
  if (found === undefined) throw new BoxflowError(badValue(option, text, `one of ${words.join(', ')}`));
  return found;
}

/** `name=value` with a whole number. Throws BF4003. */
export function parseParameter(option: string, text: string): readonly [name: string, value: number] {
  const match = /^([A-Za-z_]\w*)=(-?\d+)$/.exec(text);
  const value = Number(match?.[2]);
  if (!match || !Number.isSafeInteger(value)) {
    throw new BoxflowError(badValue(option, text, 'a name and a whole number, as in n=1024'));
  }
  return [match[1] ?? '', value];
}
