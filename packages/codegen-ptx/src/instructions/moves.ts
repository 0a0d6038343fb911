import { type Operand, type ScalarType, widthOf } from '@boxflow/ptx';
import type { FunctionWriter } from '../function/function-writer.js';
import type { Modifiers } from '../function/modifiers.js';
import { BITS, bitsOf, INTEGERS, REALS, registerType } from '../function/types.js';
import { type Handlers, operandsOf } from './handler.js';

/** Moves, which also take registers apart and put them together. */
export const moveHandlers: Handlers = {
  mov: (m, operands, w) => {
    const [d, a] = operandsOf(m, operands, 2);
    const type = m.type('pred', ...BITS, ...INTEGERS, ...REALS);
    m.end();
    if (d.kind === 'vector') return takenApart(m, d.elements, w.value(a, type), type, w);
    if (a.kind === 'vector') return [w.assign(d, type, putTogether(m, a.elements, type, w))];
    return [w.assign(d, type, w.value(a, type))];
  },
};

function partType(m: Modifiers, count: number, type: ScalarType): ScalarType {
  const bits = bitsOf(type) / count;
  if (bits !== 8 && bits !== 16 && bits !== 32) m.refuse();
  return `b${bits}` as ScalarType;
}

function takenApart(
  m: Modifiers,
  elements: readonly Operand[],
  value: string,
  type: ScalarType,
  w: FunctionWriter,
): string[] {
  const part = partType(m, elements.length, type);
  const lines = elements.map((element, i) =>
    w.assign(element, part, `(${registerType(part)})(whole >> ${i * bitsOf(part)})`),
  );
  return [`{ const ${registerType(type)} whole = ${value};`, ...lines.map((line) => `  ${line}`), '}'];
}

function putTogether(
  m: Modifiers,
  elements: readonly Operand[],
  type: ScalarType,
  w: FunctionWriter,
): string {
  const part = partType(m, elements.length, type);
  const wide = widthOf(type) === 8 ? 'uint64_t' : 'uint32_t';
  return elements
    .map((element, i) => `(${wide})(${registerType(part)})${w.value(element, part)} << ${i * bitsOf(part)}`)
    .join(' | ');
}
