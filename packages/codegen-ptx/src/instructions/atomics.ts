import type { Operand, ScalarType } from '@boxflow/ptx';
import type { FunctionWriter } from '../function/function-writer.js';
import type { Modifiers } from '../function/modifiers.js';
import { bitsOf, isReal, isSigned } from '../function/types.js';
import { type Handlers, operandsOf } from './handler.js';
import { addressText, CACHE_WORDS } from './memory.js';

/** Atomic operations and fences. All atomic operations of global memory are ordered, which any weaker order permits. */
export const atomicHandlers: Handlers = {
  atom: (m, operands, w) => {
    const [d, address, b, c] = operandsOf(m, operands, 3, 4);
    const { value, type, spins } = operation(m, address, b, c, w);
    return [w.assign(d, type, value), ...spins];
  },
  red: (m, operands, w) => {
    const [address, b, c] = operandsOf(m, operands, 2, 3);
    const { value, spins } = operation(m, address, b, c, w);
    return [`(void)${value};`, ...spins];
  },
  membar: (m) => {
    m.oneOf('cta', 'gl', 'sys');
    m.end();
    return ['__atomic_thread_fence(__ATOMIC_SEQ_CST);'];
  },
  fence: (m) => {
    m.takeOneOf('sc', 'acq_rel', 'acquire', 'release');
    m.oneOf('cta', 'cluster', 'gpu', 'sys');
    m.end();
    return ['__atomic_thread_fence(__ATOMIC_SEQ_CST);'];
  },
};

function operation(m: Modifiers, address: Operand, b: Operand, c: Operand | undefined, w: FunctionWriter) {
  m.takeOneOf('relaxed', 'acquire', 'release', 'acq_rel');
  m.takeOneOf('cta', 'cluster', 'gpu', 'sys');
  const space = m.takeOneOf('global', 'shared', 'shared::cta') ?? 'generic';
  m.ignore(CACHE_WORDS);
  const name = m.oneOf('add', 'min', 'max', 'and', 'or', 'xor', 'exch', 'cas', 'inc', 'dec');
  const type = m.type('b16', 'b32', 'u32', 's32', 'f32', 'b64', 'u64', 's64', 'f64');
  m.end();
  if ((name === 'cas') !== (c !== undefined)) m.refuse();
  const helper = `ptx_${space.startsWith('shared') ? 'plain' : 'atom'}_${name}_${helperType(m, name, type)}`;
  const values = [
    addressText(address, space, w),
    w.value(b, type),
    ...(c === undefined ? [] : [w.value(c, type)]),
  ];
  // A thread that did not get a lock tries again, and its owner may be in the same block.
  const spins = name === 'cas' || name === 'exch' ? ['ptx_may_spin(t);'] : [];
  return { value: `${helper}(${values.join(', ')})`, type, spins };
}

function helperType(m: Modifiers, name: string, type: ScalarType): string {
  const bits = bitsOf(type);
  if (['and', 'or', 'xor', 'exch', 'cas'].includes(name)) {
    return type.startsWith('b') && (bits > 16 || name === 'cas') ? `b${bits}` : m.refuse();
  }
  if (bits < 32 || type.startsWith('b')) m.refuse();
  if (name === 'inc' || name === 'dec') return type === 'u32' ? type : m.refuse();
  if (isReal(type)) return name === 'add' ? type : m.refuse();
  return name === 'add' || !isSigned(type) ? `u${bits}` : type;
}
