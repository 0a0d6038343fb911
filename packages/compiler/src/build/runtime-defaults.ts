import type { BoxPolicy, Communication, Distribution, TargetChoice } from '@boxflow/ir';

/**
 * What an executable does unless the environment says otherwise. The same names as the options of `poly-cli run`;
 * an absent field leaves the choice to the runtime.
 */
export interface RuntimeDefaults {
  readonly target?: TargetChoice;
  /** `sim` only: the machine, by the name of a built-in model or the path of a JSON file. */
  readonly model?: string;
  /** Number of devices, or all there are. */
  readonly devices?: number | 'all';
  /** Bytes per device. */
  readonly memoryLimit?: number;
  /** Largest width of a tile's interval; of a pair, the second is for phases with two distribution dimensions. */
  readonly tile?: number | 'auto' | readonly [number, number];
  /** How many tiles of a device may run at a time, at most 64; by default 1. */
  readonly concurrentTiles?: number;
  /** How the tiles of a phase are dealt to the devices; of two kinds, in both dimensions of phases that have two. */
  readonly distribution?: Distribution;
  /**
   * What of a tile's results goes to devices that read some of it: what each of them reads, the parts that some reader
   * needs (BBMM §5.1.2), or all that flows out of the tile (§5.1.1).
   */
  readonly comm?: Communication;
  /**
   * Which boxes are stored of what a tile accesses: hulls where they waste nothing, nothing that is not accessed and nothing
   * twice (BBMM §4.3), or one hull of each array.
   */
  readonly boxes?: BoxPolicy;
  /** Look for data on a device in buffers of other boxes (BBMM §4.4.2). */
  readonly reuse?: boolean;
  /** Copy while kernels run (BBMM §5.3). */
  readonly overlap?: boolean;
  /** Run first what sends most to other devices (BBMM §5.3.4). */
  readonly reorder?: boolean;
  /** Issue serial iterations that do what those before them did again, with nothing decided. */
  readonly repeat?: boolean;
  /** Copy straight from device to device, where the devices can; else through the host's memory. */
  readonly peer?: boolean;
  /** Run the sequential program too and compare. */
  readonly verify?: boolean;
  /** Check that every tile reads the latest elements; `host` only. */
  readonly shadow?: boolean;
  /** Path of a JSON file to write at exit. */
  readonly stats?: string;
  /** Path of a trace to write while the program runs. */
  readonly trace?: string;
  /** A short table on standard error at exit. */
  readonly summary?: boolean;
}

/** The environment variables that carry the options to a compiled program. */
const VARIABLES = {
  target: 'BOXFLOW_TARGET',
  model: 'BOXFLOW_MODEL',
  devices: 'BOXFLOW_DEVICES',
  memoryLimit: 'BOXFLOW_MEMORY_LIMIT',
  tile: 'BOXFLOW_TILE',
  concurrentTiles: 'BOXFLOW_CONCURRENT_TILES',
  distribution: 'BOXFLOW_DISTRIBUTION',
  comm: 'BOXFLOW_COMM',
  boxes: 'BOXFLOW_BOXES',
  reuse: 'BOXFLOW_REUSE',
  overlap: 'BOXFLOW_OVERLAP',
  reorder: 'BOXFLOW_REORDER',
  repeat: 'BOXFLOW_REPEAT',
  peer: 'BOXFLOW_PEER',
  verify: 'BOXFLOW_VERIFY',
  shadow: 'BOXFLOW_SHADOW',
  stats: 'BOXFLOW_STATS',
  trace: 'BOXFLOW_TRACE',
  summary: 'BOXFLOW_SUMMARY',
} as const satisfies Record<keyof RuntimeDefaults, string>;

/** Their names. */
export const RUNTIME_VARIABLES: readonly string[] = Object.values(VARIABLES);

/** The variables that say what the options do. */
export function runtimeEnvironment(options: RuntimeDefaults): Readonly<Record<string, string>> {
  const names = Object.keys(VARIABLES) as (keyof RuntimeDefaults)[];
  const given = names.filter((name) => options[name] !== undefined);
  return Object.fromEntries(given.map((name) => [VARIABLES[name], text(options[name]!)]));
}

function text(value: string | number | boolean | readonly number[]): string {
  return typeof value === 'boolean' ? String(Number(value)) : String(value);
}
