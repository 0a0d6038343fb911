import type { DependenceKind } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { coalesced } from '../model/coalesced.js';
import type { Dependences } from '../model/dependences.js';
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

/** The dependences one by one, and what is known about where values come from. */
export interface ElementDependences {
  readonly list: readonly ElementDependence[];
  /** `{ source -> [sink -> A[…]] }`: the sink surely reads what this source wrote. */
  readonly certainFlow: isl.UnionMap;
}

/** Takes {@link Dependences} apart: by kind, array, source and sink. */
export function elementDependences(model: ScopModel, { dataflow }: Dependences): ElementDependences {
  const reads = unionAccesses(model, ({ kind }) => kind === 'read');
  const writes = unionAccesses(model, ({ kind }) => kind === 'write');
  return {
    list: dataflow.flatMap(({ flow, order }) => [
      ...split('flow', flow),
      ...split('anti', whoseSource(order, reads)),
      ...split('output', whoseSource(order, writes)),
    ]),
    certainFlow: unionOfMaps(
      model.ctx,
      dataflow.map(({ certainFlow }) => certainFlow),
    ),
  };
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
