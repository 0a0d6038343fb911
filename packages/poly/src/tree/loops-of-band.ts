import * as isl from '@boxflow/isl-wasm';
import { tupleNames } from './items.js';
import { prefixSchedule } from './local-dependences.js';

/**
 * Returns two statements of a loop that generated code executes in loops of their own, one after the other; `undefined` if all are
 * in one loop. Statements share a loop if each has an instance after one of the other, directly or by others between them, in the
 * same iteration of the loops around it: isl's AST generation makes a loop of each strongly connected component of this relation.
 *
 *   for i: { if (i < n) S0(i); if (i == n) S1(); }      →      for i < n: S0(i); S1()
 */
export function separateLoops(band: isl.ScheduleNode): readonly [first: string, later: string] | undefined {
  const names = tupleNames(band.getDomain());
  const [start] = names;
  if (names.length < 2 || start === undefined) return undefined;
  const later = laterStatements(band);
  const earlier = new Map(names.map((name) => [name, names.filter((one) => later.get(one)?.has(name))]));
  const notLater = names.find((name) => !reachable(start, (one) => [...(later.get(one) ?? [])]).has(name));
  if (notLater !== undefined) return [notLater, start];
  const notEarlier = names.find((name) => !reachable(start, (one) => earlier.get(one) ?? []).has(name));
  return notEarlier === undefined ? undefined : [start, notEarlier];
}

/** Returns for each statement those with an instance after one of its own, in the same iteration of the loops around. */
function laterStatements(band: isl.ScheduleNode): ReadonlyMap<string, ReadonlySet<string>> {
  const around = prefixSchedule(band);
  const order = band.getSubtreeScheduleUnionMap();
  const later = new Map<string, Set<string>>();
  around
    .applyRange(around.reverse())
    .intersect(order.lexLtUnionMap(order))
    .foreachMap((pairs) => {
      const [from, to] = [isl.DimType.In, isl.DimType.Out].map((type) => pairs.getTupleName(type) ?? '');
      later.set(from!, (later.get(from!) ?? new Set()).add(to!));
    });
  return later;
}

function reachable(start: string, next: (name: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set([start]);
  for (const name of found) for (const one of next(name)) found.add(one);
  return found;
}
