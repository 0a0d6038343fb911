import { linearParts, type Subscript, variablesOf } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import type { StatementModel } from '../../model/scop-model.js';
import { itemsAt, tupleNames } from '../../tree/items.js';
import { findLoop } from '../../tree/loop-name.js';
import { privateAround } from '../../tree/marks.js';
import { iteratorOfStatement } from '../../tree/statement-iterator.js';
import type { MappingState } from '../mapping-state.js';
import { applyLine, recipeLine } from '../verbs/apply-line.js';

/**
 * Threads that a processor executes together: a multiple of all vectors, few enough for their sums to be in its registers. Of 8
 * to 256, a product in double precision was fastest with 32 on a Xeon, with and without `-march=native`.
 */
const LANES = 32;

/** Adds a `vectorize` line for the last loop of a thread grid if threads have loops in which neighbours access neighbours. */
export function withLanes(state: MappingState, name: string): MappingState {
  const band = findLoop(state.schedule, name);
  const loops = band ? itemsAt(band.child(0)).filter(({ kind }) => kind === 'loop') : [];
  if (!band || loops.length === 0) return state;
  const inLoops = loops.flatMap(({ node }) => tupleNames(node.getDomain()));
  const statements = state.model.statements.filter(({ statement }) => inLoops.includes(statement.name));
  const strides = statements.flatMap((statement) => stridesAlong(band, statement));
  if (!strides.includes(1) || strides.some((stride) => stride !== 0 && stride !== 1)) return state;
  const reason = 'neighbours access neighbouring elements';
  return applyLine(state, recipeLine('vectorize', [name, String(LANES)], reason));
}

/** Returns how far neighbouring iterations are apart in memory, by access: 0, 1, or something else. */
function stridesAlong(band: isl.ScheduleNode, { statement, accesses }: StatementModel): readonly number[] {
  const iterator = iteratorOfStatement(band.bandGetPartialSchedule(), statement.name);
  if (iterator === undefined) return [NaN];
  const copied = privateAround(band.child(0));
  return accesses
    .filter(({ access }) => !copied.includes(access.array))
    .map(({ access }) => {
      const factors = access.index.map((subscript) => factorOf(subscript, iterator));
      return factors.slice(0, -1).every((factor) => factor === 0) ? (factors.at(-1) ?? 0) : NaN;
    });
}

/** Returns what a subscript grows by per iteration; not a number if it does not grow steadily. */
function factorOf(subscript: Subscript, iterator: string): number {
  if (subscript.op === 'data') return NaN;
  const terms = linearParts(subscript).terms.filter(({ term }) => variablesOf(term).includes(iterator));
  const [only, ...more] = terms;
  if (!only) return 0;
  return more.length === 0 && only.term.op === 'var' ? only.coefficient : NaN;
}
