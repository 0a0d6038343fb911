import type { DependenceKind } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import type { Dependences } from '../model/dependences.js';
import { emptyMap, type ScopModel, unionAccesses } from '../model/scop-model.js';

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
export function elementDependences(
  model: ScopModel,
  schedule: isl.Schedule,
  { flow, order }: Pick<Dependences, 'flow' | 'order'>,
): ElementDependences {
  const reads = unionAccesses(model, (a) => a.kind === 'read');
  const mustWrites = unionAccesses(model, (a) => a.kind === 'write' && !a.may);
  const mayWrites = unionAccesses(model, (a) => a.kind === 'write' && a.may);
  const writes = mustWrites.union(mayWrites);

  const flowResult = isl.UnionAccessInfo.fromSink(reads)
    .setMustSource(mustWrites)
    .setMaySource(mayWrites)
    .setSchedule(schedule)
    .computeFlow();
  const orderResult = isl.UnionAccessInfo.fromSink(writes)
    .setMustSource(mustWrites)
    .setMaySource(reads.union(mayWrites))
    .setSchedule(schedule)
    .computeFlow();

  const flowing = flowResult.getFullMayDependence().intersectRangeFactorDomain(flow);
  const ordered = orderResult.getFullMayDependence().intersectRangeFactorDomain(order);
  const list = [
    ...split('flow', flowing),
    ...split('anti', whoseSource(ordered, reads)),
    ...split('output', whoseSource(ordered, writes)),
  ];
  return { list, certainFlow: flowResult.getFullMustDependence() };
}

/** Those of `{ source -> [sink -> A] }` whose source accesses A like this. */
function whoseSource(ordered: isl.UnionMap, accesses: isl.UnionMap): isl.UnionMap {
  if (ordered.isEmpty()) return ordered;
  return ordered.rangeFactorDomain().rangeProduct(accesses).intersect(ordered);
}

function split(kind: DependenceKind, union: isl.UnionMap): readonly ElementDependence[] {
  const found: ElementDependence[] = [];
  union.coalesce().foreachMap((map) => {
    const access = map.range().unwrap();
    found.push({
      kind,
      array: access.getTupleName(isl.DimType.Out) ?? '',
      source: map.getTupleName(isl.DimType.In) ?? '',
      sink: access.getTupleName(isl.DimType.In) ?? '',
      relation: map.rangeFactorDomain().coalesce(),
    });
  });
  return found;
}

/** All of them as one relation. */
export function unionOf(ctx: isl.Context, dependences: readonly ElementDependence[]): isl.UnionMap {
  return dependences.reduce(
    (union, { relation }) => union.union(isl.UnionMap.fromMap(relation)),
    emptyMap(ctx),
  );
}
