import type { Scop, ScopArray, Statement } from '@boxflow/ir';
import { apply, int, simplifyIntExpr } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { boundingBox } from '../boxes/bounding-box.js';
import { coalesced } from '../model/coalesced.js';
import { type Cells, cellsOf, inDimensions } from './cells.js';
import type { LoopSpace } from './loop-space.js';

/** How the iterations of a reduction are dealt out to parts, whose results are put together chunk by chunk. */
export interface Partition {
  /** Depth of the reduction's loop: how many loops are around it. */
  readonly depth: number;
  /** Iterations of that loop whose parts' results one thread puts together. */
  readonly chunk: number;
  /** Absent: a chunk is one part. */
  readonly lanes?: Lanes;
}

/** The division of an iteration, or of successive iterations if the reduction's own loop is divided. */
export interface Lanes {
  /** Depth of the divided loop, the reduction's or one inside it. */
  readonly depth: number;
  /**
   * `turns`: iterations go to `count` lanes in turn. `runs`: `count` successive ones are a part, in each
   * iteration of the loops around, so that the parts have the order of the iterations.
   */
  readonly kind: 'turns' | 'runs';
  readonly count: number;
}

/** The most turns of each lane in a block of successive iterations of the reduction's own loop. */
const TURNS = 32;

/** The names of the new loops. `block` is the one over as many successive iterations as lanes take turns in. */
export interface PartIterators {
  readonly chunk: string;
  readonly block: string;
  readonly lane: string;
  /** As many as the elements that a reduction chooses between have subscripts. */
  readonly cells: readonly string[];
}

/** Returns the new loops around the statements of the reduction's loop, outermost first. */
export function newLoops(
  partition: Partition,
  { chunk, block, lane }: Omit<PartIterators, 'cells'>,
): readonly string[] {
  if (!partition.lanes) return [chunk];
  return hasBlocks(partition) ? [block, lane] : [lane];
}

/** Returns whether lanes take turns in the reduction's own loop. */
function hasBlocks({ depth, lanes }: Partition): boolean {
  return lanes?.kind === 'turns' && lanes.depth === depth;
}

/** Returns the iterations of a block. Each block is in one chunk. */
function blockSize({ chunk, lanes }: Partition): number {
  return greatestDivisor(chunk, TURNS * (lanes?.count ?? 1));
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

/** Returns the number of loops of the source around the new ones. */
export function partDepth({ depth, lanes }: Partition): number {
  if (!lanes) return depth;
  return lanes.kind === 'runs' ? lanes.depth : Math.min(lanes.depth, depth + 1);
}

/** What a part accumulates in instead of an element. */
export interface Accumulator {
  readonly array: string;
  /** The iterators that tell parts apart; none of a scalar of the part. */
  readonly part: readonly string[];
  /** The dimensions of the element's array whose subscripts come after them. */
  readonly dimensions: readonly number[];
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
    const added = newLoops(this.#partition, this.#names);
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

  /**
   * Returns the same accesses, to the accumulators of the part: scalars, or elements that are told apart by
   * the part and by some of the subscripts that they had.
   */
  toPart({ name, iterators }: Statement, relation: string, { array, part, dimensions }: Accumulator): string {
    const parts = isl.Map.readFromStr(
      this.#ctx,
      `${this.#header}{ ${name}[${iterators.join(', ')}] -> [${part.join(', ')}] }`,
    );
    return parts
      .flatRangeProduct(inDimensions(isl.Map.readFromStr(this.#ctx, relation), dimensions))
      .setTupleName(isl.DimType.Out, array)
      .toString();
  }

  /**
   * Returns the elements that the statements choose between in some dimensions of an array; `undefined` if
   * there are none.
   */
  cells(statements: readonly Statement[], array: string, dimensions: readonly number[]): Cells | undefined {
    if (dimensions.length === 0) return undefined;
    const relations = statements.flatMap(({ accesses, domain }) =>
      accesses
        .filter((access) => access.array === array)
        .map(({ relation }) =>
          isl.Map.readFromStr(this.#ctx, relation)
            .intersectDomain(isl.Set.readFromStr(this.#ctx, domain))
            .intersectParams(this.#context),
        ),
    );
    return cellsOf(relations, dimensions, this.#names.cells, this.#context);
  }

  /** Returns the parts in which one of the statements has an instance, with the loops around. */
  parts(statements: readonly Statement[]): LoopSpace {
    return this.#withTurns(this.#union(statements, (one) => [...this.#outer(one), ...this.#around(one)]));
  }

  /** Returns the chunks, with the loops around. */
  chunks(statements: readonly Statement[]): LoopSpace {
    return this.#union(statements, (one) => [...this.#outer(one), this.#names.chunk]);
  }

  /** Returns the parts of each chunk. */
  partsOfChunks(statements: readonly Statement[]): LoopSpace {
    const { chunk } = this.#names;
    return this.#withTurns(
      this.#union(statements, (one) => [...this.#outer(one), chunk, ...this.#around(one)]),
    );
  }

  /** Returns the iterators that are the subscripts of a part's result. */
  subscripts(parts: LoopSpace): readonly string[] {
    return parts.iterators.slice(this.#partition.depth);
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

  #outer({ iterators }: Statement): readonly string[] {
    return iterators.slice(0, this.#partition.depth);
  }

  /**
   * Returns the loops inside the outer ones that tell a part from the others, except for the one over lanes
   * in turn.
   */
  #around({ iterators }: Statement): readonly string[] {
    const { depth, lanes } = this.#partition;
    const inside = iterators.slice(depth, partDepth(this.#partition));
    const added = newLoops(this.#partition, this.#names);
    return [...inside, ...(lanes?.kind === 'turns' ? added.slice(0, -1) : added)];
  }

  /** Returns the loops with the one over all lanes, whether each has a turn or not. */
  #withTurns(loops: LoopSpace): LoopSpace {
    const { lanes } = this.#partition;
    if (lanes?.kind !== 'turns') return loops;
    const turns = isl.Set.readFromStr(this.#ctx, `{ [lane] : 0 <= lane < ${lanes.count} }`);
    return {
      iterators: [...loops.iterators, this.#names.lane],
      domain: loops.domain.flatProduct(turns),
    };
  }

  #union(statements: readonly Statement[], loops: (one: Statement) => readonly string[]): LoopSpace {
    const sets = statements.map((one) => this.#image(one, `[${loops(one).join(', ')}]`));
    return {
      iterators: loops(statements[0] as Statement),
      domain: coalesced(sets.reduce((union, set) => union.union(set))),
    };
  }

  /** Returns the iterations of some of the new loops and of the statement's that have one of its instances. */
  #image(statement: Statement, loops: string): isl.Set {
    const { chunk, block, lane } = this.#names;
    const mentions = (name: string) => new RegExp(`\\b${name}\\b`).test(loops);
    const iterator = statement.iterators[this.#partition.depth] ?? '';
    const conditions = [
      ...(mentions(chunk) ? [inInterval(chunk, this.#partition.chunk, iterator)] : []),
      ...(mentions(block) ? [inInterval(block, blockSize(this.#partition), iterator)] : []),
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

  #inLane({ iterators }: Statement): readonly string[] {
    const { lanes } = this.#partition;
    // Only a statement that never executes may be outside of the loop that lanes divide.
    const turn = lanes && iterators[lanes.depth];
    if (turn === undefined) return [];
    if (lanes?.kind === 'turns') return [`${this.#names.lane} = ${turn} mod ${lanes.count}`];
    return [inInterval(this.#names.lane, lanes?.count ?? 1, turn)];
  }
}

/** `count * i <= j < count * i + count` */
function inInterval(interval: string, count: number, iterator: string): string {
  return `${count} * ${interval} <= ${iterator} < ${count} * ${interval} + ${count}`;
}

function tuple({ name, iterators }: Statement): string {
  return `${name}[${iterators.join(', ')}]`;
}
