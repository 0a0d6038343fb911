import { BoxflowError, type OptionKind } from '@boxflow/ir';
import { badValue } from '../diagnostics.js';

/**
 * The value that yargs returns for an option of type string: an array if it was given more than once, of which the last
 * one counts.
 */
export type Raw = string | readonly string[] | undefined;

export function lastOf(raw: Raw): string | undefined {
  return typeof raw === 'string' || raw === undefined ? raw : raw.at(-1);
}

export function listOf(raw: Raw): readonly string[] {
  return raw === undefined ? [] : typeof raw === 'string' ? [raw] : raw;
}

/** Returns what the text of an option means. Throws BF4003. */
export function parseAs<Value>(option: string, text: string, { parse, expected }: OptionKind<Value>): Value {
  const value = parse(text);
  if (value === undefined) throw new BoxflowError(badValue(option, text, expected));
  return value;
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
