/** Half-open interval `[lo, hi)` of a distribution dimension. */
export interface Interval {
  readonly lo: number;
  readonly hi: number;
}

/** A part of a phase: an interval of its distribution dimension, and one of the second if it has two. */
export interface TileExtent extends Interval {
  readonly second?: Interval;
}

/** The part of a phase that one device works on. */
export interface Tile extends TileExtent {
  readonly device: number;
}

/** Half-open, and never empty: empty boxes are left out of what the evaluator yields. */
export interface ConcreteBox {
  readonly lo: readonly number[];
  readonly hi: readonly number[];
}

/** One tile of a phase with all its expressions evaluated. */
export interface TileStep {
  /** Position in {@link Plan.phases}. */
  readonly phase: number;
  /** Values of the phase's host iterators. */
  readonly hostIterators: readonly number[];
  readonly tile: Tile;
  readonly views: readonly TileView[];
  readonly launches: readonly TileLaunch[];
  readonly flowOut: readonly TileFlow[];
  /** Over-approximated number of statement instances. */
  readonly work: number;
}

export interface TileView {
  readonly name: string;
  /** Position in {@link Plan.arrays}. */
  readonly array: number;
  /** Absent if the view is empty for this tile. */
  readonly boxHull: ConcreteBox | undefined;
  readonly reads: readonly ConcreteBox[];
  readonly writes: readonly { readonly box: ConcreteBox; readonly exact: boolean }[];
  readonly cleanUp: boolean;
}

export interface TileLaunch {
  readonly kernel: string;
  readonly views: readonly number[];
  readonly scalars: readonly number[];
  /** Positive throughout: launches of no thread are left out. */
  readonly grid: readonly number[];
  readonly block: readonly number[];
}

/** The results of this tile that a reader on a different device needs. */
export interface TileFlow {
  readonly array: number;
  readonly toPhase: number;
  readonly toDevice: number;
  readonly boxes: readonly ConcreteBox[];
  readonly exact: boolean;
}
