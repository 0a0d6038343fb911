import type { BodyExpr, Statement } from '@boxflow/ir';
import { describe, expect, it } from 'vitest';
import { updateOf } from './update.js';

describe('a reduction', () => {
  const own: BodyExpr = { kind: 'read', access: 1, type: 'double' };
  const other: BodyExpr = { kind: 'read', access: 2, type: 'double' };
  const binary = (op: '+' | '-' | '*' | '<' | '>' | '/', left: BodyExpr, right: BodyExpr): BodyExpr => {
    return { kind: 'binary', op, left, right, type: 'double' };
  };
  const choice = (condition: BodyExpr, then: BodyExpr, otherwise: BodyExpr): BodyExpr => {
    return { kind: 'conditional', condition, then, otherwise, type: 'double' };
  };
  const assigning = (value: BodyExpr): Statement => {
    const location = { file: 'f.c', line: 1, column: 1 };
    const access = (kind: 'read' | 'write', array: string) => {
      return { kind, may: false, array, index: [], relation: `{ S0[] -> ${array}[] }`, location };
    };
    return {
      name: 'S0',
      location,
      text: '',
      iterators: [],
      domain: '{ S0[] }',
      accesses: [access('write', 's'), access('read', 's'), access('read', 'x')],
      body: [{ kind: 'assign', target: 0, value }],
    };
  };

  it.each<[string, BodyExpr, string | undefined]>([
    ['s + x', binary('+', own, other), '+'],
    ['x + s', binary('+', other, own), '+'],
    ['s + x + x', binary('+', binary('+', own, other), other), '+'],
    ['s - x', binary('-', own, other), '+'],
    ['x - s', binary('-', other, own), undefined],
    ['s * x + x', binary('+', binary('*', own, other), other), undefined],
    ['s + s', binary('+', own, own), undefined],
    ['s / x', binary('/', own, other), undefined],
    ['s < x ? s : x', choice(binary('<', own, other), own, other), 'min'],
    ['s < x ? x : s', choice(binary('<', own, other), other, own), 'max'],
    ['x > s ? x : s', choice(binary('>', other, own), other, own), 'max'],
    ['x > s ? s : x', choice(binary('>', other, own), own, other), 'min'],
    ['s < x ? s : s', choice(binary('<', own, other), own, own), undefined],
    ['fmax(s, x)', { kind: 'call', name: 'fmax', args: [own, other], type: 'double' }, 'max'],
    ['pow(s, x)', { kind: 'call', name: 'pow', args: [own, other], type: 'double' }, undefined],
  ])('%s', (_, value, operator) => {
    expect(updateOf(assigning(value), { name: 's', element: 'double' })?.operator).toBe(operator);
  });
});
