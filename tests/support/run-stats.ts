import { readFileSync } from 'node:fs';

/** What `--stats` and BOXFLOW_STATS write, as far as tests read it. Bytes throughout. */
export interface RunStats {
  readonly target: string;
  readonly devices: readonly { readonly name: string; readonly memory: number }[];
  readonly regions: readonly RegionStats[];
}

export interface RegionStats {
  readonly name: string;
  readonly calls: number;
  readonly devices: readonly DeviceStats[];
  readonly links: readonly LinkStats[];
  readonly counters: Readonly<Record<string, number>>;
}

export interface DeviceStats {
  readonly peakBytes: number;
  readonly arrays: readonly { readonly name: string; readonly peakBytes: number }[];
  readonly tiles: number;
}

/** Everything copied from one place to another, added up over the run. */
export interface LinkStats {
  readonly from: number | 'host';
  readonly to: number | 'host';
  readonly bytes: number;
  readonly copies: number;
}

export function readStats(file: string): RunStats {
  return JSON.parse(readFileSync(file, 'utf8')) as RunStats;
}

/** What was copied from one place to another; zeros where nothing was. */
export function link({ links }: RegionStats, from: LinkStats['from'], to: LinkStats['to']): LinkStats {
  return links.find((each) => each.from === from && each.to === to) ?? { from, to, bytes: 0, copies: 0 };
}
