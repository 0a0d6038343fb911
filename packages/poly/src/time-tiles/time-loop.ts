import type { IntExpr, LoopNode } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { valueExpr } from '../expressions/expressions.js';
import { affineText } from '../model/affine-text.js';
import { declaredArray } from '../model/declared-array.js';
import type { Dependences } from '../model/dependences.js';
import { emptyMap, type ScopModel } from '../model/scop-model.js';
import { type Loop, loopAround } from '../tree/replace-loop.js';
import { type Update, updateOf } from './update.js';

/** A serial loop of which each iteration updates the same parts of arrays, one part after the other. */
export interface TimeLoop {
  readonly loop: Loop;
  /** In the order of execution. */
  readonly updates: readonly Update[];
  /** The first and the last iteration, affine over the parameters. */
  readonly first: IntExpr;
  readonly last: IntExpr;
  /** The arrays whose values an iteration leaves to the next one. They have equal numbers of dimensions. */
  readonly carried: readonly string[];
  /** Whether other arrays that are updated may be read after the loop. */
  readonly leavesOthers: boolean;
}

/** Why a loop is no {@link TimeLoop}. */
export interface Refusal {
  readonly why: string;
  /** The dependences that stand against it, if these do. */
  readonly broken?: isl.UnionMap;
}

/** Returns the outermost loop at a band as a time loop, or why it is none. */
export function timeLoopAt(
  model: ScopModel,
  dependences: Dependences,
  band: isl.ScheduleNode,
  first: string,
): TimeLoop | Refusal {
  const loop = band.getScheduleDepth() === 0 ? loopAround(model.scop.tree, first, 0) : undefined;
  if (!loop || loop.direction < 0) return { why: 'it is not an outermost loop that counts up' };
  const nests = nestsIn(loop.body);
  if (nests.includes(undefined)) return { why: 'its body is not a sequence of nests of one statement each' };
  const executed = model.statements.filter(({ statement }) => nests.includes(statement.name));
  const ordered = nests.flatMap((name) => executed.find(({ statement }) => statement.name === name) ?? []);
  const updates = ordered.flatMap((nest) => updateOf(model, nest) ?? []);
  const other = ordered.find((nest) => !updates.some(({ statement }) => statement === nest.statement));
  if (other) {
    return { why: `${other.statement.name} is not one assignment to each element of a part of an array` };
  }
  const range = rangeOf(model, updates);
  const uneven = updates.find((update) => !range || !isEven(update, range.values));
  if (!range || uneven) {
    return { why: `its iterations update different elements${uneven ? ` of ${uneven.array}` : ''}` };
  }
  const inside = flowWithin(dependences, updates);
  if (!inside.isEmpty())
    return { why: 'values go from one iteration to another inside a nest', broken: inside };
  return carriedIn(model, dependences, { loop, updates, first: range.first, last: range.last });
}

type WithoutCarried = Omit<TimeLoop, 'carried' | 'leavesOthers'>;

function carriedIn(model: ScopModel, dependences: Dependences, loop: WithoutCarried): TimeLoop | Refusal {
  const arrays = [...new Set(loop.updates.map(({ array }) => array))];
  const carried = arrays.filter((array) => isCarried(dependences, loop.updates, array));
  const ranks = new Set(carried.map((array) => declaredArray(model, array).extents.length));
  if (ranks.size !== 1)
    return { why: 'no arrays of equal numbers of dimensions have values for its next iteration' };
  const leavesOthers = arrays.some(
    (array) => !carried.includes(array) && !declaredArray(model, array).deadAfter,
  );
  return { ...loop, carried, leavesOthers };
}

/** Returns the only statement of each nest in a loop's body, in order; `undefined` for a nest with several. */
function nestsIn(node: LoopNode): readonly (string | undefined)[] {
  if (node.kind === 'sequence') return node.children.flatMap(nestsIn);
  let inner: LoopNode = node;
  while (inner.kind === 'loop') inner = inner.body;
  return [inner.kind === 'statement' ? inner.statement : undefined];
}

interface Range {
  /** `{ [t] }` */
  readonly values: isl.Set;
  readonly first: IntExpr;
  readonly last: IntExpr;
}

/** Returns the iterations of all updates, if these are all between two affine bounds. */
function rangeOf(model: ScopModel, updates: readonly Update[]): Range | undefined {
  const [first, ...more] = updates.map(({ writes }) => timesOf(writes));
  if (!first) return undefined;
  const values = more.reduce((all, one) => all.union(one), first).coalesce();
  const exists = values.params();
  const [least, greatest] = [values.dimMin(0), values.dimMax(0)].map((end) => valueExpr(end, exists));
  const [from, to] = [least, greatest].map((end) => end && affineText(end));
  if (!least || !greatest || from === undefined || to === undefined) return undefined;
  const parameters = model.scop.parameters.map(({ name }) => name).join(', ');
  const between = isl.Set.readFromStr(model.ctx, `[${parameters}] -> { [t'] : ${from} <= t' <= ${to} }`);
  return between.intersectParams(exists).isEqual(values)
    ? { values, first: least, last: greatest }
    : undefined;
}

function timesOf(writes: isl.Set): isl.Set {
  return writes.projectOut(isl.DimType.Set, 1, writes.dim(isl.DimType.Set) - 1);
}

/** Returns whether each iteration of the loop updates the same elements. */
function isEven({ writes, elements }: Update, times: isl.Set): boolean {
  return times.flatProduct(elements).isEqual(writes);
}

/** Returns the flow between different instances of a nest in one iteration of the time loop. */
function flowWithin({ flow }: Dependences, updates: readonly Update[]): isl.UnionMap {
  let within = emptyMap(flow.context);
  flow.foreachMap((map) => {
    const name = map.getTupleName(isl.DimType.In);
    if (
      name !== map.getTupleName(isl.DimType.Out) ||
      !updates.some(({ statement }) => statement.name === name)
    )
      return;
    within = within.union(isl.UnionMap.fromMap(inOneIteration(map)));
  });
  return within;
}

/** Returns whether values of the array go from one iteration to a later one. */
function isCarried({ dataflow }: Dependences, updates: readonly Update[], name: string): boolean {
  const names = updates.map(({ statement }) => statement.name);
  const flow = dataflow.find(({ array }) => array === name)?.flow.rangeFactorDomain();
  let found = false;
  flow?.foreachMap((map) => {
    const [from, to] = [map.getTupleName(isl.DimType.In), map.getTupleName(isl.DimType.Out)];
    if (!names.includes(from ?? '') || !names.includes(to ?? '')) return;
    found ||= !map.subtract(inOneIteration(map)).isEmpty();
  });
  return found;
}

function inOneIteration(map: isl.Map): isl.Map {
  return map.equate(isl.DimType.In, 0, isl.DimType.Out, 0);
}
