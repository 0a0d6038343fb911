import type { DependenceKind } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import type { ArrayDataflow } from '../model/array-dataflow.js';
import { coalesced } from '../model/coalesced.js';
import type { Dependences } from '../model/dependences.js';
import { lazily } from '../model/lazily.js';
import { type ScopModel, unionAccesses } from '../model/scop-model.js';
import { unionOfMaps } from '../model/unions.js';

/** A dependence between two statements through one array. */
export interface ElementDependence {
  readonly kind: DependenceKind;
  readonly array: string;
  readonly source: string;
  readonly sink: string;
  /** `{ S0[…] -> S1[…] }` */
  readonly relation: isl.Map;
}

/** The dependences one by one, and what is known about where values come from; both are computed when asked for. */
export interface ElementDependences {
  /** Returns the dependences through one array. */
  readonly through: (array: string) => readonly ElementDependence[];
  /** Returns those of them that are flow dependences, which take less time to compute. */
  readonly flowThrough: (array: string) => readonly ElementDependence[];
  /** `{ source -> [sink -> A[…]] }`: the sink surely reads what this source wrote. */
  readonly certainFlow: () => isl.UnionMap;
}

/** Takes {@link Dependences} apart: by kind, array, source and sink. */
export function elementDependences(model: ScopModel, { dataflow }: Dependences): ElementDependences {
  const flows = new Map(dataflow.map(({ array, flow }) => [array, lazily(() => split('flow', flow))]));
  const orders = new Map(dataflow.map((one) => [one.array, lazily(() => orderOf(model, one))]));
  const flowThrough = (array: string) => flows.get(array)?.() ?? [];
  return {
    through: (array) => [...flowThrough(array), ...(orders.get(array)?.() ?? [])],
    flowThrough,
    certainFlow: lazily(() =>
      unionOfMaps(
        model.ctx,
        dataflow.map(({ certainFlow }) => certainFlow),
      ),
    ),
  };
}

/** Returns the anti and output dependences through an array. */
function orderOf(model: ScopModel, { array, order }: ArrayDataflow): readonly ElementDependence[] {
  const accesses = (kind: 'read' | 'write') =>
    unionAccesses(model, (access) => access.kind === kind && access.array === array);
  return [
    ...split('anti', whoseSource(order, accesses('read'))),
    ...split('output', whoseSource(order, accesses('write'))),
  ];
}

/** Returns those of `{ source -> [sink -> A] }` whose source accesses A like this. */
function whoseSource(ordered: isl.UnionMap, accesses: isl.UnionMap): isl.UnionMap {
  if (ordered.isEmpty()) return ordered;
  return ordered.rangeFactorDomain().rangeProduct(accesses).intersect(ordered);
}

function split(kind: DependenceKind, union: isl.UnionMap): readonly ElementDependence[] {
  const found: ElementDependence[] = [];
  coalesced(union).foreachMap((map) => {
    const access = map.range().unwrap();
    found.push({
      kind,
      array: access.getTupleName(isl.DimType.Out) ?? '',
      source: map.getTupleName(isl.DimType.In) ?? '',
      sink: access.getTupleName(isl.DimType.In) ?? '',
      relation: coalesced(map.rangeFactorDomain()),
    });
  });
  return found;
}

/** Returns all of them as one relation. */
export function unionOf(ctx: isl.Context, dependences: readonly ElementDependence[]): isl.UnionMap {
  return unionOfMaps(
    ctx,
    dependences.map(({ relation }) => isl.UnionMap.fromMap(relation)),
  );
}
