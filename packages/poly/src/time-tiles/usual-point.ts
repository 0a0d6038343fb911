import type { Access, IntExpr, Statement } from '@boxflow/ir';
import type { ScopModel } from '../model/scop-model.js';
import { usualValues } from './tile-body.js';
import { TileReads } from './tile-reads.js';
import { unlessTooLarge } from './tile-too-large.js';
import { Tiling } from './tiling.js';
import type { TimeLoop } from './time-loop.js';

/**
 * Returns a statement that computes what a tile does at most points, for an estimate: its accesses have no
 * relations, and it writes the arrays themselves. `undefined` if a tile is too large.
 */
export function usualPoint(model: ScopModel, loop: TimeLoop, steps: number): Statement | undefined {
  const tiling = new Tiling(model, loop, steps);
  const { statement } = loop.updates[0]!;
  const reads = new TileReads();
  const usual = unlessTooLarge(() => usualValues(tiling, reads));
  if (!usual) return undefined;
  const access = (kind: Access['kind'], array: string, index: readonly IntExpr[]): Access => {
    return { kind, may: false, array, index, relation: '', location: statement.location };
  };
  return {
    ...statement,
    accesses: [
      ...reads.all.map((read) => access('read', read.array, read.index)),
      ...loop.carried.map((array) => access('write', array, tiling.index)),
    ],
    body: usual.values.map((value, i) => ({ kind: 'assign', target: reads.all.length + i, value })),
  };
}
