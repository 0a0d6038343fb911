/**
 * What an executable does unless the environment says otherwise. The same names as the options of `poly-cli run`;
 * an absent field leaves the choice to the runtime.
 */
export interface RuntimeDefaults {
  readonly target?: 'host' | 'opencl' | 'cuda' | 'auto';
  /** Number of devices, or all there are. */
  readonly devices?: number | 'all';
  /** Bytes per device. */
  readonly memoryLimit?: number;
  /** Largest width of a tile's interval. */
  readonly tile?: number | 'auto';
  /** Run the sequential program too and compare. */
  readonly verify?: boolean;
  /** Check that every tile reads the latest elements; `host` only. */
  readonly shadow?: boolean;
  /** Path of a JSON file to write at exit. */
  readonly stats?: string;
  /** A short table on standard error at exit. */
  readonly summary?: boolean;
}

/** The environment variables that carry the options to a compiled program. */
export function runtimeEnvironment(options: RuntimeDefaults): Readonly<Record<string, string>> {
  const values: Readonly<Record<string, string | number | undefined>> = {
    BOXFLOW_TARGET: options.target,
    BOXFLOW_DEVICES: options.devices,
    BOXFLOW_MEMORY_LIMIT: options.memoryLimit,
    BOXFLOW_TILE: options.tile,
    BOXFLOW_VERIFY: flag(options.verify),
    BOXFLOW_SHADOW: flag(options.shadow),
    BOXFLOW_STATS: options.stats,
    BOXFLOW_SUMMARY: flag(options.summary),
  };
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

function flag(value: boolean | undefined): string | undefined {
  return value === undefined ? undefined : value ? '1' : '0';
}
