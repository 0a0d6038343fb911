import { beforeAll, describe, expect, test } from 'vitest';
import * as isl from './index.js';

let ctx: isl.Context;
beforeAll(async () => {
  ctx = await isl.Context.create();
});

const set = (text: string) => isl.Set.readFromStr(ctx, text);
const map = (text: string) => isl.Map.readFromStr(ctx, text);
const unionMap = (text: string) => isl.UnionMap.readFromStr(ctx, text);

describe('operations of two sets', () => {
  const cases: {
    method: 'union' | 'intersect' | 'subtract' | 'product';
    a: string;
    b: string;
    result: string;
  }[] = [
    { method: 'union', a: '{ [i] : 0 <= i < 4 }', b: '{ [i] : 4 <= i < 8 }', result: '{ [i] : 0 <= i < 8 }' },
    {
      method: 'intersect',
      a: '{ [i] : i >= 0 }',
      b: '[n] -> { [i] : i < n }',
      result: '[n] -> { [i] : 0 <= i < n }',
    },
    {
      method: 'subtract',
      a: '{ [i] : 0 <= i < 8 }',
      b: '{ [i] : 2 <= i < 8 }',
      result: '{ [i] : 0 <= i < 2 }',
    },
    { method: 'product', a: '{ A[i] : i = 1 }', b: '{ B[j] : j = 2 }', result: '{ [A[1] -> B[2]] }' },
  ];
  test.each(cases)('$a $method $b', ({ method, a, b, result }) => {
    expect(set(a)[method](set(b)).isEqual(set(result))).toBe(true);
  });
});

describe('operations of two maps', () => {
  const cases: { method: 'applyRange' | 'union' | 'rangeProduct'; a: string; b: string; result: string }[] = [
    { method: 'applyRange', a: '{ [i] -> [i + 1] }', b: '{ [i] -> [2i] }', result: '{ [i] -> [2i + 2] }' },
    { method: 'union', a: '{ [i] -> [i] : i < 0 }', b: '{ [i] -> [i] : i >= 0 }', result: '{ [i] -> [i] }' },
    {
      method: 'rangeProduct',
      a: '{ [i] -> A[i] }',
      b: '{ [i] -> B[i + 1] }',
      result: '{ [i] -> [A[i] -> B[i + 1]] }',
    },
  ];
  test.each(cases)('$a $method $b', ({ method, a, b, result }) => {
    expect(map(a)[method](map(b)).isEqual(map(result))).toBe(true);
  });
});

describe('operations of one map', () => {
  const cases: { method: 'reverse' | 'lexmin' | 'coalesce' | 'deltasMap'; a: string; result: string }[] = [
    { method: 'reverse', a: '{ A[i] -> B[i + 1] }', result: '{ B[i] -> A[i - 1] }' },
    { method: 'lexmin', a: '{ [i] -> [j] : j >= i }', result: '{ [i] -> [i] }' },
    { method: 'coalesce', a: '{ [i] -> [i] : i < 3 or i >= 3 }', result: '{ [i] -> [i] }' },
    { method: 'deltasMap', a: '{ [i] -> [i + 2] }', result: '{ [[i] -> [i + 2]] -> [2] }' },
  ];
  test.each(cases)('$a $method', ({ method, a, result }) => {
    expect(map(a)[method]().isEqual(map(result))).toBe(true);
  });
});

test('operations never change or consume their operands', () => {
  const a = set('{ [i] : 0 <= i < 4 }');
  a.union(a).complement();
  expect(a.toString()).toBe('{ [i] : 0 <= i <= 3 }');
});

test('functions of C that return more than one value give an object', () => {
  const { result, exact } = map('{ [i] -> [i + 1] : 0 <= i < 9 }').transitiveClosure();
  expect(exact).toBe(true);
  expect(result.isEqual(map('{ [i] -> [j] : 0 <= i < j <= 9 }'))).toBe(true);
  const { empty } = map('{ [i] -> [i] : i > 0 }').partialLexmin(set('{ [i] : 0 <= i < 5 }'));
  expect(empty.isEqual(set('{ [0] }'))).toBe(true);
  const { modulo, residue } = set('{ [i] : i mod 4 = 3 }').dimResidueClassVal(0);
  expect([modulo.toBigInt(), residue.toBigInt()]).toEqual([4n, 3n]);
});

test('conversions between kinds of sets are static functions of the target, or methods named after it', () => {
  const basic = isl.BasicSet.readFromStr(ctx, '{ A[i] : 0 <= i < 4 }');
  expect(
    isl.Set.fromBasicSet(basic).toUnionSet().isEqual(isl.UnionSet.readFromStr(ctx, '{ A[i] : 0 <= i < 4 }')),
  ).toBe(true);
  expect(unionMap('{ A[i] -> B[i] }').getMapList().getAt(0).isEqual(map('{ A[i] -> B[i] }'))).toBe(true);
});

test('an identifier may be given by its name, a value by a number', () => {
  expect(set('{ A[i] }').setTupleId('B').getTupleName()).toBe('B');
  expect(isl.PwAff.readFromStr(ctx, '{ [i] -> [(i)] }').scaleVal(3).toString()).toBe('{ [i] -> [(3i)] }');
});

test.each([0n, -1n, 2n ** 31n, -(2n ** 31n), 123456789012345678901234567890n])(
  '%s passes through a value exactly',
  (value) => {
    expect(isl.Val.fromBigInt(ctx, value).toBigInt()).toBe(value);
  },
);

test('numbers that are not exact integers are refused', () => {
  expect(() => isl.Val.fromBigInt(ctx, 0.5)).toThrow('0.5 is not an exact integer');
  expect(() => isl.Val.readFromStr(ctx, '1/2').toBigInt()).toThrow('1/2 is not an integer');
});

test('enums have the values of C', () => {
  expect(isl.DimType).toEqual({ Cst: 0, Param: 1, In: 2, Out: 3, Set: 3, Div: 4, All: 5 });
  expect(set('[n] -> { [i, j] }').dim(isl.DimType.Set)).toBe(2);
  expect(set('[n] -> { [i, j] }').dim(isl.DimType.Param)).toBe(1);
});

test('options are properties of the context', () => {
  expect(ctx.options.scheduleOuterCoincidence).toBe(0);
  const inside = ctx.withOptions(
    { scheduleOuterCoincidence: true },
    () => ctx.options.scheduleOuterCoincidence,
  );
  expect([inside, ctx.options.scheduleOuterCoincidence]).toEqual([1, 0]);
});

test('an annotation that is not there is null', () => {
  const node = isl.AstBuild.alloc(ctx).nodeFromScheduleMap(unionMap('{ A[i] -> [i] : 0 <= i < 4 }'));
  expect(node.getAnnotation()).toBeNull();
  expect(node.setAnnotation('mine').getAnnotation()?.getName()).toBe('mine');
});
