import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { LinkStats, RegionStats, RunStats } from '@boxflow/ir';
import { Ajv } from 'ajv';

const schema = createRequire(import.meta.url).resolve('@boxflow/ir/schema/run-stats.schema.json');
const isRunStats = new Ajv({ allowUnionTypes: true }).compile<RunStats>(
  JSON.parse(readFileSync(schema, 'utf8')),
);

/** The file that `--stats` or BOXFLOW_STATS named. C++ writes it, so it is compared with the type's schema first. */
export function readStats(file: string): RunStats {
  const stats: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isRunStats(stats)) throw new Error(`${file} is no RunStats: ${JSON.stringify(isRunStats.errors)}`);
  return stats;
}

/** Returns the copies from one place to another; zeros if there were none. */
export function link({ links }: RegionStats, from: LinkStats['from'], to: LinkStats['to']): LinkStats {
  return (
    links.find((each) => each.from === from && each.to === to) ?? {
      from,
      to,
      bytes: 0,
      copies: 0,
      ns: 0,
      staged: false,
    }
  );
}

/** Returns what links carried, without how long that took, which is different in each run. */
export function carriedBy({ links }: RegionStats): readonly Partial<LinkStats>[] {
  return links.map(({ ns: _, possibleBytesPerSecond: __, ...link }) => link);
}

/** How many devices executed tiles of a region. */
export function devicesAtWork({ regions }: RunStats, region: string): number {
  const found = regions.find(({ name }) => name === region);
  return found?.devices.filter(({ tiles }) => tiles > 0).length ?? 0;
}
