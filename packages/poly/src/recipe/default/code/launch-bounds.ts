import { expressionsIn, type Statement, scalarBytes } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import { declaredArray } from '../../../model/declared-array.js';
import type { ScopModel } from '../../../model/scop-model.js';
import { threadBands } from '../../../phases/launch.js';
import { tupleNames } from '../../../tree/items.js';
import { findLoop } from '../../../tree/loop-name.js';
import { gridMark, tileOf } from '../../../tree/marks.js';
import { sharedMarks } from '../../../tree/shared-marks.js';
import type { MappingState } from '../../mapping-state.js';
import { applyLine, recipeLine } from '../../verbs/apply-line.js';
import { loopsFromLaunch } from '../../verbs/threads.js';
import { isCall } from './long-operations.js';

/** Registers of 4 bytes that a processor of a CUDA device has. */
const REGISTERS = 65_536;
/** Registers that a thread of a product takes for sums, at most: by matrix instructions, or of runs of neighbours. */
const OF_SUMS = { matrix: 128, runs: 168 } as const;
/** Registers of a thread that reads at most so many bytes together, and then writes. Compilers would give it more for addresses. */
const FEW_BYTES = { most: 128, registers: 40 } as const;

/**
 * Adds the `launch_bounds` line of a grid with tiles if a processor should hold more blocks than compilers leave registers for: on an
 * H200, waiting took a product longer than a few spilled registers. Threads that only wait for memory should be many, too.
 */
export function withLaunchBounds(state: MappingState, name: string): MappingState {
  const x = findLoop(state.schedule, name)!;
  const threads = threadsOf(x);
  const found = registersFor(state.model, x, threads);
  if (!found) return state;
  const blocks = Math.max(1, Math.floor(REGISTERS / (threads * found.registers)));
  const reason = `${found.why}: ${found.registers} registers for each of ${threads} threads`;
  return applyLine(state, recipeLine('launch_bounds', [name, String(blocks)], reason));
}

interface ThreadRegisters {
  readonly registers: number;
  readonly why: string;
}

function registersFor(model: ScopModel, x: isl.ScheduleNode, threads: number): ThreadRegisters | undefined {
  const stages = sharedMarks(x);
  if (stages.some(({ mark }) => mark.by === 'matrix'))
    return { registers: OF_SUMS.matrix, why: 'other blocks work while one waits' };
  if (stages.length > 0 && gridMark(x, 'runs'))
    return { registers: OF_SUMS.runs, why: 'other blocks work while one waits' };
  const names = tupleNames(x.getDomain());
  const statements = model.statements.flatMap(({ statement }) =>
    names.includes(statement.name) ? [statement] : [],
  );
  const points = loopsFromLaunch(x).reduce((product, band) => product * (tileOf(band) ?? 1), 1);
  const own = points / threads;
  const bytes = own * bytesRead(model, statements);
  const isShort = stages.length === 0 && own > 1 && bytes > 0 && bytes <= FEW_BYTES.most;
  return isShort && !statements.flatMap(expressionsIn).some(isCall)
    ? { registers: FEW_BYTES.registers, why: `threads wait for ${bytes} bytes` }
    : undefined;
}

/** Returns how many threads a block of the grid has. */
function threadsOf(x: isl.ScheduleNode): number {
  const bands = threadBands({ node: loopsFromLaunch(x)[0]!.parent() });
  return bands.reduce((product, { size }) => product * size, 1);
}

/** Returns the bytes of the elements that the statements read for one point. */
function bytesRead(model: ScopModel, statements: readonly Statement[]): number {
  const elements = new Map(
    statements.flatMap(({ accesses }) =>
      accesses.flatMap(({ kind, array, index }) =>
        kind === 'read' ? [[JSON.stringify([array, index]), declaredArray(model, array)] as const] : [],
      ),
    ),
  );
  return [...elements.values()].reduce((sum, { element }) => sum + scalarBytes(element), 0);
}
