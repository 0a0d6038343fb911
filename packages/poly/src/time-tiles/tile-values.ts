import {
  apply,
  type BodyExpr,
  type IntExpr,
  int,
  mapOperands,
  printIntExpr,
  type ScalarType,
  simplifyIntExpr,
  substitute,
  variable,
} from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import { declaredArray } from '../model/declared-array.js';
import type { Alternatives } from './alternatives.js';
import type { TileReads } from './tile-reads.js';
import { TileTooLarge } from './tile-too-large.js';
import type { Tiling } from './tiling.js';
import { instanceAt, type Update } from './update.js';

/** A tile is too large if it computes so many operands at each point: what it saves is less. */
const MOST_READS = 400;

/**
 * Computes the values that a tile of several time steps leaves, from those that it finds. It computes again
 * what an update reads of an earlier one of the tile:
 *
 *   B[i] = A[i - 1] + A[i + 1]; A[i] = B[i - 1] + B[i + 1]   →   A[i] = (A[i - 2] + A[i]) + (A[i] + A[i + 2])
 */
export class TileValues {
  #count = 0;
  /** Values that are the same wherever they are read, and how many elements each reads. */
  readonly #known = new Map<string, { readonly value: BodyExpr; readonly count: number }>();
  /** The points at which updates concern elements, by texts of both. */
  readonly #updated = new Map<string, isl.Set>();

  constructor(
    private readonly tiling: Tiling,
    private readonly alternatives: Alternatives,
    private readonly reads: TileReads,
  ) {}

  /** Returns the value that the tile leaves in an element, at points of `where`. */
  last(array: string, index: readonly IntExpr[], where: isl.Set): BodyExpr {
    const { steps, loop } = this.tiling;
    return this.#element(array, index, steps * loop.updates.length, where, false);
  }

  /** Returns an element's value before an update, which has a position among those of all steps. */
  #element(array: string, index: readonly IntExpr[], before: number, where: isl.Set, may: boolean): BodyExpr {
    if (!this.alternatives.narrows) return this.#computed(array, index, before, where, may);
    const key = [array, ...index.map(printIntExpr), before].join(' ');
    const known = this.#known.get(key);
    if (known) {
      this.#counted(known.count);
      return known.value;
    }
    const start = this.#count;
    const value = this.#computed(array, index, before, where, may);
    this.#known.set(key, { value, count: this.#count - start });
    return value;
  }

  #counted(reads: number): void {
    this.#count += reads;
    if (this.#count > MOST_READS) throw new TileTooLarge(`a tile reads more than ${MOST_READS} elements`);
  }

  #computed(
    array: string,
    index: readonly IntExpr[],
    before: number,
    where: isl.Set,
    may: boolean,
  ): BodyExpr {
    const { updates } = this.tiling.loop;
    for (let position = before - 1; position >= 0; position--) {
      const update = updates[position % updates.length]!;
      if (update.array !== array) continue;
      const isUpdated = this.#updatedBy(update, index);
      if (isUpdated.isDisjoint(where)) continue;
      return this.alternatives.either(
        isUpdated,
        where,
        (inside) => this.#assigned(update, position, index, inside, may),
        (outside) => this.#element(array, index, position, outside, may),
      );
    }
    return this.#found(array, index, may);
  }

  /** Returns an element's value of before the tile. */
  #found(array: string, index: readonly IntExpr[], may: boolean): BodyExpr {
    this.#counted(1);
    const { element: type } = declaredArray(this.tiling.model, array);
    return { kind: 'read', access: this.reads.add(array, index, may), type };
  }

  /** Returns what an update assigns to an element. */
  #assigned(
    update: Update,
    position: number,
    index: readonly IntExpr[],
    where: isl.Set,
    may: boolean,
  ): BodyExpr {
    const { statement, value, element } = update;
    const values = new Map([...instanceAt(update, index), [statement.iterators[0]!, this.#time(position)]]);
    const rewritten = (expr: BodyExpr): BodyExpr => {
      if (expr.kind === 'int') return { ...expr, value: simplifyIntExpr(substitute(expr.value, values)) };
      if (expr.kind !== 'read') return mapOperands(expr, rewritten);
      const access = statement.accesses[expr.access]!;
      const subscripts = access.index.map((one) => simplifyIntExpr(substitute(one as IntExpr, values)));
      return this.#element(access.array, subscripts, position, where, may || access.may);
    };
    return converted(rewritten(value), element);
  }

  /** Returns the points at which an update concerns an element: the same in each iteration. */
  #updatedBy({ elements }: Update, index: readonly IntExpr[]): isl.Set {
    const key = [
      this.tiling.loop.updates.findIndex((one) => one.elements === elements),
      ...index.map(printIntExpr),
    ].join(' ');
    const known = this.#updated.get(key) ?? this.tiling.points.withValues(index, elements);
    this.#updated.set(key, known);
    return known;
  }

  #time(position: number): IntExpr {
    const step = Math.floor(position / this.tiling.loop.updates.length);
    return simplifyIntExpr(apply('add', variable(this.tiling.points.time), int(step)));
  }
}

function converted(expr: BodyExpr, type: ScalarType): BodyExpr {
  return expr.type === type ? expr : { kind: 'cast', operand: expr, type };
}
