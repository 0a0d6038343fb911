import type { Access, StatementAccess } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { coalesced } from '../model/coalesced.js';
import type { ScopModel } from '../model/scop-model.js';
import { tupleNames } from '../tree/items.js';
import { carriedAround } from '../tree/marks.js';

/** A loop that is cut into tiles or chunks: `first <= value < first + size`, `first` being a parameter. */
export interface CutLoop {
  readonly band: isl.ScheduleNode;
  readonly first: string;
  readonly size: number;
}

/** The elements that one access of a chunk's instances reads or writes, over the `first` parameters. */
export interface DataSpace {
  readonly access: StatementAccess;
  readonly kind: Access['kind'];
  readonly elements: isl.Set;
  /**
   * The elements that the access would have if all iterations of the tile and the chunk existed; may have no
   * bounds.
   */
  readonly hull: isl.Set;
}

/**
 * Returns the data spaces of all accesses of the instances to an array, in the order of the statements; only
 * those of writes if the loop hands elements on, since what it reads is in registers. The instances are
 * inside the loops, at host iterators that are parameters with these names.
 */
export function dataSpaces(
  model: ScopModel,
  instances: isl.UnionSet,
  hostIterators: readonly string[],
  loops: readonly CutLoop[],
  array: string,
): readonly DataSpace[] {
  const [outermost] = loops;
  if (!outermost) return [];
  const chunk = inChunk(instances, loops);
  const anything = inChunk(atHostIterators(outermost.band, hostIterators), loops);
  const names = tupleNames(chunk);
  const spaces = model.statements
    .filter(({ statement }) => names.includes(statement.name))
    .flatMap(({ statement, domain, accesses }) =>
      accesses
        .filter(({ access }) => access.array === array)
        .flatMap(({ access: { kind }, relation, position }) => {
          const elements = elementsIn(relation, chunk);
          // The operand of a `? :` that is never chosen reads nothing.
          if (elements.isEmpty()) return [];
          const hull = elementsIn(relation.gistDomain(domain), anything);
          const own = { statement: statement.name, position };
          return [{ access: own, kind, elements: asSet(elements), hull: asSet(hull) }];
        }),
    );
  const isCarried = loops.some(({ band }) => carriedAround(band).includes(array));
  return isCarried ? spaces.filter(({ kind }) => kind === 'write') : spaces;
}

/** Returns the instances of one tile and chunk. */
export function inChunk(instances: isl.UnionSet, loops: readonly CutLoop[]): isl.UnionSet {
  return loops.reduce((set, { band, first, size }) => {
    const values = `[${first}] -> { [x] : ${first} <= x < ${first} + ${size} }`;
    return set.intersect(instancesWith(band.bandGetPartialSchedule(), band, values));
  }, instances);
}

/** Returns the instances, existing or not, inside the host loops around a band. */
export function atHostIterators(band: isl.ScheduleNode, names: readonly string[]): isl.UnionSet {
  const list = names.join(', ');
  return instancesWith(band.getPrefixScheduleMultiUnionPwAff(), band, `[${list}] -> { [${list}] }`);
}

/** Returns the instances, existing or not, for which a schedule has certain values. */
function instancesWith(schedule: isl.MultiUnionPwAff, node: isl.ScheduleNode, values: string): isl.UnionSet {
  return isl.UnionMap.fromMultiUnionPwAff(schedule.resetTupleId(isl.DimType.Set))
    .gistDomain(node.getDomain())
    .intersectRange(isl.UnionSet.readFromStr(node.context, values))
    .domain();
}

function elementsIn(relation: isl.Map, instances: isl.UnionSet): isl.UnionSet {
  return isl.UnionMap.fromMap(relation).intersectDomain(instances).range();
}

function asSet(elements: isl.UnionSet): isl.Set {
  return coalesced(isl.Set.fromUnionSet(elements));
}
