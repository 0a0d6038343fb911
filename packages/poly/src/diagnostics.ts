import type { Diagnostic, Scop } from '@boxflow/ir';
import { describeDependence } from './recipe/errors.js';
import { parallelismWithCopies } from './recipe/legality.js';
import type { MappingState } from './recipe/mapping-state.js';
import { itemsAt } from './tree/items.js';

/** `BF2101`: every loop of the region carries a dependence. */
export function noParallelLoop(state: MappingState): Diagnostic {
  const { scop } = state.model;
  return {
    code: 'BF2101',
    family: 'limitation',
    severity: 'warning',
    message: `no loop of ${scop.name} in ${scop.functionName} is parallel, so the region runs sequentially`,
    location: scop.location,
    notes: whyNotParallel(state),
    hint: 'a loop is parallel when no iteration reads or overwrites what another one writes; of a scalar that every iteration sets before it reads it, iterations get copies',
  };
}

/** `BF2106`: the host is faster at every outermost loop (`cost/serial-loops.ts`). */
export function fasterOnHost(state: MappingState): Diagnostic {
  const { scop } = state.model;
  return {
    code: 'BF2106',
    family: 'limitation',
    severity: 'warning',
    message: `most of ${scop.name} in ${scop.functionName} is not parallel, and would take one thread of a device longer than all of it takes the host, so the region runs sequentially`,
    location: scop.location,
    notes: whyNotParallel(state),
    hint: 'put the parallel work into a loop of its own, which then runs on devices; with a recipe, the whole region does',
  };
}

/** Returns the dependence that keeps the first outermost loop from being parallel. */
function whyNotParallel(state: MappingState): Diagnostic['notes'] {
  const outermost = itemsAt(state.schedule.getRoot()).find((item) => item.kind === 'loop');
  const obstacle = outermost && parallelismWithCopies(state, outermost.node).obstacle;
  return obstacle ? describeDependence(state.model, obstacle) : [];
}

/** `BF2103`: no statement has an instance for any value of the parameters that the assumptions allow. */
export function neverExecutes(scop: Scop): Diagnostic {
  return {
    code: 'BF2103',
    family: 'limitation',
    severity: 'warning',
    message: `nothing of ${scop.name} in ${scop.functionName} executes while subscripts are in bounds and nothing overflows, so the region runs sequentially`,
    location: scop.location,
    notes: [],
    hint: 'check the bounds of the loops, and variables of narrow types that wrap around',
  };
}

/** `BF9201`: isl reported an error, or something else went wrong; the program still runs. */
export function analysisFailed(scop: Scop, message: string): Diagnostic {
  return {
    code: 'BF9201',
    family: 'bug',
    severity: 'warning',
    message: `the analysis of ${scop.name} in ${scop.functionName} failed, so the region runs sequentially: ${message}`,
    location: scop.location,
    notes: [],
    hint: 'this is a bug of boxflow; please report it with the program',
  };
}

/** `BF2102`: isl's operation quota ran out. */
export function analysisTooComplex(scop: Scop): Diagnostic {
  return {
    code: 'BF2102',
    family: 'limitation',
    severity: 'warning',
    message: `the analysis of ${scop.name} in ${scop.functionName} is too complex, so the region runs sequentially`,
    location: scop.location,
    notes: [],
    hint: 'give its loops simpler bounds: tiles made by hand, with minima and maxima, are not needed; or mark a smaller region with #pragma scop and #pragma endscop',
  };
}

/** `BF2107`: isl's operation quota ran out for a region that can be cut. */
export function analysedInParts(scop: Scop): Diagnostic {
  return {
    code: 'BF2107',
    family: 'limitation',
    severity: 'note',
    message: `the loops of ${scop.functionName} from here on are too complex to analyse as one region, so they are several`,
    location: scop.location,
    notes: [],
    hint: 'simpler bounds may keep them together: tiles made by hand, with minima and maxima, are not needed',
  };
}

/** `BF2104`: isl's operations ran out while other orders of execution, or reductions in parts, were looked at. */
export function originalOrderKept(scop: Scop): Diagnostic {
  return {
    code: 'BF2104',
    family: 'limitation',
    severity: 'note',
    message: `a new order of the loops of ${scop.name} in ${scop.functionName}, and reductions in parts, are too complex to analyse, so the loops keep the order they have`,
    location: scop.location,
    notes: [],
  };
}

/** `BF2105`: isl's operations ran out for tiles that are rectangles, if the default mapping would have them. */
export function oneDimensionKept(scop: Scop): Diagnostic {
  return {
    code: 'BF2105',
    family: 'limitation',
    severity: 'note',
    message: `a second distribution dimension for ${scop.name} in ${scop.functionName} is too complex to analyse, so its phases have one`,
    location: scop.location,
    notes: [],
  };
}
