import type { Operand } from '@boxflow/ptx';
import type { FunctionWriter } from '../function/function-writer.js';
import type { Modifiers } from '../function/modifiers.js';
import { BITS, INTEGERS, REALS } from '../function/types.js';
import { comparison } from './arithmetic.js';
import { type Handlers, operandsOf } from './handler.js';

const COMPARISONS = [
  ...['eq', 'ne', 'lt', 'le', 'gt', 'ge', 'lo', 'ls', 'hi', 'hs'],
  ...['equ', 'neu', 'ltu', 'leu', 'gtu', 'geu', 'num', 'nan'],
];

const JOINED = { and: '&&', or: '||', xor: '!=' } as const;

/** Comparisons, whose results may be joined with a third operand. */
export const predicateHandlers: Handlers = {
  setp: (m, operands, w) => {
    const [d, a, b, c] = operandsOf(m, operands, 3, 4);
    const { compared, join } = condition(m, a, b, w);
    const joined = (value: string) =>
      join === undefined ? value : `(${value}) ${JOINED[join]} ${w.value(c!, 'pred')}`;
    if ((join === undefined) !== (c === undefined)) m.refuse();
    if (d.kind !== 'pair') return [w.assign(d, 'pred', joined(compared))];
    // Both results are computed before either predicate changes, since the third operand may be one of them.
    return [
      `{ const uint32_t first = ${joined(compared)}, second = ${joined(`!(${compared})`)};`,
      `  ${w.assign(d.first, 'pred', 'first')} ${w.assign(d.second, 'pred', 'second')} }`,
    ];
  },
  set: (m, operands, w) => {
    const [d, a, b, c] = operandsOf(m, operands, 3, 4);
    const operator = m.oneOf(...COMPARISONS);
    const join = m.takeOneOf('and', 'or', 'xor');
    const flush = m.take('ftz');
    const result = m.type('u32', 's32', 'f32');
    const type = m.type(...BITS, ...INTEGERS, ...REALS);
    m.end();
    if ((join === undefined) !== (c === undefined)) m.refuse();
    const compared = comparison(m, operator, type, [a, b], w, flush);
    const value = join === undefined ? compared : `(${compared}) ${JOINED[join]} ${w.value(c!, 'pred')}`;
    return [w.assign(d, result, `(${value}) ? ${result === 'f32' ? '0x3f800000u' : '~0u'} : 0u`)];
  },
};

function condition(m: Modifiers, a: Operand, b: Operand, w: FunctionWriter) {
  const operator = m.oneOf(...COMPARISONS);
  const join = m.takeOneOf('and', 'or', 'xor');
  const flush = m.take('ftz');
  const type = m.type(...BITS, ...INTEGERS, ...REALS);
  m.end();
  return { compared: comparison(m, operator, type, [a, b], w, flush), join };
}
