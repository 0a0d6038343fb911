import type { ForNode, IfNode } from '../control/control-node.js';
import type { IntExpr } from '../int-expr/int-expr.js';
import type { ConstantBox } from '../kernel/constant-memory.js';
import type { SplitVariant } from '../kernel/split-variant.js';
import type { ScalarType } from '../types/scalar-type.js';

export const PLAN_VERSION = 2;

/**
 * The names of the first and second intervals of tiles and readers in expressions of plans. Nothing else may have these
 * names.
 */
export const INTERVAL_NAMES = ['lo', 'hi', 'lo2', 'hi2', 'rlo', 'rhi', 'rlo2', 'rhi2'] as const;

/**
 * Everything that the runtime needs to run one SCoP on any number of devices: the boxes that each tile accesses, the
 * kernels that it launches, and its flow-out. Expressions are over, in this order of scope:
 *  - the parameters (everywhere),
 *  - the host iterators of the phase (`phases[]`), or of the enclosing loops (`host`),
 *  - the tile's interval `lo`, `hi` (boxes, launches, flow-out, work),
 *  - its interval of the second dimension `lo2`, `hi2` (the same, in phases that have {@link Phase.second}),
 *  - the reader's interval `rlo`, `rhi` (flow-out only),
 *  - the reader's interval of the second dimension `rlo2`, `rhi2` (flow-out only, if the reading phase has one). For a
 *    phase's tile, `lo < hi`, and `[lo, hi)` lies within the phase's own interval. The same holds for `lo2` and `hi2`.
 *    With two dimensions, a tile is a rectangle, but the phase need not be one, so a tile may have no statement
 *    instance. Then its written boxes are empty, and no thread does anything.
 */
export interface Plan {
  readonly version: typeof PLAN_VERSION;
  /** The SCoP's name. */
  readonly name: string;
  /** The place in the source for messages, such as `floyd.c:12:3`. */
  readonly origin: string;
  /** Present if its kernels compute sums of products, as `x * y + z`, with one rounding. */
  readonly contracts?: true;
  readonly parameters: readonly string[];
  /** Conditions that must hold at entry. Otherwise the region runs sequentially, and `message` is shown. */
  readonly assumptions: readonly { readonly condition: IntExpr; readonly message: string }[];
  readonly arrays: readonly PlanArray[];
  readonly classes: readonly DistributionClass[];
  readonly phases: readonly Phase[];
  readonly host: readonly HostNode[];
  /** Absent in plans of older compilers; their regions run on devices however little they do. */
  readonly work?: PlanWork;
}

/** How much one call of a region does: upper bounds, over the parameters. The program chooses by it where to run the call. */
export interface PlanWork {
  /** Operations and accesses to memory. What is in a loop whose number of iterations is data counts once. */
  readonly operationsHull: IntExpr;
  /** The operations of phases that one thread executes. */
  readonly serialHull: IntExpr;
  /** Launches of kernels, with one tile for each phase. */
  readonly launchesHull: IntExpr;
  /** Bytes of the program's arrays that devices need from the region's beginning, and that they write. */
  readonly bytesHull: IntExpr;
}

export interface PlanArray {
  readonly name: string;
  readonly element: ScalarType;
  /** Row-major; over the parameters. Empty for a scalar. */
  readonly extents: readonly IntExpr[];
  /**
   * Whether the number of elements is uncertain. Either no declaration gives it, and extents cover all elements that
   * accesses may reach; or only a parameter's declaration does, and C lets callers pass fewer elements.
   */
  readonly extentsInferred?: true;
  /**
   * The distance of neighbours in each dimension in the program's memory, in elements, over the parameters; for members
   * of structs. If absent, the order is row-major without gaps. On devices there are never gaps.
   */
  readonly hostStrides?: readonly IntExpr[];
  /** False if the array is declared inside the region, so that nothing of it is copied in. */
  readonly liveIn: boolean;
  /** False if the array is never written, or declared inside the region, so that nothing of it is written out. */
  readonly liveOut: boolean;
}

/**
 * First or second distribution dimensions of phases that walk the same dimension of the same arrays. One distribution
 * of `[lo, hi)` over the devices serves all of them, so that rows stay where they are from phase to phase.
 */
export interface DistributionClass {
  /** The array and dimension that the intervals follow, for messages: `path.0`. */
  readonly name: string;
  /** Hull over all host iterations of all the dimensions in the class. Over the parameters. */
  readonly lo: IntExpr;
  readonly hi: IntExpr;
}

export interface Phase {
  /** `p0`, `p1`, … in textual order. */
  readonly name: string;
  /** The statements with their lines, for messages. */
  readonly summary: string;
  readonly hostIterators: readonly string[];
  /** Position in {@link Plan.classes}. */
  readonly class: number;
  /**
   * The source name of the distribution dimension's loop. If an `owner` line of the recipe makes the phase follow the
   * elements that it writes, it is `ey.0`, the first subscript of `ey`: `lo` is then that subscript, and the interval
   * has one value. Empty if the phase is a single instance.
   */
  readonly iterator: string;
  /** The interval of the distribution dimension at the given host iterators; empty if `lo >= hi`. */
  readonly lo: IntExpr;
  readonly hi: IntExpr;
  /** The loop directly inside the first one, if tiles are rectangles `[lo, hi)` x `[lo2, hi2)` of both. */
  readonly second?: SecondDimension;
  /** Why the whole phase must run on one device, its parts one after the other; `null` if it may be divided freely. */
  readonly single: string | null;
  readonly views: readonly PhaseView[];
  /** The launches of a tile, in order. */
  readonly launches: readonly Launch[];
  readonly flowOut: readonly FlowOut[];
  readonly flowOutSets: readonly FlowOutSet[];
  /** An upper bound on the number of statement instances in the tile. */
  readonly workHull: IntExpr;
}

/** The second of a phase's distribution dimensions. */
export interface SecondDimension {
  /** Position in {@link Plan.classes}. */
  readonly class: number;
  /** Source name of the loop. */
  readonly iterator: string;
  /** All of its values at the given host iterators, for any value of the first dimension; empty if `lo >= hi`. */
  readonly lo: IntExpr;
  readonly hi: IntExpr;
}

/** An initial box (BBMM Algorithm 1): a group of accesses that go through one base pointer. */
export interface PhaseView {
  readonly name: string;
  /** Position in {@link Plan.arrays}. */
  readonly array: number;
  /** The hull of all the group's accesses, which must be allocated as one piece. */
  readonly boxHull: PlanBox;
  /** The elements that must be current before the tile runs, or a superset. */
  readonly reads: readonly PlanBox[];
  /**
   * The elements that the tile writes. If `exact`, every element of the box is written, and nothing outside. Otherwise
   * the box is a hull: it must be current before the tile runs, as if it were read, and no other tile of the same phase
   * instance may write in it (guaranteed by the compiler, or by {@link Phase.single}).
   */
  readonly writes: readonly { readonly box: PlanBox; readonly exact: boolean }[];
  /**
   * The box depends on host iterators and not on the tile (BBMM §4.4.2): it may be freed after the serial
   * iteration.
   */
  readonly cleanUp: boolean;
}

/** A box, half-open in every dimension. Empty if `guard` is 0 or some `lo >= hi`. */
export interface PlanBox {
  /** Absent if there is no condition. */
  readonly guard?: IntExpr;
  readonly lo: readonly IntExpr[];
  readonly hi: readonly IntExpr[];
}

export interface Launch {
  readonly kernel: string;
  /**
   * The kernel's variant for views in several buffers. If `null`, there is none, and each view must be in one buffer.
   * Absent in plans of older compilers, which made no variants.
   */
  readonly split?: SplitVariant | null;
  /** Positions in {@link Phase.views}, in the kernel's order. */
  readonly views: readonly number[];
  /** The views whose boxes are copied to constant memory before. Absent: none. */
  readonly constants?: readonly ConstantBox[];
  /** Values for the kernel's integer arguments, in order. */
  readonly scalars: readonly IntExpr[];
  /** The number of threads per grid dimension, outermost first. If one is <= 0, there is nothing to do. */
  readonly grid: readonly IntExpr[];
  readonly block: readonly number[];
}

/**
 * The elements that the tile `[lo, hi)` writes, and that an instance of phase `toPhase` in the reader interval `[rlo,
 * rhi)` reads later, with no write in between (BBMM §5.1.2, pairwise). This is a hint: the runtime pushes the part that
 * it finds current, and pulls everything that a push did not bring.
 *
 * If the two phases have the same class, or both classes in common if they have second dimensions, this is only valid
 * for readers that do not overlap the tile: `rhi <= lo || hi <= rlo || rhi2 <= lo2 || hi2 <= rlo2`. A phase with a
 * second dimension and one without are dealt to devices in different ways, so this is then valid for all readers.
 */
export interface FlowOut {
  readonly array: number;
  readonly toPhase: number;
  readonly boxes: readonly PlanBox[];
  /** Whether the union of the boxes is exactly the flowing set. */
  readonly exact: boolean;
}

/**
 * The elements of an array that the tile `[lo, hi)` writes, and that any other tile reads later, with no write in
 * between (BBMM §5.1.1, FO). The same interval at different host iterators is a different tile.
 */
export interface FlowOutSet {
  readonly array: number;
  readonly boxes: readonly PlanBox[];
  /** Whether the union of the boxes is exactly the set. */
  readonly exact: boolean;
}

/** The serial part of the schedule. `phase` leaves give values for the phase's host iterators. */
export type HostNode =
  | ForNode<HostNode>
  | IfNode<HostNode>
  | { readonly kind: 'phase'; readonly phase: number; readonly iterators: readonly IntExpr[] };
