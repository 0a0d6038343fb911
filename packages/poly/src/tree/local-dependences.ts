import * as isl from '@boxflow/isl-wasm';

/** Values of all loops around `node`, outermost first: `{ S[…] -> [k, …] }`, on the instances at the node. */
export function prefixSchedule(node: isl.ScheduleNode): isl.UnionMap {
  const prefix = node.getPrefixScheduleMultiUnionPwAff().resetTupleId(isl.DimType.Set);
  return isl.UnionMap.fromMultiUnionPwAff(prefix).intersectDomain(node.getDomain());
}

/** Value of the loop at a band: `{ S[…] -> [i] }`, on the instances at the band. */
export function loopSchedule(band: isl.ScheduleNode): isl.UnionMap {
  const schedule = band.bandGetPartialSchedule().resetTupleId(isl.DimType.Set);
  return isl.UnionMap.fromMultiUnionPwAff(schedule).intersectDomain(band.getDomain());
}

/** Returns the dependences among the instances at `node` that agree on all loops around it. */
export function localDependences(node: isl.ScheduleNode, dependences: isl.UnionMap): isl.UnionMap {
  return localAt(node.getDomain(), node.getPrefixScheduleMultiUnionPwAff(), dependences);
}

function localAt(domain: isl.UnionSet, prefix: isl.MultiUnionPwAff, dependences: isl.UnionMap): isl.UnionMap {
  const local = dependences.intersectDomain(domain).intersectRange(domain);
  return local.isEmpty() ? local : local.eqAtMultiUnionPwAff(prefix);
}

/** The local dependences whose source and sink are different iterations of the band's loop. */
export function carriedDependences(band: isl.ScheduleNode, dependences: isl.UnionMap): isl.UnionMap {
  return new LoopOrder(band).carried(dependences);
}

/** Returns the dependences within one iteration of the band's loop, the loops around it agreeing too. */
export function sameIteration(band: isl.ScheduleNode, dependences: isl.UnionMap): isl.UnionMap {
  return new LoopOrder(band).sameIteration(dependences);
}

function setNamed(sets: isl.UnionSet, name: string): isl.Set {
  let found: isl.Set | undefined;
  sets.foreachSet((set) => {
    if (set.getTupleName() === name) found = set;
  });
  if (!found) throw new Error(`${name} has no instances`);
  return found;
}

/** Returns whether the sets are written in the same way: a cheap question, to which `false` says nothing. */
function areSame(some: isl.UnionSet, others: isl.UnionSet): boolean {
  const sets = new Map<string | null, isl.Set>();
  others.foreachSet((set) => {
    sets.set(set.getTupleName(), set);
  });
  let same = some.nSet() === sets.size;
  some.foreachSet((set) => {
    same &&= sets.get(set.getTupleName())?.plainIsEqual(set) ?? false;
  });
  return same;
}

/** When a loop and those around it execute instances. A tree of many statements answers slowly, so it is asked once. */
export class LoopOrder {
  readonly domain: isl.UnionSet;
  readonly #prefix: isl.MultiUnionPwAff;
  readonly #own: isl.MultiUnionPwAff;

  constructor(band: isl.ScheduleNode) {
    this.domain = band.getDomain();
    this.#prefix = band.getPrefixScheduleMultiUnionPwAff();
    this.#own = band.bandGetPartialSchedule();
  }

  /** Returns whether the other one surely executes the same instances, each in the same iterations. */
  isSame(other: LoopOrder): boolean {
    return (
      this.#own.plainIsEqual(other.#own) &&
      this.#prefix.plainIsEqual(other.#prefix) &&
      areSame(this.domain, other.domain)
    );
  }

  /** Returns the iterations of a statement by the values of the loops around: `{ [k] -> [i] }`. */
  iterationsOf(statement: string): isl.UnionMap {
    const instances = isl.UnionSet.fromSet(setNamed(this.domain, statement));
    const [around, own] = [this.#prefix, this.#own].map((schedule) =>
      isl.UnionMap.fromMultiUnionPwAff(schedule.resetTupleId(isl.DimType.Set)).intersectDomain(instances),
    ) as [isl.UnionMap, isl.UnionMap];
    return around.reverse().applyRange(own);
  }

  /** As {@link carriedDependences}. */
  carried(dependences: isl.UnionMap): isl.UnionMap {
    const local = localAt(this.domain, this.#prefix, dependences);
    return local.isEmpty() ? local : local.subtract(local.eqAtMultiUnionPwAff(this.#own));
  }

  /** As {@link sameIteration}. */
  sameIteration(dependences: isl.UnionMap): isl.UnionMap {
    const local = localAt(this.domain, this.#prefix, dependences);
    return local.isEmpty() ? local : local.eqAtMultiUnionPwAff(this.#own);
  }
}
