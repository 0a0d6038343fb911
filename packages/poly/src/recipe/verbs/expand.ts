import type { RecipeLine } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import { withExpansion } from '../../expansion/with-expansion.js';
import { lastWrites } from '../../model/array-dataflow.js';
import { declaredArray } from '../../model/declared-array.js';
import { mayBeNegative, statementsOf } from '../../reduction/negative-iterations.js';
import { isWrittenIn } from '../../snapshot/old-values.js';
import { loopName } from '../../tree/loop-name.js';
import { perfectNest } from '../../tree/perfect-nest.js';
import { badArguments, breaksPrivacy, misplaced } from '../errors.js';
import { type MappingState, withScop } from '../mapping-state.js';
import { whyNotExpanded } from '../privacy.js';
import { loopArgument, requireArray } from './loop-argument.js';
import { requireNoOrder } from './rewriting.js';

/**
 * `expand(S0.i, S0.j, s)`: each iteration of the loops, one directly inside the other, has its own elements
 * of `s` in memory
 *
 *   for i: for j: { for k: s[k] = …; for k: C[i][j][k] = s[k] }
 *   →  for i: for j: { for k: s_each[i][j][k] = …; for k: C[i][j][k] = s_each[i][j][k] }
 *
 * What the program reads of `s` after the region is copied to it after the loops. Refused if a value goes
 * from one iteration to another, or into the loops.
 */
export function expand(state: MappingState, line: RecipeLine): MappingState {
  const { model } = state;
  const refuse = (what: string) => misplaced(model, line, what);
  requireNoOrder(state, line);
  const array = line.args.at(-1);
  const bands = line.args.slice(0, -1).map((_, position) => loopArgument(state, line, position));
  const [outermost] = bands;
  const innermost = bands.at(-1);
  if (array === undefined || !outermost || !innermost) {
    throw badArguments(model, line, 'expand(LOOP, …, ARRAY)');
  }
  requireArray(state, line, array);
  const nest = perfectNest(outermost).map(loopName);
  const apart = line.args.slice(0, -1).findIndex((name, d) => name !== nest[d]);
  if (apart > 0) throw refuse(`${line.args[apart]} is not the only thing in ${line.args[apart - 1]}`);
  if (!isWrittenIn(model, innermost, array)) throw refuse(`the loop does not write ${array}`);
  const unsuitable = whyNoSubscripts(state, bands, array);
  if (unsuitable !== undefined) throw refuse(unsuitable);
  const obstacle = whyNotExpanded(state, innermost, array);
  if (obstacle) throw breaksPrivacy(model, line, array, obstacle);
  return expansionOf(state, bands, array);
}

/** Returns why the loops' iterators and the array's subscripts cannot be subscripts of the elements of iterations. */
export function whyNoSubscripts(
  { model }: MappingState,
  bands: readonly isl.ScheduleNode[],
  array: string,
): string | undefined {
  if (bands.some((band) => mayBeNegative(statementsOf(model, band), band.getScheduleDepth()))) {
    return 'iterators are subscripts then, and they may be negative';
  }
  const { extents, deadAfter } = declaredArray(model, array);
  const accesses = bands
    .slice(0, 1)
    .flatMap((band) => statementsOf(model, band))
    .flatMap((one) => one.accesses.map(({ access }) => access))
    .filter((access) => access.array === array);
  if (extents[0] === null && accesses.some(({ index }) => index[0]?.op === 'data')) {
    return `nothing bounds the elements of ${array}`;
  }
  if (!deadAfter && accesses.some(({ kind, may }) => kind === 'write' && may)) {
    return `it depends on data which iteration writes the last values of ${array}`;
  }
  return undefined;
}

/** Returns the state before any line, in which each iteration of the loops has its own elements. */
export function expansionOf(
  state: MappingState,
  bands: readonly isl.ScheduleNode[],
  name: string,
): MappingState {
  const { model } = state;
  const [outermost] = bands as readonly [isl.ScheduleNode];
  const [first] = loopName(outermost).split('.') as [string];
  const expansion = {
    array: declaredArray(model, name),
    first,
    depth: outermost.getScheduleDepth(),
    loops: bands.length,
    last: lastWritesIn(state, outermost, name),
  };
  return withScop(state, withExpansion(model.ctx, model.scop, expansion));
}

/** Returns the writes in the loop whose values the program may read after the region. */
function lastWritesIn(
  { model, dependences }: MappingState,
  band: isl.ScheduleNode,
  name: string,
): readonly isl.Map[] {
  const array = declaredArray(model, name);
  const dataflow = dependences.dataflow.find((one) => one.array === name);
  if (array.deadAfter || !dataflow) return [];
  const found: isl.Map[] = [];
  lastWrites(model, array, dataflow)
    .intersectDomain(band.getDomain())
    .foreachMap((relation) => {
      found.push(relation);
    });
  return found;
}
