import type { FlowOut, FlowOutSet, Phase } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { boxHull } from '../boxes/box-hull.js';
import { exactBoxes } from '../boxes/exact-boxes.js';
import { declaredElements } from '../model/array-elements.js';
import { coalesced } from '../model/coalesced.js';
import type { Dependences } from '../model/dependences.js';
import type { ScopModel } from '../model/scop-model.js';
import { unionOfMaps } from '../model/unions.js';
import { memoryInstances } from '../phases/memory-instances.js';
import type { PhaseTree } from '../phases/phase.js';
import {
  type IntervalNames,
  instancesInExtent,
  intervalNames,
  READER,
  TILE,
  type Tile,
} from '../phases/tile.js';
import { tupleNames } from '../tree/items.js';

/**
 * Computes the elements that a tile writes and others read, by last-writer dataflow. For every phase that reads them,
 * they are a function of the writer's and the reader's interval (a refinement of BBMM §5.1.2); there is also the set of
 * all of them (§5.1.1). If `disjoint` holds for a reader, its interval or rectangle never overlaps the tile's, which
 * makes the sets simpler.
 */
export function flowOut(
  model: ScopModel,
  dependences: Dependences,
  tile: Tile,
  readers: readonly PhaseTree[],
  disjoint: (reader: PhaseTree) => boolean,
): Pick<Phase, 'flowOut' | 'flowOutSets'> {
  // { [sink -> A[…]] } for all sinks of instances of the tile.
  const flowing = flowThroughMemory(dependences, tile).range().unwrap();
  if (flowing.isEmpty()) return { flowOut: [], flowOutSets: [] };
  return {
    flowOut: pairwise(model, flowing, tile, readers, disjoint),
    flowOutSets: outOfTile(model, flowing, tile),
  };
}

function pairwise(
  model: ScopModel,
  flowing: isl.UnionMap,
  tile: Tile,
  readers: readonly PhaseTree[],
  disjoint: (reader: PhaseTree) => boolean,
): FlowOut[] {
  const sinks = new Set(tupleNames(flowing.domain()));
  return readers
    .filter((reader) => reader.kind === 'tiled' && tupleNames(reader.domain).some((name) => sinks.has(name)))
    .flatMap((reader) => {
      const cases = readerCases(model, reader, disjoint(reader)).map((one) => tile.context.intersect(one));
      const elements = flowing.intersectDomain(instancesInExtent(reader, READER)).range();
      return flowToReader(model, reader, elements, cases);
    });
}

function outOfTile(model: ScopModel, flowing: isl.UnionMap, tile: Tile): FlowOutSet[] {
  return flowingSets(model, flowing.subtractDomain(tile.instances).range(), [tile.context]);
}

/** Returns `{ source -> [sink -> A[…]] }` from instances of the tile, without what threads keep to themselves. */
function flowThroughMemory(dependences: Dependences, tile: Tile): isl.UnionMap {
  const flowing = dependences.flowOfElements.intersectDomain(tile.instances);
  if (tile.phase.launches.every((launch) => launch.copies.length === 0)) return flowing;
  const through: isl.UnionMap[] = [];
  flowing.foreachMap((map) => {
    const array = map.range().unwrap().getTupleName(isl.DimType.Out) ?? '';
    const sources = memoryInstances(tile.phase, array, tile.instances);
    through.push(isl.UnionMap.fromMap(map).intersectDomain(sources));
  });
  return unionOfMaps(flowing.context, through);
}

function flowToReader(
  model: ScopModel,
  reader: PhaseTree,
  elements: isl.UnionSet,
  cases: readonly isl.Set[],
): FlowOut[] {
  return flowingSets(model, elements, cases).map((set) => ({ ...set, toPhase: reader.index }));
}

/** Returns the elements that flow, by array, for parameters in one of the `cases`. */
function flowingSets(model: ScopModel, elements: isl.UnionSet, cases: readonly isl.Set[]): FlowOutSet[] {
  const context = cases.reduce((all, one) => all.union(one));
  const sets: FlowOutSet[] = [];
  elements.foreachSet((unrestricted) => {
    const set = coalesced(unrestricted.intersectParams(context));
    if (set.isEmpty()) return;
    const name = set.getTupleName() ?? '';
    const array = model.scop.arrays.findIndex((a) => a.name === name);
    const exact = exactBoxes(set, context, cases.length > 1 ? cases : []);
    const boxes = exact ?? [boxHull(set, context, declaredElements(model, name)).box];
    sets.push({ array, boxes, exact: exact !== undefined });
  });
  return sets;
}

/**
 * Returns conditions for the possible places of readers: before or behind the tile in the first dimension, or beside it
 * and before or behind it in the second. These are four cases, because in each of them a stencil's neighbours read a
 * box. With only one dimension, before and behind are one case.
 */
function readerCases(model: ScopModel, reader: PhaseTree, disjoint: boolean): isl.Set[] {
  const pairs = intervalNames(reader, READER).map((own, d) => ({ own, tile: TILE[d] as IntervalNames }));
  const names = [...pairs.map(({ tile }) => tile), ...pairs.map(({ own }) => own)];
  const parameters = names.flatMap(({ lo, hi }) => [lo, hi]).join(', ');
  const notEmpty = pairs.map(({ own }) => `${own.lo} < ${own.hi}`).join(' and ');
  return (disjoint ? disjointConditions(pairs) : ['true']).map((condition) =>
    isl.Set.readFromStr(model.ctx, `[${parameters}] -> { : ${notEmpty} and (${condition}) }`),
  );
}

function disjointConditions(
  pairs: readonly { readonly own: IntervalNames; readonly tile: IntervalNames }[],
): string[] {
  const before = pairs.map(({ own, tile }) => `${own.hi} <= ${tile.lo}`);
  const behind = pairs.map(({ own, tile }) => `${tile.hi} <= ${own.lo}`);
  if (pairs.length === 1) return [`${before[0]} or ${behind[0]}`];
  const beside = pairs.map(({ own, tile }) => `${own.lo} < ${tile.hi} and ${tile.lo} < ${own.hi}`);
  const inSecond = [before[1], behind[1]].map((condition) => `${beside[0]} and ${condition}`);
  return [before[0] ?? '', behind[0] ?? '', ...inSecond];
}
