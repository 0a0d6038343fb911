import type { IntExpr } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { afterMax } from '../boxes/bounding-box.js';
import { valueExpr } from '../expressions/expressions.js';
import { coalesced } from '../model/coalesced.js';
import { freeNames } from '../model/free-name.js';
import { relaxed } from '../model/relaxed.js';
import type { PhaseDimension, PhaseTree } from './phase.js';

/** Names of the two parameters that bound an interval `[lo, hi)` of a distribution dimension. */
export interface IntervalNames {
  readonly lo: string;
  readonly hi: string;
}

/** Names for each dimension of a phase. A phase with one dimension uses the first. */
export type ExtentNames = readonly [IntervalNames, IntervalNames];

/** The intervals of the tile at hand. */
export const TILE: ExtentNames = [
  { lo: 'lo', hi: 'hi' },
  { lo: 'lo2', hi: 'hi2' },
];
/** The intervals of a tile that reads later. */
export const READER: ExtentNames = [
  { lo: 'rlo', hi: 'rhi' },
  { lo: 'rlo2', hi: 'rhi2' },
];

/** Returns the intervals of another tile of the same phase instance, unlike any name of the program. */
export function otherExtent(phase: PhaseTree, parameters: readonly string[]): ExtentNames {
  const [lo = '', hi = '', lo2 = '', hi2 = ''] = freeNames(
    ['other_lo', 'other_hi', 'other_lo2', 'other_hi2'],
    [...parameters, ...phase.hostIterators],
  );
  return [
    { lo, hi },
    { lo: lo2, hi: hi2 },
  ];
}

/** Returns the names for the dimensions that a phase has. */
export function intervalNames(phase: PhaseTree, names: ExtentNames): readonly IntervalNames[] {
  return names.slice(0, phase.dimensions.length);
}

/** A symbolic tile of a phase: host iterators and intervals are parameters. */
export interface Tile {
  readonly phase: PhaseTree;
  /** The instances `(s, lo <= x < hi)`, or `(s, lo <= x < hi, lo2 <= y < hi2)`. */
  readonly instances: isl.UnionSet;
  /** The parameter values that occur: the phase runs at `s`, and `[lo, hi)` is a non-empty part of its interval. */
  readonly context: isl.Set;
  /** The phase's whole interval at `s`, by dimension. */
  readonly intervals: readonly { readonly lo: IntExpr; readonly hi: IntExpr }[];
}

export function symbolicTile(phase: PhaseTree, context: isl.Set): Tile {
  const dimensions = phase.dimensions.map((dimension, d) => {
    const values = relaxed(positionsAtHostIterators(phase, dimension));
    return { values, names: TILE[d] as IntervalNames, first: values.dimMin(0), last: values.dimMax(0) };
  });
  const hostContext = relaxed(
    dimensions.reduce((set, { values }) => values.params().intersect(set), context),
  );
  const within = dimensions
    .map(({ first, last, names }) => intervalWithin(first, last, names))
    .reduce((all, one) => all.intersect(one));
  return {
    phase,
    instances: instancesAtHostIterators(phase).intersect(instancesInExtent(phase, TILE)),
    context: relaxed(hostContext.intersect(within)),
    intervals: dimensions.map(({ values, first }) => ({
      lo: valueExpr(first, hostContext),
      hi: valueExpr(afterMax(values, 0), hostContext),
    })),
  };
}

/**
 * `[params] -> { [x] }`: what the intervals of the phase's instances cover, the relaxed ones of
 * {@link symbolicTile}: they may hold more than the positions of instances.
 */
export function coveredPositions(phase: PhaseTree, dimension: PhaseDimension): isl.Set {
  const exact = positionsAtHostIterators(phase, dimension);
  return phase.hostIterators.reduce((positions, name) => {
    const position = positions.findDimByName(isl.DimType.Param, name);
    return position < 0 ? positions : positions.projectOut(isl.DimType.Param, position, 1);
  }, relaxed(exact).intersectParams(exact.params()));
}

/** `{ S[…] : lo <= x < hi }`, and so in the second dimension, at any host iterators. */
export function instancesInExtent(phase: PhaseTree, names: ExtentNames): isl.UnionSet {
  return phase.dimensions
    .map(({ position }, d) => instancesInInterval(position, names[d] as IntervalNames))
    .reduce((all, one) => all.intersect(one));
}

function instancesInInterval(position: isl.UnionMap, { lo, hi }: IntervalNames): isl.UnionSet {
  const interval = `[${lo}, ${hi}] -> { [x] : ${lo} <= x < ${hi} }`;
  return position.intersectRange(isl.UnionSet.readFromStr(position.context, interval)).domain();
}

/** Returns the instances at the host iterators given by the parameters of their names. */
function instancesAtHostIterators(phase: PhaseTree): isl.UnionSet {
  const names = phase.hostIterators;
  const point = `[${names.join(', ')}] -> { [${names.join(', ')}] }`;
  return phase.prefix.intersectRange(isl.UnionSet.readFromStr(phase.domain.context, point)).domain();
}

/** `[params, s] -> { [x] }`: the values of the distribution dimension at the host iterators. */
function positionsAtHostIterators(phase: PhaseTree, { position }: PhaseDimension): isl.Set {
  return coalesced(isl.Set.fromUnionSet(instancesAtHostIterators(phase).apply(position)));
}

/** `first <= lo < hi <= last + 1`. */
function intervalWithin(first: isl.PwAff, last: isl.PwAff, names: IntervalNames): isl.Set {
  const lo = parameter(first.context, names.lo);
  const hi = parameter(first.context, names.hi);
  return first
    .leSet(lo)
    .intersect(lo.ltSet(hi))
    .intersect(hi.leSet(last.add(parameterOffset(first.context, 1))));
}

function parameter(ctx: isl.Context, name: string): isl.PwAff {
  return isl.PwAff.readFromStr(ctx, `[${name}] -> { [(${name})] }`);
}

function parameterOffset(ctx: isl.Context, value: number): isl.PwAff {
  return isl.PwAff.readFromStr(ctx, `{ [(${value})] }`);
}
