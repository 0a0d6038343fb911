import { type ExplainedRegion, type Explanation, formatLocation, type RefusedRegion } from '@boxflow/ir';
import { linesText } from './region-card.js';

/** Returns the loops that stay on the host, one group for each reason; loops that the user marked come first. */
export function refusedLines({ refused, regions }: Explanation): readonly (readonly string[])[] {
  const ordered = [...refused.filter(({ marked }) => marked), ...refused.filter(({ marked }) => !marked)];
  const groups = new Map<string, readonly RefusedRegion[]>();
  for (const one of ordered) {
    const key = `${one.marked} ${one.reason.severity} ${one.reason.code} ${one.reason.message}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const onDevices = regions.filter(({ sequential }) => sequential === null);
  return [...groups.values()].map((group) => printGroup(group, onDevices));
}

function printGroup(
  group: readonly RefusedRegion[],
  onDevices: readonly ExplainedRegion[],
): readonly string[] {
  const [first, ...others] = group as readonly [RefusedRegion, ...RefusedRegion[]];
  const { reason } = first;
  const place = formatLocation(reason.location ?? first.location);
  const lines = loopLines(first);
  const more =
    others.length > 0 ? `; so ${others.length === 1 ? 'does' : 'do'} ${othersText(others, first)}` : '';
  const inside = others.length > 0 ? '' : insideText(first, onDevices);
  return [
    `${place}: ${first.marked ? 'the marked region' : loopsText(lines)} in ${first.function} ${lines.length > 1 && !first.marked ? 'stay' : 'stays'} on the host${inside}${more}`,
    `  ${reason.code}: ${reason.message}`,
    ...(reason.hint === undefined ? [] : [`  hint: ${reason.hint}`]),
  ];
}

/** Says which loops inside run on devices. */
function insideText({ regionsInside = [] }: RefusedRegion, onDevices: readonly ExplainedRegion[]): string {
  const places = new Set(regionsInside.map(formatLocation));
  const lines = onDevices
    .filter(({ location }) => places.has(formatLocation(location)))
    .flatMap(({ loops }) => loops.filter(({ depth }) => depth === 0).map(({ location }) => location.line));
  const run = lines.length === 1 ? 'runs' : 'run';
  return lines.length === 0 ? '' : `, and ${loopsText([...new Set(lines)])} inside ${run} on devices`;
}

function loopLines({ loops }: RefusedRegion): readonly number[] {
  return [...new Set(loops.map(({ location }) => location.line))];
}

function loopsText(lines: readonly number[]): string {
  return lines.length === 0
    ? 'the loop'
    : `the ${lines.length > 1 ? 'loops' : 'loop'} of ${linesText(lines)}`;
}

/** Names the places of the other loops, those of a different file with its name. */
function othersText(others: readonly RefusedRegion[], { location }: RefusedRegion): string {
  const here = others.filter((one) => one.location.file === location.file);
  const there = others.filter((one) => one.location.file !== location.file);
  const lines = [...new Set(here.flatMap((one) => loopLines(one).slice(0, 1)))];
  const shown = lines.slice(0, MOST_PLACES);
  const left = lines.length - shown.length;
  return [
    ...(shown.length > 0 ? [`${linesText(shown)}${left > 0 ? ` and ${left} more` : ''}`] : []),
    ...there.slice(0, MOST_PLACES).map((one) => formatLocation(one.location)),
  ].join(', ');
}

const MOST_PLACES = 12;
