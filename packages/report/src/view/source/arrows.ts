import type { ReportDependence } from '../../data/report-data.js';
import { svg } from '../dom.js';
import { LINE_HEIGHT } from './line-height.js';

export const ARROWS_WIDTH = 56;

const MOST_ARROWS = 40;
const HEAD = 5;

/** An arrow between two lines, from 1. */
interface Arrow {
  readonly from: number;
  readonly to: number;
  readonly kind: ReportDependence['kind'];
}

const KINDS = ['flow', 'anti', 'output'];

/** Returns the arrows of dependences inside a file: one for each pair of lines, with the kind that says most. */
export function arrowsOf(dependences: readonly ReportDependence[], file: string): readonly Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const { kind, source, sink } of dependences) {
    if (source.location.file !== file || sink.location.file !== file) continue;
    const arrow = { from: source.location.line, to: sink.location.line, kind };
    const key = `${arrow.from} ${arrow.to}`;
    const known = arrows.get(key);
    if (!known || KINDS.indexOf(kind) < KINDS.indexOf(known.kind)) arrows.set(key, arrow);
  }
  return [...arrows.values()].slice(0, MOST_ARROWS);
}

/** Draws arrows at the left of the code, short ones nearest to it. */
export function drawArrows(arrows: readonly Arrow[]): readonly SVGElement[] {
  const ordered = [...arrows].sort((a, b) => Math.abs(a.from - a.to) - Math.abs(b.from - b.to));
  const lanes: Arrow[][] = [];
  return ordered.map((arrow) => {
    const free = lanes.findIndex((lane) => lane.every((other) => areApart(arrow, other)));
    const lane = free < 0 ? lanes.push([]) - 1 : free;
    lanes[lane]!.push(arrow);
    return drawArrow(arrow, lane);
  });
}

function areApart(a: Arrow, b: Arrow): boolean {
  return Math.max(a.from, a.to) < Math.min(b.from, b.to) || Math.max(b.from, b.to) < Math.min(a.from, a.to);
}

function drawArrow({ from, to, kind }: Arrow, lane: number): SVGElement {
  const right = ARROWS_WIDTH - 3;
  const x = Math.max(3, right - 12 - lane * 7);
  const middle = (line: number) => (line - 0.5) * LINE_HEIGHT;
  // Both ends of an arrow from a line to itself are inside that line.
  const [y, end] = from === to ? [middle(from) - 5, middle(to) + 4] : [middle(from), middle(to)];
  const bend = Math.min(6, Math.abs(end - y) / 2) * Math.sign(end - y);
  const path = `M${right},${y} H${x + 6} Q${x},${y} ${x},${y + bend} V${end - bend} Q${x},${end} ${x + 6},${end} H${right - 2}`;
  return svg(
    'g',
    { class: `arrow ${kind}` },
    svg('path', { d: path, fill: 'none' }),
    svg('path', {
      d: `M${right},${end} l${-HEAD},${-HEAD / 1.6} v${HEAD * 1.25} z`,
      class: 'head',
    }),
  );
}
