import { parseUnit } from '@boxflow/frontend-c';
import type { BodyExpr, BodyStatement, Statement } from '@boxflow/ir';
import { describe, expect, it } from 'vitest';
import { type SelectionIn, selectionOf } from './selection.js';
import { joined } from './selection-join.js';
import { withPartSteps } from './selection-steps.js';

/** Returns the loop's statement, what it selects for `m`, and the statement with the steps of a part. */
async function loopOf(body: string) {
  const text = `#include <math.h>\ndouble x[99]; int n; void f(double m, int at) { for (int i = 0; i < n; i++) ${body} x[0] = m + at; }`;
  const [scop] = (await parseUnit({ file: 'test.c', text })).scops;
  const [statement] = scop?.statements ?? [];
  const array = scop?.arrays.find(({ name }) => name === 'm');
  const selection = statement && array && selectionOf(statement, array);
  if (!statement || !selection) throw new Error(`no selection: ${body}`);
  const part = withPartSteps(statement, selection, 'double', { array: 'begun', relation: '' });
  return { statement, selection, part };
}

/** Executes a statement; accesses of one array share a value. */
function execute(statement: Statement, state: Map<string, number>, x: number, i: number): void {
  const read = (position: number) => {
    const array = statement.accesses[position]?.array ?? '';
    return array === 'x' ? x : (state.get(array) as number);
  };
  const run = (body: readonly BodyStatement[]): void => {
    for (const one of body) {
      if (one.kind === 'if') run(evaluated(one.condition, read, i) ? one.then : one.otherwise);
      else if (one.kind === 'assign')
        state.set(statement.accesses[one.target]?.array ?? '', evaluated(one.value, read, i));
    }
  };
  run(statement.body);
}

function evaluated(expr: BodyExpr, read: (position: number) => number, i: number): number {
  const of = (operand: BodyExpr) => evaluated(operand, read, i);
  switch (expr.kind) {
    case 'read':
      return read(expr.access);
    case 'literal':
      return Number(expr.text);
    case 'int':
      return i;
    case 'cast':
      return of(expr.operand);
    case 'conditional':
      return of(of(expr.condition) ? expr.then : expr.otherwise);
    case 'unary':
      return Number(!of(expr.operand));
    case 'call':
      return called(expr.name, ...(expr.args.map(of) as [number, number]));
    case 'binary':
      return computed(
        expr.op,
        () => of(expr.left),
        () => of(expr.right),
      );
  }
}

/** As glibc has them: the second of equal ones. */
function called(name: string, a: number, b: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number.isNaN(b) ? a : b;
  return name === 'fmax' ? (a > b ? a : b) : a < b ? a : b;
}

function computed(op: string, left: () => number, right: () => number): number {
  if (op === '&&') return Number(left() && right());
  if (op === '||') return Number(left() || right());
  const [a, b] = [left(), right()];
  if (op === '|') return a | b;
  const compared = { '<': a < b, '<=': a <= b, '>': a > b, '>=': a >= b, '==': a === b, '!=': a !== b }[op];
  if (compared === undefined) throw new Error(op);
  return Number(compared);
}

type State = readonly number[];

function join({ rule }: SelectionIn, own: State, next: State): State {
  const reads = [...own, ...next].map((_, access): BodyExpr => ({ kind: 'read', access, type: 'double' }));
  const { condition, values } = joined(rule, 'double', reads.slice(0, own.length), reads.slice(own.length));
  const all = [...own, ...next];
  const read = (position: number) => all[position] as number;
  if (condition && !evaluated(condition, read, 0)) return own;
  return values.map((value) => evaluated(value, read, 0));
}

/** Returns the state of a part: `m`, `at` if there is one, and how it begins. */
function stateOf(
  { part, selection }: Awaited<ReturnType<typeof loopOf>>,
  from: number,
  values: State,
): State {
  const names = [...selection.selected.map(({ array }) => array), 'begun'];
  const state = new Map(names.map((name) => [name, 0]));
  values.forEach((x, i) => {
    execute(part, state, x, from + i);
  });
  return names.map((name) => state.get(name) as number);
}

const INTERESTING = [Number.NaN, -0, 0, 1, -1, 2, Infinity, -Infinity];

const random = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
};

/** Returns the values in contiguous pieces, some of them empty. */
function pieces(values: State, next: (below: number) => number): readonly State[] {
  const ends = [next(values.length + 1), next(values.length + 1)].sort((a, b) => a - b);
  return [values.slice(0, ends[0]), values.slice(ends[0], ends[1]), values.slice(ends[1])];
}

describe.each([
  'if (x[i] > m) { m = x[i]; at = i; }',
  'if (x[i] >= m) { m = x[i]; at = i; }',
  'if (x[i] < m) { m = x[i]; at = i; }',
  'if (m >= x[i]) { m = x[i]; at = i; }',
  'if (!(m > x[i])) { m = x[i]; at = i; }',
  'if (!(x[i] >= m)) { m = x[i]; at = i; }',
  'm = x[i] > m ? x[i] : m;',
  'm = m > x[i] ? m : x[i];',
  'm = m <= x[i] ? m : x[i];',
  'm = fmax(m, x[i]);',
  'm = fmin(x[i], m);',
])('%s', (body) => {
  it('has exactly its result in parts, with ties of 0 and -0 and with NaN', async () => {
    const loop = await loopOf(body);
    const next = random(7);
    for (let run = 0; run < 600; run++) {
      const kinds = 2 + next(INTERESTING.length - 1);
      const values = Array.from({ length: next(9) }, () => INTERESTING[next(kinds)] as number);
      const first = INTERESTING[next(INTERESTING.length)] as number;
      const expected = new Map([
        ['m', first],
        ['at', -1],
      ]);
      values.forEach((x, i) => {
        execute(loop.statement, expected, x, i);
      });
      let from = 0;
      const [a, b, c] = pieces(values, next).map((piece) => {
        from += piece.length;
        return stateOf(loop, from - piece.length, piece);
      }) as [State, State, State];
      const before = loop.selection.selected.length === 1 ? [first] : [first, -1];
      const onTheLeft = join(loop.selection, join(loop.selection, a, b), c);
      const onTheRight = join(loop.selection, a, join(loop.selection, b, c));
      const all = loop.selection.selected.map(({ array }) => expected.get(array));
      for (const parts of [[a, b, c], [onTheLeft], [onTheRight]]) {
        expect([first, values, parts.reduce((own, part) => join(loop.selection, own, part), before)]).toEqual(
          [first, values, all],
        );
      }
    }
  });
});
