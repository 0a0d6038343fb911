import type { BodyExpr, BodyStatement, ScalarType, Statement } from '@boxflow/ir';
import { describe, expect, it } from 'vitest';
import { updateOf } from './update.js';
import { withWrappingUpdates } from './wrapping.js';

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

describe('an update of integers', () => {
  const location = { file: 'f.c', line: 1, column: 1 };
  const access = (kind: 'read' | 'write', array: string) => {
    return { kind, may: false, array, index: [], relation: `{ S0[] -> ${array}[] }`, location };
  };
  const statement = (...body: readonly BodyStatement[]): Statement => ({
    name: 'S0',
    location,
    text: '',
    iterators: [],
    domain: '{ S0[] }',
    accesses: [access('write', 's'), access('read', 's'), access('read', 'x')],
    body,
  });
  const own: BodyExpr = { kind: 'read', access: 1, type: 'int32' };
  const other = (type: ScalarType): BodyExpr => ({ kind: 'read', access: 2, type });
  const sum = (left: BodyExpr, right: BodyExpr, type: ScalarType): BodyExpr => {
    return { kind: 'binary', op: '+', left, right, type };
  };
  const cast = (operand: BodyExpr, type: ScalarType): BodyExpr => ({ kind: 'cast', operand, type });
  const set = (value: BodyExpr): BodyStatement => ({ kind: 'assign', target: 0, value });
  const compare = (left: BodyExpr, right: BodyExpr): BodyExpr => {
    return { kind: 'binary', op: '>', left, right, type: 'int32' };
  };
  const when = (condition: BodyExpr, ...then: readonly BodyStatement[]): BodyStatement => {
    return { kind: 'if', condition, then, otherwise: [] };
  };

  it.each<[string, BodyStatement, string | undefined]>([
    ['is a sum', set(sum(own, other('int32'), 'int32')), '+'],
    ['may be of wider ones', set(sum(cast(own, 'int64'), other('int64'), 'int64')), '+'],
    [
      'is none where it is narrowed under way',
      set(sum(cast(own, 'int8'), other('int32'), 'int32')),
      undefined,
    ],
    ['is none in floating point', set(sum(own, other('double'), 'double')), undefined],
    ['may be under a condition', when(other('int32'), set(sum(own, other('int32'), 'int32'))), '+'],
    ['is none under one of its own', when(own, set(sum(own, other('int32'), 'int32'))), undefined],
    ['is a conditional maximum', when(compare(other('int32'), own), set(other('int32'))), 'max'],
    ['may be of narrower ones', when(compare(other('uint8'), own), set(other('uint8'))), 'max'],
    ['is none of what it cannot hold', when(compare(other('uint32'), own), set(other('uint32'))), undefined],
    [
      'is none where the comparison is of another type',
      when(compare(other('int32'), cast(own, 'uint32')), set(other('int32'))),
      undefined,
    ],
    [
      'is none where more depends on the comparison',
      when(compare(other('int32'), own), set(other('int32')), set(other('int32'))),
      undefined,
    ],
  ])('%s', (_, body, operator) => {
    expect(updateOf(statement(body), { name: 's', element: 'int32' })?.operator).toBe(operator);
  });

  it('wraps around in parts', () => {
    const updated = statement(set(sum(own, other('int16'), 'int32')));
    const unsigned = (operand: BodyExpr) => cast(operand, 'uint32');
    expect(withWrappingUpdates(updated, 's')).toEqual([
      set(sum(unsigned(own), unsigned(other('int16')), 'uint32')),
    ]);
  });
});
