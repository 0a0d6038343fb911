import * as isl from '@boxflow/isl-wasm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outsideLoops } from './outside-loops.js';

let ctx: isl.Context;
beforeAll(async () => {
  ctx = await isl.Context.create();
});
afterAll(() => ctx.dispose());

/**
 * Returns the loops and statements of the tree, in order, after a loop over `j` that executes statements at
 * these values.
 */
function itemsAfter(
  values: string,
  statements: string,
  kind: 'sequence' | 'set' = 'sequence',
): readonly string[] {
  const children = statements.split(' ').map((name) => `{ filter: "{ ${name} }" }`);
  const treeWith = (inside: string) =>
    isl.Schedule.readFromStr(
      ctx,
      `{ domain: "{ A[i] : 0 <= i < 5; S[i, j] : 0 <= i, j < 5; Z[i] : 0 <= i < 5 }",
      child: { schedule: "[{ A[i] -> [(i)]; S[i, j] -> [(i)]; Z[i] -> [(i)] }]",
      child: { schedule: "j[${values}]"${inside} } } }`,
    );
  const before = treeWith(`, child: { ${kind}: [ ${children.join(', ')} ] }`);
  const after = outsideLoops(before);
  const order = kind === 'set' ? orderOf(treeWith('')) : orderOf(before);
  expect(order.isSubset(orderOf(after))).toBe(true);
  expect(kind === 'set' || orderOf(after).isSubset(order)).toBe(true);
  return itemsOf(after);
}

/** Returns which instances execute before which others. */
function orderOf(schedule: isl.Schedule): isl.UnionMap {
  const times = schedule.getMap().intersectDomain(schedule.getDomain());
  return times.lexLtUnionMap(times);
}

function itemsOf(schedule: isl.Schedule): readonly string[] {
  const items = schedule
    .getRoot()
    .toString()
    .matchAll(/schedule: "(j)\[|filter: "\{ (\w)\[i(?:, j)?\] \}/g);
  return [...items].map(([, loop, statement]) => loop ?? statement ?? '');
}

describe('what a loop executes once', () => {
  const AT = (a: number, z: number) => `{ A[i] -> [(${a})]; S[i, j] -> [(j)]; Z[i] -> [(${z})] }`;
  const ALL = 'A[i] S[i,j] Z[i]';

  it('is before and after it if that is its first or last iteration', () => {
    expect(itemsAfter(AT(0, 4), ALL)).toEqual(['A', 'S', 'j', 'Z']);
  });

  it('is so if iterations execute statements in any order', () => {
    expect(itemsAfter(AT(0, 4), 'S[i,j] Z[i] A[i]', 'set')).toEqual(['A', 'S', 'j', 'Z']);
    expect(itemsAfter(AT(4, 0), 'S[i,j] A[i] Z[i]', 'set')).toEqual(['Z', 'S', 'j', 'A']);
  });

  it('stays in it otherwise', () => {
    expect(itemsAfter(AT(1, 3), ALL)).toEqual(['j', 'A', 'S', 'Z']);
  });

  it('stays in it behind what other iterations execute', () => {
    expect(itemsAfter(AT(0, 4), 'S[i,j] A[i] Z[i]')).toEqual(['j', 'S', 'A', 'Z']);
  });
});
