import { describe, expect, test } from 'vitest';
import * as isl from './index.js';

const ctx = await isl.Context.create();

function failure(body: () => unknown): Record<string, unknown> {
  try {
    body();
  } catch (error) {
    const { name, message, kind, functionName, file } = error as isl.IslError;
    return { name, message: message.replace(/:\d+\)/, ':LINE)'), kind, functionName, file };
  }
  throw new Error('nothing was thrown');
}

test('text that is not a set says where it stopped making sense', () => {
  expect(failure(() => isl.Set.readFromStr(ctx, '{ [i] : i < }'))).toEqual({
    name: 'IslError',
    message: "isl_set_read_from_str: syntax error (1, 13): unexpected token, got '}' (isl_stream.c:LINE)",
    kind: 'invalid',
    functionName: 'isl_set_read_from_str',
    file: 'isl_stream.c',
  });
});

test('a mismatch of spaces', () => {
  const a = isl.Set.readFromStr(ctx, '{ A[i] }');
  const b = isl.Set.readFromStr(ctx, '{ B[i] }');
  expect(failure(() => a.intersect(b))).toMatchObject({
    name: 'IslError',
    kind: 'invalid',
    functionName: 'isl_set_intersect',
  });
});

test('a failing question throws instead of answering', () => {
  const list = isl.ValList.readFromStr(ctx, '(1)');
  expect(failure(() => list.getAt(5))).toMatchObject({
    kind: 'invalid',
    functionName: 'isl_val_list_get_at',
  });
  expect(failure(() => isl.Set.readFromStr(ctx, '{ [i] }').getDimName(isl.DimType.Set, 7))).toMatchObject({
    kind: 'invalid',
  });
});

describe('misuse', () => {
  const misuses: [string, () => unknown, string][] = [
    ['a disposed object', () => disposed().union(disposed()), 'this isl_set was disposed of'],
    ['a wrong type', () => disposed().isEqual(isl.Val.one(ctx) as never), 'this isl_set was disposed of'],
    [
      'an argument of a wrong type',
      () => isl.Set.readFromStr(ctx, '{ [i] }').union(isl.Val.one(ctx) as never),
      'expected an object of type isl_set, got isl_val',
    ],
    [
      'no argument',
      () => isl.Set.readFromStr(ctx, '{ [i] }').union(undefined as never),
      'expected an object of type isl_set, got undefined',
    ],
    ['a text that is none', () => isl.Set.readFromStr(ctx, 3 as never), 'expected a string, got number'],
  ];
  test.each(misuses)('%s', (_, body, message) => {
    expect(body).toThrow(isl.IslUsageError);
    expect(body).toThrow(message);
  });

  test('objects of two contexts', async () => {
    const other = await isl.Context.create();
    const a = isl.Set.readFromStr(ctx, '{ [i] }');
    const b = isl.Set.readFromStr(other, '{ [i] }');
    expect(() => a.union(b)).toThrow('this isl_set belongs to another context');
  });

  test('a disposed context', async () => {
    const other = await isl.Context.create();
    const a = isl.Set.readFromStr(other, '{ [i] }');
    other.dispose();
    expect(() => a.isEmpty()).toThrow('this context was disposed of');
    expect(a.isDisposed).toBe(true);
    a.dispose();
  });
});

test('a crash inside isl names the function, and the context refuses to go on', async () => {
  const other = await isl.Context.create();
  const deep = `{ [i] : ${'('.repeat(500_000)}i > 0${')'.repeat(500_000)} }`;
  expect(failure(() => isl.Set.readFromStr(other, deep))).toMatchObject({ name: 'IslError', kind: 'crash' });
  expect(() => isl.Val.one(other)).toThrow('an earlier call crashed inside isl: make a new context');
  expect(isl.Val.one(ctx).isOne()).toBe(true);
});

function disposed(): isl.Set {
  const object = isl.Set.readFromStr(ctx, '{ [i] }');
  object.dispose();
  object.dispose();
  return object;
}
