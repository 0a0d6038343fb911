import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test } from 'vitest';
import * as isl from './index.js';

let ctx: isl.Context;
beforeEach(async () => {
  ctx = await isl.Context.create();
});

const line = (length: number) => isl.Set.readFromStr(ctx, `{ [i] : 0 <= i < ${length} }`);

describe('a scope', () => {
  test('frees everything made inside', () => {
    ctx.scope(() => line(4).union(line(9)));
    const before = ctx.liveObjects;
    for (let round = 0; round < 50; round += 1) ctx.scope(() => void line(4).union(line(9)).coalesce());
    expect(ctx.liveObjects).toBe(before);
  });

  test('keeps what it returns, however deep in arrays and plain objects', () => {
    const dropped: isl.Set[] = [];
    const kept = ctx.scope(() => {
      dropped.push(line(1));
      return { one: line(2), more: [line(3), { deep: line(4) }] as const };
    });
    expect([kept.one, kept.more[0], kept.more[1].deep].map((set) => set.isDisposed)).toEqual([
      false,
      false,
      false,
    ]);
    expect(dropped[0]!.isDisposed).toBe(true);
  });

  test('hands what it keeps to the enclosing scope', () => {
    let inner: isl.Set | undefined;
    ctx.scope(() => {
      inner = ctx.scope(() => line(4));
      expect(inner.isDisposed).toBe(false);
    });
    expect(inner!.isDisposed).toBe(true);
  });

  test('leaves objects made outside alone', () => {
    const outside = line(4);
    ctx.scope(() => void outside.union(line(9)));
    expect(outside.isDisposed).toBe(false);
  });

  test('frees everything when its function throws', () => {
    let made: isl.Set | undefined;
    const body = () => {
      made = line(4);
      throw new Error('mine');
    };
    expect(() => ctx.scope(body)).toThrow('mine');
    expect(made!.isDisposed).toBe(true);
  });

  test('refuses asynchronous functions', () => {
    expect(() => ctx.scope(async () => line(4))).toThrow('must not be asynchronous');
  });
});

test('dispose frees at once, a copy lives on', () => {
  const before = ctx.liveObjects;
  const a = line(4);
  const b = a.copy();
  a.dispose();
  expect(b.toString()).toBe('{ [i] : 0 <= i <= 3 }');
  b.dispose();
  expect(ctx.liveObjects).toBe(before);
});

test('Symbol.dispose is dispose', () => {
  const a = line(4);
  if (Symbol.dispose) a[Symbol.dispose]();
  else a.dispose();
  expect(a.isDisposed).toBe(true);
});

test('failed calls and callbacks leak nothing', () => {
  const tries: (() => unknown)[] = [
    () => isl.Set.readFromStr(ctx, '{ [i'),
    () => line(4).intersect(isl.Set.readFromStr(ctx, '{ A[i] }')),
    () =>
      line(4).foreachBasicSet(() => {
        throw new Error('mine');
      }),
    () =>
      isl.ValList.readFromStr(ctx, '(1, 2)').map(() => {
        throw new Error('mine');
      }),
  ];
  const all = () => {
    for (const attempt of tries) expect(() => ctx.scope(attempt)).toThrow();
  };
  all();
  const before = ctx.liveObjects;
  for (let round = 0; round < 20; round += 1) all();
  expect(ctx.liveObjects).toBe(before);
});

test('the garbage collector frees what nobody disposed of', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const before = ctx.liveObjects;
  for (let round = 0; round < 2000; round += 1) line(round + 1);
  expect(ctx.liveObjects).toBeGreaterThan(before + 1000);
  for (let round = 0; round < 20 && ctx.liveObjects > before + 100; round += 1) {
    collect();
    // Finalizers run in tasks of their own.
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(ctx.liveObjects).toBeLessThan(before + 100);
});

test('contexts have memories of their own', async () => {
  const other = await isl.Context.create();
  const before = other.liveObjects;
  line(4);
  expect(other.liveObjects).toBe(before);
});

test('growing memory invalidates nothing', () => {
  const before = ctx.memoryBytes;
  const text = `{ ${Array.from({ length: 4000 }, (_, at) => `A${at}[i] -> B[${at}]`).join('; ')} }`;
  const first = line(4);
  const maps = Array.from({ length: 12 }, () => isl.UnionMap.readFromStr(ctx, text));
  expect(ctx.memoryBytes).toBeGreaterThan(before);
  expect(first.toString()).toBe('{ [i] : 0 <= i <= 3 }');
  expect(maps.every((map) => map.nMap() === 4000)).toBe(true);
});

test('memory grows in few steps, as each slows down with its size', () => {
  const sizes = new Set<number>();
  const kept: isl.Set[] = [];
  for (let i = 1; i < 20_000; i += 1) {
    kept.push(line(i));
    sizes.add(ctx.memoryBytes);
  }
  expect(kept).toHaveLength(19_999);
  expect(Math.max(...sizes)).toBeGreaterThan(1.4 * Math.min(...sizes));
  expect(sizes.size).toBeLessThan(5);
});
