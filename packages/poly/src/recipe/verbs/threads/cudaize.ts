import { BoxflowError, type RecipeLine, type RecipeVerb } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import { childCount, findLoop } from '../../../tree/loop-name.js';
import { enclosingMark, insertMark, markOf } from '../../../tree/marks.js';
import { MAX_THREAD_DIMENSIONS } from '../../../tree/thread-grid.js';
import { badArguments, misplaced } from '../../errors.js';
import type { MappingState } from '../../mapping-state.js';
import type { Verb } from '../../verb.js';
import { block, threads } from '../threads.js';
import { tile } from '../tile.js';

/** A kernel is called as this says, after the name of its region. Kernels without such a line are called `p0_k0`. */
const NAME = /^(?!p\d)(?!\w*_split$)[A-Za-z]\w*$/;

/**
 * `cudaize(mm, S0.i, 64, 16, S0.j, 64, 16)`: the kernel `mm` of the launch that begins with these loops. For each, slowest first: the
 * iterations that a block executes, and its threads along it
 *
 *   threads(S0.i, S0.j);  block(S0.j, 16, 16);  tile(S0.j, 64, 64)
 *
 * Refused where one of these lines is, and if two kernels had one name.
 */
export const cudaize: Verb = (state, line) => {
  const [name = '', ...rest] = line.args;
  const dimensions = rest.length / 3;
  const isGrid = Number.isInteger(dimensions) && dimensions >= 1 && dimensions <= MAX_THREAD_DIMENSIONS;
  if (!NAME.test(name) || !isGrid) {
    const what = `1 to ${MAX_THREAD_DIMENSIONS} loops, with the iterations and the threads of a block`;
    throw badArguments(state.model, line, `cudaize(NAME, LOOP, N, N, …), ${what}`);
  }
  if (kernelNames(state.schedule.getRoot()).includes(name))
    throw misplaced(state.model, line, `a kernel is called ${name} already`);
  const every = (first: number) => rest.filter((_, i) => i % 3 === first);
  const loops = every(0);
  const innermost = loops.at(-1)!;
  const parts: readonly [RecipeVerb, Verb, readonly string[]][] = [
    ['threads', threads, loops],
    ['block', block, [innermost, ...every(2)]],
    ['tile', tile, [innermost, ...every(1)]],
  ];
  const schedule = parts.reduce(
    (before, [verb, apply, args]) => asPart({ ...state, schedule: before }, line, verb, apply, args),
    state.schedule,
  );
  const launch = enclosingMark(findLoop(schedule, innermost)!, 'launch')!;
  return insertMark(launch.child(0), { kind: 'kernel', name }).getSchedule();
};

/** Applies one of the lines that a line stands for. A refusal names both. */
function asPart(
  state: MappingState,
  line: RecipeLine,
  verb: RecipeVerb,
  apply: Verb,
  args: readonly string[],
): isl.Schedule {
  try {
    return apply(state, { ...line, verb, args });
  } catch (error) {
    if (!(error instanceof BoxflowError)) throw error;
    const whole = `${line.verb}(${line.args.join(', ')})`;
    throw new BoxflowError(error.diagnostics.map((one) => ({ ...one, message: `${whole}: ${one.message}` })));
  }
}

function kernelNames(node: isl.ScheduleNode): readonly string[] {
  const mark = markOf(node);
  const below = Array.from({ length: childCount(node) }, (_, i) => kernelNames(node.child(i))).flat();
  return mark?.kind === 'kernel' ? [mark.name, ...below] : below;
}
