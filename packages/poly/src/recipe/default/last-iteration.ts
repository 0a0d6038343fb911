import type * as isl from '@boxflow/isl-wasm';
import { tupleNames } from '../../tree/items.js';
import { loopName } from '../../tree/loop-name.js';
import { parallelismWithCopies } from '../legality.js';
import type { MappingState } from '../mapping-state.js';
import { applyAllowed, recipeLine } from '../verbs/apply-line.js';
import { piecesOf } from './pieces.js';
import { iterationsOf, printPoint } from './point.js';

/** An iteration of a loop, as text for the recipe, and the array that has its values after the region. */
export interface LastIteration {
  readonly array: string;
  readonly point: string;
}

/**
 * Returns the iteration that writes the last values of an array which is read after the region, if all other iterations
 * may have copies of the array and are then parallel. Split off, the iteration writes the array itself:
 *
 *   for r < n - 1: { double s = x[r]; y[r] = s }
 *   s = x[n - 1]; y[n - 1] = s
 */
export function lastIteration(state: MappingState, band: isl.ScheduleNode): LastIteration | undefined {
  if (state.copies === 'free') return undefined;
  const inside = band.getDomain();
  const iterationOf = iterationsOf(band);
  for (const { array, liveOut } of state.dependences.privatizable) {
    if (!writesOthers(state, inside, array)) continue;
    const [last] = iterationOf(liveOut.intersect(inside));
    const point = last && printPoint(band, last);
    if (point !== undefined && piecesAreParallel(state, band, point)) return { array, point };
  }
  return undefined;
}

/** Returns whether instances write anything else: otherwise iterations with copies would do nothing of use. */
function writesOthers({ model }: MappingState, instances: isl.UnionSet, array: string): boolean {
  const executed = new Set(tupleNames(instances));
  return model.statements.some(
    ({ statement, accesses }) =>
      executed.has(statement.name) &&
      accesses.some(({ access }) => access.kind === 'write' && access.array !== array),
  );
}

function piecesAreParallel(state: MappingState, band: isl.ScheduleNode, point: string): boolean {
  const name = loopName(band);
  const split = applyAllowed(state, [recipeLine('split', [name, point])]);
  if (!split) return false;
  return piecesOf(split, name).every(({ node }) => !parallelismWithCopies(split, node).obstacle);
}
