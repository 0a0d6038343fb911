import { beforeEach, describe, expect, test } from 'vitest';
import * as isl from './index.js';

let ctx: isl.Context;
beforeEach(async () => {
  ctx = await isl.Context.create();
});

const twoPieces = () => isl.Set.readFromStr(ctx, '{ [i] : 0 <= i < 4 or 8 <= i < 12 }');
const schedule = () => isl.Schedule.fromDomain(isl.UnionSet.readFromStr(ctx, '{ A[i] : 0 <= i < 4 }'));

test('foreach hands over objects that may be kept', () => {
  const kept: isl.BasicSet[] = [];
  twoPieces().foreachBasicSet((piece) => kept.push(piece));
  expect(kept.map(String).sort()).toEqual(['{ [i] : 0 <= i <= 3 }', '{ [i] : 8 <= i <= 11 }']);
});

test('every stops at the first false', () => {
  let calls = 0;
  const list = twoPieces().getBasicSetList();
  expect(list.every(() => ++calls > 1)).toBe(false);
  expect(calls).toBe(1);
  expect(list.every((piece) => !piece.isEmpty())).toBe(true);
});

test('map and sort take the values that functions return', () => {
  const list = isl.ValList.readFromStr(ctx, '(3, 1, 2)');
  const sorted = list.map((value) => value.neg()).sort((a, b) => Number(a.toBigInt() - b.toBigInt()));
  expect(sorted.toString()).toBe('(-3,-2,-1)');
});

test('two callbacks in one call', () => {
  const components: string[] = [];
  const list = isl.ValList.readFromStr(ctx, '(1, 2, 3)');
  list.foreachScc(
    (a, b) => a.gt(b),
    (component) => components.push(component.toString()),
  );
  expect(components).toEqual(['(1)', '(2)', '(3)']);
});

test('a schedule tree is rewritten from the bottom up', () => {
  const marked = schedule().mapScheduleNodeBottomUp((node) =>
    node.getType() === isl.ScheduleNodeType.Leaf ? node.insertMark('leaf') : node,
  );
  expect(marked.toString()).toBe('{ domain: "{ A[i] : 0 <= i <= 3 }", child: { mark: "leaf" } }');
});

test("an AST build's callbacks outlive the call that set them", () => {
  const order = isl.UnionMap.readFromStr(ctx, '{ A[i] -> [i] : 0 <= i < 4 }');
  const build = isl.AstBuild.alloc(ctx)
    .setBeforeEachFor(() => isl.Id.alloc(ctx, 'loop'))
    .setAfterEachFor((node) => node.setAnnotation('after'))
    .setAtEachDomain((node, inner) => {
      expect(inner.getSchedule().isEmpty()).toBe(false);
      return node.setAnnotation('user');
    });
  const node = build.nodeFromScheduleMap(order);
  expect(node.getAnnotation()?.getName()).toBe('after');
  expect(node.forGetBody().getAnnotation()?.getName()).toBe('user');
});

describe('an exception in a callback', () => {
  class Mine extends Error {}
  const fail = (): never => {
    throw new Mine('mine');
  };

  const calls: [string, () => unknown][] = [
    ['foreach', () => twoPieces().foreachBasicSet(fail)],
    ['every', () => twoPieces().getBasicSetList().every(fail)],
    ['map', () => isl.ValList.readFromStr(ctx, '(3, 1)').map(fail)],
    ['mapScheduleNodeBottomUp', () => schedule().mapScheduleNodeBottomUp(fail)],
    ['setAtEachDomain', () => isl.AstBuild.alloc(ctx).setAtEachDomain(fail).nodeFromSchedule(schedule())],
    [
      'setBeforeEachFor',
      () =>
        isl.AstBuild.alloc(ctx)
          .setBeforeEachFor(fail)
          .nodeFromScheduleMap(isl.UnionMap.readFromStr(ctx, '{ A[i] -> [i] : 0 <= i < 9 }')),
    ],
  ];
  test.each(calls)('reaches the caller of %s, and the context stays usable', (_, call) => {
    expect(call).toThrow(Mine);
    expect(twoPieces().nBasicSet()).toBe(2);
  });

  test('that is an error of isl keeps its place', () => {
    const nested = () => twoPieces().foreachBasicSet(() => void isl.Set.readFromStr(ctx, 'no set'));
    expect(nested).toThrow(expect.objectContaining({ functionName: 'isl_set_read_from_str' }));
  });

  test('that a callback handles itself does no harm', () => {
    let handled = 0;
    twoPieces().foreachBasicSet((piece) => {
      expect(() => piece.toSet().foreachBasicSet(fail)).toThrow(Mine);
      handled += 1;
    });
    expect(handled).toBe(2);
  });
});

test('disposing of the object that is being walked does no harm', () => {
  const walked = twoPieces();
  let calls = 0;
  walked.foreachBasicSet(() => {
    walked.dispose();
    calls += 1;
  });
  expect(calls).toBe(2);
  expect(walked.isDisposed).toBe(true);
});

test('what a callback returns is checked', () => {
  const wrong = () => isl.ValList.readFromStr(ctx, '(3, 1)').map(() => undefined as unknown as isl.Val);
  expect(wrong).toThrow('expected an object of type isl_val, got undefined');
});

test('a callback is not given what isl had no operations to make', async () => {
  const domain = isl.UnionSet.readFromStr(ctx, '{ A[i] : 0 <= i < 4; B[i] : 0 <= i < 4 }');
  const loop = isl.MultiUnionPwAff.readFromStr(ctx, '[{ A[i] -> [(i)]; B[i] -> [(i)] }]');
  const root = isl.Schedule.fromDomain(domain).insertPartialSchedule(loop).getRoot();
  const renamed = (node: isl.ScheduleNode) => {
    if (node.getType() !== isl.ScheduleNodeType.Band) return node;
    const schedule = node.bandGetPartialSchedule().setTupleName(isl.DimType.Set, 'loop');
    return node.delete_().insertPartialSchedule(schedule);
  };
  let exceeded = 0;
  for (let quota = 1; quota < 400; quota++) {
    try {
      ctx.withQuota(quota, () => root.mapDescendantBottomUp(renamed));
    } catch (error) {
      expect(error).toBeInstanceOf(isl.IslQuotaError);
      exceeded++;
    }
  }
  expect(exceeded).toBeGreaterThan(0);
  expect(String(root.mapDescendantBottomUp(renamed))).toContain('loop[');
});
