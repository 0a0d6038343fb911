import type { Constant, IntegerConstant } from '../module/operand.js';
import type { TokenStream } from '../text/token-stream.js';

export function parseInteger(tokens: TokenStream): IntegerConstant {
  const token = tokens.peek();
  const constant = parseConstant(tokens);
  if (constant.kind === 'integer') return constant;
  throw tokens.unexpected('an integer', token);
}

/** Takes an integer as a JavaScript number: an extent, an alignment, a line. */
export function parseCount(tokens: TokenStream): number {
  return Number(parseInteger(tokens).value);
}

/** Takes a number with its sign. */
export function parseConstant(tokens: TokenStream): Constant {
  const negative = tokens.takeMark('-');
  const text = tokens.expect('number', 'a number');
  const signed = negative ? `-${text}` : text;
  if (/^0[fd]/i.test(text) && !/^0x/i.test(text)) {
    const type = /^0f/i.test(text) ? 'f32' : 'f64';
    const sign = negative ? 1n << (type === 'f32' ? 31n : 63n) : 0n;
    return { kind: 'real', type, bits: BigInt(`0x${text.slice(2)}`) ^ sign, text: signed };
  }
  if (/^\d+(?:\.|[eE])/.test(text)) {
    return { kind: 'real', type: 'f64', bits: bitsOfDouble(Number(signed)), text: signed };
  }
  const value = BigInt(octalMarked(text.replace(/U$/, '')));
  return { kind: 'integer', value: negative ? -value : value, text: signed };
}

/** Writes an octal number of PTX (`017`) as JavaScript does. */
function octalMarked(text: string): string {
  return /^0[0-7]+$/.test(text) ? `0o${text.slice(1)}` : text;
}

function bitsOfDouble(value: number): bigint {
  return new DataView(new Float64Array([value]).buffer).getBigUint64(0, true);
}
