import * as isl from '@boxflow/isl-wasm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { coalesced } from './coalesced.js';

let ctx: isl.Context;
beforeAll(async () => {
  ctx = await isl.Context.create();
});
afterAll(() => ctx.dispose());

const halves = () =>
  isl.UnionMap.readFromStr(ctx, '{ S[i] -> A[i] : 0 <= i < 5; S[i] -> A[i] : 5 <= i < 10 }');

/** A relation whose coalescing fails, since none is known that is small and makes isl fail. */
function failing(error: Error): isl.UnionMap {
  const relation = halves();
  vi.spyOn(relation, 'coalesce').mockImplementation(() => {
    throw error;
  });
  return relation;
}

function islError(kind: isl.IslErrorKind): isl.IslError {
  return new isl.IslError('why', { kind, functionName: 'isl_union_map_coalesce', file: null, line: null });
}

test('pieces that fit together become one', () => {
  const pieces = (relation: isl.UnionMap) => isl.Map.fromUnionMap(relation).nBasicMap();
  expect(pieces(halves())).toBe(2);
  expect(pieces(coalesced(halves()))).toBe(1);
  expect(coalesced(halves()).isEqual(halves())).toBe(true);
});

test('where isl fails inside, the pieces stay', () => {
  const relation = failing(islError('internal'));
  expect(coalesced(relation)).toBe(relation);
});

test.each(['quota', 'invalid', 'unknown', 'crash'] as const)('an error of the kind %s stays one', (kind) => {
  const error = islError(kind);
  expect(() => coalesced(failing(error))).toThrow(error);
});

test('an error that is not of isl stays one', () => {
  const error = new TypeError('no such function');
  expect(() => coalesced(failing(error))).toThrow(error);
});
