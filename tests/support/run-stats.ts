import { readFileSync } from 'node:fs';
import type { LinkStats, RegionStats, RunStats } from '@boxflow/ir';

/** The file that `--stats` or BOXFLOW_STATS named. */
export function readStats(file: string): RunStats {
  return JSON.parse(readFileSync(file, 'utf8')) as RunStats;
}

/** What was copied from one place to another; zeros where nothing was. */
export function link({ links }: RegionStats, from: LinkStats['from'], to: LinkStats['to']): LinkStats {
  return links.find((each) => each.from === from && each.to === to) ?? { from, to, bytes: 0, copies: 0 };
}
