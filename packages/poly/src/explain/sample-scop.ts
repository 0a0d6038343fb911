import type {
  InstancePlace,
  Recipe,
  SampledDependence,
  SampledStatement,
  Scop,
  ScopSample,
} from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { nominalSizes } from '../cost/nominal-sizes.js';
import { type MappedScop, mappedScop } from '../mapping/mapped-scop.js';
import { coalesced } from '../model/coalesced.js';
import { modelScop, type ScopModel, type StatementModel } from '../model/scop-model.js';
import type { MappingState } from '../recipe/mapping-state.js';
import { applyLine } from '../recipe/verbs/apply-line.js';
import type { ElementDependence, ElementDependences } from './element-dependences.js';
import { pointsOf } from './points.js';

/** How many values of each loop are drawn, by the number of loops around a statement. */
const VALUES = [1, 24, 10, 6, 3];
const MOST_INSTANCES = 1000;
const MOST_PAIRS = 2500;

/**
 * Returns instances of a SCoP for small sizes, with the dependences between them and their places in the plan. If the
 * program's sizes are constants, these are the first values of each loop.
 *
 * @param state the original order
 * @param recipe the mapping; `null` if the region has none
 */
export function sampleScop(
  state: MappingState,
  elements: ElementDependences,
  recipe: Recipe | null,
): ScopSample {
  const { model } = state;
  const { ctx, scop } = model;
  const depth = Math.max(0, ...scop.statements.map(({ iterators }) => iterators.length));
  const sizes = smallSizes(ctx, scop, valuesAt(depth));
  const mapped = recipe?.lines.reduce(applyLine, state);
  const phases = mapped ? mappedScop(mapped) : null;
  const sampled = model.statements.flatMap((statement) => sampleStatement(statement, sizes, phases) ?? []);
  const windows = new Map(sampled.map(({ statement, window }) => [statement.name, window]));
  const dependences = scop.arrays.flatMap(({ name }) =>
    elements.through(name).flatMap((dependence) => sampleDependence(dependence, windows, sizes) ?? []),
  );
  return {
    sizes: valuesOf(model, sizes),
    statements: sampled.map(({ statement }) => statement),
    dependences,
  };
}

function valuesAt(depth: number): number {
  return VALUES[Math.min(depth, VALUES.length - 1)]!;
}

/** Returns small values of the parameters, whatever values the program has. */
function smallSizes(ctx: isl.Context, scop: Scop, nominal: number): isl.Set {
  const parameters = scop.parameters.map(({ value: _, ...parameter }) => parameter);
  // Loops that begin at 1 or leave out the last element have some more iterations with this.
  return nominalSizes(modelScop(ctx, { ...scop, parameters }), nominal + 2);
}

function valuesOf({ scop }: ScopModel, sizes: isl.Set): Readonly<Record<string, number>> {
  return Object.fromEntries(
    scop.parameters.flatMap(({ name }) => {
      const position = sizes.findDimByName(isl.DimType.Param, name);
      const value = sizes.plainGetValIfFixed(isl.DimType.Param, position);
      return value.isInt() ? [[name, Number(value.toBigInt())] as const] : [];
    }),
  );
}

function sampleStatement(
  { statement, domain }: StatementModel,
  sizes: isl.Set,
  mapped: MappedScop | null,
): { readonly statement: SampledStatement; readonly window: isl.Set } | undefined {
  const all = coalesced(domain.intersectParams(sizes));
  const window = firstValues(all, valuesAt(statement.iterators.length));
  if (!window) return undefined;
  const { points, isCut } = pointsOf(window, MOST_INSTANCES);
  return {
    window,
    statement: {
      name: statement.name,
      iterators: statement.iterators,
      instances: points,
      isWhole: !isCut && all.isSubset(window),
      places: mapped && placesOf(statement.name, domain, window, points, mapped),
    },
  };
}

/** Returns the part of a set with the first values of each dimension; `undefined` if it is empty, or endless. */
function firstValues(set: isl.Set, count: number): isl.Set | undefined {
  if (set.isEmpty()) return undefined;
  let window = set;
  for (let d = 0; d < set.dim(isl.DimType.Set); d++) {
    const first = window.dimMinVal(d);
    if (!first.isInt()) return undefined;
    // Sizes that fit are shown whole: a loop from 1 to n - 1 has as many values.
    window = window.upperBoundVal(isl.DimType.Set, d, Number(first.toBigInt()) + count + 1);
  }
  return window;
}

/** Returns the places of instances; `null` if the mapping replaced the statement by one with other instances. */
function placesOf(
  name: string,
  domain: isl.Set,
  window: isl.Set,
  points: readonly (readonly number[])[],
  { model, phases }: MappedScop,
): readonly (InstancePlace | null)[] | null {
  const mapped = model.statements.find(({ statement }) => statement.name === name);
  const isSame =
    mapped?.domain.dim(isl.DimType.Set) === domain.dim(isl.DimType.Set) && mapped.domain.isEqual(domain);
  if (!isSame) return null;
  const places = new Map<string, InstancePlace>();
  const instances = isl.UnionSet.fromSet(window);
  for (const phase of phases) {
    const here = phase.domain.intersect(instances);
    if (here.isEmpty()) continue;
    const values = phase.dimensions
      .reduce((all, { position }) => all.flatRangeProduct(position), phase.prefix)
      .intersectDomain(here);
    for (const pair of pointsOf(isl.Map.fromUnionMap(values).wrap(), MOST_INSTANCES).points) {
      const instance = pair.slice(0, points[0]?.length ?? 0);
      const outer = instance.length + phase.hostIterators.length;
      places.set(instance.join(), {
        phase: phase.index,
        hostIterators: pair.slice(instance.length, outer),
        position: pair.slice(outer),
      });
    }
  }
  return points.map((point) => places.get(point.join()) ?? null);
}

function sampleDependence(
  { kind, array, source, sink, relation }: ElementDependence,
  windows: ReadonlyMap<string, isl.Set>,
  sizes: isl.Set,
): SampledDependence | undefined {
  const [from, to] = [windows.get(source), windows.get(sink)];
  if (!from || !to) return undefined;
  const within = relation.intersectParams(sizes).intersectDomain(from).intersectRange(to);
  const all = pointsOf(within.wrap(), MOST_PAIRS);
  const { points } = all.isCut ? pointsOf(ofNeighbours(within).wrap(), MOST_PAIRS) : all;
  return points.length === 0 ? undefined : { kind, array, source, sink, pairs: points, isCut: all.isCut };
}

/** Returns the pairs of instances that are in the same iteration of the outermost loop, or in neighbouring ones. */
function ofNeighbours(relation: isl.Map): isl.Map {
  const tuple = (type: isl.DimType, prefix: string) => {
    const names = Array.from({ length: relation.dim(type) }, (_, position) => `${prefix}${position}`);
    return { names, text: `${relation.getTupleName(type)}[${names.join(', ')}]` };
  };
  const [source, sink] = [tuple(isl.DimType.In, 'a'), tuple(isl.DimType.Out, 'b')];
  if (source.names.length === 0 || sink.names.length === 0) return relation;
  const near = `{ ${source.text} -> ${sink.text} : -1 <= b0 - a0 <= 1 }`;
  return relation.intersect(isl.Map.readFromStr(relation.context, near));
}
