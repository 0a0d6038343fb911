import type { LoopObstacle } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import type { MappingState } from '../recipe/mapping-state.js';
import type { ElementDependences } from './element-dependences.js';

/** A loop with the dependences that it carries. */
export interface CarryingLoop {
  readonly state: MappingState;
  readonly band: isl.ScheduleNode;
  readonly elements: ElementDependences;
  readonly obstacles: readonly LoopObstacle[];
  /** The dependences of all arrays that keep the loop from being parallel. */
  readonly carried: isl.UnionMap;
  /** Whether reductions in parts were too complex to look at. */
  readonly isTooComplex: boolean;
}
