import type { ForNode, IfNode } from '../control/control-node.js';
import type { IntExpr } from '../int-expr/int-expr.js';
import type { SplitVariant } from '../kernel/split-variant.js';
import type { ScalarType } from '../types/scalar-type.js';

export const PLAN_VERSION = 2;

/** What expressions of plans call the intervals of tiles and of readers, the first and the second; nothing else may be. */
export const INTERVAL_NAMES = ['lo', 'hi', 'lo2', 'hi2', 'rlo', 'rhi', 'rlo2', 'rhi2'] as const;

/**
 * What the runtime needs to run one SCoP on any number of devices: which boxes each tile touches, which kernels
 * it launches, what flows where. Plain data. Expressions are over, in this order of scope:
 *  - the parameters (everywhere),
 *  - the host iterators of the phase (`phases[]`), or of the enclosing loops (`host`),
 *  - the tile's interval `lo`, `hi` (boxes, launches, flow-out, work),
 *  - its interval of the second dimension `lo2`, `hi2` (the same, in phases that have {@link Phase.second}),
 *  - the reader's interval `rlo`, `rhi` (flow-out only),
 *  - the reader's interval of the second dimension `rlo2`, `rhi2` (flow-out only, where the reading phase has one).
 * Inside a phase's tile `lo < hi`, and `[lo, hi)` lies within the phase's own interval; so for `lo2`, `hi2`. In two
 * dimensions a tile is a rectangle, and the phase need not be one: a tile may hold no statement instance at all. Then all
 * that it writes is empty, and no thread does anything.
 */
export interface Plan {
  readonly version: typeof PLAN_VERSION;
  /** The SCoP's name. */
  readonly name: string;
  /** `floyd.c:12:3`, for messages. */
  readonly origin: string;
  readonly parameters: readonly string[];
  /** Must all hold at entry, else the region runs sequentially and `message` is shown. */
  readonly assumptions: readonly { readonly condition: IntExpr; readonly message: string }[];
  readonly arrays: readonly PlanArray[];
  readonly classes: readonly DistributionClass[];
  readonly phases: readonly Phase[];
  readonly host: readonly HostNode[];
}

export interface PlanArray {
  readonly name: string;
  readonly element: ScalarType;
  /** Row-major; over the parameters. Empty for a scalar. */
  readonly extents: readonly IntExpr[];
  /**
   * No declaration says how many elements there are, and extents are those that the accesses may reach; or only one of a
   * parameter says it, which C lets callers pass fewer for.
   */
  readonly extentsInferred?: true;
  /**
   * How far apart neighbours in each dimension lie in the program's memory, in elements, over the parameters: of members
   * of structs. Absent: row-major without gaps. On devices there never are any.
   */
  readonly hostStrides?: readonly IntExpr[];
  /** False: declared inside the region, so nothing of it is copied in. */
  readonly liveIn: boolean;
  /** False: never written, or declared inside the region, so nothing of it is written out. */
  readonly liveOut: boolean;
}

/**
 * Distribution dimensions, first or second ones of phases, that walk the same dimension of the same arrays. One
 * distribution of `[lo, hi)` over the devices serves them all, so that rows stay where they are from phase to phase.
 */
export interface DistributionClass {
  /** For people: `path.0`, the array and dimension that the intervals follow. */
  readonly name: string;
  /** Hull over all host iterations of all the dimensions in the class. Over the parameters. */
  readonly lo: IntExpr;
  readonly hi: IntExpr;
}

export interface Phase {
  /** `p0`, `p1`, … in textual order. */
  readonly name: string;
  /** For people: the statements with their lines. */
  readonly summary: string;
  readonly hostIterators: readonly string[];
  /** Position in {@link Plan.classes}. */
  readonly class: number;
  /**
   * Source name of the distribution dimension's loop. `ey.0`, the first subscript of `ey`, where an `owner` line of the recipe
   * has the phase follow what it writes: `lo` is then that subscript, and the interval has one value. Empty where the phase is
   * a single instance.
   */
  readonly iterator: string;
  /** The interval of the distribution dimension at the given host iterators; empty where `lo >= hi`. */
  readonly lo: IntExpr;
  readonly hi: IntExpr;
  /** The loop directly inside the first one, where tiles are rectangles `[lo, hi)` x `[lo2, hi2)` of both. */
  readonly second?: SecondDimension;
  /** Why all of the phase must run on one device, its parts one after the other; `null` where it may be split freely. */
  readonly single: string | null;
  readonly views: readonly PhaseView[];
  /** In order, on the same tile. */
  readonly launches: readonly Launch[];
  readonly flowOut: readonly FlowOut[];
  readonly flowOutSets: readonly FlowOutSet[];
  /** Over-approximated number of statement instances in the tile. */
  readonly workHull: IntExpr;
}

/** The second of a phase's distribution dimensions. */
export interface SecondDimension {
  /** Position in {@link Plan.classes}. */
  readonly class: number;
  /** Source name of the loop. */
  readonly iterator: string;
  /** All of its values at the given host iterators, whatever that of the first dimension; empty where `lo >= hi`. */
  readonly lo: IntExpr;
  readonly hi: IntExpr;
}

/** An initial box (BBMM Algorithm 1): a group of accesses that go through one base pointer. */
export interface PhaseView {
  readonly name: string;
  /** Position in {@link Plan.arrays}. */
  readonly array: number;
  /** Hull of all the group's accesses: what must be allocated as one piece. */
  readonly boxHull: PlanBox;
  /** What must be current before the tile runs (may be over-approximated). */
  readonly reads: readonly PlanBox[];
  /**
   * What the tile writes. `exact`: every element of the box is written, nothing outside. Otherwise the box is a
   * hull: it must be current before the tile runs as if it were read, and no other tile of the same phase
   * instance may write in it (guaranteed by the compiler, or by {@link Phase.single}).
   */
  readonly writes: readonly { readonly box: PlanBox; readonly exact: boolean }[];
  /** The box depends on host iterators and not on the tile (BBMM §4.4.2): it may be freed after the serial iteration. */
  readonly cleanUp: boolean;
}

/** Half-open in every dimension. Empty where `guard` is 0 or some `lo >= hi`. */
export interface PlanBox {
  /** Absent: always there. */
  readonly guard?: IntExpr;
  readonly lo: readonly IntExpr[];
  readonly hi: readonly IntExpr[];
}

export interface Launch {
  readonly kernel: string;
  /**
   * The kernel's variant for views in several buffers; `null`: there is none, and each view is put in one. Absent: the
   * compiler knew of no variants.
   */
  readonly split?: SplitVariant | null;
  /** Positions in {@link Phase.views}, in the kernel's order. */
  readonly views: readonly number[];
  /** Values for the kernel's integer arguments, in order. */
  readonly scalars: readonly IntExpr[];
  /** Number of threads per grid dimension, outermost first; nothing to do where one is <= 0. */
  readonly grid: readonly IntExpr[];
  readonly block: readonly number[];
}

/**
 * What the tile `[lo, hi)` writes and an instance of phase `toPhase` in the reader interval `[rlo, rhi)` reads
 * later, with no write in between (BBMM §5.1.2, pairwise). A hint: the runtime pushes the part that it finds
 * current, and pulls whatever a push did not bring.
 *
 * Where the two phases have the same class, or with second dimensions both classes in common, it holds for readers that do
 * not overlap the tile: `rhi <= lo || hi <= rlo || rhi2 <= lo2 || hi2 <= rlo2`. A phase with a second dimension and one
 * without are dealt to devices in different ways, so that there it holds for all readers.
 */
export interface FlowOut {
  readonly array: number;
  readonly toPhase: number;
  readonly boxes: readonly PlanBox[];
  /** True: the union of the boxes is exactly the flowing set. */
  readonly exact: boolean;
}

/**
 * What the tile `[lo, hi)` writes of an array and any other tile reads later, with no write in between (BBMM §5.1.1, FO):
 * the same interval at other host iterators is another tile.
 */
export interface FlowOutSet {
  readonly array: number;
  readonly boxes: readonly PlanBox[];
  /** True: the union of the boxes is exactly the set. */
  readonly exact: boolean;
}

/** The serial part of the schedule. `phase` leaves give values for the phase's host iterators. */
export type HostNode =
  | ForNode<HostNode>
  | IfNode<HostNode>
  | { readonly kind: 'phase'; readonly phase: number; readonly iterators: readonly IntExpr[] };
