import { type IntExpr, printIntExpr, simplifyIntExpr } from '@boxflow/ir';

/** A read of an element in the values of a tile. */
export interface TileRead {
  readonly array: string;
  readonly index: readonly IntExpr[];
  readonly may: boolean;
}

/** The reads of a tile, each element once. Expressions name them by their positions. */
export class TileReads {
  readonly all: TileRead[] = [];

  /** Adds a read, unless there is an equal one, and returns its position. */
  add(array: string, index: readonly IntExpr[], may: boolean): number {
    const simple = index.map(simplifyIntExpr);
    const text = simple.map(printIntExpr).join();
    const found = this.all.findIndex(
      (one) => one.array === array && one.index.map(printIntExpr).join() === text,
    );
    const position = found < 0 ? this.all.length : found;
    const { may: mayBefore = true } = this.all[position] ?? {};
    this.all[position] = { array, index: simple, may: mayBefore && may };
    return position;
  }
}
