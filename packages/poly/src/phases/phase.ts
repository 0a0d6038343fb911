import type { KernelLocal } from '@boxflow/ir';
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
  /** What tiles are intervals of, outermost first: one or two. */
  readonly dimensions: readonly PhaseDimension[];
  readonly launches: readonly LaunchTree[];
}

/** A distribution dimension of a phase. */
export interface PhaseDimension {
  /** Its value: `{ S0[k, i, j] -> [i] }`; constant 0 where the phase is `single`. */
  readonly position: isl.UnionMap;
  /** Source name of its loop, or `ey.0` where it is a subscript of an array; empty where the phase is `single`. */
  readonly iterator: string;
  /** The loop's name in recipes, `S0.i/before`; empty where the phase is `single`. */
  readonly loop: string;
}

/** One launch: a thread grid and what a thread executes. */
export interface LaunchTree {
  readonly domain: isl.UnionSet;
  /** Outermost first. */
  readonly threads: readonly { readonly iterator: string; readonly schedule: isl.UnionMap }[];
  readonly block: readonly number[];
  /** The arrays of which every thread has a copy of its own. */
  readonly locals: readonly KernelLocal[];
  /** The node below the thread grid. */
  readonly body: isl.ScheduleNode;
}
