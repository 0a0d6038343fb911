import type { Operand, ScalarType } from '@boxflow/ptx';
import type { FunctionWriter } from '../function/function-writer.js';
import type { Modifiers } from '../function/modifiers.js';
import { BITS, INTEGERS, isReal, isSigned, REALS } from '../function/types.js';
import { type Handler, type Handlers, operandsOf } from './handler.js';
import { carried, narrowed, product } from './integers.js';
import { extremum, fused, quotient, rounded, signChanged } from './reals.js';

/** Instructions of integers and reals that share an opcode. */
export const arithmeticHandlers: Handlers = {
  add: sum('+', 'add_carry'),
  sub: sum('-', 'sub_borrow'),
  mul: (m, operands, w) => {
    operandsOf(m, operands, 3);
    const type = m.type(...INTEGERS, ...REALS);
    return isReal(type) ? rounded('mul', '*', m, operands, w, type) : product(m, operands, w, type);
  },
  mad: (m, operands, w) => {
    operandsOf(m, operands, 4);
    const type = m.type(...INTEGERS, ...REALS);
    if (isReal(type)) return fused(m, operands, w, type);
    if (m.take('cc')) m.refuse();
    return product(m, operands, w, type);
  },
  fma: (m, operands, w) => fused(m, operandsOf(m, operands, 4), w, m.type(...REALS)),
  div: (m, operands, w) => {
    const [d, a, b] = operandsOf(m, operands, 3);
    const type = m.type(...INTEGERS, ...REALS);
    if (isReal(type)) return quotient(m, [d, a, b], w, type);
    m.end();
    return [w.assign(d, type, `ptx_div_${type}(${w.value(a, type)}, ${w.value(b, type)})`)];
  },
  abs: (m, operands, w) => {
    const [d, a] = operandsOf(m, operands, 2);
    const type = m.type('s16', 's32', 's64', ...REALS);
    if (isReal(type)) return signChanged('fabs', m, [d, a], w, type);
    m.end();
    return [w.assign(d, type, `ptx_abs_${type}(${w.value(a, type)})`)];
  },
  neg: (m, operands, w) => {
    const [d, a] = operandsOf(m, operands, 2);
    const type = m.type('s16', 's32', 's64', ...REALS);
    if (isReal(type)) return signChanged('-', m, [d, a], w, type);
    m.end();
    return [w.assign(d, type, narrowed(type, `0u - ${w.value(a, type)}`))];
  },
  min: smallest('min'),
  max: smallest('max'),
  selp: (m, operands, w) => {
    const [d, a, b, c] = operandsOf(m, operands, 4);
    const type = m.type(...BITS, ...INTEGERS, ...REALS);
    m.end();
    return [w.assign(d, type, `${w.value(c, 'pred')} ? ${w.value(a, type)} : ${w.value(b, type)}`)];
  },
  slct: (m, operands, w) => {
    const [d, a, b, c] = operandsOf(m, operands, 4);
    const flush = m.take('ftz');
    const type = m.type(...BITS, ...INTEGERS, ...REALS);
    const by = m.type('s32', 'f32');
    m.end();
    const condition = by === 'f32' ? `${w.real(c, 'f32', flush)} >= 0.0f` : `${w.signed(c, 's32')} >= 0`;
    return [w.assign(d, type, `${condition} ? ${w.value(a, type)} : ${w.value(b, type)}`)];
  },
};

function sum(operator: '+' | '-', helper: 'add_carry' | 'sub_borrow'): Handler {
  return (m, operands, w) => {
    const [d, a, b] = operandsOf(m, operands, 3);
    if (m.has('cc')) return carried(m, operands, w, helper, false);
    const type = m.type(...INTEGERS, ...REALS);
    if (isReal(type)) return rounded(m.opcode as 'add' | 'sub', operator, m, operands, w, type);
    const saturate = type === 's32' && m.take('sat');
    m.end();
    if (saturate) {
      const value = `(int64_t)${w.signed(a, type)} ${operator} ${w.signed(b, type)}`;
      return [w.assign(d, type, `ptx_sat_s32(${value})`)];
    }
    return [w.assign(d, type, narrowed(type, `${w.value(a, type)} ${operator} ${w.value(b, type)}`))];
  };
}

function smallest(name: 'min' | 'max'): Handler {
  return (m, operands, w) => {
    const [d, a, b] = operandsOf(m, operands, 3);
    const type = m.type(...INTEGERS, ...REALS);
    if (isReal(type)) return extremum(name, m, [d, a, b], w, type);
    m.end();
    return [w.assign(d, type, `ptx_${name}_${type}(${w.value(a, type)}, ${w.value(b, type)})`)];
  };
}

/** Returns a comparison of two values in C: with their signs, or as reals with NaN. */
export function comparison(
  m: Modifiers,
  operator: string,
  type: ScalarType,
  [a, b]: readonly [Operand, Operand],
  w: FunctionWriter,
  flush: boolean,
): string {
  if (isReal(type)) return realComparison(m, operator, w.real(a, type, flush), w.real(b, type, flush));
  const symbol = INTEGER_OPERATORS[operator] ?? m.refuse();
  const unsigned = ['lo', 'ls', 'hi', 'hs'].includes(operator);
  if (isSigned(type) && !unsigned) return `${w.signed(a, type)} ${symbol} ${w.signed(b, type)}`;
  if (type.startsWith('b') && operator !== 'eq' && operator !== 'ne') m.refuse();
  return `${w.value(a, type)} ${symbol} ${w.value(b, type)}`;
}

const INTEGER_OPERATORS: Readonly<Record<string, string>> = {
  eq: '==',
  ne: '!=',
  lt: '<',
  le: '<=',
  gt: '>',
  ge: '>=',
  lo: '<',
  ls: '<=',
  hi: '>',
  hs: '>=',
};

/** The comparisons with `u` are true if either operand is NaN: they are the opposite of the opposite. */
function realComparison(m: Modifiers, operator: string, a: string, b: string): string {
  switch (operator) {
    case 'eq':
      return `${a} == ${b}`;
    case 'ne':
      return `(${a} < ${b} || ${a} > ${b})`;
    case 'lt':
    case 'le':
    case 'gt':
    case 'ge':
      return `${a} ${INTEGER_OPERATORS[operator]} ${b}`;
    case 'equ':
      return `!(${a} < ${b} || ${a} > ${b})`;
    case 'neu':
      return `${a} != ${b}`;
    case 'ltu':
      return `!(${a} >= ${b})`;
    case 'leu':
      return `!(${a} > ${b})`;
    case 'gtu':
      return `!(${a} <= ${b})`;
    case 'geu':
      return `!(${a} < ${b})`;
    case 'num':
      return `(${a} == ${a} && ${b} == ${b})`;
    case 'nan':
      return `(${a} != ${a} || ${b} != ${b})`;
    default:
      return m.refuse();
  }
}
