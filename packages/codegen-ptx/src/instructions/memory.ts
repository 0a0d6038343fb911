import { type AddressOperand, type Operand, type ScalarType, widthOf } from '@boxflow/ptx';
import { type FunctionWriter, literal } from '../function/function-writer.js';
import type { Modifiers } from '../function/modifiers.js';
import { BITS, INTEGERS, isSigned, memoryType, REALS, registerType } from '../function/types.js';
import { Unsupported } from '../function/unsupported.js';
import { cName } from '../names/c-name.js';
import { type Handler, type Handlers, operandsOf } from './handler.js';

const TYPES = ['b8', 'u8', 's8', ...BITS, ...INTEGERS, ...REALS] as const;

/** Hints for caches. They change no value. */
export const CACHE_WORDS =
  /^(?:ca|cg|cs|lu|cv|wb|wt|nc|L1::(?!cache_hint)\w+|L2::(?:64B|128B|256B|evict_\w+))$/;

/** Loads, stores, and conversions of addresses. */
export const memoryHandlers: Handlers = {
  ld: load,
  ldu: load,
  st: (m, operands, w) => {
    const [address, value] = operandsOf(m, operands, 2);
    const { ordered, space, count, type } = beginning(m);
    const values = elementsOf(m, value, count);
    const store = (at: string, operand: Operand) => {
      const stored = storedValue(w, operand, type);
      return ordered
        ? `STORE(${unsignedType(type)}, ${at}, ${stored});`
        : `AT(${unsignedType(type)}, ${at}) = ${stored};`;
    };
    return values.map((operand, i) => store(atElement(addressText(address, space, w), i, type), operand));
  },
  cvta: (m, operands, w) => {
    const [d, a] = operandsOf(m, operands, 2);
    const toSpace = m.take('to');
    const space = m.oneOf('global', 'local', 'const', 'shared', 'shared::cta', 'param');
    m.type('u64');
    m.end();
    const value = w.value(a, 'u64');
    if (!space.startsWith('shared')) return [w.assign(d, 'u64', value)];
    return [w.assign(d, 'u64', `${value} ${toSpace ? '-' : '+'} ${sharedBase(w)}`)];
  },
  isspacep: (m, operands, w) => {
    const [d, a] = operandsOf(m, operands, 2);
    m.oneOf('shared', 'shared::cta');
    m.end();
    return [w.assign(d, 'pred', `${w.value(a, 'u64')} - ${sharedBase(w)} < ${SHARED_BYTES}`)];
  },
  prefetch: () => [],
  prefetchu: () => [],
  // A copy in the background may end at once: threads wait for it before they use it.
  'cp.async': (m, operands, w) => {
    const [to, from, bytes, size] = operandsOf(m, operands, 3, 4);
    m.oneOf('ca', 'cg');
    m.oneOf('shared', 'shared::cta');
    m.oneOf('global');
    m.ignore(CACHE_WORDS);
    m.end();
    if (bytes.kind !== 'integer') return m.refuse();
    const count = bytes.value.toString();
    const [target, source] = [addressText(to, 'shared', w), addressText(from, 'global', w)];
    if (size === undefined)
      return [`memcpy((void *)(uintptr_t)(${target}), (void *)(uintptr_t)(${source}), ${count});`];
    return [
      `memset((void *)(uintptr_t)(${target}), 0, ${count});`,
      `memcpy((void *)(uintptr_t)(${target}), (void *)(uintptr_t)(${source}), ${w.value(size, 'u32')});`,
    ];
  },
};

const SHARED_BYTES = '(t->block->static_shared_bytes + t->block->launch->dynamic_shared_bytes)';

function load(...[m, operands, w]: Parameters<Handler>): string[] {
  const [d, address] = operandsOf(m, operands, 2);
  const { ordered, space, count, type } = beginning(m);
  const targets = elementsOf(m, d, count);
  const element = (at: string) => {
    const name = memoryType(type);
    return ordered ? `LOAD(${name}, ${at})` : `AT(${name}, ${at})`;
  };
  const at = addressText(address, space, w);
  const spin = ordered ? ['ptx_may_spin(t);'] : [];
  if (targets.length === 1)
    return [w.assign(targets[0]!, type, extended(w, targets[0]!, type, element(at))), ...spin];
  // A target may be the register that holds the address.
  const loads = targets.map((target, i) =>
    w.assign(target, type, extended(w, target, type, element(atElement('at', i, type)))),
  );
  return [`{ const uint64_t at = ${at};`, ...loads.map((line) => `  ${line}`), '}', ...spin];
}

/** Widens a loaded value to its register. Signed elements bring their sign. */
function extended(w: FunctionWriter, target: Operand, type: ScalarType, value: string): string {
  const declared = target.kind === 'name' ? w.registerTypeOf(target.name) : undefined;
  const isExact = declared === undefined || (widthOf(declared) === widthOf(type) && !isSigned(type));
  return isExact ? value : `(${registerType(declared)})${value}`;
}

/** The words between `ld` or `st` and the type. */
function beginning(m: Modifiers) {
  const order = m.takeOneOf('volatile', 'relaxed', 'acquire', 'release');
  m.take('weak');
  m.takeOneOf('cta', 'cluster', 'gpu', 'sys');
  const space = m.takeOneOf(
    'global',
    'shared',
    'shared::cta',
    'local',
    'const',
    'param',
    'param::entry',
    'param::func',
  );
  m.ignore(CACHE_WORDS);
  const vector = m.takeOneOf('v2', 'v4', 'v8');
  const type = m.type(...TYPES);
  m.end();
  return {
    ordered: order !== undefined,
    space: space ?? 'generic',
    count: vector ? Number(vector.slice(1)) : 1,
    type,
  };
}

function elementsOf(m: Modifiers, operand: Operand, count: number): readonly Operand[] {
  const elements = operand.kind === 'vector' ? operand.elements : [operand];
  if (elements.length !== count) m.refuse();
  return elements;
}

function unsignedType(type: ScalarType): string {
  return `u${8 * widthOf(type)}`;
}

/** Returns a value to store, whose register may be wider than the element. */
function storedValue(w: FunctionWriter, operand: Operand, type: ScalarType): string {
  const declared = operand.kind === 'name' ? w.registerTypeOf(operand.name) : undefined;
  if (declared === undefined || widthOf(declared) === widthOf(type)) return w.value(operand, type);
  return `(${registerType(type)})${w.value(operand, declared)}`;
}

function atElement(address: string, i: number, type: ScalarType): string {
  return i === 0 ? address : `${address} + ${i * widthOf(type)}`;
}

function sharedBase(w: FunctionWriter): string {
  w.usesShared = true;
  return 'ADDRESS(shared)';
}

/** Returns the generic address of memory in a space. */
export function addressText(operand: Operand, space: string, w: FunctionWriter): string {
  if (operand.kind !== 'address') throw new Unsupported('an operand in memory is expected');
  const value = baseText(operand, space, w);
  const { offset } = operand;
  const added = offset === undefined || offset.value === 0n ? '' : ` + ${literal(offset, 'u64')}`;
  return space.startsWith('shared') ? `${sharedBase(w)} + ${value}${added}` : value + added;
}

function baseText({ base }: AddressOperand, space: string, w: FunctionWriter): string {
  if (base.kind === 'integer') return literal(base, 'u64');
  const type = w.registerTypeOf(base.name);
  if (type === undefined) {
    const isShared = w.variableOf(base.name)?.space === 'shared';
    if (isShared !== space.startsWith('shared'))
      throw new Unsupported(`'${base.name}' is not in ${space} memory`);
    return w.addressOf(base);
  }
  if (widthOf(type) === 8) return cName(base.name);
  if (space.startsWith('shared') && widthOf(type) === 4) return cName(base.name);
  throw new Unsupported(`the address '${base.name}' does not have 64 bits`);
}
