import type { LoopNode, Scop, Statement } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { coalesced } from '../model/coalesced.js';
import { declaredArray } from '../model/declared-array.js';
import { freeName } from '../model/free-name.js';
import { boundedHull } from '../model/relaxed.js';
import type { ScopModel } from '../model/scop-model.js';
import { copyStatement, localArray } from '../snapshot/array-copy.js';
import { statementNest } from '../snapshot/statement-nest.js';
import { replaceLoop } from '../tree/replace-loop.js';
import { tileBody } from './tile-body.js';
import { tileStatement } from './tile-statement.js';
import { unlessTooLarge } from './tile-too-large.js';
import { Tiling } from './tiling.js';
import type { TimeLoop } from './time-loop.js';

/**
 * Returns the SCoP in which tiles of some iterations of a time loop are one nest each; `undefined` if a tile
 * is too large. Tiles take turns between the arrays and second ones, so that no point overwrites what others
 * still read:
 *
 *   for t: { for i: B[i] = A[i - 1] + A[i + 1]; for i: A[i] = B[i - 1] + B[i + 1] }
 *
 *   →  for e0: A_next[e0] = A[e0]
 *      for tt: { for i: A_next[i] = (A[i - 2] + A[i]) + (A[i] + A[i + 2]);
 *                for i: A[i] = (A_next[i - 2] + A_next[i]) + (A_next[i] + A_next[i + 2]) }
 *      for t, the remaining iterations: as before
 *
 * The copy is for elements that the loop reads and never updates. The last iteration remains if it leaves
 * values in arrays that tiles do not write.
 */
export function withTimeTiles(model: ScopModel, loop: TimeLoop, steps: number): Scop | undefined {
  const tiling = new Tiling(model, loop, steps);
  const body = unlessTooLarge(() => tileBody(tiling));
  if (!body) return undefined;
  const { scop } = model;
  const free = freeNamesOf(scop);
  const first = loop.updates[0]!.statement.name;
  const second = new Map(loop.carried.map((array) => [array, free(`${array}_next`)]));
  const itself = (array: string) => array;
  const other = (array: string) => second.get(array) ?? array;
  const even = tileStatement(tiling, body, { name: free(`${first}_even`), turn: 0, from: itself, to: other });
  const odd = tileStatement(tiling, body, { name: free(`${first}_odd`), turn: 1, from: other, to: itself });
  const copies = [...second].flatMap(([array, copy]) => {
    const elements = neverUpdated(tiling, array, odd, copy);
    const made = { array: declaredArray(model, array), copy, first, depth: 0 };
    return elements ? [copyStatement(scop, { ...made, elements }, free(`${first}_copy`))] : [];
  });
  const local = [...second].map(([array, name]) => localArray(declaredArray(model, array), name, 0));
  return {
    ...scop,
    arrays: [...scop.arrays, ...local],
    statements: [...scop.statements.map((one) => remaining(tiling, one)), ...copies, even, odd],
    tree: withNests(tiling, copies, [even, odd]),
  };
}

/** Returns the elements of a second array that tiles read; `undefined` if they update all of them. */
function neverUpdated(tiling: Tiling, array: string, tile: Statement, second: string): isl.Set | undefined {
  const { model, loop } = tiling;
  const read = tile.accesses
    .filter((one) => one.array === second)
    .map(({ relation }) => isl.Map.readFromStr(model.ctx, relation).range().resetTupleId());
  const updated = loop.updates.filter((one) => one.array === array).map(({ elements }) => elements);
  const all = updated.reduce((union, one) => union.union(one));
  if (read.every((one) => one.isSubset(all))) return undefined;
  return boundedHull(coalesced(read.reduce((union, one) => union.union(one))));
}

/** Returns a function that makes names which the SCoP does not have, each once. */
function freeNamesOf({ statements, arrays, parameters }: Scop): (wanted: string) => string {
  const taken = new Set([...statements, ...arrays, ...parameters].map(({ name }) => name));
  return (wanted) => {
    const name = freeName(wanted, taken);
    taken.add(name);
    return name;
  };
}

/** Returns the statement, of the loop only in the iterations after the last pair of tiles. */
function remaining(tiling: Tiling, statement: Statement): Statement {
  const { model, loop } = tiling;
  if (!loop.updates.some((update) => update.statement.name === statement.name)) return statement;
  const rest = tiling.remaining(statement.name, statement.iterators);
  const domain = isl.Set.readFromStr(model.ctx, statement.domain).intersect(rest);
  return { ...statement, domain: domain.toString() };
}

function withNests(
  { model, loop, pair }: Tiling,
  copies: readonly Statement[],
  tiles: readonly Statement[],
): LoopNode {
  return replaceLoop(model.scop.tree, loop.updates[0]!.statement.name, 0, (own) => {
    const { location } = own;
    const nests = tiles.map((one) => statementNest(one, own, 1));
    const body: LoopNode = { kind: 'sequence', children: nests };
    const pairs: LoopNode = { kind: 'loop', iterator: pair, type: 'int64', direction: 1, location, body };
    return { kind: 'sequence', children: [...copies.map((one) => statementNest(one, own, 0)), pairs, own] };
  });
}
