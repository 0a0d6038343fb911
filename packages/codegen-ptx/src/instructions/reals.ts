import type { Operand } from '@boxflow/ptx';
import type { FunctionWriter } from '../function/function-writer.js';
import type { Modifiers } from '../function/modifiers.js';
import { type Handler, type Handlers, operandsOf } from './handler.js';

type Real = 'f32' | 'f64';

export const ROUNDINGS = {
  rn: 'FE_TONEAREST',
  rz: 'FE_TOWARDZERO',
  rm: 'FE_DOWNWARD',
  rp: 'FE_UPWARD',
} as const;
const ROUNDING_WORDS = ['rn', 'rz', 'rm', 'rp'] as const;

/** Instructions of reals only. Approximate ones call the C library, whose functions are more precise. */
export const realHandlers: Handlers = {
  sqrt: (m, operands, w) => {
    const { type, flush, approximate, rounding } = beginning(m);
    const [d, a] = operandsOf(m, operands, 2);
    m.end();
    const value = w.real(a, type, flush);
    const isPlain = approximate || rounding === 'rn';
    const root = isPlain ? call('sqrt', type, value) : `ptx_sqrt_${type}(${ROUNDINGS[rounding]}, ${value})`;
    return [w.assign(d, type, bits(type, root, flush, false))];
  },
  rcp: (m, operands, w) => {
    const { type, flush, approximate, rounding } = beginning(m);
    const [d, a] = operandsOf(m, operands, 2);
    m.end();
    const value = w.real(a, type, flush && type === 'f32');
    const one = type === 'f32' ? '1.0f' : '1.0';
    const isPlain = approximate || rounding === 'rn';
    const plain = isPlain ? `${one} / ${value}` : `ptx_div_${type}(${ROUNDINGS[rounding]}, ${one}, ${value})`;
    return [w.assign(d, type, approximated(type, plain, approximate, flush))];
  },
  rsqrt: (m, operands, w) => {
    m.oneOf('approx');
    const flush = m.take('ftz');
    const type = m.type('f32', 'f64');
    const [d, a] = operandsOf(m, operands, 2);
    m.end();
    const root = `(${type === 'f32' ? 'float' : 'double'})(1.0 / sqrt((double)${w.real(a, type, flush && type === 'f32')}))`;
    return [w.assign(d, type, approximated(type, root, true, flush))];
  },
  sin: approximation('sin'),
  cos: approximation('cos'),
  lg2: approximation('log2'),
  ex2: approximation('exp2'),
  tanh: approximation('tanh'),
  copysign: (m, operands, w) => {
    const type = m.type('f32', 'f64');
    const [d, a, b] = operandsOf(m, operands, 3);
    m.end();
    // The first operand gives the sign.
    return [
      w.assign(
        d,
        type,
        bits(type, call('copysign', type, `${w.real(b, type)}, ${w.real(a, type)}`), false, false),
      ),
    ];
  },
  testp: (m, operands, w) => {
    const test = m.oneOf('finite', 'infinite', 'number', 'notanumber', 'normal', 'subnormal');
    const type = m.type('f32', 'f64');
    const [d, a] = operandsOf(m, operands, 2);
    m.end();
    const x = w.real(a, type);
    const tests = {
      finite: `!!isfinite(${x})`,
      infinite: `!!isinf(${x})`,
      number: `!isnan(${x})`,
      notanumber: `!!isnan(${x})`,
      normal: `!!isnormal(${x})`,
      subnormal: `fpclassify(${x}) == FP_SUBNORMAL`,
    };
    return [w.assign(d, 'pred', tests[test])];
  },
};

/** Prints `add`, `sub` and `mul`. A difference adds the negative, which has the same value for every rounding. */
export function rounded(
  name: 'add' | 'sub' | 'mul',
  operator: string,
  m: Modifiers,
  operands: readonly Operand[],
  w: FunctionWriter,
  type: Real,
): string[] {
  const [d, a, b] = operandsOf(m, operands, 3);
  const rounding = m.takeOneOf(...ROUNDING_WORDS) ?? 'rn';
  const [flush, saturate] = [m.take('ftz'), m.take('sat')];
  m.end();
  const values = [w.real(a, type, flush), w.real(b, type, flush)] as const;
  const helper = name === 'mul' ? 'mul' : 'add';
  const second = name === 'sub' ? `-${values[1]}` : values[1];
  const value =
    rounding === 'rn'
      ? `${values[0]} ${operator} ${values[1]}`
      : `ptx_${helper}_${type}(${ROUNDINGS[rounding]}, ${values[0]}, ${second})`;
  return [w.assign(d, type, bits(type, value, flush, saturate))];
}

/** Prints `fma`, and `mad` of reals, which is the same on every GPU that nvcc knows. */
export function fused(m: Modifiers, operands: readonly Operand[], w: FunctionWriter, type: Real): string[] {
  const [d, a, b, c] = operandsOf(m, operands, 4);
  const rounding = m.oneOf(...ROUNDING_WORDS);
  const [flush, saturate] = [m.take('ftz'), m.take('sat')];
  m.end();
  const values = [a, b, c].map((operand) => w.real(operand, type, flush)).join(', ');
  const value =
    rounding === 'rn' ? call('fma', type, values) : `ptx_fma_${type}(${ROUNDINGS[rounding]}, ${values})`;
  return [w.assign(d, type, bits(type, value, flush, saturate))];
}

/** Prints `div` of reals. */
export function quotient(
  m: Modifiers,
  operands: readonly Operand[],
  w: FunctionWriter,
  type: Real,
): string[] {
  const [d, a, b] = operandsOf(m, operands, 3);
  const approximate = m.takeOneOf('approx', 'full') !== undefined;
  const rounding = approximate ? 'rn' : m.oneOf(...ROUNDING_WORDS);
  const flush = m.take('ftz');
  m.end();
  const values = [w.real(a, type, flush), w.real(b, type, flush)] as const;
  const value =
    rounding === 'rn'
      ? `${values[0]} / ${values[1]}`
      : `ptx_div_${type}(${ROUNDINGS[rounding]}, ${values.join(', ')})`;
  return [w.assign(d, type, bits(type, value, flush, false))];
}

export function signChanged(
  name: 'fabs' | '-',
  m: Modifiers,
  [d, a]: readonly [Operand, Operand],
  w: FunctionWriter,
  type: Real,
): string[] {
  const flush = m.take('ftz');
  m.end();
  const value = w.real(a, type, flush);
  return [w.assign(d, type, bits(type, name === '-' ? `-${value}` : call(name, type, value), false, false))];
}

export function extremum(
  name: 'min' | 'max',
  m: Modifiers,
  [d, a, b]: readonly [Operand, Operand, Operand],
  w: FunctionWriter,
  type: Real,
): string[] {
  const [flush, strict] = [m.take('ftz'), m.take('NaN')];
  m.end();
  const values = [w.real(a, type, flush), w.real(b, type, flush), strict ? '1' : '0'];
  return [w.assign(d, type, bits(type, `ptx_${name}_${type}(${values.join(', ')})`, false, false))];
}

/** Returns the bits of a real that was computed. */
export function bits(type: Real, value: string, flush: boolean, saturate: boolean): string {
  const flushed = flush ? `ptx_ftz(${value})` : value;
  return `${type === 'f32' ? 'B32' : 'B64'}(${saturate ? `ptx_sat_${type}(${flushed})` : flushed})`;
}

function call(name: string, type: Real, args: string): string {
  return `${name}${type === 'f32' ? 'f' : ''}(${args})`;
}

function beginning(m: Modifiers) {
  const approximate = m.take('approx');
  const rounding = approximate ? 'rn' : m.oneOf(...ROUNDING_WORDS);
  const flush = m.take('ftz');
  return { approximate, rounding, flush, type: m.type('f32', 'f64') } as const;
}

function approximated(type: Real, value: string, approximate: boolean, flush: boolean): string {
  if (type === 'f64' && approximate) return bits(type, `ptx_upper_half(${value})`, false, false);
  return bits(type, value, flush && type === 'f32', false);
}

function approximation(name: string): Handler {
  return (m, operands, w) => {
    m.oneOf('approx');
    const flush = m.take('ftz');
    m.type('f32');
    const [d, a] = operandsOf(m, operands, 2);
    m.end();
    return [w.assign(d, 'f32', bits('f32', call(name, 'f32', w.real(a, 'f32', flush)), flush, false))];
  };
}
