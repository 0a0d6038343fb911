/**
 * What an executable does unless the environment says otherwise. The same names as the options of `poly-cli run`;
 * an absent field leaves the choice to the runtime.
 */
export interface RuntimeDefaults {
  readonly target?: 'host' | 'opencl' | 'cuda' | 'sim' | 'auto';
  /** `sim` only: the machine, by the name of a built-in model or the path of a JSON file. */
  readonly model?: string;
  /** Number of devices, or all there are. */
  readonly devices?: number | 'all';
  /** Bytes per device. */
  readonly memoryLimit?: number;
  /** Largest width of a tile's interval. */
  readonly tile?: number | 'auto';
  /** How the tiles of a phase are dealt to the devices. */
  readonly distribution?: 'block' | 'cyclic' | 'block-cyclic';
  /**
   * What of a tile's results goes to devices that read some of it: what each of them reads, the parts that some reader
   * needs (BBMM §5.1.2), or all that flows out of the tile (§5.1.1).
   */
  readonly comm?: 'exact' | 'fop' | 'fo';
  /** Look for data on a device in buffers of other boxes (BBMM §4.4.2). */
  readonly reuse?: boolean;
  /** Copy while kernels run (BBMM §5.3). */
  readonly overlap?: boolean;
  /** Run first what sends most to other devices (BBMM §5.3.4). */
  readonly reorder?: boolean;
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
export function runtimeEnvironment(options: RuntimeDefaults): Readonly<Record<string, string>> {
  const values: Readonly<Record<string, string | number | undefined>> = {
    BOXFLOW_TARGET: options.target,
    BOXFLOW_MODEL: options.model,
    BOXFLOW_DEVICES: options.devices,
    BOXFLOW_MEMORY_LIMIT: options.memoryLimit,
    BOXFLOW_TILE: options.tile,
    BOXFLOW_DISTRIBUTION: options.distribution,
    BOXFLOW_COMM: options.comm,
    BOXFLOW_REUSE: flag(options.reuse),
    BOXFLOW_OVERLAP: flag(options.overlap),
    BOXFLOW_REORDER: flag(options.reorder),
    BOXFLOW_VERIFY: flag(options.verify),
    BOXFLOW_SHADOW: flag(options.shadow),
    BOXFLOW_STATS: options.stats,
    BOXFLOW_TRACE: options.trace,
    BOXFLOW_SUMMARY: flag(options.summary),
  };
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

function flag(value: boolean | undefined): string | undefined {
  return value === undefined ? undefined : value ? '1' : '0';
}
