import { type Operand, type ScalarType, widthOf } from '@boxflow/ptx';
import type { FunctionWriter } from '../function/function-writer.js';
import type { Modifiers } from '../function/modifiers.js';
import { BITS, bitsOf, INTEGERS, isSigned, registerType } from '../function/types.js';
import { type Handler, type Handlers, operandsOf } from './handler.js';

/** Instructions of integers and of bits. Those that reals have as well are called by `arithmetic.ts`. */
export const integerHandlers: Handlers = {
  and: bitwise('&'),
  or: bitwise('|'),
  xor: bitwise('^'),
  not: (m, operands, w) => {
    const [d, a] = operandsOf(m, operands, 2);
    const type = m.type('pred', ...BITS);
    m.end();
    return [
      w.assign(d, type, type === 'pred' ? `!${w.value(a, type)}` : narrowed(type, `~${w.value(a, type)}`)),
    ];
  },
  cnot: (m, operands, w) => {
    const [d, a] = operandsOf(m, operands, 2);
    const type = m.type(...BITS);
    m.end();
    return [w.assign(d, type, `${w.value(a, type)} == 0`)];
  },
  shl: shift,
  shr: shift,
  rem: named(INTEGERS, ['same', 'same']),
  popc: named(['b32', 'b64'], ['same'], 'u32'),
  clz: named(['b32', 'b64'], ['same'], 'u32'),
  brev: named(['b32', 'b64'], ['same']),
  sad: named(['u32', 's32'], ['same', 'same', 'same']),
  bfe: named(['u32', 's32', 'u64', 's64'], ['same', 'u32', 'u32']),
  bfi: named(['b32', 'b64'], ['same', 'same', 'u32', 'u32']),
  prmt: named(['b32'], ['same', 'same', 'same']),
  lop3: named(['b32'], ['same', 'same', 'same', 'u32']),
  bfind: (m, operands, w) => {
    const [d, a] = operandsOf(m, operands, 2);
    const distance = m.take('shiftamt');
    const type = m.type('u32', 's32', 'u64', 's64');
    m.end();
    const position = `ptx_bfind_${type}(${w.value(a, type)})`;
    // Without a set bit, both the position and the distance are all ones.
    const amount = `${position} == ~0u ? ~0u : ${bitsOf(type) - 1}u - ${position}`;
    return [w.assign(d, 'u32', distance ? amount : position)];
  },
  shf: (m, operands, w) => {
    const [d, a, b, c] = operandsOf(m, operands, 4);
    const [direction, mode] = [m.oneOf('l', 'r'), m.oneOf('wrap', 'clamp')];
    m.type('b32');
    m.end();
    const values = [a, b, c].map((operand) => w.value(operand, 'u32'));
    return [w.assign(d, 'u32', `ptx_shf_${direction}_${mode}(${values.join(', ')})`)];
  },
  bmsk: (m, operands, w) => {
    const [d, from, length] = operandsOf(m, operands, 3);
    const mode = m.oneOf('clamp', 'wrap');
    m.type('b32');
    m.end();
    return [w.assign(d, 'b32', `ptx_bmsk_${mode}(${w.value(from, 'u32')}, ${w.value(length, 'u32')})`)];
  },
  mul24: (m, operands, w) => product24(m, operandsOf(m, operands, 3), w),
  mad24: (m, operands, w) => product24(m, operandsOf(m, operands, 4), w),
  dp4a: (m, operands, w) => {
    const [d, a, b, c] = operandsOf(m, operands, 4);
    const [first, second] = [m.type('u32', 's32'), m.type('u32', 's32')];
    m.end();
    const bytes = [first, second].map(
      (type, i) => `${w.value(i === 0 ? a : b, 'u32')}, ${isSigned(type) ? 1 : 0}`,
    );
    return [w.assign(d, 'u32', `ptx_dp4a(${bytes.join(', ')}, ${w.value(c, 'u32')})`)];
  },
  addc: (m, operands, w) => carried(m, operands, w, 'add_carry', true),
  subc: (m, operands, w) => carried(m, operands, w, 'sub_borrow', true),
};

/** Prints a call of the helper `ptx_OPCODE_TYPE`, whose operands have the instruction's type or another one. */
function named(
  allowed: readonly ScalarType[],
  operandTypes: readonly (ScalarType | 'same')[],
  result?: ScalarType,
): Handler {
  return (m, operands, w) => {
    const [d, ...sources] = operandsOf(m, operands, operandTypes.length + 1);
    const type = m.type(...allowed);
    m.end();
    const values = sources.map((operand, i) =>
      w.value(operand, operandTypes[i] === 'same' ? type : (operandTypes[i] as ScalarType)),
    );
    return [w.assign(d, result ?? type, `ptx_${m.opcode}_${type}(${values.join(', ')})`)];
  };
}

function bitwise(operator: string): Handler {
  return (m, operands, w) => {
    const [d, a, b] = operandsOf(m, operands, 3);
    const type = m.type('pred', ...BITS);
    m.end();
    return [w.assign(d, type, `${w.value(a, type)} ${operator} ${w.value(b, type)}`)];
  };
}

/** Shifts by the register's width or more give zero, or the sign. */
function shift(m: Modifiers, operands: readonly Operand[], w: FunctionWriter): string[] {
  const [d, a, b] = operandsOf(m, operands, 3);
  const type = m.type(...BITS, ...INTEGERS);
  m.end();
  const by = w.value(b, 'u32');
  const bits = bitsOf(type);
  const name = m.opcode === 'shl' ? `b${bits}` : isSigned(type) ? type : `u${bits}`;
  if (b.kind === 'integer' && b.value >= 0n && b.value < BigInt(bits) && !isSigned(type)) {
    const operator = m.opcode === 'shl' ? '<<' : '>>';
    return [w.assign(d, type, narrowed(type, `${w.value(a, type)} ${operator} ${b.value}`))];
  }
  return [w.assign(d, type, `ptx_${m.opcode}_${name}(${w.value(a, type)}, ${by})`)];
}

function product24(m: Modifiers, [d, a, b, c]: readonly Operand[], w: FunctionWriter): string[] {
  const half = m.oneOf('lo', 'hi');
  const type = m.type('u32', 's32');
  m.end();
  // The upper half are the bits 16 to 47 of the product.
  const product = `ptx_mul24_${type}(${w.value(a!, type)}, ${w.value(b!, type)})${half === 'hi' ? ' >> 16' : ''}`;
  const value = `(uint32_t)(${product})`;
  return [w.assign(d!, type, c === undefined ? value : `${value} + ${w.value(c, type)}`)];
}

/** Prints a sum or a difference that reads or writes the carry. */
export function carried(
  m: Modifiers,
  operands: readonly Operand[],
  w: FunctionWriter,
  helper: 'add_carry' | 'sub_borrow',
  reads: boolean,
): string[] {
  const [d, a, b] = operandsOf(m, operands, 3);
  const writes = m.take('cc');
  const type = m.type('u32', 's32', 'u64', 's64', 'b32', 'b64');
  m.end();
  w.usesCarry = true;
  const values = [w.value(a, type), w.value(b, type), reads ? 'carry' : '0', writes ? '&carry' : '0'];
  return [w.assign(d, type, `ptx_${helper}_${bitsOf(type)}(${values.join(', ')})`)];
}

/** Prints `mul` and `mad` of integers. */
export function product(
  m: Modifiers,
  operands: readonly Operand[],
  w: FunctionWriter,
  type: ScalarType,
): string[] {
  const part = m.oneOf('lo', 'hi', 'wide');
  m.end();
  const [d, a, b, c] = operands;
  const factors = [w.value(a!, type), w.value(b!, type)] as const;
  const wide = part === 'wide';
  const result = (wide ? `${type[0]}${2 * bitsOf(type)}` : type) as ScalarType;
  if (wide && widthOf(type) > 4) m.refuse();
  const value = wide
    ? wideProduct(type, factors)
    : part === 'hi'
      ? `ptx_mul_hi_${type}(${factors.join(', ')})`
      : narrowed(type, `${widthOf(type) === 2 ? '(uint32_t)' : ''}${factors[0]} * ${factors[1]}`);
  return [
    w.assign(d!, result, c === undefined ? value : narrowed(result, `${value} + ${w.value(c, result)}`)),
  ];
}

function wideProduct(type: ScalarType, [a, b]: readonly [string, string]): string {
  const bits = bitsOf(type);
  if (!isSigned(type)) return `(uint${2 * bits}_t)${a} * ${b}`;
  return `(uint${2 * bits}_t)((int${2 * bits}_t)(int${bits}_t)${a} * (int${bits}_t)${b})`;
}

/** Cuts a value of 16 bits, with which C computes as with an int. */
export function narrowed(type: ScalarType, value: string): string {
  return widthOf(type) < 4 ? `(${registerType(type)})(${value})` : value;
}
