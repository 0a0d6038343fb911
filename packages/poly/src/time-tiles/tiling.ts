import { apply, type IntExpr, int, simplifyIntExpr, substitute, variable } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { accessRelation } from '../model/access-relation.js';
import { coalesced } from '../model/coalesced.js';
import { freeNames } from '../model/free-name.js';
import { convexHull, isBounded } from '../model/relaxed.js';
import type { ScopModel } from '../model/scop-model.js';
import { Points, textOf } from './points.js';
import type { Turn } from './tile.js';
import type { TimeLoop } from './time-loop.js';

/**
 * The iterations of a time loop in pairs of tiles: the points of a tile, and the instances of statements that
 * compute them.
 */
export class Tiling {
  readonly points: Points;
  /** The iterator of the loop over pairs of tiles. */
  readonly pair: string;
  /** The subscripts of a point's element. */
  readonly index: readonly IntExpr[];

  /** @param steps the iterations of a tile */
  constructor(
    readonly model: ScopModel,
    readonly loop: TimeLoop,
    readonly steps: number,
  ) {
    const time = loop.updates[0]!.statement.iterators[0]!;
    const [pair = '', own = '', ...subscripts] = freeNames(
      [`${time}${time}`, time, ...subscriptsOf(model, loop)],
      model.scop.parameters.map(({ name }) => name),
    );
    this.pair = pair;
    this.points = new Points(model, own, subscripts);
    this.index = subscripts.map((name) => variable(name));
  }

  /** The iterators of a statement of a tile. */
  get iterators(): readonly string[] {
    return [this.pair, ...this.points.subscripts];
  }

  /** Returns the points whose elements of an array the loop updates. */
  updated(array: string): isl.Set {
    const { first, updates } = this.loop;
    const time = variable(this.points.time);
    const end = apply('add', time, int(this.steps));
    const inTile = `${textOf(first)} <= ${textOf(time)} and ${textOf(end)} <= ${textOf(this.#end())}`;
    const sets = updates
      .filter((update) => update.array === array)
      .map(({ elements }) => this.points.withValues(this.index, elements));
    return coalesced(sets.reduce((union, one) => union.union(one)).intersect(this.points.where(inTile)));
  }

  /** Returns a convex set with all of the points, if isl finds one with bounds. */
  hull(points: isl.Set): isl.Set {
    const hull = convexHull(points);
    return isBounded(this.instances('', 0, hull)) ? hull : coalesced(points);
  }

  /** `{ S0_even[tt, i, j] }`: the instances of a statement at some points. */
  instances(name: string, turn: Turn, points: isl.Set): isl.Set {
    const { time, subscripts } = this.points;
    const pair = variable(`${this.pair}'`);
    const tuple = this.iterators.map((one) => `${one}'`).join(', ');
    const start = textOf(this.inPair(variable(time), turn, pair));
    const next = textOf(this.inPair(variable(time), 0, apply('add', pair, int(1))));
    const same = subscripts.map((one) => `${one}' = ${one}`);
    const inPairs = [`${time} = ${start}`, `${textOf(pair)} >= 0`, `${next} <= ${textOf(this.#end())}`];
    const text = `${name}[${tuple}] : ${[...inPairs, ...same].join(' and ')}`;
    const domain = coalesced(this.points.tuples(text, points));
    return this.iterators.reduce((set, one, d) => set.setDimName(isl.DimType.Set, d, one), domain);
  }

  /** `{ S0_even[tt, i, j] -> A[i, j] }`: the element that each of some instances accesses. */
  accessed(instances: isl.Set, turn: Turn, array: string, index: readonly IntExpr[]): isl.Map {
    const name = instances.getTupleName() ?? '';
    const subscripts = index.map((one) => this.inPair(one, turn));
    const { model, iterators } = this;
    const all = accessRelation(model.scop, { name, iterators }, { array, index: subscripts });
    return isl.Map.readFromStr(model.ctx, all).intersectDomain(instances);
  }

  /** `{ S0[t, i, j] }`: the instances of the loop's statement in the iterations after the last pair of tiles. */
  remaining(name: string, iterators: readonly string[]): isl.Set {
    const first = textOf(this.loop.first);
    const length = 2 * this.steps;
    const pairs = `floor((${textOf(this.#end())} - (${first})) / ${length})`;
    const left = `${iterators[0]} >= ${first} + ${length} * ${pairs}`;
    return isl.Set.readFromStr(
      this.model.ctx,
      `${this.#parameters} -> { ${name}[${iterators.join(', ')}] : ${left} }`,
    );
  }

  /** Returns an expression over the points as one over the iterators of a statement. */
  inPair(expr: IntExpr, turn: Turn, pair: IntExpr = variable(this.pair)): IntExpr {
    const tile = apply('add', apply('mul', int(2), pair), int(turn));
    const start = apply('add', this.loop.first, apply('mul', int(this.steps), tile));
    return simplifyIntExpr(substitute(expr, new Map([[this.points.time, start]])));
  }

  /**
   * Returns the iteration after the last one that may be in a tile. The last one of all leaves values in
   * arrays that tiles do not write.
   */
  #end(): IntExpr {
    const { last, leavesOthers } = this.loop;
    return simplifyIntExpr(leavesOthers ? last : apply('add', last, int(1)));
  }

  get #parameters(): string {
    return `[${this.model.scop.parameters.map(({ name }) => name).join(', ')}]`;
  }
}

/** Returns names for the subscripts of elements: the iterators of an update that has them there, if there is one. */
function subscriptsOf({ scop }: ScopModel, { carried, updates }: TimeLoop): readonly string[] {
  const rank = scop.arrays.find(({ name }) => name === carried[0])!.extents.length;
  const names = Array.from({ length: rank }, (_, d) => `e${d}`);
  const named = updates.find(({ array, iterators }) => iterators.size === rank && carried.includes(array));
  for (const [name, { dimension }] of named?.iterators ?? []) names[dimension] = name;
  return names;
}
