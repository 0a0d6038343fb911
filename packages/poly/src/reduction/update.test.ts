import type { BinaryOperator, BodyExpr, BodyStatement, ScalarType, Statement } from '@boxflow/ir';
import { describe, expect, it } from 'vitest';
import { updateOf } from './update.js';
import { withWrappingUpdates } from './wrapping.js';

const location = { file: 'f.c', line: 1, column: 1 };
const access = (kind: 'read' | 'write', array: string) => {
  return { kind, may: false, array, index: [], relation: `{ S0[] -> ${array}[] }`, location };
};

/** Access 0 writes `s`, 1 reads it, 2 reads `x`. */
const statement = (...body: readonly BodyStatement[]): Statement => ({
  name: 'S0',
  location,
  text: '',
  iterators: [],
  domain: '{ S0[] }',
  accesses: [access('write', 's'), access('read', 's'), access('read', 'x')],
  body,
});
const set = (value: BodyExpr): BodyStatement => ({ kind: 'assign', target: 0, value });

describe('a reduction', () => {
  const own: BodyExpr = { kind: 'read', access: 1, type: 'double' };
  const other: BodyExpr = { kind: 'read', access: 2, type: 'double' };
  const binary = (op: '+' | '-' | '*' | '/', left: BodyExpr, right: BodyExpr): BodyExpr => {
    return { kind: 'binary', op, left, right, type: 'double' };
  };
  const call = (name: string, ...args: readonly BodyExpr[]): BodyExpr => {
    return { kind: 'call', name, args, type: 'double' };
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
    ['fmax(s, x) + x', binary('+', call('fmax', own, other), other), undefined],
    ['(float)s + x', binary('+', { kind: 'cast', operand: own, type: 'float' }, other), '+'],
    ['(float)(s + x)', { kind: 'cast', operand: binary('+', own, other), type: 'float' }, '+'],
    ['s - x - x', binary('-', binary('-', own, other), other), '+'],
    ['s + x - x', binary('-', binary('+', own, other), other), '+'],
    ['fma(x, x, s)', call('fma', other, other, own), '+'],
    ['fma(x, x, s) - x', binary('-', call('fma', other, other, own), other), '+'],
    ['fma(x, x, fma(x, x, s))', call('fma', other, other, call('fma', other, other, own)), '+'],
    ['fma(x, x, s * x)', call('fma', other, other, binary('*', own, other)), undefined],
    ['fma(s, x, x)', call('fma', own, other, other), undefined],
    ['fma(s, x, s)', call('fma', own, other, own), undefined],
    ['fmax(s, x)', call('fmax', own, other), undefined],
    ['pow(s, x)', call('pow', own, other), undefined],
  ])('%s', (_, value, operator) => {
    expect(updateOf(statement(set(value)), { name: 's', element: 'double' })?.operator).toBe(operator);
  });
});

describe('an update of integers', () => {
  const own: BodyExpr = { kind: 'read', access: 1, type: 'int32' };
  const other = (type: ScalarType): BodyExpr => ({ kind: 'read', access: 2, type });
  const binary = (op: BinaryOperator, left: BodyExpr, right: BodyExpr, type: ScalarType): BodyExpr => {
    return { kind: 'binary', op, left, right, type };
  };
  const sum = (left: BodyExpr, right: BodyExpr, type: ScalarType) => binary('+', left, right, type);
  const cast = (operand: BodyExpr, type: ScalarType): BodyExpr => ({ kind: 'cast', operand, type });
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
      'is not there if it is narrowed under way',
      set(sum(cast(own, 'int8'), other('int32'), 'int32')),
      undefined,
    ],
    ['is none in floating point', set(sum(own, other('double'), 'double')), undefined],
    ['may be under a condition', when(other('int32'), set(sum(own, other('int32'), 'int32'))), '+'],
    ['is none under one of its own', when(own, set(sum(own, other('int32'), 'int32'))), undefined],
    [
      'is none under a comparison with it',
      when(compare(other('int32'), own), set(sum(own, other('int32'), 'int32'))),
      undefined,
    ],
  ])('%s', (_, body, operator) => {
    expect(updateOf(statement(body), { name: 's', element: 'int32' })?.operator).toBe(operator);
  });

  it.each<[BinaryOperator, string | undefined, string | undefined]>([
    ['+', '+', '+'],
    ['-', '+', undefined],
    ['*', '*', '*'],
    ['&', '&', '&'],
    ['|', '|', '|'],
    ['^', '^', '^'],
    ['/', undefined, undefined],
    ['%', undefined, undefined],
    ['<<', undefined, undefined],
    ['<', undefined, undefined],
  ])('s %s x', (op, ofOwnFirst, ofOwnLast) => {
    const int = other('int32');
    const found = [binary(op, own, int, 'int32'), binary(op, int, own, 'int32')].map(
      (value) => updateOf(statement(set(value)), { name: 's', element: 'int32' })?.operator,
    );
    expect(found).toEqual([ofOwnFirst, ofOwnLast]);
  });

  const long = other('int64');
  it.each<[string, ScalarType, BodyExpr, string | undefined]>([
    ['s * x * x', 'int32', binary('*', binary('*', own, long, 'int64'), long, 'int64'), '*'],
    ['s + x * x', 'int32', sum(own, binary('*', long, long, 'int64'), 'int64'), '+'],
    ['(s + x) * x', 'int32', binary('*', sum(own, long, 'int64'), long, 'int64'), undefined],
    ['s + (s & x)', 'int32', sum(own, binary('&', own, long, 'int64'), 'int64'), undefined],
    ['short: (int)s + x', 'uint16', cast(sum(cast(own, 'int32'), long, 'int64'), 'uint16'), '+'],
    ['short: (char)(s ^ x)', 'uint16', cast(binary('^', own, long, 'int64'), 'uint8'), undefined],
    ['long: (int)(s * x)', 'int64', cast(binary('*', own, long, 'int64'), 'int32'), undefined],
    ['long: (unsigned long)s | x', 'int64', binary('|', cast(own, 'uint64'), long, 'uint64'), '|'],
    ['(double)s + x', 'int32', cast(sum(cast(own, 'double'), long, 'double'), 'int32'), undefined],
  ])('of a chain or with casts under way: %s', (_, element, value, operator) => {
    expect(updateOf(statement(set(value)), { name: 's', element })?.operator).toBe(operator);
  });

  it('wraps around in parts', () => {
    const updated = statement(set(sum(own, other('int16'), 'int32')));
    const unsigned = (operand: BodyExpr) => cast(operand, 'uint32');
    expect(withWrappingUpdates(updated, 's')).toEqual([
      set(sum(unsigned(own), unsigned(other('int16')), 'uint32')),
    ]);
  });

  it('wraps products around that were promoted to signed ones', () => {
    const product = (operand: BodyExpr, type: ScalarType) => binary('*', operand, other('uint16'), type);
    const unsigned = (operand: BodyExpr) => cast(operand, 'uint32');
    const updated = statement(set(cast(product(product(cast(own, 'int32'), 'int32'), 'int32'), 'uint16')));
    const wraps = (operand: BodyExpr) => binary('*', unsigned(operand), unsigned(other('uint16')), 'uint32');
    expect(withWrappingUpdates(updated, 's')).toEqual([
      set(cast(wraps(wraps(cast(own, 'int32'))), 'uint16')),
    ]);
  });

  it('stays as it is, except its operands, if it wraps around anyway', () => {
    const value = sum(cast(own, 'uint32'), binary('*', other('int32'), other('int32'), 'int32'), 'uint32');
    expect(withWrappingUpdates(statement(set(value)), 's')).toEqual([set(value)]);
  });
});
