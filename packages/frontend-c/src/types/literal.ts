import type { ScalarType } from '@boxflow/ir';

/** A number or character of the source. `value` is absent for floating-point ones. */
export interface Literal {
  readonly text: string;
  readonly type: ScalarType;
  readonly value: number | undefined;
}

const INTEGER = /^(0[xX][\da-fA-F]+|0[bB][01]+|\d+)([uUlL]*)$/;
const FLOATING = /^(?:0[xX][\da-fA-F.]+[pP][+-]?\d+|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)([fF]?)$/;

/**
 * Reads a C literal without a sign; `undefined` if its type is not supported (`1.0L`) or its value is not
 * exact here.
 */
export function readLiteral(text: string): Literal | undefined {
  if (text.startsWith("'")) return readCharacter(text);
  const plain = text.replaceAll("'", '');
  const integer = INTEGER.exec(plain);
  if (integer) return readInteger(text, integer[1]!, integer[2]!.toLowerCase());
  const floating = FLOATING.exec(plain);
  return floating ? { text, type: floating[1] === '' ? 'double' : 'float', value: undefined } : undefined;
}

const LONG_DOUBLE = /^(\d+)\.(\d+)(?:e([+-]?\d+))?l$/i;

/** The fewest digits that tell a number from the other ones of `long double`. */
const EXACT_DIGITS = 21;

/**
 * Returns a literal of `long double` as a `double`, to which the program converts it; `undefined` unless its digits are
 * those of a `double`, as of `DBL_MAX`. For others it would matter that the program rounds twice.
 */
export function readAsDouble(text: string): Literal | undefined {
  const parts = LONG_DOUBLE.exec(text);
  if (!parts) return undefined;
  const digits = `${parts[1]}${parts[2]}`.replace(/^0+/, '');
  const value = Number(text.slice(0, -1));
  if (digits.length < EXACT_DIGITS || digits.length > 100 || !Number.isFinite(value)) return undefined;
  const exact = value
    .toExponential(digits.length - 1)
    .replace(/e.*/, '')
    .replace('.', '');
  const difference = BigInt(exact) - BigInt(digits);
  if (difference < -1n || difference > 1n) return undefined;
  return { text: value.toExponential(), type: 'double', value: undefined };
}

function readInteger(text: string, digits: string, suffix: string): Literal | undefined {
  const octal = /^0[0-7]+$/.test(digits);
  const value = BigInt(octal ? `0o${digits.slice(1)}` : digits);
  const decimal = /^[1-9]|^0$/.test(digits);
  const candidates: ScalarType[] = suffix.includes('u')
    ? ['uint32', 'uint64']
    : decimal
      ? ['int32', 'int64']
      : ['int32', 'uint32', 'int64', 'uint64'];
  const type = candidates.find((candidate) => fits(value, candidate, suffix.includes('l')));
  if (type === undefined) return undefined;
  return { text, type, value: value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : undefined };
}

function fits(value: bigint, type: ScalarType, long: boolean): boolean {
  const bits = type.endsWith('32') ? 32n : 64n;
  if (long && bits === 32n) return false;
  return value < 1n << (type.startsWith('u') ? bits : bits - 1n);
}

const ESCAPES: Readonly<Record<string, number>> = {
  n: 10,
  t: 9,
  r: 13,
  '\\': 92,
  "'": 39,
  '"': 34,
  a: 7,
  b: 8,
  f: 12,
  v: 11,
};

/** ASCII characters and their escapes; printed as a number, which means the same everywhere. */
function readCharacter(text: string): Literal | undefined {
  const code = codeOf(text.slice(1, -1));
  if (code === undefined || code > 127) return undefined;
  return { text: String(code), type: 'int32', value: code };
}

function codeOf(character: string): number | undefined {
  if (character.length === 1) return character.charCodeAt(0);
  const [, octal, hexadecimal] = /^\\(?:([0-7]{1,3})|x([\da-fA-F]+))$/.exec(character) ?? [];
  if (octal !== undefined) return Number.parseInt(octal, 8);
  if (hexadecimal !== undefined) return Number.parseInt(hexadecimal, 16);
  return /^\\.$/.test(character) ? ESCAPES[character[1]!] : undefined;
}
