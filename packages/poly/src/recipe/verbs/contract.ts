import { type BodyExpr, MATRIX, multiplyAddOf, type Statement, WARP_THREADS, warpGrid } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import { threadsAround } from '../../buffers/shared-boxes.js';
import { declaredArray } from '../../model/declared-array.js';
import type { ScopModel } from '../../model/scop-model.js';
import { threadBands } from '../../phases/launch.js';
import { tupleNames } from '../../tree/items.js';
import { loopName } from '../../tree/loop-name.js';
import { gridMark, insertMark, privateAround, registersAround, tileOf } from '../../tree/marks.js';
import { sharedMarkAround } from '../../tree/shared-marks.js';
import { badArguments, misplaced } from '../errors.js';
import type { MappingState } from '../mapping-state.js';
import { isSameAlong, withOperands } from '../same-along.js';
import type { Verb } from '../verb.js';
import { loopArgument } from './loop-argument.js';
import { whyNoRoom, whyNotInChunks } from './pipeline.js';

/**
 * `contract(S1.k, mma_f64)`: warps execute the sums of a loop in chunks by matrix instructions for double
 * precision. Refused unless the loop's only statement is `c = fma(a, b, c)`, with `c` in a register, `a` the
 * same for all of the last loop of the grid, and `b` for all of the one before. The instructions add the
 * terms in the loop's order, each with one rounding. Devices without them execute the loop in threads.
 */
export const contract: Verb = (state, line) => {
  const band = loopArgument(state, line, 0);
  if (line.args.length !== 2 || line.args[1] !== 'mma_f64') {
    throw badArguments(state.model, line, 'contract(LOOP, mma_f64)');
  }
  const own = sharedMarkAround(band);
  const obstacle = whyNotInChunks(band) ?? whyNotContracted(state, band);
  if (obstacle || !own) throw misplaced(state.model, line, obstacle ?? '');
  return insertMark(own.node.delete_(), { ...own.mark, by: 'matrix' }).getSchedule();
};

/** Returns why matrix instructions cannot execute a loop in chunks; `undefined` if they can. */
function whyNotContracted(state: MappingState, band: isl.ScheduleNode): string | undefined {
  const { mark } = sharedMarkAround(band)!;
  if (mark.by === 'matrix') return 'matrix instructions execute it already';
  if (mark.chunk % MATRIX.terms !== 0) return `its chunks are not multiples of ${MATRIX.terms} iterations`;
  return (
    whyNoWarps(band) ??
    whyNoProduct(state, band, mark.arrays) ??
    whyNoRoom(state.model, band, { ...mark, by: 'matrix' })
  );
}

function whyNoWarps(band: isl.ScheduleNode): string | undefined {
  const threads = threadsAround(band);
  if (gridMark(threads.at(-1)!, 'runs')) return 'threads have runs of neighbours: leave out the runs line';
  const tile = threads.flatMap((loop) => tileOf(loop) ?? []);
  const block = threadBands({ node: threads[0]!.parent() }).map(({ size }) => size);
  if (warpGrid(tile, block)) return undefined;
  return `the tile cannot be divided among warps of ${WARP_THREADS} threads, each with multiples of ${MATRIX.rows} x ${MATRIX.columns} iterations`;
}

function whyNoProduct(
  { model }: MappingState,
  band: isl.ScheduleNode,
  shared: readonly string[],
): string | undefined {
  const names = tupleNames(band.getDomain());
  const [only, ...more] = model.statements.filter(({ statement }) => names.includes(statement.name));
  const kept = [...registersAround(band), ...ownScalars(model, band)];
  const factors = only && more.length === 0 ? factorsOf(only.statement, kept) : undefined;
  if (!only || !factors) {
    return 'it does more than add products in double precision to a sum in a register, with one rounding (--fp-contract)';
  }
  const { statement } = only;
  const isRead = (expr: BodyExpr) => arraysOf(expr, statement).every((array) => shared.includes(array));
  if (!factors.every(isRead)) return 'blocks do not share all that it reads';
  const [y, x] = threadsAround(band).slice(-2) as [isl.ScheduleNode, isl.ScheduleNode];
  const [left, right] = factors;
  const fits = (a: BodyExpr, b: BodyExpr) => isSameAlong(x, a, statement) && isSameAlong(y, b, statement);
  if (fits(left, right) || fits(right, left)) return undefined;
  return `its factors are not the same for all of ${loopName(x)} and for all of ${loopName(y)}`;
}

/** Returns the scalars of which each thread has a copy. */
function ownScalars(model: ScopModel, band: isl.ScheduleNode): readonly string[] {
  return privateAround(band).filter((name) => declaredArray(model, name).extents.length === 0);
}

/** Returns a and b if the statement is `c = fma(a, b, c)` in double precision, with `c` in a register. */
function factorsOf(
  { accesses, body }: Statement,
  kept: readonly string[],
): readonly [BodyExpr, BodyExpr] | undefined {
  const [only, ...more] = body;
  if (only?.kind !== 'assign' || more.length > 0) return undefined;
  const sum = multiplyAddOf(only.value);
  if (sum?.type !== 'double' || sum.z.kind !== 'read' || sum.z.type !== 'double') return undefined;
  const [source, target] = [sum.z.access, only.target].map((access) => accesses[access]!.array);
  return source === target && kept.includes(source ?? '') ? [sum.x, sum.y] : undefined;
}

/** Returns the arrays that an expression reads, without scalars. */
function arraysOf(expr: BodyExpr, { accesses }: Statement): readonly string[] {
  return withOperands(expr).flatMap((one) => {
    if (one.kind !== 'read') return [];
    const { array, index } = accesses[one.access]!;
    return index.length > 0 ? [array] : [];
  });
}
