import { apply, int, variable } from '@boxflow/ir';
import { expect, it } from 'vitest';
import { accessRelation } from './access-relation.js';

const statement = { name: 'S0', iterators: ['i', 'j'] };

it('names the element, and any in dimensions that are not affine', () => {
  const scop = { parameters: [{ name: 'n' }, { name: 'm' }] };
  const next = apply('add', variable('i'), int(1));
  const square = apply('mul', variable('i'), variable('j'));
  expect(accessRelation(scop, statement, { array: 'A', index: [next, square] })).toBe(
    "[n, m] -> { S0[i, j] -> A[(i + 1), a1'] }",
  );
});

it('has no subscripts for a scalar', () => {
  expect(accessRelation({ parameters: [] }, statement, { array: 's', index: [] })).toBe(
    '[] -> { S0[i, j] -> s[] }',
  );
});
