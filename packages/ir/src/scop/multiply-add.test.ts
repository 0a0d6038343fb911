import { describe, expect, it } from 'vitest';
import type { ScalarType } from '../types/scalar-type.js';
import { type Binary, fused, fusedSide, multiplyAddOf } from './multiply-add.js';
import type { BodyExpr } from './scop.js';

const name = (text: string, type: ScalarType = 'double'): BodyExpr => ({ kind: 'literal', text, type });
const binary = (
  op: '+' | '-' | '*',
  left: BodyExpr,
  right: BodyExpr,
  type: ScalarType = 'double',
): Binary => ({
  kind: 'binary',
  op,
  left,
  right,
  type,
});
const product = binary('*', name('x'), name('y'));

/** Returns a short text of what a sum becomes. */
function contracted(sum: Binary): string | undefined {
  const side = fusedSide(sum);
  return side && textOf(fused(sum, side));
}

function textOf(expr: BodyExpr): string {
  switch (expr.kind) {
    case 'literal':
      return expr.text;
    case 'unary':
      return `${expr.op}${textOf(expr.operand)}`;
    case 'cast':
      return `(${expr.type})${textOf(expr.operand)}`;
    case 'binary':
      return `(${textOf(expr.left)} ${expr.op} ${textOf(expr.right)})`;
    case 'call':
      return `${expr.name}(${expr.args.map(textOf).join(', ')})`;
    default:
      return expr.kind;
  }
}

describe('a fused sum', () => {
  it.each<[string, Binary, string | undefined]>([
    ['x * y + z', binary('+', product, name('z')), 'fma(x, y, z)'],
    ['z + x * y', binary('+', name('z'), product), 'fma(x, y, z)'],
    ['x * y - z', binary('-', product, name('z')), 'fma(x, y, -z)'],
    ['z - x * y', binary('-', name('z'), product), 'fma(-x, y, z)'],
    ['a * b + x * y', binary('+', binary('*', name('a'), name('b')), product), 'fma(x, y, (a * b))'],
    ['a * b - x * y', binary('-', binary('*', name('a'), name('b')), product), 'fma(-x, y, (a * b))'],
    ['x * y - n, an integer', binary('-', product, name('n', 'uint32')), 'fma(x, y, -(double)n)'],
    ['z + w', binary('+', name('z'), name('w')), undefined],
    ['z * w', binary('*', name('z'), product), undefined],
  ])('%s', (_, sum, text) => expect(contracted(sum)).toBe(text));

  it('has a product of its own type', () => {
    const small = binary('*', name('x', 'float'), name('y', 'float'), 'float');
    expect(contracted(binary('+', name('z', 'float'), small, 'float'))).toBe('fmaf(x, y, z)');
    expect(contracted(binary('+', name('z'), small))).toBeUndefined();
    expect(contracted(binary('+', small, product))).toBe('fma(x, y, (x * y))');
    const integers = binary('*', name('i', 'int32'), name('j', 'int32'), 'int32');
    expect(contracted(binary('+', integers, name('k', 'int32'), 'int32'))).toBeUndefined();
  });

  it('is found again', () => {
    const { x, z } = multiplyAddOf(fused(binary('-', name('z'), product), 'right'))!;
    expect([textOf(x), textOf(z)]).toEqual(['-x', 'z']);
    expect(multiplyAddOf(product)).toBeUndefined();
  });
});
