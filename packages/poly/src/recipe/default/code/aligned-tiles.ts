import { WARP_THREADS } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { atHostIterators, type CutLoop, inChunk } from '../../../buffers/data-space.js';
import { valueExpr } from '../../../expressions/expressions.js';
import { freeNames } from '../../../model/free-name.js';
import { threadBands } from '../../../phases/launch.js';
import { loopSchedule, prefixSchedule } from '../../../tree/local-dependences.js';
import { findLoop, iteratorOf } from '../../../tree/loop-name.js';
import { enclosingMark, markOf } from '../../../tree/marks.js';
import type { MappingState } from '../../mapping-state.js';
import { applyLine, recipeLine } from '../../verbs/apply-line.js';
import { loopsFromLaunch } from '../../verbs/threads.js';

/**
 * Adds the `align` line of a grid with tiles if the first iteration of its last loop is not surely the first of a warp's line. A warp
 * whose elements begin in the middle of a line accesses one line more: on an H200, a step of `heat-2d` or `heat-3d` then takes 10 %
 * longer.
 */
export function withAlignedTiles(state: MappingState, name: string): MappingState {
  const x = findLoop(state.schedule, name)!;
  const bands = loopsFromLaunch(x);
  const threads = threadBands({ node: bands[0]!.parent() }).at(-1)!.size;
  if (threads % WARP_THREADS !== 0) return state;
  const first = firstIteration(state, bands);
  if (first !== undefined && first % WARP_THREADS === 0) return state;
  const begins = first === undefined ? 'may begin anywhere' : `begins at ${first}`;
  const reason = `${iteratorOf(name)} ${begins}: warps then access whole lines of memory`;
  return applyLine(state, recipeLine('align', [name, String(WARP_THREADS)], reason));
}

/** Returns the first iteration of a grid's last loop if all tiles have the same. */
function firstIteration(state: MappingState, bands: readonly isl.ScheduleNode[]): number | undefined {
  const { model } = state;
  const outermost = bands[0]!;
  const phase = enclosingMark(outermost, 'phase');
  const mark = phase && markOf(phase);
  const divided = bands.slice(0, mark?.kind === 'phase' ? mark.dimensions : 1);
  const depth = isl.Set.fromUnionSet(prefixSchedule(outermost).range()).dim(isl.DimType.Set);
  const wanted = [...Array.from({ length: depth }, () => 'host'), ...divided.map(() => 'tile')];
  const names = freeNames(
    wanted,
    model.scop.parameters.map((one) => one.name),
  );
  const loops = divided.map((band, d): CutLoop => ({ band, first: names[depth + d]!, size: 1 }));
  const inside = atHostIterators(outermost, names.slice(0, depth)).intersect(outermost.getDomain());
  const values = isl.Set.fromUnionSet(inChunk(inside, loops).apply(loopSchedule(bands.at(-1)!)));
  const first = valueExpr(values.dimMin(0), values.params());
  return first.op === 'int' ? first.value : undefined;
}
