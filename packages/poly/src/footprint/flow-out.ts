import type { FlowOut, FlowOutSet, Phase } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { declaredElements } from '../model/array-elements.js';
import { coalesced } from '../model/coalesced.js';
import type { Dependences } from '../model/dependences.js';
import type { ScopModel } from '../model/scop-model.js';
import { memoryInstances } from '../phases/memory-instances.js';
import type { PhaseTree } from '../phases/phase.js';
import { instancesInInterval, READER, type Tile } from '../phases/tile.js';
import { boxHull, exactBoxes } from './box-hull.js';

/**
 * What a tile writes and others read, by last-writer dataflow: for every phase that reads it, the elements as a function of
 * the writer's and the reader's interval (BBMM §5.1.2 taken to its end), and all of it (§5.1.1). `apart` says for a reader
 * that its interval never overlaps the tile's, which makes the sets simpler.
 */
export function flowOut(
  model: ScopModel,
  dependences: Dependences,
  tile: Tile,
  readers: readonly PhaseTree[],
  apart: (reader: PhaseTree) => boolean,
): Pick<Phase, 'flowOut' | 'flowOutSets'> {
  // { [sink -> A[…]] } for all sinks of instances of the tile.
  const flowing = flowThroughMemory(dependences, tile).range().unwrap();
  if (flowing.isEmpty()) return { flowOut: [], flowOutSets: [] };
  return {
    flowOut: pairwise(model, flowing, tile, readers, apart),
    flowOutSets: outOfTile(model, flowing, tile),
  };
}

function pairwise(
  model: ScopModel,
  flowing: isl.UnionMap,
  tile: Tile,
  readers: readonly PhaseTree[],
  apart: (reader: PhaseTree) => boolean,
): FlowOut[] {
  return readers
    .filter((reader) => reader.kind === 'tiled')
    .flatMap((reader) => {
      const context = tile.context.intersect(readerContext(model, apart(reader)));
      const elements = flowing.intersectDomain(instancesInInterval(reader, READER)).range();
      return flowToReader(model, reader, elements, context);
    });
}

function outOfTile(model: ScopModel, flowing: isl.UnionMap, tile: Tile): FlowOutSet[] {
  return flowingSets(model, flowing.subtractDomain(tile.instances).range(), tile.context);
}

/** `{ source -> [sink -> A[…]] }` from instances of the tile, without what threads keep to themselves. */
function flowThroughMemory(dependences: Dependences, tile: Tile): isl.UnionMap {
  const flowing = dependences.flowOfElements.intersectDomain(tile.instances);
  if (tile.phase.launches.every(({ locals }) => locals.length === 0)) return flowing;
  let through = isl.UnionMap.readFromStr(flowing.context, '{ }');
  flowing.foreachMap((map) => {
    const array = map.range().unwrap().getTupleName(isl.DimType.Out) ?? '';
    const sources = memoryInstances(tile.phase, array, tile.instances);
    through = through.union(isl.UnionMap.fromMap(map).intersectDomain(sources));
  });
  return through;
}

function flowToReader(
  model: ScopModel,
  reader: PhaseTree,
  elements: isl.UnionSet,
  context: isl.Set,
): FlowOut[] {
  return flowingSets(model, elements, context).map((set) => ({ ...set, toPhase: reader.index }));
}

/** Elements that flow, by array. */
function flowingSets(model: ScopModel, elements: isl.UnionSet, context: isl.Set): FlowOutSet[] {
  const sets: FlowOutSet[] = [];
  elements.foreachSet((unrestricted) => {
    const set = coalesced(unrestricted.intersectParams(context));
    if (set.isEmpty()) return;
    const name = set.getTupleName() ?? '';
    const array = model.scop.arrays.findIndex((a) => a.name === name);
    const exact = exactBoxes(set, context);
    const boxes = exact ?? [boxHull(set, context, declaredElements(model, name)).box];
    sets.push({ array, boxes, exact: exact !== undefined });
  });
  return sets;
}

function readerContext(model: ScopModel, apart: boolean): isl.Set {
  const condition = apart ? 'rlo < rhi and (rhi <= lo or hi <= rlo)' : 'rlo < rhi';
  return isl.Set.readFromStr(model.ctx, `[lo, hi, rlo, rhi] -> { : ${condition} }`);
}
