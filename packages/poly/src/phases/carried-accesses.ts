import * as isl from '@boxflow/isl-wasm';
import { type AccessModel, emptyMap, type ScopModel, type StatementModel } from '../model/scop-model.js';
import { tupleNames } from '../tree/items.js';
import { prefixSchedule } from '../tree/local-dependences.js';
import type { RegisterAccess } from './register-accesses.js';

/** Where a loop that hands elements from one iteration to the next finds what it accesses. */
export interface CarriedAccesses {
  /** The only write. `elements` are by iteration. */
  readonly write: RegisterAccess;
  /** The reads of what the same iteration has written. */
  readonly own: readonly RegisterAccess[];
  /** The reads of what the iteration before has written. */
  readonly before: readonly RegisterAccess[];
  /** What the first iteration reads of earlier ones, by the loops around; empty if there are no such reads. */
  readonly first: isl.UnionMap;
}

/**
 * Returns how a loop accesses an array of which each iteration writes one element, and reads it afterwards,
 * or the one that the iteration before has written; otherwise what stands against that.
 */
export function carriedAccesses(
  model: ScopModel,
  band: isl.ScheduleNode,
  array: string,
): CarriedAccesses | string {
  const inside = new Iterations(model, band);
  const accesses = inside.accessesTo(array);
  const [write, ...more] = accesses.filter(({ kind }) => kind === 'write');
  if (!write) return `the loop does not write ${array}`;
  const isOnce = more.length === 0 && !write.may && inside.executesOnce(write);
  if (!isOnce) return `iterations write more or less than one element of ${array}`;
  const reads = accesses.filter(({ kind }) => kind === 'read');
  const own = reads.filter(({ elements }) => elements.isSubset(write.elements));
  const before = reads.filter((read) => !own.includes(read));
  if (!own.every((read) => inside.isAfter(read, write)))
    return `the loop reads elements of ${array} before it writes them`;
  const [earlier] = before;
  if (!earlier) return { write, own, before, first: emptyMap(band.context) };
  const first = inside.firstOf(earlier.elements, write.elements);
  const isSame = first && before.every(({ elements }) => elements.isEqual(earlier.elements));
  return isSame
    ? { write, own, before, first }
    : `the loop reads other elements of ${array} than those that the last two iterations write`;
}

interface IterationAccess extends RegisterAccess {
  readonly kind: AccessModel['access']['kind'];
  readonly may: boolean;
}

/** The iterations of a loop: each by the values of the loops around it, and its own. */
class Iterations {
  readonly #instances: isl.UnionMap;
  readonly #order: isl.UnionMap;

  constructor(
    private readonly model: ScopModel,
    private readonly band: isl.ScheduleNode,
  ) {
    const body = band.child(0);
    this.#instances = prefixSchedule(body).reverse();
    this.#order = body.getSubtreeScheduleUnionMap().intersectDomain(body.getDomain());
  }

  accessesTo(array: string): readonly IterationAccess[] {
    const names = tupleNames(this.band.getDomain());
    return this.model.statements
      .filter(({ statement }) => names.includes(statement.name))
      .flatMap((statement) => this.#accessesOf(statement, array));
  }

  #accessesOf({ statement, accesses }: StatementModel, array: string): readonly IterationAccess[] {
    return accesses
      .filter(({ access }) => access.array === array)
      .map(({ access, relation, position }) => ({
        statement: statement.name,
        position,
        kind: access.kind,
        may: access.may,
        elements: this.#instances.applyRange(isl.UnionMap.fromMap(relation)),
      }));
  }

  /** Returns whether each iteration executes the statement of an access once, which then accesses one element. */
  executesOnce({ statement, elements }: IterationAccess): boolean {
    const executed = this.#executed(statement);
    return (
      executed.isSingleValued() &&
      elements.isSingleValued() &&
      this.#instances.domain().isSubset(elements.domain())
    );
  }

  #executed(statement: string): isl.UnionMap {
    const own = this.model.statements.filter((one) => one.statement.name === statement);
    return own.reduce((all, { domain }) => all.intersectRange(isl.UnionSet.fromSet(domain)), this.#instances);
  }

  /** Returns whether the instances of one access follow those of a different one in the same iteration. */
  isAfter(later: IterationAccess, earlier: IterationAccess): boolean {
    const pairs = this.#executed(earlier.statement).reverse().applyRange(this.#executed(later.statement));
    return pairs.intersect(this.#order.lexGeUnionMap(this.#order)).isEmpty();
  }

  /**
   * Returns what the first iteration reads, by the loops around, if all others read what the one before has
   * written. `undefined` if they do not, or if there is no one first iteration.
   */
  firstOf(read: isl.UnionMap, written: isl.UnionMap): isl.UnionMap | undefined {
    const iterations = isl.Set.fromUnionSet(this.#instances.domain());
    const depth = iterations.dim(isl.DimType.Set);
    const outer = Array.from({ length: depth - 1 }, (_, d) => `o${d}`);
    const at = (...own: string[]) => `[${[...outer, ...own].join(', ')}]`;
    const map = (from: string, to: string) =>
      isl.UnionMap.readFromStr(this.band.context, `{ ${from} -> ${to} }`);
    const carried = map(at('x'), at('x - 1')).applyRange(written);
    const others = read.intersectDomain(carried.domain());
    const rest = read.subtractDomain(carried.domain());
    const first = map(at(), at('x')).applyRange(rest);
    const wrong = map(at(), at('x')).applyRange(written).intersect(first);
    const isFirst = map(at(), at('x')).intersectRange(rest.domain()).isSingleValued();
    return others.isSubset(carried) && isFirst && first.isSingleValued() && wrong.isEmpty()
      ? first
      : undefined;
  }
}
