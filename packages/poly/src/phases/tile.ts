import type { IntExpr } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { afterMax } from '../footprint/box-hull.js';
import { valueExpr } from '../lower/expressions.js';
import { coalesced } from '../model/coalesced.js';
import { freeName } from '../model/free-name.js';
import { relaxed } from '../model/relaxed.js';
import type { PhaseTree } from './phase.js';

/** Names of the two parameters that bound an interval `[lo, hi)` of a distribution dimension. */
export interface IntervalNames {
  readonly lo: string;
  readonly hi: string;
}

/** The interval of the tile at hand. */
export const TILE: IntervalNames = { lo: 'lo', hi: 'hi' };
/** The interval of a tile that reads later. */
export const READER: IntervalNames = { lo: 'rlo', hi: 'rhi' };

/** The interval of another tile of the same phase instance, unlike any name of the program. */
export function otherInterval(phase: PhaseTree, parameters: readonly string[]): IntervalNames {
  const taken = new Set([...parameters, ...phase.hostIterators]);
  return { lo: freeName('lo2', taken), hi: freeName('hi2', taken) };
}

/** A symbolic tile of a phase: host iterators and interval are parameters. */
export interface Tile {
  readonly phase: PhaseTree;
  /** The instances `(s, lo <= x < hi)`. */
  readonly instances: isl.UnionSet;
  /** The parameter values that occur: the phase runs at `s`, and `[lo, hi)` is a non-empty part of its interval. */
  readonly context: isl.Set;
  /** The phase's whole interval at `s`. */
  readonly lo: IntExpr;
  readonly hi: IntExpr;
}

export function symbolicTile(phase: PhaseTree, context: isl.Set): Tile {
  const values = relaxed(positionsAtHostIterators(phase));
  const hostContext = relaxed(values.params().intersect(context));
  const first = values.dimMin(0);
  const last = values.dimMax(0);
  return {
    phase,
    instances: instancesAtHostIterators(phase).intersect(instancesInInterval(phase, TILE)),
    context: relaxed(hostContext.intersect(intervalWithin(first, last, TILE))),
    lo: valueExpr(first, hostContext),
    hi: valueExpr(afterMax(values, 0), hostContext),
  };
}

/**
 * `[params] -> { [x] }`: what the intervals of the phase's instances cover, the relaxed ones of {@link symbolicTile}: they
 * may hold more than the positions of instances.
 */
export function coveredPositions(phase: PhaseTree): isl.Set {
  const exact = positionsAtHostIterators(phase);
  return phase.hostIterators.reduce((positions, name) => {
    const dimension = positions.findDimByName(isl.DimType.Param, name);
    return dimension < 0 ? positions : positions.projectOut(isl.DimType.Param, dimension, 1);
  }, relaxed(exact).intersectParams(exact.params()));
}

/** `{ S[…] : lo <= x < hi }`, at any host iterators. */
export function instancesInInterval(phase: PhaseTree, names: IntervalNames): isl.UnionSet {
  const interval = `[${names.lo}, ${names.hi}] -> { [x] : ${names.lo} <= x < ${names.hi} }`;
  return phase.position.intersectRange(isl.UnionSet.readFromStr(phase.domain.context, interval)).domain();
}

/** The instances at the host iterators given by the parameters of their names. */
function instancesAtHostIterators(phase: PhaseTree): isl.UnionSet {
  const names = phase.hostIterators;
  const point = `[${names.join(', ')}] -> { [${names.join(', ')}] }`;
  return phase.prefix.intersectRange(isl.UnionSet.readFromStr(phase.domain.context, point)).domain();
}

/** `[params, s] -> { [x] }`: the values of the distribution dimension at the host iterators. */
function positionsAtHostIterators(phase: PhaseTree): isl.Set {
  return coalesced(isl.Set.fromUnionSet(instancesAtHostIterators(phase).apply(phase.position)));
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
