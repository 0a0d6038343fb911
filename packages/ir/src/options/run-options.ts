import {
  BYTES,
  COUNT,
  choiceOf,
  countUpTo,
  FLAG,
  type OptionKind,
  orWord,
  printOption,
  textThatIs,
  type ValueOf,
  WIDTHS,
} from './option-kinds.js';
import {
  BOX_POLICIES,
  BUILT_IN_MODELS,
  COMMUNICATION_SCHEMES,
  DEFAULT_MODEL,
  DISTRIBUTION_FORMS,
  DISTRIBUTION_KINDS,
  MOST_CONCURRENT_TILES,
  OFFLOAD_CHOICES,
  parseDistribution,
  TARGET_CHOICES,
} from './runtime-choices.js';

/** One option of a run, as every interface has it. */
export interface RunOption<Value> {
  /** The option of `poly-cli`, without its dashes; of flags that are on by default it begins with `no-`. */
  readonly flag: string;
  /** The environment variable of compiled programs; the addon takes the option by this name, too. */
  readonly variable: string;
  readonly kind: OptionKind<Value>;
  /** The default as a text; absent if it depends on the machine. */
  readonly default?: string;
  /** The text for `--help`. */
  readonly help: string;
  /** Whether a value is the path of a file, which may be relative; absent if none is. */
  readonly isFile?: (value: string) => boolean;
}

/**
 * All options of a run. Their names here are those of TypeScript. `poly-cli`, the compiler's defaults of
 * executables, `Runtime`, the addon and the tables of the READMEs have them from this table; libboxflow's
 * `options.cpp` reads the variables, and `vectors/options.json` holds it to the same values.
 */
export const RUN_OPTIONS = {
  /**
   * The kind of devices. `auto`: CUDA if there is a GPU, else the host. `sim` computes nothing and leaves
   * arrays as they are.
   */
  target: {
    flag: 'target',
    variable: 'BOXFLOW_TARGET',
    kind: choiceOf(TARGET_CHOICES),
    default: TARGET_CHOICES[0],
    help: choiceOf(TARGET_CHOICES).expected,
  },
  /** Fail with BF5038 instead of running regions on devices that are not GPUs. */
  requireGpu: {
    flag: 'require-gpu',
    variable: 'BOXFLOW_REQUIRE_GPU',
    kind: FLAG,
    default: '0',
    help: 'stop with an error if there is no GPU, instead of running on the host',
  },
  /** `sim` only: the machine, by the name of a built-in model (`BUILT_IN_MODELS`) or the path of a JSON file. */
  model: {
    flag: 'model',
    variable: 'BOXFLOW_MODEL',
    kind: textThatIs('the name of a machine model, or a file.json'),
    default: DEFAULT_MODEL,
    help: `the machine of sim: ${BUILT_IN_MODELS.join(', ')}, or a file.json`,
    isFile: (model) => model.includes('/') || model.endsWith('.json'),
  },
  /**
   * The place where the calls of regions run. `auto`: on devices if they are predicted to be faster there. `always`: on
   * devices. `never`: sequentially. With `verify`, `shadow` and the target `sim`, `auto` means `always`.
   */
  offload: {
    flag: 'offload',
    variable: 'BOXFLOW_OFFLOAD',
    kind: choiceOf(OFFLOAD_CHOICES),
    default: OFFLOAD_CHOICES[0],
    help: 'where regions run: auto (on devices if that is predicted to be faster, or if --verify, --shadow or sim needs them), always (on devices), or never',
  },
  /**
   * `auto` with `offload: 'auto'`: for each call of a region, as many as are predicted to be the fastest, of all GPUs or
   * of as many host devices as there are processors. `auto` otherwise: the model's number on `sim`, 1 on the host, and
   * all devices elsewhere.
   */
  devices: {
    flag: 'devices',
    variable: 'BOXFLOW_DEVICES',
    kind: orWord(COUNT, 'all', 'auto'),
    default: 'auto',
    help: 'the number of devices, all, or auto: with --offload auto, as many as are predicted to be the fastest for each call; otherwise 1 on host, the number of the model on sim, and all GPUs elsewhere',
  },
  /** The most bytes to use on each device. */
  memoryLimit: {
    flag: 'memory-limit',
    variable: 'BOXFLOW_MEMORY_LIMIT',
    kind: BYTES,
    help: 'the most memory to use on each device, as in 512M',
  },
  /** The largest width of a tile's interval; of a pair, the second is for phases with two distribution dimensions. */
  tile: {
    flag: 'tile',
    variable: 'BOXFLOW_TILE',
    kind: orWord(WIDTHS, 'auto'),
    default: 'auto',
    help: 'the largest width of a tile, or auto; N,M also limits the second dimension of rectangles',
  },
  /**
   * How many tiles of a device may run at a time, from 1 to 64. More than one is useful if a tile does not fill the
   * device.
   */
  concurrentTiles: {
    flag: 'concurrent-tiles',
    variable: 'BOXFLOW_CONCURRENT_TILES',
    kind: countUpTo(MOST_CONCURRENT_TILES),
    default: '1',
    help: 'the number of tiles of a device that may run at a time',
  },
  /**
   * How the tiles of a phase are dealt to the devices. `block` gives neighbouring tiles to one device. With two kinds,
   * as `block,block`, phases with two distribution dimensions are dealt to a grid of devices that is as square as
   * possible.
   */
  distribution: {
    flag: 'distribution',
    variable: 'BOXFLOW_DISTRIBUTION',
    kind: { parse: parseDistribution, expected: DISTRIBUTION_FORMS },
    default: DISTRIBUTION_KINDS[0],
    help: `how to deal tiles to devices: ${DISTRIBUTION_FORMS}`,
  },
  /**
   * Which results of a tile are sent to devices that read some of them. `exact` sends what each device reads, `fop` the
   * parts that some device needs (BBMM §5.1.2), and `fo` everything that flows out of the tile (§5.1.1).
   */
  comm: {
    flag: 'comm',
    variable: 'BOXFLOW_COMM',
    kind: choiceOf(COMMUNICATION_SCHEMES),
    default: COMMUNICATION_SCHEMES[0],
    help: `which results a device sends to readers: ${choiceOf(COMMUNICATION_SCHEMES).expected}`,
  },
  /**
   * Which boxes of a tile's elements are stored. With `merge`, two overlapping boxes become their hull if it holds no
   * more than both of them. With `disjoint`, only accessed elements are stored, each once per device (BBMM §4.3). With
   * `convex`, one hull of each array is stored.
   */
  boxes: {
    flag: 'boxes',
    variable: 'BOXFLOW_BOXES',
    kind: choiceOf(BOX_POLICIES),
    default: BOX_POLICIES[0],
    help: `which boxes of an array to store: ${choiceOf(BOX_POLICIES).expected}`,
  },
  /** Look for data on a device in buffers of other boxes (BBMM §4.4.2). */
  reuse: {
    flag: 'no-reuse',
    variable: 'BOXFLOW_REUSE',
    kind: FLAG,
    default: '1',
    help: 'do not look for data in the other buffers of a device',
  },
  /** Copy while kernels run (BBMM §5.3). */
  overlap: {
    flag: 'no-overlap',
    variable: 'BOXFLOW_OVERLAP',
    kind: FLAG,
    default: '1',
    help: 'do not copy while kernels run',
  },
  /** Start with the tiles that send most to other devices (BBMM §5.3.4). */
  reorder: {
    flag: 'no-reorder',
    variable: 'BOXFLOW_REORDER',
    kind: FLAG,
    default: '1',
    help: 'do not start with the tiles that send most',
  },
  /** Issue serial iterations that do the same as earlier ones from a record, without deciding again. */
  repeat: {
    flag: 'no-repeat',
    variable: 'BOXFLOW_REPEAT',
    kind: FLAG,
    default: '1',
    help: 'decide each serial iteration anew, even if it repeats an earlier one',
  },
  /**
   * Copy directly from device to device if possible. Otherwise copies go through the host's memory, as on machines
   * whose devices cannot see each other. `false` rejects with BF5207 if something has enabled peer access of CUDA
   * devices in this process.
   */
  peer: {
    flag: 'no-peer',
    variable: 'BOXFLOW_PEER',
    kind: FLAG,
    default: '1',
    help: "copy between devices through the host's memory",
  },
  /** Leave arrays on the devices between regions, in programs that were compiled for it. */
  keep: {
    flag: 'no-keep',
    variable: 'BOXFLOW_KEEP',
    kind: FLAG,
    default: '1',
    help: 'bring all arrays back from the devices after each region',
  },
  /** Run the sequential program too and compare. */
  verify: {
    flag: 'verify',
    variable: 'BOXFLOW_VERIFY',
    kind: FLAG,
    default: '0',
    help: 'also run the sequential program, and compare; exit code 3 on a difference',
  },
  /** Check that every tile reads the latest elements; `host` only. */
  shadow: {
    flag: 'shadow',
    variable: 'BOXFLOW_SHADOW',
    kind: FLAG,
    default: '0',
    help: 'check that every tile reads the latest elements; host only, slow',
  },
  /** A JSON file to write at exit: `RunStats`. */
  stats: {
    flag: 'stats',
    variable: 'BOXFLOW_STATS',
    kind: textThatIs('the name of a file'),
    help: 'write devices, bytes and times to a JSON file',
    isFile: () => true,
  },
  /** A file to write every launch, copy and allocation to, for ui.perfetto.dev: `RunTrace`. Each run begins it anew. */
  trace: {
    flag: 'trace',
    variable: 'BOXFLOW_TRACE',
    kind: textThatIs('the name of a file'),
    help: 'write every launch, copy and allocation to a file for ui.perfetto.dev',
    isFile: () => true,
  },
  /** A short table on standard error at exit. */
  summary: {
    flag: 'summary',
    variable: 'BOXFLOW_SUMMARY',
    kind: FLAG,
    default: '0',
    help: 'print a short table on standard error at the end',
  },
} as const satisfies Record<string, RunOption<unknown>>;

export type RunOptionName = keyof typeof RUN_OPTIONS;

export const RUN_OPTION_NAMES = Object.keys(RUN_OPTIONS) as readonly RunOptionName[];

/** How to run. An absent field leaves the choice to the runtime. */
export type RunOptions = {
  readonly [Name in RunOptionName]?: ValueOf<(typeof RUN_OPTIONS)[Name]['kind']>;
};

/** Returns the environment variables that say what the options do. */
export function runEnvironment(options: RunOptions): Readonly<Record<string, string>> {
  const given = RUN_OPTION_NAMES.filter((name) => options[name] !== undefined);
  return Object.fromEntries(given.map((name) => [RUN_OPTIONS[name].variable, printOption(options[name])]));
}
