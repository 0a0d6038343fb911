import type { IntExpr, Scop, ScopArray, Statement } from '@boxflow/ir';
import { apply, int, simplifyIntExpr, variable } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { boundingBox } from '../boxes/bounding-box.js';
import { coalesced } from '../model/coalesced.js';

/** How the iterations of a reduction are dealt out to parts, whose results are put together chunk by chunk. */
export interface Partition {
  /** Depth of the reduction's loop: how many loops are around it. */
  readonly depth: number;
  /** Iterations of that loop in a chunk. */
  readonly chunk: number;
  /** Absent: a chunk is one part. */
  readonly lanes?: Lanes;
}

/** The parts of a chunk. */
export interface Lanes {
  /** Of the loop, this one or one inside it, whose iterations are divided. */
  readonly depth: number;
  /**
   * `turns`: the iterations of a chunk go to `count` lanes in turn. `runs`: `count` successive ones are a part, in each
   * iteration of the loops around, so that the parts have the order of the iterations.
   */
  readonly kind: 'turns' | 'runs';
  readonly count: number;
}

/** The names of the two new loops. */
export interface PartIterators {
  readonly chunk: string;
  readonly lane: string;
}

/** Loops, outermost first, and the iterations that they have. */
export interface LoopSpace {
  readonly iterators: readonly string[];
  readonly domain: isl.Set;
}

/** Returns how many new loops are around the statements of the reduction's loop. */
export function newLoops({ lanes }: Partition): number {
  return lanes?.kind === 'turns' ? 2 : 1;
}

/** Returns the number of loops of the source around the new one that is innermost. */
export function partDepth({ depth, lanes }: Partition): number {
  return lanes?.kind === 'runs' ? lanes.depth : depth;
}

/** Instances of a statement in new loops, which are constant functions of the old ones. */
export class PartitionedSpace {
  readonly #ctx: isl.Context;
  readonly #context: isl.Set;
  readonly #header: string;
  readonly #partition: Partition;
  readonly #names: PartIterators;

  constructor(ctx: isl.Context, scop: Scop, partition: Partition, names: PartIterators) {
    this.#ctx = ctx;
    this.#context = isl.Set.readFromStr(ctx, scop.context);
    this.#header = `[${scop.parameters.map(({ name }) => name).join(', ')}] -> `;
    this.#partition = partition;
    this.#names = names;
  }

  /** Returns the statement's iterators with those of the new loops. */
  iterators({ iterators }: Statement): readonly string[] {
    const depth = partDepth(this.#partition);
    const { chunk, lane } = this.#names;
    const added = { turns: [chunk, lane], runs: [lane], none: [chunk] }[this.#kind];
    return [...iterators.slice(0, depth), ...added, ...iterators.slice(depth)];
  }

  /** `{ S0[i] : … }` → `{ S0[chunk, lane, i] : … }` */
  domain(statement: Statement): string {
    return this.#image(statement, `${statement.name}[${this.iterators(statement).join(', ')}]`).toString();
  }

  /** `{ S0[i] -> A[i] }` → `{ S0[chunk, lane, i] -> A[i] }` */
  relation(statement: Statement, relation: string): string {
    const moved = `${statement.name}[${this.iterators(statement).join(', ')}]`;
    return this.#map(`${moved} -> ${tuple(statement)}`, [])
      .applyRange(isl.Map.readFromStr(this.#ctx, relation))
      .toString();
  }

  /** Returns the same accesses, to a scalar. */
  toScalar(relation: string, array: string): string {
    const instances = isl.Map.readFromStr(this.#ctx, relation).domain();
    const scalar = isl.Set.readFromStr(this.#ctx, `{ ${array}[] }`);
    return isl.Map.fromDomainAndRange(instances, scalar).toString();
  }

  /** Returns the parts in which one of the statements has an instance, with the loops around. */
  parts(statements: readonly Statement[]): LoopSpace {
    const { lanes } = this.#partition;
    const chunks = this.chunks(statements);
    if (!lanes) return chunks;
    if (lanes.kind === 'runs') return this.#union(statements, (one) => this.#partsOf(one));
    const turns = isl.Set.readFromStr(this.#ctx, `{ [lane] : 0 <= lane < ${lanes.count} }`);
    return {
      iterators: [...chunks.iterators, this.#names.lane],
      domain: chunks.domain.flatProduct(turns),
    };
  }

  /** Returns the chunks, with the loops around. */
  chunks(statements: readonly Statement[]): LoopSpace {
    return this.#union(statements, (one) => [...this.#outer(one), this.#names.chunk]);
  }

  /** Returns the parts of each chunk. */
  partsOfChunks(statements: readonly Statement[]): LoopSpace {
    if (this.#kind !== 'runs') return this.parts(statements);
    return this.#union(statements, (one) => [
      ...this.#outer(one),
      this.#names.chunk,
      ...this.#partsOf(one).slice(this.#partition.depth),
    ]);
  }

  /** Returns the subscripts of a part's result. */
  subscripts(parts: LoopSpace): readonly IntExpr[] {
    return parts.iterators.slice(this.#partition.depth).map(variable);
  }

  /** Returns how large the results of all parts are. */
  extents(parts: LoopSpace): ScopArray['extents'] {
    const { depth, lanes } = this.#partition;
    if (!lanes) return [null];
    if (lanes.kind === 'turns') return [null, int(lanes.count)];
    const inner = parts.domain.projectOut(isl.DimType.Set, 0, depth + 1);
    const { hi } = boundingBox(inner, this.#context);
    return [null, ...hi.map((end) => simplifyIntExpr(apply('max', end, int(1))))];
  }

  get #kind(): Lanes['kind'] | 'none' {
    return this.#partition.lanes?.kind ?? 'none';
  }

  #outer({ iterators }: Statement): readonly string[] {
    return iterators.slice(0, this.#partition.depth);
  }

  /** Returns the loops that tell a run from the others: `[i, lane]`. */
  #partsOf({ iterators }: Statement): readonly string[] {
    return [...iterators.slice(0, partDepth(this.#partition)), this.#names.lane];
  }

  #union(statements: readonly Statement[], loops: (one: Statement) => readonly string[]): LoopSpace {
    const sets = statements.map((one) => this.#image(one, `[${loops(one).join(', ')}]`));
    return {
      iterators: loops(statements[0] as Statement),
      domain: coalesced(sets.reduce((union, set) => union.union(set))),
    };
  }

  /** Returns the instances of new loops, some of `chunk`, `lane` and the statement's, that have one of the statement. */
  #image(statement: Statement, loops: string): isl.Set {
    const { chunk, lane } = this.#names;
    const mentions = (name: string) => new RegExp(`\\b${name}\\b`).test(loops);
    const conditions = [
      ...(mentions(chunk) ? [this.#inChunk(statement)] : []),
      ...(mentions(lane) ? this.#inLane(statement) : []),
    ];
    return this.#map(`${tuple(statement)} -> ${loops}`, conditions)
      .intersectDomain(isl.Set.readFromStr(this.#ctx, statement.domain))
      .range();
  }

  #map(tuples: string, conditions: readonly string[]): isl.Map {
    const text = conditions.length === 0 ? '' : ` : ${conditions.join(' and ')}`;
    return isl.Map.readFromStr(this.#ctx, `${this.#header}{ ${tuples}${text} }`);
  }

  #inChunk({ iterators }: Statement): string {
    const { depth, chunk } = this.#partition;
    const first = `${chunk} * ${this.#names.chunk}`;
    return `${first} <= ${iterators[depth]} < ${first} + ${chunk}`;
  }

  #inLane({ iterators }: Statement): readonly string[] {
    const { lanes } = this.#partition;
    // Only a statement that never executes may be outside of the loop that lanes divide.
    const turn = lanes && iterators[lanes.depth];
    if (turn === undefined) return [];
    if (lanes?.kind === 'turns') return [`${this.#names.lane} = ${turn} mod ${lanes.count}`];
    const first = `${lanes?.count} * ${this.#names.lane}`;
    return [`${first} <= ${turn} < ${first} + ${lanes?.count}`];
  }
}

function tuple({ name, iterators }: Statement): string {
  return `${name}[${iterators.join(', ')}]`;
}
