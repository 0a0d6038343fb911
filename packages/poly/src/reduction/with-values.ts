import type { Scop, ScopArray, Statement } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { accessRelation } from '../model/access-relation.js';
import { freeName } from '../model/free-name.js';
import { loopAround, replaceLoop } from '../tree/replace-loop.js';
import { type WithValue, withComparedValue } from './place.js';
import type { Reduction, ReductionOfElements, ReductionOfPlace } from './reducible.js';
import { selectionOf } from './selection.js';

/** A SCoP, and what a loop of it reduces. */
export interface WithReductions {
  readonly scop: Scop;
  readonly reductions: readonly ReductionOfElements[];
}

/**
 * Returns the SCoP with a scalar for each value that a loop compares by its place:
 *
 *   for i: if (x[i] > x[best]) best = i
 *
 *   →  value = x[first]                  the place with which the loop begins
 *      for i: if (x[i] > value) { value = x[i]; best = i; }
 *
 * @param first the loop's first statement
 * @param depth the number of loops around the loop
 */
export function withValues(
  ctx: isl.Context,
  scop: Scop,
  first: string,
  depth: number,
  reductions: readonly Reduction[],
): WithReductions {
  let rewritten = scop;
  const known = reductions.map((reduction) => {
    if (reduction.kind !== 'place') return reduction;
    const valued = withValue(ctx, rewritten, first, depth, reduction);
    rewritten = valued.scop;
    return valued.reduction;
  });
  return { scop: rewritten, reductions: known };
}

function withValue(
  ctx: isl.Context,
  scop: Scop,
  first: string,
  depth: number,
  { arrays, statements }: ReductionOfPlace,
): { readonly scop: Scop; readonly reduction: ReductionOfElements } {
  const place = arrays[0] as ScopArray;
  const taken = new Set([...scop.statements, ...scop.arrays, ...scop.parameters].map(({ name }) => name));
  const [name, initial] = ['value', 'initial'].map((one) => freeName(`${place.name}_${one}`, taken)) as [
    string,
    string,
  ];
  const source = scop.statements.find((one) => one.name === statements[0]);
  const known = loopAround(scop.tree, first, depth)?.firstPlaces?.[place.name];
  const found = source && known && withComparedValue(source, place, depth, known, name);
  const selection = found && selectionOf(found.statement, { name, element: found.type });
  if (!selection) throw new Error(`${statements[0]} compares no elements at ${place.name}`);
  const value = scalar(name, found, depth);
  const begin = beforeLoop(ctx, scop, found.initial, initial, depth);
  const { rule, selected } = selection;
  const all = [value, ...selected.flatMap(({ array }) => arrays.filter((one) => one.name === array))];
  return {
    scop: {
      ...scop,
      arrays: [...scop.arrays, value],
      statements: [...scop.statements.map((one) => (one === source ? found.statement : one)), begin],
      tree: replaceLoop(scop.tree, first, depth, (loop) => ({
        kind: 'sequence',
        children: [{ kind: 'statement', statement: initial }, loop],
      })),
    },
    reduction: { kind: 'selection', arrays: all, selection: { rule, selected }, varied: [], statements },
  };
}

function scalar(name: string, { statement, type }: WithValue, loopsAround: number): ScopArray {
  const { location } = statement;
  return {
    name,
    element: type,
    extents: [],
    address: '',
    storage: 'local',
    deadAfter: true,
    loopsAround,
    location,
  };
}

/** Returns the statement before the loop, wherever the loop has an iteration. */
function beforeLoop(
  ctx: isl.Context,
  scop: Scop,
  statement: Statement,
  name: string,
  depth: number,
): Statement {
  const inner = statement.iterators.length - depth;
  const iterators = statement.iterators.slice(0, depth);
  const domain = isl.Set.readFromStr(ctx, statement.domain);
  const accesses = statement.accesses.map((access) => {
    const relation = isl.Map.readFromStr(ctx, access.relation)
      .intersectDomain(domain)
      .projectOut(isl.DimType.In, depth, inner)
      .setTupleName(isl.DimType.In, name)
      .intersect(isl.Map.readFromStr(ctx, accessRelation(scop, { name, iterators }, access)));
    return { ...access, may: access.may && access.kind === 'read', relation: relation.toString() };
  });
  return {
    ...statement,
    name,
    iterators,
    domain: domain.projectOut(isl.DimType.Set, depth, inner).setTupleName(name).toString(),
    accesses,
  };
}
