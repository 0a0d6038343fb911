import type * as isl from '@boxflow/isl-wasm';

/** A phase as the schedule tree describes it, after all transformations. */
export interface PhaseTree {
  readonly index: number;
  readonly kind: 'tiled' | 'single';
  /** `{ S0[k, i, j] : … }`. */
  readonly domain: isl.UnionSet;
  /** Values of the host loops: `{ S0[k, i, j] -> [k] }`. */
  readonly prefix: isl.UnionMap;
  /** Names of the host iterators, distinct, and distinct from the parameters. */
  readonly hostIterators: readonly string[];
  /** The dimensions that tiles are intervals of, outermost first: one or two. */
  readonly dimensions: readonly PhaseDimension[];
  readonly launches: readonly LaunchTree[];
}

/** A distribution dimension of a phase. */
export interface PhaseDimension {
  /** Its value: `{ S0[k, i, j] -> [i] }`; constant 0 if the phase is `single`. */
  readonly position: isl.UnionMap;
  /** Source name of its loop, or `ey.0` if it is a subscript of an array; empty if the phase is `single`. */
  readonly iterator: string;
  /** The loop's name in recipes, `S0.i/before`; empty if the phase is `single`. */
  readonly loop: string;
}

/** One launch of a phase, as the schedule tree describes it: {@link threadBands}, then what one thread executes. */
export interface LaunchTree {
  /** `k0`, `k1`, … in the order of launches. */
  readonly name: string;
  /** The name that the recipe gives its kernel. */
  readonly kernel?: string;
  /** The arrays that threads read by the path for memory that nobody writes. */
  readonly textures?: readonly string[];
  /** The arrays of which threads store an element only if its bits change. */
  readonly guarded?: readonly string[];
  /** Extents of boxes that threads read from constant memory, by array. */
  readonly constants?: ReadonlyMap<string, readonly number[]>;
  /** The outermost of its loops, or the mark above it; in a phase of one instance all that the instance does. */
  readonly node: isl.ScheduleNode;
  /** The arrays of which every thread has a copy of its own, as the marks of the tree say. */
  readonly copies: readonly string[];
}
