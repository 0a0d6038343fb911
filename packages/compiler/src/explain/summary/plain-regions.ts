import { type ExplainedRegion, formatLocation } from '@boxflow/ir';
import { linesText } from './region-card.js';

/** Returns a line for the regions of each function that run on devices with nothing more to say. */
export function plainRegionLines(regions: readonly ExplainedRegion[]): readonly string[] {
  const groups = new Map<string, readonly ExplainedRegion[]>();
  for (const region of regions) {
    const key = `${region.location.file} ${region.function}`;
    groups.set(key, [...(groups.get(key) ?? []), region]);
  }
  return [...groups.values()].map(printGroup);
}

function printGroup(group: readonly ExplainedRegion[]): string {
  const ordered = [...group].sort((a, b) => a.location.line - b.location.line);
  const [first] = ordered as [ExplainedRegion];
  const names = ordered.map(({ name }) => name);
  const shown = names.length > MOST_NAMES ? `${names.length} regions` : names.join(', ');
  const outermost = ordered.flatMap(({ loops }) => loops.filter(({ depth }) => depth === 0));
  const lines = [...new Set(outermost.map(({ location }) => location.line))];
  const where =
    lines.length > MOST_NAMES
      ? `${lines.length} loops`
      : `the ${lines.length > 1 ? 'loops' : 'loop'} of ${linesText(lines)}`;
  return `${formatLocation(first.location)}: ${shown} in ${first.function} ${names.length > 1 ? 'run' : 'runs'} on devices: ${where}, dealt out to the devices`;
}

const MOST_NAMES = 8;
