import type { Scop, Statement } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { coalesced } from '../model/coalesced.js';

/** How the iterations of a reduction are dealt out: to chunks, one after another, and inside a chunk to lanes, in turn. */
export interface Partition {
  /** Depth of the reduction's loop: how many loops are around it. */
  readonly depth: number;
  /** Iterations of that loop in a chunk. */
  readonly chunk: number;
  /** Absent: a chunk is not divided further. */
  readonly lanes?: {
    /** Of the loop, this one or one inside it, whose iterations go to the lanes in turn. */
    readonly depth: number;
    readonly count: number;
  };
}

/** The names of the two new loops. */
export interface PartIterators {
  readonly chunk: string;
  readonly lane: string;
}

/** Returns the new loops, outermost first. */
export function partLoops({ lanes }: Partition, names: PartIterators): readonly string[] {
  return lanes ? [names.chunk, names.lane] : [names.chunk];
}

/** Returns the statement's iterators with those of the new loops right around the reduction's. */
export function partIterators(
  { iterators }: Statement,
  partition: Partition,
  names: PartIterators,
): readonly string[] {
  const { depth } = partition;
  return [...iterators.slice(0, depth), ...partLoops(partition, names), ...iterators.slice(depth)];
}

/** Instances of a statement in new loops, which are constant functions of the old ones. */
export class PartitionedSpace {
  readonly #ctx: isl.Context;
  readonly #header: string;
  readonly #partition: Partition;
  readonly #names: PartIterators;

  constructor(ctx: isl.Context, scop: Scop, partition: Partition, names: PartIterators) {
    this.#ctx = ctx;
    this.#header = `[${scop.parameters.map(({ name }) => name).join(', ')}] -> `;
    this.#partition = partition;
    this.#names = names;
  }

  /** `{ S0[i] : … }` → `{ S0[chunk, lane, i] : … }` */
  domain(statement: Statement): string {
    const conditions = [this.#inChunk(statement), this.#inLane(statement)].filter((one) => one !== undefined);
    return this.#map(`${tuple(statement)} -> ${this.#tuple(statement)}`, conditions)
      .intersectDomain(isl.Set.readFromStr(this.#ctx, statement.domain))
      .range()
      .toString();
  }

  /** `{ S0[i] -> A[i] }` → `{ S0[chunk, lane, i] -> A[i] }` */
  relation(statement: Statement, relation: string): string {
    return this.#map(`${this.#tuple(statement)} -> ${tuple(statement)}`, [])
      .applyRange(isl.Map.readFromStr(this.#ctx, relation))
      .toString();
  }

  /** Returns the same accesses, to a scalar. */
  toScalar(relation: string, array: string): string {
    const instances = isl.Map.readFromStr(this.#ctx, relation).domain();
    const scalar = isl.Set.readFromStr(this.#ctx, `{ ${array}[] }`);
    return isl.Map.fromDomainAndRange(instances, scalar).toString();
  }

  /** `{ [chunk] : … }`, with the loops around: the chunks in which one of the statements has an instance. */
  chunks(statements: readonly Statement[]): isl.Set {
    const { depth } = this.#partition;
    const chunks = statements.map((statement) => {
      const outer = [...statement.iterators.slice(0, depth), this.#names.chunk];
      return this.#map(`${tuple(statement)} -> [${outer.join(', ')}]`, [this.#inChunk(statement)])
        .intersectDomain(isl.Set.readFromStr(this.#ctx, statement.domain))
        .range();
    });
    return coalesced(chunks.reduce((union, set) => union.union(set)));
  }

  #map(tuples: string, conditions: readonly string[]): isl.Map {
    const text = conditions.length === 0 ? '' : ` : ${conditions.join(' and ')}`;
    return isl.Map.readFromStr(this.#ctx, `${this.#header}{ ${tuples}${text} }`);
  }

  #tuple(statement: Statement): string {
    return `${statement.name}[${partIterators(statement, this.#partition, this.#names).join(', ')}]`;
  }

  #inChunk({ iterators }: Statement): string {
    const { depth, chunk } = this.#partition;
    const first = `${chunk} * ${this.#names.chunk}`;
    return `${first} <= ${iterators[depth]} < ${first} + ${chunk}`;
  }

  /** `undefined` if lanes do not matter. */
  #inLane({ iterators }: Statement): string | undefined {
    const { lanes } = this.#partition;
    // Only a statement that never executes may be outside of the loop that lanes take turns in.
    const turn = lanes && iterators[lanes.depth];
    return turn === undefined ? undefined : `${this.#names.lane} = ${turn} mod ${lanes?.count}`;
  }
}

function tuple({ name, iterators }: Statement): string {
  return `${name}[${iterators.join(', ')}]`;
}
