import type { BodyExpr, ScalarType } from '@boxflow/ir';
import { expect, it } from 'vitest';
import { reflectedCall } from './reflected-call.js';

const x: BodyExpr = { kind: 'read', access: 1, type: 'double' };
const half: BodyExpr = { kind: 'literal', text: '0.5', type: 'double' };
const count: BodyExpr = { kind: 'read', access: 2, type: 'uint32' };

function minus(operand: BodyExpr): BodyExpr {
  return { kind: 'unary', op: '-', operand, type: operand.type };
}

function product(left: BodyExpr, right: BodyExpr, type: ScalarType = 'double'): BodyExpr {
  return { kind: 'binary', op: '*', left, right, type };
}

function call(name: string, operand: BodyExpr): BodyExpr & { kind: 'call' } {
  return { kind: 'call', name, args: [operand], type: 'double' };
}

it.each<[string, BodyExpr, BodyExpr, boolean]>([
  ['x', x, x, false],
  ['- -x', minus(minus(x)), x, false],
  ['-0.5 * x', product(minus(half), x), product(half, x), true],
  ['-0.5 * -x', product(minus(half), minus(x)), product(half, x), false],
  ['-(0.5 * -x)', minus(product(half, minus(x))), product(half, x), false],
  ['x * -count, which wraps around', product(x, minus(count)), product(x, minus(count)), false],
])('the sign of %s is apart', (_, operand, magnitude, isNegative) => {
  expect(reflectedCall(call('erfc', operand))).toEqual({ helper: 'erfc_of', operand: magnitude, isNegative });
});

it('other functions keep the sign of their operand', () => {
  expect(reflectedCall(call('exp', minus(x)))).toBeUndefined();
});
