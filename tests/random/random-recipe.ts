import type { Recipe, RecipeLine } from '@boxflow/ir';
import type { Random } from './random.js';

type Lines = readonly RecipeLine[];

/** The names that a change of a recipe may use besides the loops that are in it. */
export interface Names {
  readonly parameters: readonly string[];
  readonly arrays: readonly string[];
}

/**
 * A recipe with one to three changes. Some are legal, some are not, and some take away what later lines need; which it is
 * is for the compiler to find out.
 */
export function randomRecipe(recipe: Recipe, names: Names, random: Random): Recipe {
  let { lines } = recipe;
  for (let count = random.pick([1, 1, 2, 3]); count > 0; count--) {
    const change = CHANGES[random.weighted(WEIGHTS)];
    lines = change(lines, names, random);
  }
  return { ...recipe, lines };
}

type Change = (lines: Lines, names: Names, random: Random) => Lines;

const WEIGHTS = {
  removed: 1,
  swapped: 1,
  blocked: 3,
  fewerThreads: 3,
  inwards: 3,
  rectangular: 3,
  sequential: 3,
  divided: 5,
  distributed: 2,
  inserted: 3,
};

const CHANGES: Readonly<Record<keyof typeof WEIGHTS, Change>> = {
  removed: (lines, _, random) => replaced(lines, random.integer(0, lines.length - 1)),

  swapped: (lines, _, random) => {
    const at = random.integer(0, lines.length - 1);
    const [one, other] = [lines[at]!, lines[at + 1]];
    return other === undefined ? lines : [...lines.slice(0, at), other, one, ...lines.slice(at + 2)];
  },

  /** Blocks of another shape, a few of them too large. */
  blocked: (lines, _, random) =>
    lines.map((line) => {
      if (line.verb !== 'block' || random.once(2)) return line;
      const [loop, ...shape] = line.args;
      return { ...line, args: [loop!, ...shape.map(() => String(random.pick([1, 2, 3, 7, 16, 64])))] };
    }),

  /** The inner loops of a grid run inside its threads. */
  fewerThreads: (lines, _, random) =>
    changePhase(lines, random, ({ distribute, threads, others }) => [
      distribute,
      { ...threads, args: threads.args.slice(0, -1) },
      ...others,
    ]),

  /** The outer loop of a grid becomes serial, and the one inside it is distributed. */
  inwards: (lines, _, random) =>
    changePhase(lines, random, ({ distribute, threads }) => [
      { ...distribute, verb: 'serial', args: distribute.args.slice(0, 1) },
      { ...distribute, args: [threads.args[1] ?? distribute.args[0]!] },
      { ...threads, args: threads.args.slice(1) },
    ]),

  /** The two outer loops of a grid are distributed together, or only the first. */
  rectangular: (lines, _, random) =>
    changePhase(lines, random, ({ distribute, threads, others }) => [
      { ...distribute, args: threads.args.slice(0, distribute.args.length === 1 ? 2 : 1) },
      threads,
      ...others,
    ]),

  /** All loops of a grid become serial, around phases of one instance. */
  sequential: (lines, _, random) =>
    changePhase(lines, random, ({ distribute, threads }) => [
      ...threads.args.map((loop) => ({ ...distribute, verb: 'serial' as const, args: [loop] })),
      { ...distribute, verb: 'single', args: [statementOf(threads.args[0]!)] },
    ]),

  /** A distributed loop in up to three pieces. */
  divided: (lines, names, random) =>
    changePhase(lines, random, (phase) => {
      const [loop] = phase.distribute.args;
      const group = [phase.distribute, phase.threads, ...phase.others];
      const pieces = ['before', 'at', 'after'].filter(() => !random.once(10));
      return [
        { ...phase.distribute, verb: 'split', args: [loop!, splitPoint(names, random)] },
        ...pieces.flatMap((piece) =>
          group.map((line) => ({
            ...line,
            args: line.args.map((arg) => (arg.includes('.') ? `${arg}/${piece}` : arg)),
          })),
        ),
      ];
    }),

  /** A serial loop runs in parallel, which is seldom legal. */
  distributed: (lines, _, random) => {
    const serial = lines.flatMap(({ verb }, k) => (verb === 'serial' ? [k] : []));
    if (serial.length === 0) return lines;
    const at = random.pick(serial);
    const line = lines[at]!;
    return replaced(lines, at, { ...line, verb: 'distribute' }, { ...line, verb: 'threads' });
  },

  inserted: (lines, names, random) => {
    // A change before this one may have left a line without its loop.
    const named = lines.flatMap(({ args }, k) => (args.length > 0 ? [k] : []));
    if (named.length === 0) return lines;
    const at = random.pick(named);
    const loop = lines[at]!.args[0]!;
    const added = random.pick<RecipeLine>([
      { verb: 'split', args: [loop, splitPoint(names, random)] },
      { verb: 'reorder', args: [loop, random.pick(['apart', 'together', 'inside out'])] },
      { verb: 'privatize', args: [loop, random.pick(names.arrays)] },
      { verb: 'fission', args: [loop] },
      { verb: 'permute', args: [loop, random.pick(named.map((k) => lines[k]!.args[0]!))] },
      { verb: 'copy_to_registers', args: [loop, random.pick(names.arrays)] },
      { verb: 'vectorize', args: [loop, random.pick(['1', '2', '3', '0'])] },
      { verb: 'panels', args: [loop, random.pick(['1', '3', '0'])] },
      { verb: 'points', args: [loop, random.pick(['2', '3', '0', '1']), '1'] },
      {
        verb: 'tile',
        args: [loop, ...['1', '1', '1'].slice(random.integer(0, 2)).map(() => random.pick(TILES))],
      },
      { verb: 'pipeline', args: [loop, random.pick(['2', '3', '1', '4'])] },
      { verb: 'contract', args: [loop, 'mma_f64'] },
      { verb: 'fuse', args: [loop, random.pick(named.map((k) => lines[k]!.args[0]!))] },
      { verb: 'skew', args: [loop, lines[random.pick(named)]!.args[0]!, random.pick(['1', '2', '0'])] },
      { verb: 'normalize_index', args: [loop] },
      { verb: 'unroll', args: [loop, random.pick(['2', '3', 'full', '1'])] },
      { verb: 'unroll', args: [loop, random.pick(['1', '16', 'full', '0']), 'blocks'] },
      { verb: 'guard_stores', args: [random.pick(names.arrays)] },
      { verb: 'copy_to_texture', args: [random.pick(names.arrays)] },
      { verb: 'copy_to_constant', args: [random.pick(names.arrays)] },
      { verb: 'unroll_to_depth', args: [random.pick(['1', '2', '0'])] },
      { verb: 'cudaize', args: ['mine', loop, ...random.pick(['8, 8', '4, 2', '3, 8', '0, 1']).split(', ')] },
      { verb: 'copy_to_shared', args: [loop, random.pick(['1', '2', '3', '0']), random.pick(names.arrays)] },
      { verb: 'serial', args: [random.pick([loop, 'S9.i', `${loop}/at`])] },
      { verb: 'defer', args: [loop, random.pick(['2', '3', '64', '1'])] },
      { verb: 'single', args: [statementOf(loop)] },
      { verb: 'team', args: [loop, random.pick(['1', '8', '64', '0'])] },
      { verb: 'reduce', args: partition(loop, random) },
      { verb: 'snapshot', args: [loop, random.pick(names.arrays)] },
      { verb: 'expand', args: [loop, random.pick(names.arrays)] },
      { verb: 'in_place', args: [loop, random.pick(names.arrays)] },
      { verb: 'recompute', args: [loop, random.pick(names.arrays)] },
      { verb: 'time_tile', args: [loop, random.pick(['1', '2', '3', '0'])] },
    ]);
    // Anywhere else it is refused before it is looked at.
    const rewrites = ['reduce', 'snapshot', 'expand', 'in_place', 'recompute', 'time_tile'].includes(
      added.verb,
    );
    const position = rewrites && !random.once(5) ? 0 : at;
    return [...lines.slice(0, position), added, ...lines.slice(position)];
  },
};

/** Most blocks have 8, 32 or 256 threads in a dimension. */
const TILES = ['1', '3', '8', '16', '32', '64', '0'];

/** Arguments of a `reduce` line, with lanes or without. */
function partition(loop: string, random: Random): readonly string[] {
  const size = () => random.pick(['1', '2', '3', '8', '64', '0']);
  return random.once(2) ? [loop, size()] : [loop, size(), random.pick([loop, loop, 'S9.i']), size()];
}

const IN_PHASE = [
  ...['threads', 'block', 'fission', 'permute', 'copy_to_registers', 'vectorize', 'points', 'tile'],
  'copy_to_shared',
  'pipeline',
  'contract',
  'panels',
  'unroll',
];

interface PhaseLines {
  readonly distribute: RecipeLine;
  readonly threads: RecipeLine;
  /** Such as `fission`; not the blocks, whose shape follows from the threads. */
  readonly others: Lines;
}

/** Writes the lines of some phase anew: its `distribute`, and what follows up to the next phase or host loop. */
function changePhase(lines: Lines, random: Random, change: (phase: PhaseLines) => Lines): Lines {
  const starts = lines.flatMap(({ verb }, k) => (verb === 'distribute' ? [k] : []));
  if (starts.length === 0) return lines;
  const start = random.pick(starts);
  const next = lines.findIndex(({ verb }, k) => k > start && !IN_PHASE.includes(verb));
  const end = next < 0 ? lines.length : next;
  const inside = lines.slice(start + 1, end);
  const threads = inside.find(({ verb }) => verb === 'threads');
  // A change before this one may have left it without loops.
  if (threads === undefined || threads.args.length === 0) return lines;
  const others = inside.filter(({ verb }) => verb !== 'threads' && verb !== 'block');
  const changed = change({ distribute: lines[start]!, threads, others });
  return [...lines.slice(0, start), ...changed, ...lines.slice(end)];
}

function splitPoint({ parameters }: Names, random: Random): string {
  if (random.once(10)) return random.pick(['unknown', '2 +']);
  const sizes = parameters.flatMap((each) => [each, `${each} - 2`, `floor(${each}/2)`]);
  return random.pick(['1', '2', '3', ...sizes]);
}

/** `S0` of `S0.i/before`. */
function statementOf(loop: string): string {
  return loop.replace(/\..*/, '');
}

/** The list with some items, or none, in the place of one. */
function replaced(lines: Lines, position: number, ...items: Lines): Lines {
  return [...lines.slice(0, position), ...items, ...lines.slice(position + 1)];
}
