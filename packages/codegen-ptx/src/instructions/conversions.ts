import { type Operand, type ScalarType, widthOf } from '@boxflow/ptx';
import type { FunctionWriter } from '../function/function-writer.js';
import type { Modifiers } from '../function/modifiers.js';
import { bitsOf, INTEGERS, integerType, isReal, isSigned, REALS, registerType } from '../function/types.js';
import { type Handlers, operandsOf } from './handler.js';
import { bits, ROUNDINGS } from './reals.js';

const TYPES = ['u8', 's8', ...INTEGERS, ...REALS] as const;
const TO_INTEGERS = { rni: 'nearbyint', rzi: 'trunc', rmi: 'floor', rpi: 'ceil' } as const;
type ToInteger = keyof typeof TO_INTEGERS;
type Rounding = keyof typeof ROUNDINGS;

interface Conversion {
  readonly to: ScalarType;
  readonly from: ScalarType;
  readonly rounding: Rounding | undefined;
  readonly integral: ToInteger | undefined;
  readonly flush: boolean;
  readonly saturate: boolean;
}

export const conversionHandlers: Handlers = {
  cvt: (m, operands, w) => {
    const [d, a] = operandsOf(m, operands, 2);
    const integral = m.takeOneOf('rni', 'rzi', 'rmi', 'rpi');
    const rounding = m.takeOneOf('rn', 'rz', 'rm', 'rp');
    const [flush, saturate] = [m.take('ftz'), m.take('sat')];
    const to = m.type(...TYPES);
    const from = m.type(...TYPES);
    m.end();
    const conversion = { to, from, rounding, integral, flush, saturate };
    return [w.assign(d, to, isReal(to) ? toReal(m, conversion, a, w) : toInteger(m, conversion, a, d, w))];
  },
};

/** Returns the value with the sign of its type: narrow types are the low bits of their registers. */
function source(operand: Operand, type: ScalarType, w: FunctionWriter): string {
  const declared = operand.kind === 'name' ? w.registerTypeOf(operand.name) : undefined;
  return `(${integerType(type)})${w.value(operand, declared ?? type)}`;
}

function toInteger(m: Modifiers, conversion: Conversion, a: Operand, d: Operand, w: FunctionWriter): string {
  const { to, from, integral, flush, saturate } = conversion;
  if (isReal(from) !== (integral !== undefined) || conversion.rounding !== undefined) m.refuse();
  const value = isReal(from)
    ? integerOfReal(conversion, from, a, w)
    : saturated(saturate && !flush, to, from, source(a, from, w));
  const declared = d.kind === 'name' ? w.registerTypeOf(d.name) : undefined;
  const register = declared === undefined || declared === 'pred' ? to : declared;
  return `(${registerType(register)})(${integerType(to)})${value}`;
}

function integerOfReal(
  { to, integral, flush }: Conversion,
  from: 'f32' | 'f64',
  a: Operand,
  w: FunctionWriter,
): string {
  const rounded = `${TO_INTEGERS[integral!]}(${w.real(a, from, flush && from === 'f32')})`;
  const wide = from === 'f64' || widthOf(to) === 8 ? 1 : 0;
  return `ptx_to_${isSigned(to) ? 'signed' : 'unsigned'}(${rounded}, ${bitsOf(to)}, ${wide})`;
}

/** Limits an integer to the range of a type. */
function saturated(saturate: boolean, to: ScalarType, from: ScalarType, value: string): string {
  if (!saturate) return value;
  const most = (isSigned(to) ? 1n << BigInt(bitsOf(to) - 1) : 1n << BigInt(bitsOf(to))) - 1n;
  if (!isSigned(from)) return `ptx_clamp_unsigned(${value}, ${most}ull)`;
  const high = most > 0x7fffffffffffffffn ? 0x7fffffffffffffffn : most;
  const low = isSigned(to) ? `-${most}ll - 1` : '0';
  return `ptx_clamp_signed(${value}, ${low}, ${high}ll)`;
}

function toReal(m: Modifiers, conversion: Conversion, a: Operand, w: FunctionWriter): string {
  const { to, from, integral, flush, saturate } = conversion;
  if (isReal(from)) {
    const value = w.real(a, from, flush && from === 'f32');
    return bits(to as 'f32', realOfReal(m, conversion, value), flush && to === 'f32', saturate);
  }
  if (integral !== undefined || flush) m.refuse();
  const rounding = conversion.rounding ?? m.refuse();
  const value = source(a, from, w);
  const number =
    rounding === 'rn'
      ? `(${to === 'f32' ? 'float' : 'double'})${value}`
      : `ptx_${to}_of_${isSigned(from) ? 's64' : 'u64'}(${ROUNDINGS[rounding]}, ${value})`;
  return bits(to as 'f32', number, false, saturate);
}

function realOfReal(m: Modifiers, { to, from, integral, rounding }: Conversion, value: string): string {
  if (to === from) {
    if (rounding !== undefined) m.refuse();
    return integral === undefined ? value : `${TO_INTEGERS[integral]}${to === 'f32' ? 'f' : ''}(${value})`;
  }
  if (integral !== undefined) m.refuse();
  if (to === 'f64') return rounding === undefined ? `(double)${value}` : m.refuse();
  if (rounding === undefined) m.refuse();
  return rounding === 'rn' ? `(float)${value}` : `ptx_f32_of_f64(${ROUNDINGS[rounding]}, ${value})`;
}
