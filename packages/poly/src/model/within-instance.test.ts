import type { BodyExpr, BodyStatement, Statement } from '@boxflow/ir';
import { int, variable } from '@boxflow/ir';
import { expect, it } from 'vitest';
import { withinInstance } from './within-instance.js';

const location = { file: 'test.c', line: 1, column: 1 };

/** Accesses 0 to 3 are `s`, 4 and 5 `a[i]`, 6 `a[0]`; the even ones are writes. */
const ELEMENTS = ['s', 's', 's', 's', 'a[i]', 'a[i]', 'a[0]'];

function statement(...body: readonly BodyStatement[]): Statement {
  const accesses = ELEMENTS.map((element, i) => ({
    kind: i % 2 === 0 ? ('write' as const) : ('read' as const),
    may: true,
    array: element[0] ?? '',
    index: element === 'a[i]' ? [variable('i')] : element === 'a[0]' ? [int(0)] : [],
    relation: '',
    location,
  }));
  return { name: 'S0', location, text: '', iterators: ['i'], domain: '', accesses, body };
}

const one: BodyExpr = { kind: 'literal', text: '1', type: 'int32' };
const read = (access: number): BodyExpr => ({ kind: 'read', access, type: 'double' });
const set = (target: number, value: BodyExpr = one): BodyStatement => ({ kind: 'assign', target, value });
const when = (
  condition: BodyExpr,
  then: BodyStatement[],
  otherwise: BodyStatement[] = [],
): BodyStatement => ({
  kind: 'if',
  condition,
  then,
  otherwise,
});
const loop = (
  condition: BodyExpr,
  body: BodyStatement[],
  test: 'before' | 'after' = 'before',
): BodyStatement => ({ kind: 'while', condition, test, body });

it.each<[string, BodyStatement[], number[], number[]]>([
  ['a write, then a read of the same element', [set(0), set(4, read(1))], [1], [0, 2, 4]],
  ['a read, then a write', [set(4, read(1)), set(0)], [], [0, 2, 4]],
  ['an update reads what was there', [set(0, { kind: 'cast', operand: read(1), type: 'float' })], [], [0, 2]],
  ['another element', [set(6), set(0, read(5))], [], [0, 2, 6]],
  ['both branches write', [when(one, [set(0)], [set(2)]), set(4, read(1))], [1], [0, 2, 4]],
  ['one branch writes', [when(one, [set(0)]), set(4, read(1))], [], [4]],
  ['a read in the branch that writes', [when(one, [set(0), set(4, read(3))])], [3], []],
  ['the condition is read before the branches', [when(read(1), [set(0)], [set(2)])], [], [0, 2]],
  ['a loop counts from what was written', [set(0), loop(read(1), [set(2, read(3))])], [1, 3], [0, 2]],
  ['a loop need not run', [loop(one, [set(0)]), set(4, read(1))], [], [4]],
  ['a loop reads what its last iteration wrote', [loop(read(1), [set(0)])], [], []],
  ['what an iteration writes before it reads', [loop(one, [set(0), set(4, read(1))])], [1], []],
  ['the condition after the body', [loop(read(1), [set(0)], 'after')], [1], []],
  ['a break before the write', [loop(read(1), [when(one, [{ kind: 'break' }]), set(0)], 'after')], [], []],
])('%s', (_, body, internal, certain) => {
  const { internalReads, certainWrites } = withinInstance(statement(...body));
  expect([...internalReads]).toEqual(internal);
  expect([...certainWrites]).toEqual(certain);
});
