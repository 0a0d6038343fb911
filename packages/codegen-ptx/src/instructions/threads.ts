import type { Operand } from '@boxflow/ptx';
import type { FunctionWriter } from '../function/function-writer.js';
import type { Modifiers } from '../function/modifiers.js';
import { type Handler, type Handlers, operandsOf } from './handler.js';

/** Barriers and operations of warps. A kernel that has any of them runs with a fiber for each thread. */
export const threadHandlers: Handlers = {
  bar: barrier,
  barrier,
  vote: (m, operands, w) => {
    const [d, a, mask] = operandsOf(m, operands, 3);
    m.oneOf('sync');
    const mode = m.oneOf('all', 'any', 'uni', 'ballot');
    const type = m.type('pred', 'b32');
    m.end();
    if ((mode === 'ballot') !== (type === 'b32')) m.refuse();
    const value = `ptx_warp(t, ptx_vote_${mode}, ${w.value(mask, 'u32')}, ${w.value(a, 'pred')}, 0, 0)`;
    return [w.assign(d, type, `(uint32_t)${value}`)];
  },
  shfl: (m, operands, w) => {
    const [d, a, by, clamp, mask] = operandsOf(m, operands, 5);
    m.oneOf('sync');
    const mode = m.oneOf('up', 'down', 'bfly', 'idx');
    m.type('b32');
    m.end();
    const values = [mask, a, by, clamp].map((operand) => w.value(operand, 'u32'));
    return withPredicate(d, 'u32', `ptx_warp(t, ptx_shfl_${mode}, ${values.join(', ')})`, w);
  },
  match: (m, operands, w) => {
    const [d, a, mask] = operandsOf(m, operands, 3);
    const mode = m.oneOf('any', 'all');
    m.oneOf('sync');
    const type = m.type('b32', 'b64');
    m.end();
    const value = `ptx_warp(t, ptx_match_${mode}, ${w.value(mask, 'u32')}, ${w.value(a, type)}, 0, 0)`;
    return withPredicate(d, 'u32', value, w);
  },
  redux: (m, operands, w) => {
    const [d, a, mask] = operandsOf(m, operands, 3);
    m.oneOf('sync');
    const name = m.oneOf('add', 'min', 'max', 'and', 'or', 'xor');
    const type = m.type('u32', 's32', 'b32');
    m.end();
    const isOrdered = name === 'min' || name === 'max';
    if ((type === 'b32') !== ['and', 'or', 'xor'].includes(name)) m.refuse();
    const operation = `ptx_redux_${name}${isOrdered ? `_${type}` : ''}`;
    return [
      w.assign(
        d,
        type,
        `(uint32_t)ptx_warp(t, ${operation}, ${w.value(mask, 'u32')}, ${w.value(a, 'u32')}, 0, 0)`,
      ),
    ];
  },
  activemask: (m, operands, w) => {
    const [d] = operandsOf(m, operands, 1);
    m.type('b32');
    m.end();
    return [w.assign(d, 'b32', `ptx_activemask(t, ${w.nextInstruction()})`)];
  },
  nanosleep: () => ['if (t->block->has_fibers) ptx_wait_for_others(t);'],
};

function barrier(...[m, operands, w]: Parameters<Handler>): string[] {
  if (m.take('warp')) {
    m.oneOf('sync');
    m.end();
    const [mask] = operandsOf(m, operands, 1);
    return [`(void)ptx_warp(t, ptx_warp_bar, ${w.value(mask, 'u32')}, 0, 0, 0);`];
  }
  m.take('cta');
  const kind = m.oneOf('sync', 'arrive', 'red');
  m.take('aligned');
  if (kind === 'red') return reduction(m, operands, w);
  m.end();
  const [id, count] = operandsOf(m, operands, kind === 'arrive' ? 2 : 1, 2);
  const values = [w.value(id, 'u32'), count === undefined ? '0' : w.value(count, 'u32')];
  if (kind === 'arrive') return [`ptx_barrier_arrive(t, ${values.join(', ')});`];
  return [`(void)ptx_barrier_wait(t, ${values.join(', ')}, 0);`];
}

/** Prints `bar.red`, whose result depends on the predicates of all threads. */
function reduction(m: Modifiers, operands: readonly Operand[], w: FunctionWriter): string[] {
  const operands4 = operandsOf(m, operands, 3, 4);
  const [d, id] = operands4;
  const predicate = operands[operands.length - 1]!;
  const count = operands.length === 4 ? w.value(operands4[2], 'u32') : '0';
  const name = m.oneOf('popc', 'and', 'or');
  const type = m.type('u32', 'pred');
  m.end();
  if ((name === 'popc') !== (type === 'u32')) m.refuse();
  const wait = `ptx_barrier_wait(t, ${w.value(id, 'u32')}, ${count}, ${w.value(predicate, 'pred')})`;
  const value = {
    popc: '(uint32_t)counts',
    and: '(uint32_t)counts == counts >> 32',
    or: '(uint32_t)counts != 0',
  }[name];
  return [`{ const uint64_t counts = ${wait};`, `  ${w.assign(d, type, value)} }`];
}

function withPredicate(d: Operand, type: 'u32', value: string, w: FunctionWriter): string[] {
  if (d.kind !== 'pair') return [w.assign(d, type, `(uint32_t)${value}`)];
  return [w.assign(d.first, type, `(uint32_t)${value}`), w.assign(d.second, 'pred', 't->predicate')];
}
