import * as isl from '@boxflow/isl-wasm';
import { unionOfSets } from '../model/unions.js';
import { childCount } from '../tree/loop-name.js';

/** Statements that follow each other in a loop's body, with the same iterations. */
export interface StatementsAlike {
  /** The instances of all statements that are the first of their kind. */
  readonly ofFirst: isl.UnionSet;
  /** Returns the statements that a call of a first one stands for, in order. */
  readonly startingWith: (first: string) => readonly string[];
}

/**
 * Finds statements whose code differs only in their names: `S1(i, j); S2(i, j);`. isl takes as long for each of them as for
 * the first one, and an inlined function has many.
 *
 * @param body the tree inside the threads
 * @param own the instances of one thread
 */
export function statementsAlike(body: isl.ScheduleNode, own: isl.UnionSet): StatementsAlike {
  const runs = runsBelow(body, own);
  const following = new Set(runs.flatMap(([, ...others]) => others));
  const first: isl.UnionSet[] = [];
  own.foreachSet((set) => {
    if (!following.has(set.getTupleName() ?? '')) first.push(isl.UnionSet.fromSet(set));
  });
  const byFirst = new Map(runs.map((run) => [run[0], run]));
  return {
    ofFirst: unionOfSets(own.context, first),
    startingWith: (name) => byFirst.get(name) ?? [name],
  };
}

/** Returns the names of statements alike, of each kind with more than one. */
function runsBelow(node: isl.ScheduleNode, own: isl.UnionSet): readonly (readonly string[])[] {
  const children = Array.from({ length: childCount(node) }, (_, i) => node.child(i));
  const below = children.flatMap((child) => runsBelow(child, own));
  return node.getType() === isl.ScheduleNodeType.Sequence ? [...below, ...runsOf(children, own)] : below;
}

/** Returns the runs among the children of a sequence. */
function runsOf(children: readonly isl.ScheduleNode[], own: isl.UnionSet): readonly (readonly string[])[] {
  const runs: string[][] = [];
  let before: isl.Map | undefined;
  for (const child of children) {
    const times = timesOf(child, own);
    const name = times?.getTupleName(isl.DimType.In) ?? '';
    const unnamed = times?.resetTupleId(isl.DimType.In);
    if (before && unnamed?.plainIsEqual(before)) runs.at(-1)?.push(name);
    else runs.push([name]);
    before = unnamed;
  }
  return runs.filter(({ length }) => length > 1);
}

/** Returns `{ S[i, j] -> [i, j] }` on the thread's instances; `undefined` if the child is more than one statement. */
function timesOf(child: isl.ScheduleNode, own: isl.UnionSet): isl.Map | undefined {
  const inside = child.child(0);
  if (inside.getType() !== isl.ScheduleNodeType.Leaf) return undefined;
  const times: isl.Map[] = [];
  inside
    .getPrefixScheduleUnionMap()
    .intersectDomain(own)
    .foreachMap((map) => {
      times.push(map);
    });
  return times.length === 1 ? times[0] : undefined;
}
